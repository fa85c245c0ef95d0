import { listKeysOf } from '../../domain/text/look-up.ts';
import { CAR_TYPES, type CarType } from '../../domain/vehicle/car.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import { decodeSearch, encodeSearch, type IgnoredParameter, type SliderBounds } from '../../search/codec.ts';
import type { SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { canonicaliseState, withoutFilters } from '../../search/state.ts';
import { NO_PATH_WORDS, PATH_KEYS, type PathWords } from './path-words.ts';
import { type FindSpelling, keepSpelling, withSiteSpelling } from './spelling.ts';

/** The pages of a car type (B1), the widest first. A state belongs to the page with its car types. */
const TYPE_PAGES: { path: string; carTypes: readonly CarType[] }[] = [
  { path: '/search/new-used-and-demo-cars', carTypes: CAR_TYPES },
  { path: '/search/new-and-demo-cars', carTypes: ['new', 'demo'] },
  { path: '/search/new-cars', carTypes: ['new'] },
  { path: '/search/demo-cars', carTypes: ['demo'] },
  { path: '/search/used-cars', carTypes: ['used'] },
];

/** The page of all car types; the filter form is sent here, and each state is then redirected to its own address. */
export const ALL_PATH = '/search/new-used-and-demo-cars';

/** The page of special offers (B18). It is of all car types; a chosen one stands in its query. */
export const OFFERS_PATH = '/special-offers';

/** The search that an address asks for, or its canonical address. */
export type ParsedAddress =
  | { kind: 'search'; state: SearchState; ignored: IgnoredParameter[] }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'unknown' };

/** The canonical address of a search state on a site. */
export type SearchLinker = (state: SearchState) => string;

/**
 * The canonical address of a search state: the page of its car types, or of its make, model, body or place where it
 * covers all types (`words`: the site's words), and the rest as the query string (B1, B2). Without `words` it is the
 * long form, which redirects to that one.
 */
export function linkToSearch(state: SearchState, words: PathWords = NO_PATH_WORDS): string {
  const { path, query } = splitAddress(state, words);
  return query ? `${path}?${query}` : path;
}

/** The anchor of a filter's list on the search page. */
export function formatListId(key: TermKey): string {
  return `all-${key}`;
}

/**
 * The parameter that names the groups of the filter panel that a search page is to have, whole: `all`, or their keys
 * with commas. Other pages have of a closed group only its heading, and of a long list only what is in sight.
 */
export const PANEL_PARAMETER = 'panel';

/** The search page with all of a filter's values visible. */
export function linkToList(state: SearchState, key: TermKey): string {
  return `${withPanel(linkToSearch(state), key)}#${formatListId(key)}`;
}

