import type { TermKey } from '../contract.ts';
import { type Bits, collectSlots, difference } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Root } from './roots.ts';

/** From this share of the root on, it is quicker to count what is not in a set and subtract. */
const COMPLEMENT_SHARE = 0.55;

/** Counts how many cars of a set have each value of a filter. `scratch` has room for every slot. */
export class Counter {
  readonly #columns: Columns;
  readonly #root: Root;
  readonly #scratch: Uint32Array;

  constructor(columns: Columns, root: Root, scratch: Uint32Array) {
    this.#columns = columns;
    this.#root = root;
    this.#scratch = scratch;
    root.size ??= collectSlots(root.bits, scratch);
  }

  /** The counts of each of the filters over `set`, which lies within the root: an array by code for each key. */
  count(set: Bits, keys: readonly TermKey[]): Map<TermKey, Uint32Array> {
    const size = collectSlots(set, this.#scratch);
    if (size <= this.#root.size! * COMPLEMENT_SHARE) return this.#countScratch(keys, size);
    const ofRoot = this.#countRoot(keys);
    const outside = collectSlots(difference(this.#root.bits, set), this.#scratch);
    if (outside === 0) return ofRoot;
    const left = this.#countScratch(keys, outside);
    for (const [key, counts] of left) subtractFrom(ofRoot.get(key)!, counts);
    return left;
  }

  #countScratch(keys: readonly TermKey[], size: number): Map<TermKey, Uint32Array> {
    return new Map(keys.map((key) => [key, this.#columns.terms[key].count(this.#scratch, size)]));
  }

  #countRoot(keys: readonly TermKey[]): Map<TermKey, Uint32Array> {
    const missing = keys.filter((key) => !this.#root.counts.has(key));
    if (missing.length > 0) {
      const size = collectSlots(this.#root.bits, this.#scratch);
      for (const [key, counts] of this.#countScratch(missing, size)) this.#root.counts.set(key, counts);
    }
    return this.#root.counts;
  }
}

/** Turns `counts` into `whole` - `counts`. */
function subtractFrom(whole: Uint32Array, counts: Uint32Array): void {
  for (let code = 0; code < counts.length; code++) counts[code] = whole[code]! - counts[code]!;
}
