import type { Dealership, Location } from '../../domain/places/location.ts';
import { groupByType } from '../../domain/places/location-type.ts';
import { listLocationsAtSlug } from '../../kernel/addresses/places.ts';

export type FoundPlace =
  | { kind: 'location'; location: Location; place: readonly Location[] }
  | { kind: 'dealership'; dealership: Dealership; locations: [Location, ...Location[]] }
  /** The slug of a single location, whose page is elsewhere. */
  | { kind: 'elsewhere'; location: Location };

/**
 * Resolves a slug (H3, G2): to the locations whose names make it, without their " - Sales", " - Service" or " - Parts",
 * of which the one that `at` names is shown, else the first by type; else to a dealership; else to a location by its
 * own slug, which has its page elsewhere. Undefined for none.
 */
export function findPlace(
  slug: string,
  at: string | null,
  locations: readonly Location[],
  dealerships: readonly Dealership[],
): FoundPlace | undefined {
  const place = listLocationsAtSlug(slug, locations);
  const [first] = place;
  if (first) return { kind: 'location', location: place.find((one) => one.slug === at) ?? first, place };
  const dealership = dealerships.find((one) => one.slug === slug);
  const [main, ...others] = locations.filter(({ dealership_slug }) => dealership_slug === slug);
  if (dealership && main) return { kind: 'dealership', dealership, locations: [main, ...others] };
  const location = locations.find((one) => one.slug === slug);
  return location && { kind: 'elsewhere', location };
}

/**
 * The departments of a location's yard that have pages: those of its dealership whose names differ only in the type of
 * business, by type (H3).
 */
export function listDesks(location: Location, locations: readonly Location[]): Location[] {
  const nameOf = ({ name }: Location) => name.replace(/\s+[-–]\s+(sales|used|service|parts)\s*$/i, '');
  const desks = locations.filter(
    (one) => one.dealership_id === location.dealership_id && nameOf(one) === nameOf(location),
  );
  return groupByType(desks).flatMap((group) => group.locations);
}
