import { listKeysOf } from '../../domain/text/look-up.ts';
import type { FacetItem, SearchResult, SearchState, TermKey } from '../../search/contract.ts';
import { PATH_KEYS, type PathKey, toPlainWord } from './path-words.ts';

/** The site's own spelling of a filter's value; undefined for a value that no vehicle of the site has. */
export type FindSpelling = (key: TermKey, value: string) => string | undefined;

/** Accepts every value as it is written. */
export const keepSpelling: FindSpelling = (_key, value) => value;

/**
 * Finds spellings among the values of a site's whole stock, whatever the case; for values with a word of their own
 * under /search also any text with the same word (`citroen`, `mercedes benz`). `loadFacets` is called on first use, and
 * only once.
 */
export function createSpellingFinder(loadFacets: () => SearchResult<unknown>['facets']): FindSpelling {
  let facets: ReturnType<typeof loadFacets> | undefined;
  return (key, value) => {
    facets ??= loadFacets();
    if (facets[key].some((item) => item.value === value)) return value;
    const folded = value.toLowerCase();
    const item = facets[key].find((each) => each.value.toLowerCase() === folded) ?? findByWord(facets[key], key, value);
    return item?.value;
  };
}

/** Of several values with one word the one with most vehicles, as under /search (B1). */
function findByWord(items: readonly FacetItem[], key: TermKey, value: string): FacetItem | undefined {
  if (!hasWord(key)) return undefined;
  const word = toPlainWord(key, value);
  if (!/[a-z0-9]$/.test(word)) return undefined;
  const alike = items.filter((item) => toPlainWord(key, item.value) === word);
  return alike.toSorted((a, b) => b.count - a.count)[0];
}

const hasWord = (key: TermKey): key is PathKey | 'make_model' =>
  key === 'make_model' || PATH_KEYS.some((each) => each === key);

/** The state with each value in the site's own spelling; a value that the site does not have stays as it is. */
export function withSiteSpelling(state: SearchState, findSpelling: FindSpelling): SearchState {
  const { terms } = state;
  const spelled = listKeysOf(terms).map((key) => [key, terms[key]?.map((value) => findSpelling(key, value) ?? value)]);
  return { ...state, terms: Object.fromEntries(spelled) };
}
