import type { SearchResult, SearchState, TermKey } from '../../search/contract.ts';

/** The site's own spelling of a filter's value, whatever its case; undefined for a value that no vehicle of the site has. */
export type FindSpelling = (key: TermKey, value: string) => string | undefined;

/** Takes every value as it is written. */
export const asWritten: FindSpelling = (_key, value) => value;

/** Spellings by the values of a site's whole stock; `loadFacets` is called when the first one is asked for, and then no more. */
export function spellingsOf(loadFacets: () => SearchResult<unknown>['facets']): FindSpelling {
  let facets: ReturnType<typeof loadFacets> | undefined;
  return (key, value) => {
    facets ??= loadFacets();
    if (facets[key].some((item) => item.value === value)) return value;
    const folded = value.toLowerCase();
    return facets[key].find((item) => item.value.toLowerCase() === folded)?.value;
  };
}

/** The state with each value in the site's own spelling; a value that the site does not have stays as it is. */
export function withSiteSpelling(state: SearchState, findSpelling: FindSpelling): SearchState {
  const terms = Object.entries(state.terms) as [TermKey, string[]][];
  return {
    ...state,
    terms: Object.fromEntries(
      terms.map(([key, values]) => [key, values.map((value) => findSpelling(key, value) ?? value)]),
    ),
  };
}
