import { LRUCache } from 'lru-cache';
import type { Range, RangeKey, SearchScope } from '../contract.ts';
import { type Bits, countBits, intersectInto } from '../index-structures/bits.ts';
import type { TermCounts } from './columns/column-set.ts';
import type { Columns } from './columns/columns.ts';
import { listFilters } from './filters.ts';

/** The set that a search filters: all listed cars, or the part that a page is about, with its cached counts. */
export interface Root {
  bits: Bits;
  size: number;
  counts: TermCounts | null;
  /** The counts of recent searches within a large root, by the names of their filters. */
  kept: LRUCache<string, TermCounts> | null;
  extents: Map<RangeKey, Range>;
}

const MAX_CACHED_ROOTS = 32;
/** Smaller roots are counted as quickly as their counts would be found. */
const FEWEST_TO_KEEP = 8192;
/** Some 15 kB each. */
const MAX_KEPT_COUNTS = 16;

/** The roots of recently requested pages, so that their counts are computed once for each state of the stock. */
export class Roots {
  readonly #kept = new LRUCache<string, Root>({ max: MAX_CACHED_ROOTS });

  /** To be called when the stock has changed. */
  clear(): void {
    this.#kept.clear();
  }

  /** `needsPrice` leaves out cars without a price. */
  getRoot(scope: SearchScope, needsPrice: boolean, listed: Bits, columns: Columns): Root {
    const key = JSON.stringify([needsPrice, scope.terms, scope.ranges]);
    const known = this.#kept.get(key);
    if (known) return known;
    const root = makeRoot(selectRoot(scope, needsPrice, listed, columns));
    this.#kept.set(key, root);
    return root;
  }
}

function makeRoot(bits: Bits): Root {
  const size = countBits(bits);
  const kept = size < FEWEST_TO_KEEP ? null : new LRUCache<string, TermCounts>({ max: MAX_KEPT_COUNTS });
  return { bits, size, counts: null, kept, extents: new Map() };
}

function selectRoot(scope: SearchScope, needsPrice: boolean, listed: Bits, columns: Columns): Bits {
  const bits = listed.slice();
  for (const filter of listFilters(scope, columns)) intersectInto(bits, filter.bits);
  if (needsPrice) intersectInto(bits, columns.selectRange('price', { min: null, max: null }));
  return bits;
}
