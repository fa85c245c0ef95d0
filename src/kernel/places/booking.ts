import type { Location } from '../../domain/places/location.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { findEnquiryPath } from '../addresses/enquiry.ts';

type BookingSettings = Pick<SiteSettings, 'service' | 'forms'>;

/**
 * The external booking site for a location (G10, G2): a link with the location's name first, else one of a make of the
 * location that names no location, else the one for all locations. Null where the site takes bookings itself.
 */
export function findBookingSite(location: Location | undefined, { service }: BookingSettings): string | null {
  if (!location) return service.bookingUrl;
  const own = service.links.find(({ name }) => isNamed(location, name));
  const ofMake = service.links.find(
    ({ name, make }) =>
      make !== null && !isNamingLocation(name, location) && location.manufacturers.some((one) => isSame(one, make)),
  );
  return own?.url ?? ofMake?.url ?? service.bookingUrl;
}

/**
 * The only location where a service can be booked, so that there is nothing to choose. Undefined where there are
 * several, or none.
 */
export function findOnlyServicePlace(locations: readonly Location[]): Location | undefined {
  const places = locations.filter((location) => getLocationType(location) === 'service');
  return places.length === 1 ? places[0] : undefined;
}

/** The external booking site of a brand, wherever its vehicles are serviced (G2); null for none. */
export function findBrandBookingSite(brand: string, { service }: Pick<BookingSettings, 'service'>): string | null {
  const ofBrand = service.links.find(
    ({ name, make }) => make !== null && isSame(make, brand) && formatPlaceName({ name }) === name,
  );
  return ofBrand?.url ?? null;
}

/**
 * Where a service at a location is booked: at an external booking site, else with the site's own form; null where the
 * site takes no bookings.
 */
export function linkToBooking(location: Location, settings: BookingSettings): string | null {
  const elsewhere = findBookingSite(location, settings);
  if (elsewhere) return elsewhere;
  const path = findEnquiryPath('service', settings);
  return path && `${path}?location=${encodeURIComponent(location.slug)}`;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a booking link's name is that of the location, in either form. */
function isNamed(place: Location, name: string): boolean {
  return [place.name, formatPlaceName(place)].some((each) => isSame(each, name));
}

/** A link whose name contains a kind of place is for one place, whichever it is. */
function isNamingLocation(name: string, location: Location): boolean {
  return isNamed(location, name) || formatPlaceName({ name }) !== name;
}
