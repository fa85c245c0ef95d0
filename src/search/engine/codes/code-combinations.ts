import { numberAt } from '../../../domain/tables/number-at.ts';
import { growArray } from '../../index-structures/list-arena.ts';

const FIRST_ROOM = 64;

/**
 * The combinations of codes of some columns, each with a small number in the order in which they came. A number never
 * changes its meaning, so indexes that are copies of each other share them.
 */
export class CodeCombinations {
  /** The positions of the columns in a row of all columns' codes. */
  readonly places: Uint32Array;
  #size = 0;
  /** The codes of all combinations, one after another, and room for one more. */
  #codes: Uint32Array<ArrayBuffer>;
  /** One more than the number of a combination, at its hash or the next free place; 0 is free. At most half full. */
  #table = new Uint32Array(2 * FIRST_ROOM);

  constructor(places: readonly number[]) {
    this.places = Uint32Array.from(places);
    this.#codes = new Uint32Array(FIRST_ROOM * places.length);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the combination in this row of all columns' codes; a new one for a new combination. */
  numberOf(row: Uint32Array): number {
    const candidate = this.#size;
    this.#write(candidate, row);
    let at = this.#hash(candidate);
    for (;;) {
      const known = numberAt(this.#table, at) - 1;
      if (known < 0) break;
      if (this.#isSame(known, candidate)) return known;
      at = (at + 1) & (this.#table.length - 1);
    }
    this.#table[at] = candidate + 1;
    this.#size++;
    if (2 * this.#size > this.#table.length) this.#enlargeTable();
    return candidate;
  }

  /** Adds how many slots have each combination to the counts of its columns' codes; `counts` are by position. */
  shareOut(tallies: Uint32Array, counts: readonly Uint32Array[]): void {
    const width = this.places.length;
    this.places.forEach((place, i) => {
      const column = counts[place];
      if (!column) throw new RangeError(`There is no column at ${place}`);
      for (let number = 0; number < tallies.length; number++) {
        const code = numberAt(this.#codes, number * width + i);
        // Copies share combinations, so some may be of codes that only another copy has.
        if (code < column.length) column[code] = numberAt(column, code) + numberAt(tallies, number);
      }
    });
  }

  #write(number: number, row: Uint32Array): void {
    const { places } = this;
    const start = number * places.length;
    if (start + places.length > this.#codes.length) this.#codes = growArray(this.#codes, 2 * this.#codes.length);
    for (let i = 0; i < places.length; i++) this.#codes[start + i] = numberAt(row, numberAt(places, i));
  }

  #hash(number: number): number {
    const start = number * this.places.length;
    let hash = 0;
    for (let i = 0; i < this.places.length; i++)
      hash = Math.imul(hash ^ (hash >>> 15) ^ numberAt(this.#codes, start + i), 0x9e3779b1);
    return (hash ^ (hash >>> 16)) & (this.#table.length - 1);
  }

  #isSame(a: number, b: number): boolean {
    const width = this.places.length;
    for (let i = 0; i < width; i++)
      if (numberAt(this.#codes, a * width + i) !== numberAt(this.#codes, b * width + i)) return false;
    return true;
  }

  #enlargeTable(): void {
    this.#table = new Uint32Array(2 * this.#table.length);
    for (let number = 0; number < this.#size; number++) {
      let at = this.#hash(number);
      while (numberAt(this.#table, at) !== 0) at = (at + 1) & (this.#table.length - 1);
      this.#table[at] = number + 1;
    }
  }
}
