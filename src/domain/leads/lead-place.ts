import type { Location } from '../places/location.ts';
import { filterByTypes, SELLING, type Typed } from '../places/location-type.ts';
import type { Car } from '../vehicle/car.ts';
import type { Lead } from './lead.ts';

export type NamedPlace = Pick<Lead, 'dealership_slug' | 'location_id'>;

/** The fields of a location that decide whose a lead is. */
export type NamedLocation = Typed & Pick<Location, 'id' | 'slug' | 'dealership_slug' | 'visible'>;

/** The location or dealership that a lead belongs to. */
export interface LeadPlace<P extends NamedLocation> {
  dealership_slug: string | null;
  /** The location that the lead is for; null where it is for a dealership as a whole, or for none in particular. */
  location: P | null;
  /**
   * The location whose phone number, address and time zone are used: the lead's own, else where its dealership sells.
   */
  desk: P | null;
  /** The locations that it is for: its location alone, else every one of its dealership. */
  slugs: string[];
}

/**
 * The place that a form names: the shopper's choice, if any, and nothing else; else where the vehicle stands. If the
 * chosen dealership is the vehicle's own, that is the yard where it stands.
 */
export function chooseNamedPlace(
  chosen: { location_id: number | null; dealership_slug: string | null },
  car: Pick<Car, 'location' | 'dealership_slug'> | null,
): NamedPlace {
  const home = { dealership_slug: car?.dealership_slug ?? null, location_id: car?.location?.id ?? null };
  if (chosen.location_id !== null) return chosen;
  const isAway = chosen.dealership_slug !== null && chosen.dealership_slug !== home.dealership_slug;
  return isAway ? { ...chosen, location_id: null } : home;
}

/**
 * The location of a lead (G5); emails, phone numbers, ADF, lists and destinations all use this. A named dealership
 * decides, and a location of another dealership is then ignored; a location alone implies its dealership. `locations`
 * are those of the group.
 */
export function resolveLeadPlace<P extends NamedLocation>(
  { dealership_slug, location_id }: NamedPlace,
  locations: readonly P[],
): LeadPlace<P> {
  const named = locations.find(({ id }) => id === location_id);
  const dealership = dealership_slug ?? named?.dealership_slug ?? null;
  const location = named && named.dealership_slug === dealership ? named : null;
  const own = locations.filter((one) => one.dealership_slug === dealership);
  const shown = own.filter(({ visible }) => visible);
  return {
    dealership_slug: dealership,
    location,
    desk: location ?? filterByTypes(shown, SELLING)[0] ?? shown[0] ?? null,
    slugs: location ? [location.slug] : own.map(({ slug }) => slug),
  };
}
