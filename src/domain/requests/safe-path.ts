/** Longer targets are none of ours. */
const LONGEST = 2_000;
/** Nobody's address: what resolves to another than this leads off the site. */
const HERE = 'https://own.invalid';

/**
 * A target within the site, as an address of it (path, query and anchor); null for all that could lead elsewhere. A
 * target must be a path to begin with. Whatever browsers read as something else is refused: two slashes, backslashes
 * (which they turn into slashes), white space and control characters (which they drop), dots that leave two slashes
 * behind, and slashes in disguise at its beginning (F1: only relative targets).
 */
export function toSafePath(target: string | null | undefined): string | null {
  if (!target || target.length > LONGEST) return null;
  // Nothing but what is written in addresses: a browser drops or changes the rest.
  if (!/^\/[!-[\]-~]*$/.test(target)) return null;
  if (/^\/(\/|%2f|%5c)/i.test(target)) return null;
  const url = URL.parse(target, HERE);
  if (!url || url.origin !== HERE || url.username || url.password) return null;
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
