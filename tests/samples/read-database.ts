import type { GroupPlaces } from '../../src/db/queries/cached-reads.ts';
import type { Review } from '../../src/db/queries/sites/reviews.ts';
import type { Manufacturer, Model } from '../../src/db/queries/stock/models.ts';
import type { SiteDb } from '../../src/db/scope.ts';

interface Known extends GroupPlaces {
  reviews: Review[];
  manufacturers: Manufacturer[];
  models: Model[];
}

/** A read-only database with nothing but the given data; `onRead` runs before each result. */
export function readDatabase(known: Partial<Known> = {}, onRead = async () => {}): SiteDb {
  const { locations = [], dealerships = [], specialHours = [], reviews = [], ...rest } = known;
  const { manufacturers = [], models = [] } = rest;
  const answers: Record<string, unknown> = {
    places: { locations, dealerships, specialHours },
    reviews,
    'makes and models': { manufacturers, models },
  };
  const answer = async (name = '') => {
    await onRead();
    return answers[name] ?? [];
  };
  const db = { run: () => answer(), readWithFallback: () => answer(), readCached: answer };
  return db as unknown as SiteDb;
}
