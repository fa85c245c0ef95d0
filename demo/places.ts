import { readFileSync } from 'node:fs';
import type { CarType } from '../src/domain/vehicle/car.ts';

export interface Place {
  dealership_slug: string;
  location_slug: string;
  suburb: string;
  state: string;
  postcode: string;
  /** Makes that the dealership sells new. */
  manufacturers: string[];
  /** Trucks are sold at truck yards, and nowhere else. */
  trucks: boolean;
  /** The car types that stand here. */
  holds: CarType[];
}

interface DealershipFile {
  slug: string;
  manufacturers?: string[];
}

interface LocationFile {
  slug: string;
  dealership_slug: string;
  location_type?: string;
  location_subtype?: string;
  visible?: boolean;
  address: { city: string; state: string; postcode: string };
}

/** The folder of the demo sites. */
export const SITES_FOLDER = new URL('../sites/', import.meta.url);

/**
 * The yards of a demo site, from its folder: used vehicles stand at locations for used ones, where a dealership has
 * any.
 */
export function loadPlaces(siteSlug: string): Place[] {
  const dealerships = readJson<DealershipFile[]>(siteSlug, 'dealerships.json');
  const locations = readJson<LocationFile[]>(siteSlug, 'locations.json');
  const yards = locations.filter(
    ({ location_type, visible }) => visible !== false && ['sales', 'used'].includes(location_type ?? 'sales'),
  );
  return yards.map((location) => {
    const dealership = dealerships.find(({ slug }) => slug === location.dealership_slug);
    if (!dealership) throw new Error(`sites/${siteSlug}/locations.json: no dealership ${location.dealership_slug}`);
    const siblings = yards.filter(({ dealership_slug }) => dealership_slug === dealership.slug);
    return placeOf(location, dealership, siblings);
  });
}

function placeOf(location: LocationFile, dealership: DealershipFile, siblings: LocationFile[]): Place {
  const isUsed = location.location_type === 'used';
  const hasUsed = siblings.some((sibling) => sibling.location_type === 'used');
  const { city, state, postcode } = location.address;
  return {
    dealership_slug: dealership.slug,
    location_slug: location.slug,
    suburb: city,
    state,
    postcode,
    manufacturers: dealership.manufacturers ?? [],
    trucks: location.location_subtype === 'trucks',
    holds: isUsed ? ['used'] : hasUsed ? ['new', 'demo'] : ['new', 'demo', 'used'],
  };
}

export function readJson<T>(siteSlug: string, file: string): T {
  return JSON.parse(readFileSync(new URL(`${siteSlug}/${file}`, SITES_FOLDER), 'utf8')) as T;
}
