import type { CountedKey } from '../../../src/search/contract.ts';
import type { BenchQuery } from '../queries.ts';

/** What every engine in the comparison must return: a page of hits, their number, and the counts of every filter. */
export interface BenchAnswer {
  ids: number[];
  count: number;
  /** Values with a count above 0, for every filter; in no particular order. */
  facets: Record<CountedKey, Map<string, number>>;
}

/** An engine that holds the stock. `search` is timed; `read` converts its result to the common form for checking. */
export interface BenchEngine<Raw = unknown> {
  search(query: BenchQuery): Raw | Promise<Raw>;
  read(raw: Raw): BenchAnswer;
}

export const HITS_PER_PAGE = 21;
