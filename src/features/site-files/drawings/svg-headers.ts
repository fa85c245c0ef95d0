export const SVG_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // A day: the address says what is drawn, but not with which version of the software.
  'Cache-Control': 'public, max-age=86400',
  // A picture loads nothing else, and an SVG that is opened by itself must not be able to.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};
