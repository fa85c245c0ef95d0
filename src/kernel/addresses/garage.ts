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

export function linkToGarage({ visitors }: Pick<SiteSettings, 'visitors'>, section: GarageSectionKey): string {
  return section === 'overview' ? visitors.garagePath : `${visitors.garagePath}/${section}`;
}

/** Where on the page of saved searches visitors choose how they are notified. */
export const ALERTS_ANCHOR = '#alerts';
