import type { Dealership, Location, SpecialHours } from '../../domain/places/location.ts';
import { CONTENT_KINDS, type ContentKind } from '../schema/content.ts';
import type { SiteDb } from '../scope.ts';
import { type ContentItem, listContent } from './sites/content.ts';
import { listDealerships } from './sites/dealerships.ts';
import { listLocations, listSpecialHours } from './sites/locations.ts';
import { listReviews, type Review } from './sites/reviews.ts';
import { listManufacturers, listModels, type Manufacturer, type Model } from './stock/models.ts';

/** The group's places, hidden ones too, and the days with other hours; of those that are over, the latest as well. */
export interface GroupPlaces {
  locations: Location[];
  dealerships: Dealership[];
  specialHours: SpecialHours[];
}

const ANY_DAY = '0001-01-01';

/** Reads the places of the site's group; `from` (`YYYY-MM-DD`) is the first day whose other hours matter. */
export async function readPlaces(db: SiteDb, from = ANY_DAY): Promise<GroupPlaces> {
  const places = await db.readCached('places', async (tx) => ({
    locations: await listLocations(tx),
    dealerships: await listDealerships(tx),
    specialHours: await listSpecialHours(tx, ANY_DAY),
  }));
  return { ...places, specialHours: places.specialHours.filter(({ date }) => date >= from) };
}

/** Reads the site's content of a kind, running or not. */
export function readContent(db: SiteDb, kind: ContentKind): Promise<ContentItem[]> {
  return db.readCached(`content ${kind}`, (tx) => listContent(tx, kind));
}

/** Reads the reviews of the site's group, newest first. */
export function readReviews(db: SiteDb): Promise<Review[]> {
  return db.readCached('reviews', (tx) => listReviews(tx));
}

/** Reads the makes and models that the site's files name. */
export function readMakesAndModels(db: SiteDb): Promise<{ manufacturers: Manufacturer[]; models: Model[] }> {
  return db.readCached('makes and models', async (tx) => ({
    manufacturers: await listManufacturers(tx),
    models: await listModels(tx),
  }));
}

/**
 * Reads all that the site's pages are made from beside its stock, so that each of them, asked for or not, can be made
 * while the database is away. To be done before a version of the site is served; throws where it cannot be read anew.
 */
export async function warmReadCache(given: SiteDb): Promise<void> {
  // What stood in now would be taken for the new version's, and kept with it.
  const db: SiteDb = { ...given, readCached: given.readFresh };
  for (const kind of CONTENT_KINDS) await readContent(db, kind);
  await readPlaces(db);
  await readReviews(db);
  await readMakesAndModels(db);
}
