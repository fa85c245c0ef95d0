import type { Location } from '../../domain/places/location.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { findEnquiryPath } from '../addresses/enquiry.ts';

type BookingSettings = Pick<SiteSettings, 'service' | 'forms'>;

/**
 * The booking site of another service that a location's visitors are sent to (G10, G2): one of its own name first, else
 * one of a make that it has and that names no location, else the one of all locations. Null where bookings are the
 * site's own.
 */
export function findBookingSite(location: Location | undefined, { service }: BookingSettings): string | null {
  if (!location) return service.bookingUrl;
  const own = service.links.find(({ name }) => isNamed(location, name));
  const ofMake = service.links.find(
    ({ name, make }) =>
      make !== null &&
      !isNamingLocation(name, location) &&
      location.manufacturers.some((one) => isSame(one, make)),
  );
  return own?.url ?? ofMake?.url ?? service.bookingUrl;
}

/**
 * The place at which alone a service can be booked: there is nothing to choose. Undefined where there are several, or
 * none.
 */
export function findOnlyServicePlace(locations: readonly Location[]): Location | undefined {
  const places = locations.filter((location) => getLocationType(location) === 'service');
  return places.length === 1 ? places[0] : undefined;
}

/** The booking site of another service that is a brand's, wherever its vehicles are serviced (G2); null for none. */
export function findBrandBookingSite(
  brand: string,
  { service }: Pick<BookingSettings, 'service'>,
): string | null {
  const ofBrand = service.links.find(
    ({ name, make }) => make !== null && isSame(make, brand) && formatPlaceName({ name }) === name,
  );
  return ofBrand?.url ?? null;
}

/**
 * Where a service at a location is booked: at another service, else with the site's own form for it; null where the
 * site takes no bookings.
 */
export function linkToBooking(location: Location, settings: BookingSettings): string | null {
  const elsewhere = findBookingSite(location, settings);
  if (elsewhere) return elsewhere;
  const path = findEnquiryPath('service', settings);
  return path && `${path}?location=${encodeURIComponent(location.slug)}`;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a booking site is of a location, which it names. */
function isNamed(place: Location, name: string): boolean {
  return [place.name, formatPlaceName(place)].some((each) => isSame(each, name));
}

/** A link whose name says what kind of place it is for is of that one place, whichever it is. */
function isNamingLocation(name: string, location: Location): boolean {
  return isNamed(location, name) || formatPlaceName({ name }) !== name;
}
