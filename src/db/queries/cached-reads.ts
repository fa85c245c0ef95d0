import type { Dealership, Location, SpecialHours } from '../../domain/places/location.ts';
import { CONTENT_KINDS, type ContentKind } from '../schema/content.ts';
import type { SiteDb } from '../scope.ts';
import { type ContentItem, listContent } from './sites/content.ts';
import { listDealerships } from './sites/dealerships.ts';
import { listLocations, listSpecialHours } from './sites/locations.ts';
import { listReviews, type Review } from './sites/reviews.ts';
import { listManufacturers, listModels, type Manufacturer, type Model } from './stock/models.ts';

/** The group's places, hidden ones too, and their special hours, past ones included. */
export interface GroupPlaces {
  locations: Location[];
  dealerships: Dealership[];
  specialHours: SpecialHours[];
}

const ANY_DAY = '0001-01-01';

/** `from` (`YYYY-MM-DD`) is the first day whose special hours are read. */
export async function readPlaces(db: SiteDb, from = ANY_DAY): Promise<GroupPlaces> {
  const places = await db.readCached('places', async (tx) => ({
    locations: await listLocations(tx),
    dealerships: await listDealerships(tx),
    specialHours: await listSpecialHours(tx, ANY_DAY),
  }));
  return { ...places, specialHours: places.specialHours.filter(({ date }) => date >= from) };
}

/** All of it, current or not. */
export function readContent(db: SiteDb, kind: ContentKind): Promise<ContentItem[]> {
  return db.readCached(`content ${kind}`, (tx) => listContent(tx, kind));
}

/** Newest first. */
export function readReviews(db: SiteDb): Promise<Review[]> {
  return db.readCached('reviews', (tx) => listReviews(tx));
}

export function readMakesAndModels(db: SiteDb): Promise<{ manufacturers: Manufacturer[]; models: Model[] }> {
  return db.readCached('makes and models', async (tx) => ({
    manufacturers: await listManufacturers(tx),
    models: await listModels(tx),
  }));
}

/**
 * Fills the cache with everything that the site's pages need beside the stock, so that every page can be rendered
 * without a query, and while the database is away. Call before a new version of the site is served; throws when
 * anything cannot be read afresh.
 */
export async function warmReadCache(given: SiteDb): Promise<void> {
  // A cached fallback would be taken for the new version's data, and cached as such.
  const db: SiteDb = { ...given, readCached: given.readFresh };
  for (const kind of CONTENT_KINDS) await readContent(db, kind);
  await readPlaces(db);
  await readReviews(db);
  await readMakesAndModels(db);
}
