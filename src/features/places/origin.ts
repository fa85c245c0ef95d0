import { createPlaceStore } from '../../db/stores.ts';
import { type Coordinates, computeDistanceKm } from '../../domain/geography/distance.ts';
import { findRegionPostcode, isPostcode } from '../../domain/geography/postcodes.ts';
import { parseSuburbWords, type SuburbWords } from '../../domain/geography/suburb-words.ts';
import type { Location } from '../../domain/places/location.ts';
import { chooseGeocoder } from '../../integrations/clients.ts';
import { loadPlacesNamed, loadPlacesOfPostcode } from '../../integrations/geocoding/postal-places.ts';
import { findCoordinates } from '../../kernel/places/map/build-map.ts';
import { listLocationBrands } from '../../kernel/places/places.ts';
import { filterLocationsByWords, normaliseWords } from './filter-by-words.ts';
import type { PlacesRequest, SitePlaces } from './load.ts';
import type { LocatorQuery } from './locator-query.ts';
import { mergeSuburbs, type Suburb, toSuburb } from './suburbs.ts';

/** What a query resolves to: a point to count distances from, locations of a name, or nothing, with a message. */
export type Origin =
  | { kind: 'all' }
  | FromPlace
  | { kind: 'named'; locations: Location[] }
  | { kind: 'problem'; text: string; namesakes?: readonly Suburb[] }
  | { kind: 'unknown' };

/** Distances are counted from here. */
export interface FromPlace {
  kind: 'from';
  from: Coordinates;
  name: string;
  /** The postcode that was typed: places in it come first. */
  postcode: string | null;
  /** The suburbs of that postcode. */
  suburbs: readonly Suburb[];
  /** All suburbs of the typed name, where there are several. */
  namesakes: readonly Suburb[];
}

const LOOKUP_FAILED =
  'We can’t look up postcodes just now. Please try a suburb or a dealer’s name, or browse the list.';

const FROM_NOWHERE = { postcode: null, suburbs: [], namesakes: [] } as const;

/**
 * Resolves the origin of a search for places (H1): the visitor's position; a postcode, by the site's geocoder; a brand
 * of the site; a suburb; words that match the site's own places; the middle of a region; a postcode among the words.
 * Never throws for a failed lookup, which is reported.
 */
export async function findOrigin(
  { q, near }: LocatorQuery,
  request: PlacesRequest,
  places: SitePlaces,
): Promise<Origin> {
  if (q === '') return near ? { kind: 'from', from: near, name: 'you', ...FROM_NOWHERE } : { kind: 'all' };
  if (/^[\d\s]+$/.test(q)) return fromPostcode(q.replace(/\s/g, ''), request);
  const readings = parseSuburbWords(q);
  const suburb = isBrand(q, places) ? undefined : await fromSuburb(readings, request, places);
  if (suburb?.kind === 'from') return suburb;
  const named = filterLocationsByWords(q, places.locations, dealershipNames(places));
  if (named.length > 0) return { kind: 'named', locations: named };
  if (suburb) return suburb;
  const region = readings.map(({ name }) => findRegionPostcode(name)).find((postcode) => postcode !== undefined);
  if (region !== undefined) {
    const origin = await fromPostcode(region, request);
    return origin.kind === 'from' ? { ...origin, ...FROM_NOWHERE, name: q } : origin;
  }
  const last = readings.at(-1);
  return last?.postcode ? fromPostcode(last.postcode, request, last.state) : { kind: 'unknown' };
}

/** Some suburbs are named like a brand, such as Ford: on a site that has the brand, the brand wins. */
function isBrand(q: string, { locations }: SitePlaces): boolean {
  const words = normaliseWords(q);
  return [...listLocationBrands(locations)].some((make) => normaliseWords(make) === words);
}

function dealershipNames({ dealerships }: SitePlaces): (location: Location) => string {
  const names = new Map(dealerships.map(({ slug, name }) => [slug, name]));
  return ({ dealership_slug }) => names.get(dealership_slug) ?? '';
}

/**
 * A suburb by its name; where there are several, the one nearest to a place of the site. Undefined where there is none
 * of the name.
 */
async function fromSuburb(
  readings: readonly SuburbWords[],
  { db }: PlacesRequest,
  places: SitePlaces,
): Promise<Origin | undefined> {
  const store = createPlaceStore(db);
  let others: { words: SuburbWords; namesakes: Suburb[] } | undefined;
  for (const words of readings) {
    const all = await loadPlacesNamed(store, words.name);
    const fitting = all.filter(({ state, postcode }) => isMatch({ state, postcode }, words));
    if (fitting.length === 0) {
      if (all.length > 0) others ??= { words, namesakes: mergeSuburbs(all) };
      continue;
    }
    const namesakes = mergeSuburbs(fitting);
    // Where there is a St Helena and a Saint Helena, the spelling that was typed wins.
    const typed = fitting.filter(({ name }) => name.toLowerCase() === words.name.toLowerCase());
    const suburb = nearestOf(typed.length > 0 ? mergeSuburbs(typed) : namesakes, places);
    const suburbs = words.postcode === null ? [] : (await loadPlacesOfPostcode(store, words.postcode)).map(toSuburb);
    const { postcode } = words;
    return { kind: 'from', from: suburb, name: suburb.name, postcode, suburbs, namesakes };
  }
  return others && { kind: 'problem', text: notThere(others.words), namesakes: others.namesakes };
}

const isMatch = (place: { state: string; postcode: string }, { state, postcode }: SuburbWords): boolean =>
  (state === null || place.state === state) && (postcode === null || place.postcode === postcode);

const notThere = ({ name, state, postcode }: SuburbWords): string =>
  `We couldn’t find ${name} in ${[state, postcode].filter(Boolean).join(' ')}.`;

function nearestOf(suburbs: readonly Suburb[], { locations, postcodePoints }: SitePlaces): Suburb {
  const known = locations.flatMap((location) => findCoordinates(location, postcodePoints) ?? []);
  const away = (suburb: Suburb) => Math.min(...known.map((place) => computeDistanceKm(suburb, place)));
  return suburbs.reduce((nearest, suburb) => (away(suburb) < away(nearest) ? suburb : nearest));
}

/** A postcode, limited to a state where one is named with it. */
async function fromPostcode(
  digits: string,
  { db, settings, log }: PlacesRequest,
  state: string | null = null,
): Promise<Origin> {
  const { messages } = settings.forms;
  if (!isPostcode(digits)) return { kind: 'problem', text: messages.postcode };
  const store = createPlaceStore(db);
  const places = await loadPlacesOfPostcode(store, digits);
  if (state !== null && places.length > 0 && places.every((place) => place.state !== state))
    return { kind: 'problem', text: `${digits} isn’t a ${state} postcode.` };
  try {
    const inputs = { places: store, settings, environment: process.env };
    const from = await chooseGeocoder(inputs).find(digits);
    if (!from) return { kind: 'problem', text: messages.postcodeUnknown };
    const suburbs = places.map(toSuburb);
    return { kind: 'from', from, name: digits, postcode: digits, suburbs, namesakes: [] };
  } catch (error) {
    log.error({ feature: 'locations', err: error }, 'Could not look up a postcode');
    return { kind: 'problem', text: LOOKUP_FAILED };
  }
}
