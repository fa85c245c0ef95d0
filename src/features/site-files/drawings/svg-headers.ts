/** The headers of a drawing. */
export const SVG_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // A day: the address says what is drawn, not by which version of us.
  'Cache-Control': 'public, max-age=86400',
  // A picture needs nothing else, and an SVG opened by itself shall not be able to ask for more.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};
