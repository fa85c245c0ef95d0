import { listFormerMakeNames, listFormerModelNames } from '../../domain/vehicle/names.ts';
import { buildLocationSlug, slugify } from '../../domain/vehicle/slug.ts';
import type { FacetItem, SearchResult, SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteStock } from '../request/context.ts';
import { linkToSearch, type SearchLinker } from './address.ts';
import type { PathKey, PathWords } from './path-words.ts';

type Facets = SearchResult<unknown>['facets'];
type ListedStock = Pick<SiteStock, 'search' | 'placeSlugs'>;

/** Words under /search with addresses of their own, besides the pages of car types. */
const RESERVED = ['count', 'suggest'];
const TYPE_PAGE = /^(?:new|demo|used)(?:-.+)?-cars$/;

const wordsCache = new WeakMap<Facets, PathWords>();

/** The words of a site, from all that it lists (B1); made once for each change of what is listed. */
export function getSitePathWords(stock: ListedStock): PathWords {
  const { facets } = stock.search(createEmptyState());
  const known = wordsCache.get(facets);
  if (known) return known;
  const places = stock.placeSlugs();
  const claims = new Claims();
  claimMakes(claims, facets);
  for (const { value } of sortByCount(facets.body)) claims.claim(slugify(value), 'body', [value]);
  claimPlaces(claims, 'dealership_name', facets, places.dealerships);
  claimPlaces(claims, 'location_name', facets, places.locations);
  claimSharedPlaces(claims, facets);
  claimFormerNames(claims, facets);
  wordsCache.set(facets, claims);
  return claims;
}

export function createSiteLinker(stock: ListedStock): SearchLinker {
  const words = getSitePathWords(stock);
  return (state) => linkToSearch(state, words);
}

/**
 * Maps paths to their meaning and back; the first claim of a path holds, and the first path of some values is theirs.
 */
class Claims implements PathWords {
  readonly #terms = new Map<string, SearchState['terms']>();
  readonly #paths = new Map<string, string>();

  findTerms(path: string): SearchState['terms'] | undefined {
    return this.#terms.get(path);
  }

  findPath(key: TermKey, values: readonly string[]): string | undefined {
    return this.#paths.get(encodeClaim(key, values));
  }

  claim(path: string, key: PathKey | 'make_model', values: string[], more: SearchState['terms'] = {}): void {
    const isTaken = path === '' || this.#terms.has(path) || RESERVED.includes(path) || TYPE_PAGE.test(path);
    if (isTaken) return;
    this.#terms.set(path, { ...more, [key]: values });
    const id = encodeClaim(key, values);
    if (!this.#paths.has(id)) this.#paths.set(id, path);
  }
}

function encodeClaim(key: TermKey, values: readonly string[]): string {
  return JSON.stringify([key, ...values.toSorted()]);
}

/** Of two names with one word, the one with more vehicles gets it. */
function sortByCount(items: readonly FacetItem[]): FacetItem[] {
  return items.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function claimMakes(claims: Claims, facets: Facets): void {
  for (const { value } of sortByCount(facets.make)) claims.claim(slugify(value), 'make', [value]);
  for (const { value } of sortByCount(facets.make_model)) {
    const { make, model } = decodeMakeModel(value) ?? { make: '', model: '' };
    const word = claims.findPath('make', [make]);
    const modelWord = slugify(model);
    if (word && modelWord) claims.claim(`${word}/${modelWord}`, 'make_model', [value], { make: [make] });
  }
}

function claimPlaces(
  claims: Claims,
  key: 'dealership_name' | 'location_name',
  facets: Facets,
  slugs: ReadonlyMap<string, string>,
): void {
  const listed = new Set(facets[key].map(({ value }) => value));
  for (const [slug, name] of slugs) if (listed.has(name)) claims.claim(slugify(slug), key, [name]);
}

/** The path that the sales and used desks of one place share (G2), where no dealership or single location has it. */
function claimSharedPlaces(claims: Claims, facets: Facets): void {
  const places = Map.groupBy(
    facets.location_name.map(({ value }) => value),
    buildLocationSlug,
  );
  for (const [slug, names] of places) claims.claim(slug, 'location_name', names);
}

/**
 * Addresses with former names of makes and models (A5) lead to the current ones: they are claimed last, so that no
 * current value has that path.
 */
function claimFormerNames(claims: Claims, facets: Facets): void {
  for (const { value } of facets.make)
    for (const former of listFormerMakeNames(value)) claims.claim(slugify(former), 'make', [value]);
  for (const { value } of facets.make_model) {
    const { make, model } = decodeMakeModel(value) ?? { make: '', model: '' };
    for (const word of [make, ...listFormerMakeNames(make)])
      for (const name of [model, ...listFormerModelNames(make, model)])
        claims.claim(`${slugify(word)}/${slugify(name)}`, 'make_model', [value], { make: [make] });
  }
}
