/** The site has no longer targets. */
const LONGEST = 2_000;
/** A base that nobody owns: a target that resolves to another origin leads off the site. */
const HERE = 'https://own.invalid';

/**
 * A target within the site, as a relative address (path, query and fragment); null for anything that could lead
 * elsewhere. A target must start as a path. Whatever browsers interpret differently is refused: two slashes,
 * backslashes (which they turn into slashes), white space and control characters (which they drop), dot segments that
 * leave two slashes behind, and encoded slashes at the beginning (F1: only relative targets).
 */
export function toSafePath(target: string | null | undefined): string | null {
  if (!target || target.length > LONGEST) return null;
  // Only printable ASCII: a browser drops or changes the rest.
  if (!/^\/[!-[\]-~]*$/.test(target)) return null;
  if (/^\/(\/|%2f|%5c)/i.test(target)) return null;
  const url = URL.parse(target, HERE);
  if (!url || url.origin !== HERE || url.username || url.password) return null;
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
