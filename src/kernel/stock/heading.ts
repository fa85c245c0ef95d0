import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { CarType } from '../../domain/vehicle/car.ts';
import { joinMakeAndModel } from '../../domain/vehicle/names.ts';
import { formatListTitle, pluraliseBody } from '../../domain/vehicle/wording.ts';
import type { SearchResult, SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { canonicaliseState, createEmptyState, withTerm } from '../../search/state.ts';
import { isOfferPage, type SearchLinker } from './address.ts';
import { listModelsOfMake } from './makes.ts';
import type { VehicleWords } from './vehicle-words.ts';

/** One step of the breadcrumb (D1's form: positions count from 1); the last one is the page itself. */
export interface Crumb {
  label: string;
  href: string;
  position: number;
}

/**
 * The subject of the search in a few words: "Used Toyota Corolla", "New & Demo SUVs", "Cars". Long lists of choices are
 * left out.
 */
function describeSubject(state: SearchState, words: VehicleWords): string {
  const bodies = state.terms.body ?? [];
  const subject = {
    carTypes: state.terms.car_type as CarType[] | undefined,
    make: joinNames(listNames(state)),
    fuel: joinNames(state.terms.fuel ?? []),
    sold: isOfSold(state),
    // `formatListTitle` makes the last one plural.
    body: joinNames(bodies.map((body, at) => (at < bodies.length - 1 ? pluraliseBody(body) : body))),
  };
  return formatListTitle(subject, words.types, words);
}

/** The facets of the result, which tell whose locations those are. */
export type Found = Pick<SearchResult<unknown>, 'facets'>;

/**
 * Heading of the page: the subject, the search words or else the offer, and the place: "Used Toyota for sale in Cairns"
 * (B1).
 */
export function formatHeading(state: SearchState, words: VehicleWords, found: Found): string {
  const subject = describeSubject(state, words);
  const offer = isOfferPage(state) ? OFFERED : isOfSold(state) ? null : words.offer;
  const said = state.query ? `matching “${shortenQuery(state.query)}”` : offer;
  return [subject, said, describeWhere(state, found)].filter(Boolean).join(' ');
}

/** Whether the search is for sold vehicles only, which are no longer for sale. */
function isOfSold({ terms: { status } }: SearchState): boolean {
  return status?.length === 1 && status[0] === 'sold';
}

/** Describes vehicles on the page of offers, whatever the site's usual offer is. */
const OFFERED = 'on special offer';

/** Filters of places, the most specific first, and the preposition before their values. */
const PLACES = [
  ['location_name', 'at'],
  ['dealership_name', 'at'],
  ['city', 'in'],
  ['state', 'in'],
] as const satisfies [TermKey, string][];

/** "at Harbour Toyota Cairns", "in Cairns and Mackay"; null where no place is chosen, or too many are. */
function describeWhere({ terms }: SearchState, found: Found): string | null {
  const place = PLACES.find(([key]) => terms[key]?.length);
  if (!place) return null;
  const [key, before] = place;
  const names = joinNames([...new Set((terms[key] ?? []).map((name) => formatPlaceLabel(key, name, found)))]);
  return names && `${before} ${names}`;
}

/**
 * The name of a place: in full for a location whose name, without its type of business, would equal its dealership's.
 */
function formatPlaceLabel(key: TermKey, name: string, { facets }: Found): string {
  if (key !== 'location_name') return name;
  const short = formatPlaceName({ name });
  return facets.dealership_name.some(({ value }) => value === short) ? name : short;
}

/**
 * Home, the page of the car type or of offers, then make, model, body and place: each with the address of a page that
 * exists.
 */
export function buildBreadcrumb(state: SearchState, words: VehicleWords, found: Found, hrefOf: SearchLinker): Crumb[] {
  let at = buildFirstState(state);
  const first = isOfferPage(state) ? 'Special offers' : describeSubject(at, words);
  const trail = [
    { label: 'Home', href: '/' },
    { label: first, href: hrefOf(at) },
  ];
  for (const key of STEPS) {
    const [only, ...others] = state.terms[key] ?? [];
    // A model is listed under its make, so it has no place behind several.
    if (only === undefined || others.length > 0 || (key === 'make_model' && state.terms.make?.length !== 1)) continue;
    at = withTerm(at, key, only);
    trail.push({ label: formatStepLabel(key, only, found), href: hrefOf(at) });
  }
  return trail.map((crumb, index) => ({ ...crumb, position: index + 1 }));
}

const STEPS = ['make', 'make_model', 'body', 'dealership_name', 'location_name', 'city'] as const;

function formatStepLabel(key: (typeof STEPS)[number], value: string, found: Found): string {
  if (key === 'make_model') return decodeMakeModel(value)?.model ?? value;
  return formatPlaceLabel(key, value, found);
}

/** The page that a search starts from: that of offers, or that of its car types. */
function buildFirstState({ terms }: SearchState): SearchState {
  const { car_type, offer } = terms;
  const own = isOfferPage({ ...createEmptyState(), terms }) ? { offer } : { car_type };
  return canonicaliseState({ ...createEmptyState(), terms: own });
}

/** The most chosen values that a heading names. */
const MOST_NAMED = 2;

function joinNames(values: readonly string[]): string | null {
  return values.length > 0 && values.length <= MOST_NAMED ? values.join(' and ') : null;
}

/**
 * The chosen makes, each with its chosen models where they are few: "Toyota Corolla and Camry", "Mazda3 and Toyota".
 */
function listNames({ terms }: SearchState): string[] {
  const { make: makes = [], model = [] } = terms;
  if (makes.length === 0) return model;
  const most = makes.length === 1 ? MOST_NAMED : 1;
  return makes.map((make) => {
    const models = makes.length === 1 && model.length > 0 ? model : listModelsOfMake(make, terms.make_model);
    const [first, ...others] = models.length <= most ? models : [];
    return first ? [joinMakeAndModel(make, first), ...others].join(' and ') : make;
  });
}
const MOST_SHOWN = 60;
/** Shortens a query to fit a heading or a button. */
export function shortenQuery(query: string): string {
  const letters = [...query];
  return letters.length <= MOST_SHOWN
    ? query
    : `${letters
        .slice(0, MOST_SHOWN - 1)
        .join('')
        .trimEnd()}…`;
}
