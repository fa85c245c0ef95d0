import type { SiteSettings } from '../../settings/schema.ts';

/** The parts of the garage (F5), in the order of its menu; the first is the garage itself. */
export const GARAGE_SECTIONS = [
  'overview',
  'saved-cars',
  'saved-searches',
  'enquiries',
  'valuations',
  'finance',
  'details',
  'sessions',
  'my-data',
] as const;
export type GarageSectionKey = (typeof GARAGE_SECTIONS)[number];

/** The addresses that the specification lists for garages (G2); a site has one of them, or its own. */
export const KNOWN_GARAGE_PATHS = ['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage'];

/** Where a part of the site's garage is. */
export function linkToGarage(
  { visitors }: Pick<SiteSettings, 'visitors'>,
  section: GarageSectionKey,
): string {
  return section === 'overview' ? visitors.garagePath : `${visitors.garagePath}/${section}`;
}

/**
 * The part of the garage at a path; `unknown` for a path within it that is no part; undefined for one that is not
 * within it.
 */
export function findGarageSection(
  pathname: string,
  { visitors }: Pick<SiteSettings, 'visitors'>,
): GarageSectionKey | 'unknown' | undefined {
  const { garagePath } = visitors;
  if (pathname === garagePath) return 'overview';
  if (!pathname.startsWith(`${garagePath}/`)) return undefined;
  const name = pathname.slice(garagePath.length + 1);
  return GARAGE_SECTIONS.slice(1).find((section) => section === name) ?? 'unknown';
}

/** Where on the page of saved searches a visitor says how he wants to be told. */
export const ALERTS_ANCHOR = '#alerts';
