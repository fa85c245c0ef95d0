import type { CountedKey } from '../../../src/search/contract.ts';
import type { BenchQuery } from '../queries.ts';

/**
 * What every engine in the comparison must answer: a page of hits, how many there are, and the counts of every filter.
 */
export interface BenchAnswer {
  ids: number[];
  count: number;
  /** Values with a count above 0, for every filter; no order asked for. */
  facets: Record<CountedKey, Map<string, number>>;
}

/**
 * An engine that holds the stock. `search` is what is timed; `read` turns its answer into the common form for checking.
 */
export interface BenchEngine<Raw = unknown> {
  search(query: BenchQuery): Raw | Promise<Raw>;
  read(raw: Raw): BenchAnswer;
}

export const HITS_PER_PAGE = 21;
