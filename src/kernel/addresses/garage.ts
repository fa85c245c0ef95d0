import type { SiteSettings } from '../../settings/schema.ts';

/** The sections of the garage (F5), in the order of its menu; the first is the garage itself. */
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

export function linkToGarage({ visitors }: Pick<SiteSettings, 'visitors'>, section: GarageSectionKey): string {
  return section === 'overview' ? visitors.garagePath : `${visitors.garagePath}/${section}`;
}

/** The garage section at a path; `unknown` for a path below the garage that is no section; undefined for all others. */
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

/** Where on the page of saved searches visitors choose how they are notified. */
export const ALERTS_ANCHOR = '#alerts';
