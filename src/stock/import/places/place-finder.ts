import type { Dealership, Location } from '../../../domain/places/location.ts';
import { filterByTypes, SELLING } from '../../../domain/places/location-type.ts';
import { squeeze } from '../../feeds/normalise/words.ts';

export interface Place {
  dealership_id: number;
  location_id: number | null;
}

export interface PlaceFault {
  field: 'dealership_slug' | 'location_slug';
  reason: string;
}

/** Where a vehicle belongs, with the part of the row that was ignored; or why that is unknown. */
export type PlaceReading = { place: Place; fault?: PlaceFault } | { fault: PlaceFault };

export type FindPlace = (dealership: string | null, location: string | null) => PlaceReading;

interface GroupPlaces {
  dealerships: readonly Dealership[];
  locations: readonly Location[];
  /** Default place, for vehicles whose feed names no known one: slug of a location or dealership of the group. */
  standard?: string | undefined;
}

const MAX_NAMED = 15;

const named = (slugs: readonly string[]): string =>
  slugs.length > MAX_NAMED
    ? `${slugs.slice(0, MAX_NAMED).join(', ')} and ${slugs.length - MAX_NAMED} more`
    : slugs.join(', ');

/**
 * Creates the look-up of a group's places. A feed may name a dealership or location by slug or name, and either in the
 * field of the other. An unknown dealership with a known location does no harm. A vehicle with neither goes to the
 * default place, else to the only dealership. Throws when the default place is unknown.
 */
export function createPlaceFinder({ dealerships, locations, standard }: GroupPlaces): FindPlace {
  const byName = indexPlaces(dealerships, locations);
  const fallback = standard === undefined ? onlyPlace(dealerships, locations) : byName.get(squeeze(standard));
  if (standard !== undefined && !fallback) {
    throw new Error(
      `There is no location or dealership "${standard}". Locations: ` +
        `${named(locations.map(({ slug }) => slug))}. Dealerships: ${named(dealerships.map(({ slug }) => slug))}.`,
    );
  }
  const unknown = (field: PlaceFault['field'], word: string): PlaceReading => {
    if (standard !== undefined && fallback)
      return { place: fallback, fault: { field, reason: `"${word}" is unknown; placed at ${standard}` } };
    const slugs = (field === 'location_slug' ? locations : dealerships).map(({ slug }) => slug);
    const kind = field === 'location_slug' ? 'location' : 'dealership';
    return { fault: { field, reason: `there is no ${kind} "${word}"; known: ${named(slugs)}` } };
  };
  return (dealership, location) => {
    const at = location === null ? undefined : byName.get(squeeze(location));
    if (location !== null && !at) return unknown('location_slug', location);
    const owner = dealership === null ? undefined : byName.get(squeeze(dealership));
    if (dealership !== null && !owner) {
      if (!at) return unknown('dealership_slug', dealership);
      const reason = `there is no dealership "${dealership}"; the location’s dealership was used`;
      return { place: at, fault: { field: 'dealership_slug', reason } };
    }
    const place = join(owner, at) ?? fallback;
    if (place) return { place };
    const known = named(dealerships.map(({ slug }) => slug));
    const reason = `the row names no dealership or location; known dealerships: ${known}`;
    return { fault: { field: 'dealership_slug', reason } };
  };
}

/** A vehicle of one dealership may be at a location of another. */
function join(owner: Place | undefined, at: Place | undefined): Place | undefined {
  return owner && at ? { dealership_id: owner.dealership_id, location_id: at.location_id } : (at ?? owner);
}

function indexPlaces(dealerships: readonly Dealership[], locations: readonly Location[]): Map<string, Place> {
  const byName = new Map<string, Place>();
  const add = (word: string, place: Place) => {
    if (!byName.has(squeeze(word))) byName.set(squeeze(word), place);
  };
  const ofLocation = (one: Location): Place => ({ dealership_id: one.dealership_id, location_id: one.id });
  for (const one of locations) add(one.slug, ofLocation(one));
  for (const one of dealerships) add(one.slug, { dealership_id: one.id, location_id: mainLocation(one, locations) });
  for (const one of locations) add(one.name, ofLocation(one));
  for (const one of dealerships) add(one.name, { dealership_id: one.id, location_id: mainLocation(one, locations) });
  return byName;
}

/** A dealership's default location: its primary sales location, else its first one that sells. */
function mainLocation(dealership: Dealership, locations: readonly Location[]): number | null {
  const own = locations.filter((one) => one.dealership_id === dealership.id);
  const selling = filterByTypes(own, SELLING);
  return (selling.find((one) => one.primary) ?? selling[0] ?? own[0])?.id ?? null;
}

function onlyPlace(dealerships: readonly Dealership[], locations: readonly Location[]): Place | undefined {
  const [only, ...others] = dealerships;
  return only && others.length === 0
    ? { dealership_id: only.id, location_id: mainLocation(only, locations) }
    : undefined;
}
