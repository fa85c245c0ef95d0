import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { type Codes, codeAt, growCodes, putCode } from './codes.ts';

/**
 * The codes of all single-valued filters, row by row for each slot. Counting a set then reads one short run of memory
 * per car, whereas separate columns would touch the whole of each.
 */
export class CodeRows {
  readonly #width: number;
  #codes: Codes;

  constructor(capacity: number, places: number) {
    this.#width = places;
    this.#codes = new Uint16Array(capacity * places);
  }

  copy(): CodeRows {
    const copy = new CodeRows(0, this.#width);
    copy.#codes = this.#codes.slice();
    return copy;
  }

  write(slot: number, place: number, code: number): void {
    this.#codes = putCode(this.#codes, slot * this.#width + place, code);
  }

  grow(capacity: number): void {
    this.#codes = growCodes(this.#codes, capacity * this.#width);
  }

  /**
   * For each position in a row: how many of the first `count` slots of the list have each code below the position's
   * size.
   */
  count(slots: Uint32Array, count: number, sizes: readonly number[]): Uint32Array[] {
    const starts = new Uint32Array(this.#width);
    let end = 0;
    sizes.forEach((size, place) => {
      starts[place] = end;
      end += size;
    });
    const counts = new Uint32Array(end);
    const codes = this.#codes;
    const width = this.#width;
    for (let i = 0; i < count; i++) {
      const row = numberAt(slots, i) * width;
      for (let place = 0; place < width; place++) addOne(counts, numberAt(starts, place) + codeAt(codes, row + place));
    }
    return sizes.map((size, place) => {
      const start = numberAt(starts, place);
      return counts.subarray(start, start + size);
    });
  }
}
