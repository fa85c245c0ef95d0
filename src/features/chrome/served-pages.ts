import { readAddress } from '../search/address.ts';

/** Which addresses of this site have a page; a new page is added here so that menus and offers may link to it. */
const SERVED: readonly ((url: URL) => boolean)[] = [
  ({ pathname }) => pathname === '/',
  ({ pathname }) => /^\/cars\/[^/]+$/.test(pathname),
  (url) => readAddress(url, {}).kind !== 'unknown',
];

/**
 * Whether a link leads somewhere: to a page that this site has, an anchor, or out of the site. Menus leave out the others, so that no
 * link promises what isn't there (A9).
 */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/')) return true;
  const url = new URL(href, 'https://site.invalid');
  return SERVED.some((isServed) => isServed(url));
}
