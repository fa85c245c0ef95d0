import type { SearchPageModel } from './model.ts';

/** What a browser needs of a search besides its HTML: to build the address of the next one, and for the head. */
export interface SearchPageData
  extends Pick<SearchPageModel, 'address' | 'count' | 'countCap' | 'bounds' | 'oddWords'> {
  title: string;
  canonical: string;
}

/** The data that a search page carries as JSON. */
export function buildSearchPageData(model: SearchPageModel): SearchPageData {
  const { address, count, countCap, bounds, oddWords, head } = model;
  return { address, count, countCap, bounds, oddWords, title: head.title, canonical: head.canonical };
}
