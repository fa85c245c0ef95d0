import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type RangeKey } from '../../contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../facets.ts';
import type { Saved, SavedReader } from '../../index-structures/saved.ts';
import type { SearchableCar } from '../../searchable-car.ts';
import { CodeGroups } from '../codes/code-groups.ts';
import { NumberColumn } from './number-column.ts';
import { MultiColumn, SingleColumn, type TermColumn } from './term-column.ts';

/** Some rows of the facet table: lists and numbers. */
export interface ColumnKeys {
  terms: readonly CountedKey[];
  numbers: readonly RangeKey[];
}

export const NO_COLUMNS: ColumnKeys = { terms: [], numbers: [] };

/** All rows but these. */
export function listOtherColumns({ terms, numbers }: ColumnKeys): ColumnKeys {
  return {
    terms: COUNTED_KEYS.filter((key) => !terms.includes(key)),
    numbers: RANGE_KEYS.filter((key) => !numbers.includes(key)),
  };
}

/** The number of cars for each value, by code, for every filter. */
export type TermCounts = Readonly<Record<CountedKey, Uint32Array>>;

/** Columns that are written together: one for each of some rows of the facet table. */
export class ColumnSet {
  readonly keys: ColumnKeys;
  readonly terms: Readonly<Partial<Record<CountedKey, TermColumn>>>;
  readonly numbers: Readonly<Partial<Record<RangeKey, NumberColumn>>>;
  readonly #terms: readonly (readonly [CountedKey, TermColumn])[];
  readonly #ranges: readonly (readonly [RangeKey, NumberColumn])[];
  readonly #singleKeys: readonly CountedKey[];
  readonly #groups: CodeGroups;

  /** Empty, or copies of those of `from`, which must have the same keys. */
  constructor(keys: ColumnKeys, capacity: number, from?: ColumnSet) {
    this.keys = keys;
    this.#terms = keys.terms.map((key) => [key, from?.terms[key]?.copy() ?? makeTermColumn(key, capacity)]);
    this.#ranges = keys.numbers.map((key) => [key, from?.numbers[key]?.copy() ?? new NumberColumn(capacity)]);
    this.terms = Object.fromEntries(this.#terms);
    this.numbers = Object.fromEntries(this.#ranges);
    this.#singleKeys = keys.terms.filter((key) => !TERM_ROWS[key].multi);
    const singles = this.#terms.map(([, column]) => column).filter((column) => column instanceof SingleColumn);
    this.#groups = new CodeGroups(singles, from ? from.#groups : undefined);
  }

  /** Of all slots, or of these in their order. */
  save(slots?: Uint32Array): Saved {
    const saveAll = (columns: readonly (readonly [string, TermColumn | NumberColumn])[]) =>
      Object.fromEntries(columns.map(([key, column]) => [key, column.save(slots)]));
    return { terms: saveAll(this.#terms), numbers: saveAll(this.#ranges) };
  }

  /** Fills empty columns with what `save` returned: of all slots, with the same capacity, or of these. */
  restore(saved: SavedReader, slots?: Uint32Array): void {
    for (const [key, column] of this.#terms) column.restore(saved.part('terms').part(key), slots);
    for (const [key, column] of this.#ranges) column.restore(saved.part('numbers').part(key), slots);
  }

  write(slot: number, car: SearchableCar): void {
    for (const [, column] of this.#terms) column.write(slot, car);
    for (const [key, column] of this.#ranges) column.write(slot, RANGE_ROWS[key].of(car));
    this.#groups.write(slot);
  }

  erase(slot: number): void {
    for (const [, column] of this.#terms) column.erase(slot);
    for (const [, column] of this.#ranges) column.erase(slot);
  }

  grow(capacity: number): void {
    for (const [, column] of this.#terms) column.grow(capacity);
    for (const [, column] of this.#ranges) column.grow(capacity);
    this.#groups.grow();
  }

  /** The counts of each of its lists over the first `count` slots. */
  countTerms(slots: Uint32Array, count: number): Partial<Record<CountedKey, Uint32Array>> {
    const singles = this.#groups.count(slots, count);
    return Object.fromEntries(
      this.#terms.map(([key, column]) => [key, singles[this.#singleKeys.indexOf(key)] ?? column.count(slots, count)]),
    );
  }
}

function makeTermColumn(key: CountedKey, capacity: number): TermColumn {
  const row = TERM_ROWS[key];
  return row.multi ? new MultiColumn(row, capacity) : new SingleColumn(row, capacity);
}
