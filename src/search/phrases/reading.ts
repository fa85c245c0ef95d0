import type { FacetItem, Range, RangeKey, SearchState, SortKey, TermKey } from '../contract.ts';

/**
 * A site's stock as the reader needs it: the values of each filter with their counts, the extent of each number, the
 * kind of price that shoppers see.
 */
export interface PhraseFacts {
  facets: Record<TermKey, FacetItem[]>;
  ranges: Record<RangeKey, Range>;
  pricing: 'price' | 'subscription_price';
}

export type Meaning =
  /** `insteadOf`: the mentioned town, in which there are no vehicles. */
  | { kind: 'terms'; key: TermKey; values: readonly string[]; insteadOf?: string }
  | { kind: 'range'; key: RangeKey; range: Range }
  /** A year by itself; several of them are a list. */
  | { kind: 'year'; year: number }
  | { kind: 'sort'; sortBy: SortKey };

/** Words of the phrase with their meaning. `corrected`: the correct spelling of misspelt ones. */
export interface Understood {
  words: string;
  meaning: Meaning;
  corrected?: string;
}

/** The result of reading a phrase: filters, an order, and the words that remain as free text. */
export interface Reading {
  terms: SearchState['terms'];
  ranges: SearchState['ranges'];
  sortBy: SortKey | null;
  rest: string;
  /**
   * What the shopper does not want ("not mazda"): no filter can express it, and as free text it would find exactly
   * that.
   */
  leftOut: string[];
  understood: Understood[];
}
