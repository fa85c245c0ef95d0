import { formatPhone, linkToPhone, listPlacePhones } from '../../domain/contact/phone.ts';
import type { Location, LocationType, SpecialHours } from '../../domain/places/location.ts';
import { filterByTypes } from '../../domain/places/location-type.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { LOCATOR_PATH, linkToLocation } from '../addresses/places.ts';
import { buildMap } from './map/build-map.ts';
import type { MapModel } from './map/model.ts';
import type { HoursModel } from './model.ts';
import {
  buildOpening,
  buildWeek,
  countLocations,
  formatAddress,
  formatLocationCount,
  formatPlaceName,
  pickOneOfEach,
} from './places.ts';

/** The places beside a form. */
export interface PlacesBeside {
  /** Those of the kind that the page is for. */
  places: PlaceBeside[];
  /** To all locations, where there are more than these. */
  allPlaces: { label: string; href: string } | null;
  /** Of all places of that kind, also those that the list leaves out. */
  map: MapModel | null;
}

export interface PlaceBeside {
  name: string;
  href: string;
  address: string | null;
  /** "Open until 5:30 pm"; null where the hours are not known. */
  opening: { isOpen: boolean; text: string } | null;
  /** Its hours, where it is the only one. */
  week: HoursModel[];
  phone: { text: string; href: string } | null;
}

export const NO_PLACES: PlacesBeside = { places: [], allPlaces: null, map: null };

/** With more places than these, the first few and the way to all of them. */
const PLACES_AT_MOST = 4;
const FIRST_FEW = 3;

interface BesideInputs {
  /** All locations that the site shows. */
  locations: Location[];
  specialHours: SpecialHours[];
  now: Date;
  settings: SiteSettings;
}

/** The places of these types among those asked for, or all of those where none is of them; on a map together. */
export function buildPlacesBeside(
  types: readonly LocationType[],
  asked: Location[],
  { locations, specialHours, now, settings }: BesideInputs,
): PlacesBeside {
  const right = filterByTypes(asked, types);
  const found = pickOneOfEach(right.length > 0 ? right : asked);
  const isOnly = found.length === 1;
  const places = found.slice(0, found.length > PLACES_AT_MOST ? FIRST_FEW : PLACES_AT_MOST).map((place) => {
    const [number] = listPlacePhones(place, settings.contact);
    return {
      name: formatPlaceName(place),
      href: linkToLocation(place, locations, settings),
      address: formatAddress(place),
      opening: buildOpening(place, specialHours, now),
      week: isOnly ? buildWeek(place, specialHours, now, settings.locations.hours) : [],
      phone: number ? { text: formatPhone(number), href: linkToPhone(number) } : null,
    };
  });
  const all = { label: `All ${formatLocationCount(locations)}`, href: LOCATOR_PATH };
  return {
    places,
    allPlaces: countLocations(locations) > places.length ? all : null,
    map: buildMap(found, { settings, locations }, { isBrief: true }),
  };
}