/** A search page's address with groups of its panel whole. */
export function withPanel(address: string, groups: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PANEL_PARAMETER}=${groups}`;
}

/**
 * Parses the address of a search: its state and the parts that were ignored, or the canonical address when it is
 * another spelling of it (a trailing slash, another order, another case, the fields of a plain form). An address with
 * ignored parts is never redirected, so that the page can name them. `findSpelling`, `words`: the values that the site
 * has, and their words.
 */
export function parseAddress(
  url: URL,
  bounds: SliderBounds,
  findSpelling: FindSpelling = keepSpelling,
  words: PathWords = NO_PATH_WORDS,
): ParsedAddress {
  const page = findPage(url.pathname, words);
  if (!page) return { kind: 'unknown' };
  const parsed = decodeSearch(url.searchParams, bounds);
  const spelled = withPathTerms(withSiteSpelling(parsed.state, findSpelling), page.terms);
  const state = canonicaliseState(withImpliedMakes(withPageTypes(spelled, page.carTypes)));
  const own = splitAddress(state, words);
  const isForm = [...url.searchParams].some(([name, value]) => isFormField(name, value));
  const sameQuery = parsed.isCanonical && own.query === encodeSearch(parsed.state);
  if (parsed.ignored.length > 0 || (sameQuery && url.pathname === own.path))
    return { kind: 'search', state, ignored: parsed.ignored };
  return { kind: 'redirect', to: linkToSearch(state, words), status: isForm ? 302 : 301 };
}

/** Whether a path is that of a search page. `words`: as for `parseAddress`. */
export const isSearchPath = (pathname: string, words: PathWords): boolean => findPage(pathname, words) !== undefined;

const ON_OFFER = { offer: ['true'] };

/** The meaning of a path: the car types of its page, and the filters of its words. */
interface Page {
  carTypes: readonly CarType[];
  terms: SearchState['terms'];
}

/** The page at a path, whatever the case and spelling of its words; undefined for other paths. */
function findPage(pathname: string, words: PathWords): Page | undefined {
  const [root, ...rest] = splitPath(pathname);
  if (`/${root}` === OFFERS_PATH && rest.length === 0) return { carTypes: CAR_TYPES, terms: ON_OFFER };
  if (root !== 'search') return undefined;
  const own = rest.join('/');
  const path = own === '' ? ALL_PATH : `/search/${own}`;
  const ofTypes = TYPE_PAGES.find((candidate) => candidate.path === path);
  if (ofTypes) return { carTypes: ofTypes.carTypes, terms: {} };
  const terms = words.findTerms(own);
  return terms && { carTypes: CAR_TYPES, terms };
}

/** The words between the slashes of a path, each in the form of `slugify`; none for a path that cannot be decoded. */
function splitPath(pathname: string): string[] {
  try {
    return pathname
      .replace(/^\/|\/+$/g, '')
      .split('/')
      .map((word) => slugify(decodeURIComponent(word)));
  } catch {
    return [];
  }
}

/**
 * Only a form sends empty fields, and the ends of a range separately; a form's values follow the site's sliders, so
 * they may change.
 */
function isFormField(name: string, value: string): boolean {
  return value.trim() === '' || /_(min|max)$/.test(name);
}

/** The state without filters and words, on its page of offers or of car types (B10, Clear Filters). */
export function withoutChoices(state: SearchState): SearchState {
  const cleared = withoutFilters(state);
  if (isOfferPage(state)) return { ...cleared, terms: ON_OFFER };
  const car_type = listPageTypes(state);
  return car_type.length > 0 ? { ...cleared, terms: { car_type } } : cleared;
}

/** Whether the state is on the page of offers. */
export function isOfferPage({ terms: { offer } }: SearchState): boolean {
  return offer?.length === 1 && offer[0] === 'true';
}

/** The car types of the page itself; none for a mix that has no page of its own. */
export function listPageTypes(state: SearchState): string[] {
  const { car_type = [] } = state.terms;
  if (isOfferPage(state)) return [];
  return TYPE_PAGES.some(({ carTypes }) => hasSameTypes(carTypes, car_type)) ? car_type : [];
}

function splitAddress(state: SearchState, words: PathWords): { path: string; query: string } {
  if (isOfferPage(state)) {
    const { offer: _page, ...left } = state.terms;
    return { path: OFFERS_PATH, query: encodeSearch({ ...state, terms: left }) };
  }
  const { car_type, ...others } = state.terms;
  if (!car_type || hasSameTypes(car_type, CAR_TYPES)) return splitAllTypesAddress({ ...state, terms: others }, words);
  const page = TYPE_PAGES.find(({ carTypes }) => hasSameTypes(carTypes, car_type));
  return { path: page?.path ?? ALL_PATH, query: encodeSearch(page ? { ...state, terms: others } : state) };
}

/**
 * The path of a search of all car types is the first of its filters that has a word: make with model, make, body,
 * dealership, location.
 */
function splitAllTypesAddress(state: SearchState, words: PathWords): { path: string; query: string } {
  const { make, make_model, ...others } = state.terms;
  const path = make?.length === 1 && make_model && words.findPath('make_model', make_model);
  if (path) return { path: `/search/${path}`, query: encodeSearch({ ...state, terms: others }) };
  for (const key of PATH_KEYS) {
    const values = state.terms[key];
    const word = values && words.findPath(key, values);
    if (!word) continue;
    const { [key]: _said, ...left } = state.terms;
    return { path: `/search/${word}`, query: encodeSearch({ ...state, terms: left }) };
  }
  return { path: ALL_PATH, query: encodeSearch(state) };
}

/** Adds the values of the path to those of the same filter in the query. */
function withPathTerms(state: SearchState, said: SearchState['terms']): SearchState {
  const terms = { ...state.terms };
  for (const key of listKeysOf(said)) terms[key] = [...(terms[key] ?? []), ...(said[key] ?? [])];
  return { ...state, terms };
}

/** Car types of the query take precedence over the page's. All of them together are no filter. */
function withPageTypes(state: SearchState, pageTypes: readonly CarType[]): SearchState {
  const parsed = state.terms.car_type ?? pageTypes;
  const { car_type, ...terms } = state.terms;
  return { ...state, terms: hasSameTypes(parsed, CAR_TYPES) ? terms : { ...terms, car_type: [...parsed] } };
}

/** A model is listed under its make, so its make is chosen too. */
function withImpliedMakes(state: SearchState): SearchState {
  const makes = (state.terms.make_model ?? []).flatMap((pair) => decodeMakeModel(pair)?.make ?? []);
  if (makes.length === 0) return state;
  return { ...state, terms: { ...state.terms, make: [...(state.terms.make ?? []), ...makes] } };
}

function hasSameTypes(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && other.every((type) => one.includes(type));
}
