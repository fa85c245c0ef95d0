import { listPostalPlaces } from '../../db/queries/postal-places.ts';
import { cityPostcode } from '../../domain/cities.ts';
import { type Coordinates, distanceKm } from '../../domain/distance.ts';
import type { Location } from '../../domain/location.ts';
import { isPostcode } from '../../domain/postcodes.ts';
import { chooseGeocoder, GeocodingMemory } from '../../integrations/geocoding/choose-geocoder.ts';
import type { AskedPlaces } from './asked.ts';
import { locationsFor } from './find-words.ts';
import { aboutWhere, type PlacesRequest } from './load.ts';
import { coordinatesOf } from './make-place.ts';

/** What was asked for comes to: distances from somewhere, locations of a name, or nothing, with what is to be said of it. */
export type Origin =
  | { kind: 'all' }
  | { kind: 'from'; from: Coordinates; name: string; isAbout: boolean }
  | { kind: 'named'; locations: Location[] }
  | { kind: 'problem'; text: string }
  | { kind: 'unknown' };

const MEMORY = new GeocodingMemory();

const LOOKUP_FAILED =
  'Postcodes cannot be looked up just now. Please try a suburb or the name of a dealer, or look through the list.';

/**
 * Where a search for places starts (H1): at the visitor; at a postcode, by the site's geocoder; at what the words name, of the group's own locations
 * first, then of the suburbs that an operator has loaded, then of larger cities, then at a postcode among the words. Never throws for a lookup that fails:
 * that is said.
 */
export async function findOrigin(
  { q, near }: AskedPlaces,
  request: PlacesRequest,
  locations: readonly Location[],
  dealershipName: (location: Location) => string,
): Promise<Origin> {
  if (q === '') return near ? { kind: 'from', from: near, name: 'you', isAbout: false } : { kind: 'all' };
  if (/^[\d\s]+$/.test(q)) return fromPostcode(q.replace(/\s/g, ''), request);
  const named = locationsFor(q, locations, dealershipName);
  if (named.length > 0) return { kind: 'named', locations: named };
  const suburb = nearestOf(await request.db.run((tx) => listPostalPlaces(tx, q)), locations);
  if (suburb)
    return {
      kind: 'from',
      from: { lat: suburb.lat, long: suburb.long },
      name: `${suburb.name} ${suburb.state} ${suburb.postcode}`,
      isAbout: false,
    };
  const city = cityPostcode(q);
  if (city !== undefined) {
    const origin = await fromPostcode(city, request);
    return origin.kind === 'from' ? { ...origin, name: q } : origin;
  }
  // As addresses are written: "Toowong 4066".
  const [postcode] = /(?<!\d)\d{4}(?!\d)/.exec(q) ?? [];
  return postcode === undefined ? { kind: 'unknown' } : fromPostcode(postcode, request);
}

/** Of suburbs of one name, the one that a location of the group is nearest to. */
function nearestOf<S extends Coordinates>(
  suburbs: readonly S[],
  locations: readonly Location[],
): S | undefined {
  const known = locations.flatMap((location) => coordinatesOf(location) ?? aboutWhere(location) ?? []);
  const away = (suburb: S) => Math.min(...known.map((place) => distanceKm(suburb, place)));
  return suburbs.toSorted((a, b) => away(a) - away(b))[0];
}

async function fromPostcode(digits: string, { db, settings }: PlacesRequest): Promise<Origin> {
  if (!isPostcode(digits)) return { kind: 'problem', text: settings.forms.messages.postcode };
  try {
    const inputs = { db, settings, memory: MEMORY, environment: process.env };
    const from = await chooseGeocoder(inputs).find(digits);
    if (!from) return { kind: 'problem', text: settings.forms.messages.postcodeUnknown };
    return { kind: 'from', from, name: digits, isAbout: from.isArea };
  } catch (error) {
    console.error('a postcode could not be looked up', error);
    return { kind: 'problem', text: LOOKUP_FAILED };
  }
}
