import { mapKeys } from '../../domain/tables/keys.ts';
import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type Range, type RangeKey, type TermKey } from '../contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../facets.ts';
import type { Bits } from '../index-structures/bits.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { isExactKey } from '../state.ts';
import { CodeGroups } from './codes/code-groups.ts';
import { KeptSets } from './kept-sets.ts';
import { NumberColumn } from './number-column.ts';
import { MultiColumn, SingleColumn, type TermColumn } from './term-column.ts';

const SINGLE_KEYS = COUNTED_KEYS.filter((key) => !TERM_ROWS[key].multi);

/** The number of cars for each value, by code, for every filter. */
export type TermCounts = Readonly<Record<CountedKey, Uint32Array>>;

/** Every column of the index: one for each row of the facet table, and those that are only sorted by. */
export class Columns {
  readonly terms: Readonly<Record<CountedKey, TermColumn>>;
  readonly numbers: Readonly<Record<RangeKey, NumberColumn>>;
  readonly rank: NumberColumn;
  readonly created: NumberColumn;
  readonly #groups: CodeGroups;
  readonly #kept = new KeptSets();
  readonly #all: readonly (TermColumn | NumberColumn)[];

  /** Empty, or copies of those of `from`. */
  constructor(capacity: number, from?: Columns) {
    const makeTerms = (key: CountedKey) => from?.terms[key].copy() ?? makeTermColumn(key, capacity);
    const makeNumbers = (column?: NumberColumn) => column?.copy() ?? new NumberColumn(capacity);
    this.terms = mapKeys(COUNTED_KEYS, makeTerms);
    this.numbers = mapKeys(RANGE_KEYS, (key) => makeNumbers(from?.numbers[key]));
    this.rank = makeNumbers(from?.rank);
    this.created = makeNumbers(from?.created);
    const singles = Object.values(this.terms).filter((column) => column instanceof SingleColumn);
    this.#groups = new CodeGroups(singles, from ? from.#groups : undefined);
    this.#all = [...Object.values(this.terms), ...Object.values(this.numbers), this.rank, this.created];
  }

  save(): Saved {
    return {
      terms: mapKeys(COUNTED_KEYS, (key) => this.terms[key].save()),
      numbers: mapKeys(RANGE_KEYS, (key) => this.numbers[key].save()),
      rank: this.rank.save(),
      created: this.created.save(),
    };
  }

  /** Fills empty columns, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    for (const key of COUNTED_KEYS) this.terms[key].restore(saved.part('terms').part(key));
    for (const key of RANGE_KEYS) this.numbers[key].restore(saved.part('numbers').part(key));
    this.rank.restore(saved.part('rank'));
    this.created.restore(saved.part('created'));
  }

  write(slot: number, car: SearchableCar): void {
    for (const key of COUNTED_KEYS) this.terms[key].write(slot, car);
    this.#groups.write(slot);
    this.#kept.clear();
    for (const key of RANGE_KEYS) this.numbers[key].write(slot, RANGE_ROWS[key].of(car));
    this.rank.write(slot, car.custom_rank);
    this.created.write(slot, car.created_at === null ? null : Date.parse(car.created_at));
  }

  erase(slot: number): void {
    for (const column of this.#all) column.erase(slot);
    this.#kept.clear();
  }

  grow(capacity: number): void {
    for (const column of this.#all) column.grow(capacity);
    this.#groups.grow();
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
    const singles = this.#groups.count(slots, count);
    return mapKeys(COUNTED_KEYS, (key) => singles[SINGLE_KEYS.indexOf(key)] ?? this.terms[key].count(slots, count));
  }
}

function makeTermColumn(key: CountedKey, capacity: number): TermColumn {
  const row = TERM_ROWS[key];
  return row.multi ? new MultiColumn(row, capacity) : new SingleColumn(row, capacity);
}
