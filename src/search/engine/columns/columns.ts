import type { CountedKey, Range, RangeKey, TermKey } from '../../contract.ts';
import type { Bits } from '../../index-structures/bits.ts';
import { isExactKey } from '../../state.ts';
import type { ColumnSet, TermCounts } from './column-set.ts';
import { KeptSets } from './kept-sets.ts';
import type { NumberColumn } from './number-column.ts';
import type { StockColumns } from './stock-columns.ts';
import type { TermColumn } from './term-column.ts';

/** Every column that an index reads: those of the stock, and the index's own. */
export class Columns {
  readonly terms: Readonly<Record<CountedKey, TermColumn>>;
  readonly numbers: Readonly<Record<RangeKey, NumberColumn>>;
  readonly rank: NumberColumn;
  readonly created: NumberColumn;
  readonly #stock: ColumnSet;
  readonly #own: ColumnSet;
  readonly #kept = new KeptSets();

  /** The two must have all columns of the facet table between them. */
  constructor({ facets, rank, created }: StockColumns, own: ColumnSet) {
    this.#stock = facets;
    this.#own = own;
    this.terms = { ...facets.terms, ...own.terms } as Record<CountedKey, TermColumn>;
    this.numbers = { ...facets.numbers, ...own.numbers } as Record<RangeKey, NumberColumn>;
    this.rank = rank;
    this.created = created;
  }

  /** To be called when what the index lists has changed, or its capacity. */
  forgetSelected(): void {
    this.#kept.clear();
  }

  get #capacity(): number {
    return this.rank.numbers.length;
  }

  /** The slots with one of these values; shared, so not to be changed. */
  selectValues(key: TermKey, values: readonly string[]): Bits {
    return this.#kept.getOrSelect(this.#capacity, [key, values], () =>
      isExactKey(key) ? this.numbers[key].selectExact(values) : this.terms[key].select(values),
    );
  }

  /** The slots with a number in this range; shared, so not to be changed. */
  selectRange(key: RangeKey, { min, max }: Range): Bits {
    return this.#kept.getOrSelect(this.#capacity, [key, min, max], () => this.numbers[key].select({ min, max }));
  }

  /** The counts of every filter over the first `count` slots of the list. */
  countTerms(slots: Uint32Array, count: number): TermCounts {
    return { ...this.#stock.countTerms(slots, count), ...this.#own.countTerms(slots, count) } as TermCounts;
  }
}
