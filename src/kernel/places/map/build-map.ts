import { formatPhone, linkToPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import type { Coordinates } from '../../../domain/geography/distance.ts';
import type { Box } from '../../../domain/geography/outline.ts';
import { linkToDirections } from '../../../domain/places/directions.ts';
import type { Location } from '../../../domain/places/location.ts';
import { getLocationType } from '../../../domain/places/location-type.ts';
import { lookUp } from '../../../domain/text/look-up.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { linkToLocation } from '../../addresses/places.ts';
import { countLocations } from '../places.ts';
import boxes from './generated/outline-boxes.json' with { type: 'json' };
import type { MapBase, MapModel, PinModel } from './model.ts';

interface MapInputs {
  settings: SiteSettings;
  /** All locations that the site shows. */
  locations: readonly Location[];
  /** Coordinates of the postcodes of locations without coordinates, where the page has looked them up. */
  postcodePoints?: ReadonlyMap<string, Coordinates>;
}

/** Whether locations are numbered as in a list beside the map; whether a marker's card has number and directions. */
interface MapOptions {
  isNumbered?: boolean;
  isBrief?: boolean;
}

/**
 * Locations on a map (H5), in the order given; null where the site wants no map, or where nobody knows where any of
 * them is. One without coordinates is at the middle of its postcode, if the map shows no streets.
 */
export function buildMap(
  shown: readonly Location[],
  inputs: MapInputs,
  { isNumbered = false, isBrief = false }: MapOptions = {},
): MapModel | null {
  const { map } = inputs.settings.locations;
  if (map.show === 'hidden') return null;
  const base = chooseBase(map);
  const pins = shown.map((location, index) => {
    const pin = buildPin(location, index + 1, base, inputs);
    return isBrief ? { ...pin, phone: null, directions: null } : pin;
  });
  if (!pins.some(({ lat }) => lat !== null)) return null;
  const heading = countLocations(shown) === 1 ? 'On the map' : 'Our locations';
  return { heading, base, view: chooseView(shown), isNumbered, pins };
}

function chooseBase({ tiles, style, attribution }: SiteSettings['locations']['map']): MapBase {
  return tiles || style ? { kind: 'tiles', template: tiles, style, attribution } : { kind: 'own' };
}

function buildPin(location: Location, number: number, base: MapBase, inputs: MapInputs): PinModel {
  const { settings, locations, postcodePoints = new Map() } = inputs;
  const { address } = location;
  const [phone] = listPlacePhones(location, settings.contact);
  const at = base.kind === 'own' ? findCoordinates(location, postcodePoints) : findOwnCoordinates(location);
  return {
    number,
    name: location.name,
    town: [address.city, address.state].filter(Boolean).join(' '),
    href: linkToLocation(location, locations, settings),
    type: getLocationType(location),
    distance: null,
    directions: findDirectionsLink(location),
    phone: phone ? { text: formatPhone(phone), href: linkToPhone(phone) } : null,
    lat: at?.lat ?? null,
    long: at?.long ?? null,
  };
}

/** "Get Directions", to the visitor's own maps app; null for a location that has neither address nor coordinates. */
export function findDirectionsLink(location: Location): { label: string; href: string } | null {
  const href = linkToDirections(location);
  return href === null ? null : { label: 'Get Directions', href };
}

/** The coordinates of a location: its own, else those of its postcode; null where neither is known. */
export function findCoordinates(
  location: Pick<Location, 'address'>,
  postcodePoints: ReadonlyMap<string, Coordinates>,
): Coordinates | null {
  const { postcode } = location.address;
  return findOwnCoordinates(location) ?? (postcode === null ? null : (postcodePoints.get(postcode) ?? null));
}

/** The coordinates in a location's address; null without any. */
export function findOwnCoordinates({ address: { lat, long } }: Pick<Location, 'address'>): Coordinates | null {
  return lat === null || long === null ? null : { lat, long };
}

/** The box of a state on the drawing of the states; of all Australia where there is no such state. */
export const findStateBox = (state: string | null): Box => toBox(lookUp(BOXES, state ?? '') ?? BOXES.AU);

const BOXES: Readonly<Record<keyof typeof boxes, number[]>> = boxes;
const toBox = ([left = 0, top = 0, width = 0, height = 0]: number[]): Box => [left, top, width, height];

/** What of the drawing of the states shows the states of all these locations. */
function chooseView(locations: readonly Location[]): Box {
  const states = [...new Set(locations.map(({ address }) => address.state))].map(findStateBox);
  const left = Math.min(...states.map(([x]) => x));
  const top = Math.min(...states.map(([, y]) => y));
  const right = Math.max(...states.map(([x, , width]) => x + width));
  const bottom = Math.max(...states.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
