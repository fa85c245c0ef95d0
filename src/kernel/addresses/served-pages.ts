import type { SiteSettings } from '../../settings/schema.ts';
import { parseAddress } from '../stock/address.ts';
import { NO_PATH_WORDS, type PathWords } from '../stock/path-words.ts';
import { keepSpelling } from '../stock/spelling.ts';
import { CHAT_PATH } from './chat.ts';

/** Whether the site has favourites and comparison; only then do their pages exist (F3). */
export type SavingSwitches = Pick<SiteSettings['card'], 'favourites' | 'compare'>;

/**
 * A page that a site's settings open: its path, in which `{slug}` is any vehicle's, and whether it is about a vehicle
 * (`?car_id=`) only.
 */
export interface OpenPage {
  path: string;
  needsVehicle: boolean;
}

export const toOpenPage = (path: string): OpenPage => ({ path, needsVehicle: false });

/** Which addresses of this site have a page. A new page is added here so that menus and offers may link to it. */
const SERVED: readonly ((
  url: URL,
  words: PathWords,
  saving: SavingSwitches,
  opened: readonly OpenPage[],
) => boolean)[] = [
  ({ pathname }) => pathname === '/',
  // Valuing a trade-in has its address among the vehicles' (S2), so it needs a row of its own.
  ({ pathname }) => /^\/cars\/(?!trade-in$)[^/]+$/.test(pathname),
  ({ pathname, searchParams }) => pathname === CHAT_PATH && searchParams.has('car'),
  ({ pathname }) => pathname === '/print',
  ({ pathname }, _, { favourites }) => pathname === '/saved' && favourites === 'on',
  ({ pathname }, _, { compare }) => pathname === '/compare' && compare === 'on',
  ({ pathname, searchParams }, _, __, opened) =>
    opened.some(
      ({ path, needsVehicle }) => isPathMatching(path, pathname) && (!needsVehicle || searchParams.has('car_id')),
    ),
  (url, words) => parseAddress(url, {}, keepSpelling, words).kind !== 'unknown',
];

function isPathMatching(path: string, pathname: string): boolean {
  const [before = '', after] = path.split('{slug}');
  if (after === undefined) return path === pathname;
  const slug = pathname.slice(before.length, pathname.length - after.length);
  return pathname === before + slug + after && slug !== '' && !slug.includes('/');
}

/**
 * Whether a link has a target: a page that this site has, an anchor, or an external page. Menus leave out the others,
 * so that no link promises what isn't there (A9). `words`: the site's own under /search; `saving`: the settings `card`,
 * all on by default; `opened`: pages that its settings open, none by default.
 */
export function isLinkServed(
  href: string,
  words: PathWords = NO_PATH_WORDS,
  saving: SavingSwitches = { favourites: 'on', compare: 'on' },
  opened: readonly OpenPage[] = [],
): boolean {
  if (!href.startsWith('/')) return true;
  const url = new URL(href, 'https://site.invalid');
  return SERVED.some((isServed) => isServed(url, words, saving, opened));
}
