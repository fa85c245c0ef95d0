import type { FacetItem, Range, RangeKey, SearchState, SortKey, TermKey } from '../contract.ts';

/**
 * What the reader knows of a site's stock: the values of each filter with their counts, the ends of each number, the
 * price that shoppers see.
 */
export interface PhraseFacts {
  facets: Record<TermKey, FacetItem[]>;
  ranges: Record<RangeKey, Range>;
  pricing: 'price' | 'subscription_price';
}

/** What some words stand for. */
export type Meaning =
  /** `insteadOf`: the town that was said, in which nothing is. */
  | { kind: 'terms'; key: TermKey; values: readonly string[]; insteadOf?: string }
  | { kind: 'range'; key: RangeKey; range: Range }
  /** A year said by itself; several of them are a list. */
  | { kind: 'year'; year: number }
  | { kind: 'sort'; sortBy: SortKey };

/**
 * Words of the phrase with what they were taken for. `corrected`: the words that were meant, where they were misspelt.
 */
export interface Understood {
  words: string;
  meaning: Meaning;
  corrected?: string;
}

/** A phrase in plain words, read: filters, an order, and the words that are left to be found as text. */
export interface Reading {
  terms: SearchState['terms'];
  ranges: SearchState['ranges'];
  sortBy: SortKey | null;
  rest: string;
  /** What the shopper does not want ("not mazda"): no filter can say it, and as words it would find just that. */
  leftOut: string[];
  understood: Understood[];
}
