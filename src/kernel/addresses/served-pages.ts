import { isSearchPath } from '../stock/address.ts';
import { NO_PATH_WORDS, type PathWords } from '../stock/path-words.ts';
import { CAR_TRADE_IN_PATH } from './vehicle.ts';

/**
 * A page that a site's settings open: its path, in which `{slug}` is any vehicle's, and whether it is about a vehicle
 * only, which its address names by a query parameter.
 */
export interface OpenPage {
  path: string;
  needsVehicle: boolean;
  /** `car_id` where it is not given. */
  vehicleParameter?: string;
}

export const toOpenPage = (path: string): OpenPage => ({ path, needsVehicle: false });

/** Which addresses of this site have a page, whatever its settings are; those of features are in `opened`. */
const SERVED: readonly ((url: URL, words: PathWords) => boolean)[] = [
  ({ pathname }) => pathname === '/',
  // Valuing a trade-in has its address among the vehicles' (S2), but its own row in `opened`.
  ({ pathname }) => /^\/cars\/[^/]+$/.test(pathname) && pathname !== CAR_TRADE_IN_PATH,
  ({ pathname }, words) => isSearchPath(pathname, words),
];

function isOpen({ path, needsVehicle, vehicleParameter = 'car_id' }: OpenPage, { pathname, searchParams }: URL) {
  return isPathMatching(path, pathname) && (!needsVehicle || searchParams.has(vehicleParameter));
}

function isPathMatching(path: string, pathname: string): boolean {
  const [before = '', after] = path.split('{slug}');
  if (after === undefined) return path === pathname;
  const slug = pathname.slice(before.length, pathname.length - after.length);
  return pathname === before + slug + after && slug !== '' && !slug.includes('/');
}

/**
 * Whether a link has a target: a page that this site has, an anchor, or an external page. Menus leave out the others,
 * so that no link promises what isn't there (A9). `words`: the site's own under /search; `opened`: pages that its
 * settings open (`listOpenPages`), none by default.
 */
export function isLinkServed(
  href: string,
  words: PathWords = NO_PATH_WORDS,
  opened: readonly OpenPage[] = [],
): boolean {
  if (!href.startsWith('/')) return true;
  const url = new URL(href, 'https://site.invalid');
  return SERVED.some((isServed) => isServed(url, words)) || opened.some((page) => isOpen(page, url));
}
