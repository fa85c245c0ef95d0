import { RANGE_KEYS, type RangeKey, TERM_KEYS, type TermKey } from '../contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../facets.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { NumberColumn } from './number-column.ts';
import { makeTermColumn, type TermColumn } from './term-column.ts';

/** Every column of the index: one for each row of the facet table, and those that only sort. */
export class Columns {
  readonly terms: Readonly<Record<TermKey, TermColumn>>;
  readonly numbers: Readonly<Record<RangeKey, NumberColumn>>;
  readonly rank: NumberColumn;
  readonly created: NumberColumn;
  readonly #all: readonly (TermColumn | NumberColumn)[];

  constructor(capacity: number) {
    const terms = TERM_KEYS.map((key) => [key, makeTermColumn(TERM_ROWS[key], capacity)] as const);
    const numbers = RANGE_KEYS.map((key) => [key, new NumberColumn(capacity)] as const);
    this.terms = Object.fromEntries(terms) as Record<TermKey, TermColumn>;
    this.numbers = Object.fromEntries(numbers) as Record<RangeKey, NumberColumn>;
    this.rank = new NumberColumn(capacity);
    this.created = new NumberColumn(capacity);
    this.#all = [...Object.values(this.terms), ...Object.values(this.numbers), this.rank, this.created];
  }

  write(slot: number, car: SearchableCar): void {
    for (const key of TERM_KEYS) this.terms[key].write(slot, car);
    for (const key of RANGE_KEYS) this.numbers[key].write(slot, RANGE_ROWS[key].of(car));
    this.rank.write(slot, car.custom_rank);
    this.created.write(slot, Date.parse(car.created_at));
  }

  erase(slot: number): void {
    for (const column of this.#all) column.erase(slot);
  }

  grow(capacity: number): void {
    for (const column of this.#all) column.grow(capacity);
  }
}
