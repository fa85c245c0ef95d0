/** Pictures, and what names them, that are drawn from a site's settings: one page requests dozens of them. */
const DRAWN = String.raw`icons/[\w.-]+|favicon\.(svg|ico)|social\.png|manifest\.webmanifest`;

const IS_DRAWN = new RegExp(`^/(${DRAWN})$`, 'i');

/** Everything that the router makes of a site's settings alone. */
const IS_FILE = new RegExp(String.raw`^/(${DRAWN}|robots\.txt|api/openapi\.json)$`);

/** Whether a path, percent-decoded, is one of a site's drawings. */
export const isDrawn = (path: string): boolean => IS_DRAWN.test(path);

/**
 * Whether what is at the path of a URL is made without the site's stock. Another spelling of such a path is not one:
 * the router may have something else there.
 */
export const isFile = (pathname: string): boolean => IS_FILE.test(pathname);
