import { buildHoursTable, describeOpenState, getOpenState, listSpecialHoursToday } from '../../domain/places/hours.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { ReviewSummary } from '../../domain/places/reviews.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { LOCATOR_PATH } from '../../kernel/addresses/places.ts';
import { buildMap } from '../../kernel/places/map/build-map.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PlaceModel } from './model.ts';
import { findPhoneNumber } from './phone/phone.ts';

/** The location of a vehicle in full, with its special days. */
export interface VehiclePlace {
  location: Location | null;
  specialHours: readonly SpecialHours[];
  /** Whether it is the site's main place: among the locations that the site shows, not all of its group. */
  isMain: boolean;
  href: string | null;
  /** The dealer licence of the location, else of its dealership; none unless given. */
  licence?: string | null;
  /** What customers gave the location; nothing unless given. */
  rating?: ReviewSummary | null;
}

/** Without a location of its own, as much as the feed has. */
export function buildPlaceModel(car: Car, settings: SiteSettings, place: VehiclePlace, now: Date): PlaceModel {
  const { contact, vehicle, locations } = settings;
  const directions = directionsHref(car, place.location);
  return {
    name: car.location ? formatPlaceName(car.location) : car.dealership_name,
    href: place.href,
    address: addressOf(car),
    phone: findPhoneNumber(car, contact),
    directions: directions === null ? null : { label: vehicle.blocks.directionsText, href: directions },
    opening: openingOf(place, now),
    hours: hoursOf(place, now, locations.hours),
    map: mapOf(place, settings),
  };
}

function mapOf({ location, href }: VehiclePlace, settings: SiteSettings): PlaceModel['map'] {
  const map = location && buildMap([location], { settings, locations: [location] });
  // Its phone number is only told when asked for (S7).
  return map && { ...map, pins: map.pins.map((pin) => ({ ...pin, href: href ?? LOCATOR_PATH, phone: null })) };
}

/** "84 Aerodrome Road, Maroochydore QLD 4558". */
function addressOf(car: Car): string | null {
  const address = car.location?.address ?? { street: null, city: car.city, state: car.state, postcode: null };
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ');
  return [address.street, town].filter(Boolean).join(', ') || null;
}

function directionsHref(car: Car, location: Location | null): string | null {
  const placeUrl = location?.address.place_url ?? car.location?.address.place_url ?? null;
  if (placeUrl && /^https?:\/\//i.test(placeUrl)) return placeUrl;
  const { lat, long } = location?.address ?? { lat: null, long: null };
  if (lat === null || long === null) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`;
}

function openingOf({ location, specialHours }: VehiclePlace, now: Date): PlaceModel['opening'] {
  if (!location || location.contact_detail.opening_hours.length === 0) return null;
  const state = getOpenState(location, specialHours, now);
  return { text: describeOpenState(state), open: state.isOpen };
}

function hoursOf(
  { location, specialHours }: VehiclePlace,
  now: Date,
  { closed, closedText, byAppointmentText }: SiteSettings['locations']['hours'],
): PlaceModel['hours'] {
  if (!location) return [];
  const closedWords = closed === 'closed' ? closedText : byAppointmentText;
  return [
    ...listSpecialHoursToday(location, specialHours, now, closedText),
    ...buildHoursTable(location.contact_detail.opening_hours, closedWords),
  ];
}
