import type { Location } from '../places/location.ts';
import { filterByTypes, SELLING, type Typed } from '../places/location-type.ts';
import type { Car } from '../vehicle/car.ts';
import type { Lead } from './lead.ts';

/** What a lead names of where it belongs: by slug and by number. */
export type NamedPlace = Pick<Lead, 'dealership_slug' | 'location_id'>;

/** What must be known of a location to say whose a lead is. */
export type NamedLocation = Typed & Pick<Location, 'id' | 'slug' | 'dealership_slug' | 'visible'>;

/** Whose a lead is. */
export interface LeadPlace<P extends NamedLocation> {
  dealership_slug: string | null;
  /** The one that the lead is for; null where it is for a dealership as a whole, or for none in particular. */
  location: P | null;
  /** Whose phone number, address and clock stand for it: that location, else where its dealership sells. */
  desk: P | null;
  /** Which places it is for: its location alone, else every one of its dealership. */
  slugs: string[];
}

/**
 * What a form names: what the shopper chose in it, and nothing else, where something was chosen; else where the vehicle
 * stands. A chosen dealership that is the vehicle's own means the yard where it stands.
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
 * Whose a lead is (G5): e-mails, phone numbers, ADF, lists and destinations all ask this. A dealership that is named
 * decides, and a location of another one counts for nothing beside it; a location alone brings its dealership.
 * `locations` are those of the group.
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
