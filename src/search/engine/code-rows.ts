/** The limit of 16-bit codes; a stock with more values of one filter gets 32-bit ones. */
const MOST_SHORT_CODES = 0x10000;

type Codes = Uint16Array | Uint32Array;

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
    if (code === MOST_SHORT_CODES && this.#codes instanceof Uint16Array) this.#codes = Uint32Array.from(this.#codes);
    this.#codes[slot * this.#width + place] = code;
  }

  grow(capacity: number): void {
    const length = capacity * this.#width;
    const longer = this.#codes instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
    longer.set(this.#codes);
    this.#codes = longer;
  }

  /**
   * For each position in a row: how many of the first `count` slots of the list have each code below the position's
   * size.
   */
  count(slots: Uint32Array, count: number, sizes: readonly number[]): Uint32Array[] {
    const starts = new Uint32Array(this.#width + 1);
    sizes.forEach((size, place) => {
      starts[place + 1] = starts[place]! + size;
    });
    const counts = new Uint32Array(starts[this.#width]!);
    const codes = this.#codes;
    const width = this.#width;
    for (let i = 0; i < count; i++) {
      const row = slots[i]! * width;
      for (let place = 0; place < width; place++) counts[starts[place]! + codes[row + place]!]!++;
    }
    return sizes.map((_, place) => counts.subarray(starts[place], starts[place + 1]));
  }
}
