import type { SiteSettings } from '../../settings/schema.ts';

/** The API of free times. */
const SLOTS_PATH = '/api/test-drive/slots';

interface Asked {
  /** Slug of the vehicle; null for none. */
  car: string | null;
  /** Slug of the location; omitted for the first. */
  location?: string;
}

/** The page of a test drive (S2: `/book-test-drive/?car_id={slug}`). */
export function linkToTestDrive(path: string, requested: Asked): string {
  return withQuery(path, requested);
}

/** The API of a location's free times, for a vehicle if one is given. */
export function linkToSlots(requested: Asked): string {
  return withQuery(SLOTS_PATH, requested);
}

function withQuery(path: string, { car, location }: Asked): string {
  const query = new URLSearchParams({ ...(car !== null && { car_id: car }), ...(location && { location }) });
  return query.size === 0 ? path : `${path}?${query}`;
}
/** Null where the site books no test drives. */
export function findTestDrivePath({ forms }: Pick<SiteSettings, 'forms'>): string | null {
  return forms.testDrive.page === 'on' ? forms.testDrive.path : null;
}
