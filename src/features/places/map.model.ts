import { formatPhone, linkToPhone, listPlacePhones } from '../../domain/contact/phone.ts';
import type { Location } from '../../domain/places/location.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import { linkToLocation } from '../../kernel/addresses/places.ts';
import type { MapModel, PinModel } from './model.ts';
import {
  computeDistanceTo,
  findDirectionsLink,
  findOwnCoordinates,
  formatDistance,
  isApproximate,
  type PlaceInputs,
} from './place.model.ts';

/**
 * Locations on a map (H5), in the order given; null where the site has no map. Without tiles there is only the list:
 * names, distances and directions.
 */
export function buildMap(locations: readonly Location[], inputs: PlaceInputs): MapModel | null {
  const { map } = inputs.settings.locations;
  if (map.show === 'hidden' || locations.length === 0) return null;
  const { tiles, style, attribution } = map;
  return {
    heading: 'Our locations',
    tiles: tiles || style ? { template: tiles, style, attribution } : null,
    pins: locations.map((location, index) => pinOf(location, index + 1, inputs)),
  };
}

function pinOf(location: Location, number: number, inputs: PlaceInputs): PinModel {
  const { address } = location;
  const [phone] = listPlacePhones(location, inputs.settings.contact);
  const at = findOwnCoordinates(location);
  return {
    number,
    name: location.name,
    town: [address.city, address.state].filter(Boolean).join(' '),
    href: linkToLocation(location, inputs.locations, inputs.settings),
    type: getLocationType(location),
    distance: formatDistance(computeDistanceTo(location, inputs), isApproximate(location)),
    directions: findDirectionsLink(location),
    phone: phone ? { text: formatPhone(phone), href: linkToPhone(phone) } : null,
    lat: at?.lat ?? null,
    long: at?.long ?? null,
  };
}
