import type { SiteDb } from '../../src/db/scope.ts';
import type { OfferedPlaces } from '../../src/kernel/places/offered-places.ts';
import { readDatabase } from './read-database.ts';
import { sampleLocation } from './site.ts';

/** Dealerships with a place each. */
export function sampleOffered(...slugs: string[]): OfferedPlaces {
  return {
    locations: slugs.map((slug, at) => sampleLocation({ id: at + 1, slug: `${slug}-sales`, dealership_slug: slug })),
    dealerships: slugs.map((slug, at) => ({
      id: at + 1,
      slug,
      name: slug,
      website: null,
      dealer_license_number: null,
      manufacturers: [],
    })),
  };
}

/** A database that serves only the places that a site offers. */
export const offering = (...slugs: string[]): SiteDb => readDatabase(sampleOffered(...slugs));
