import { mapKeys } from '../../domain/tables/keys.ts';
import { numberAt } from '../../domain/tables/number-at.ts';
import { COUNTED_KEYS, type CountedKey, type ExactKey, RANGE_KEYS, type Range, type RangeKey } from '../contract.ts';
import { type Bits, collectSlots, countBits, subtractBits } from '../index-structures/bits.ts';
import type { TermCounts } from './columns/column-set.ts';
import type { Columns } from './columns/columns.ts';
import type { Narrowing } from './narrowing.ts';
import type { Root } from './roots.ts';

/** From this share of the root on, it is faster to count the complement of a set and subtract. */
const COMPLEMENT_SHARE = 0.55;

/** Computes the figures of sets within a root: counts for each value, and extents of numbers. */
export class Counter {
  readonly #columns: Columns;
  readonly #root: Root;
  /** Large enough for every slot. */
  readonly #scratch: Uint32Array;

  constructor(columns: Columns, root: Root, scratch: Uint32Array) {
    this.#columns = columns;
    this.#root = root;
    this.#scratch = scratch;
  }

  /** The counts of what passes all filters. Those of another page or order of the same search are kept. */
  countAll(narrowing: Narrowing): TermCounts {
    const { kept } = this.#root;
    const name = kept ? narrowing.name : null;
    const known = name === null ? undefined : kept?.get(name);
    if (known) return known;
    const counts = this.#count(narrowing.all, COUNTED_KEYS, (size) => this.#columns.countTerms(this.#scratch, size));
    if (name !== null) kept?.set(name, counts);
    return counts;
  }

  countOne(set: Bits, key: CountedKey): Uint32Array {
    const column = this.#columns.terms[key];
    return this.#count(set, [key], (size) => mapKeys([key], () => column.count(this.#scratch, size)))[key];
  }

  /** Each of these exact numbers with how many of `set` have it. */
  countExact(set: Bits, key: ExactKey, values: readonly string[]): [value: string, count: number][] {
    return this.#columns.numbers[key].countExact(this.#scratch, collectSlots(set, this.#scratch), values);
  }

  /**
   * Counts `set` by `countScratch`, which counts the first slots in scratch; or its complement within the root, if that
   * is smaller.
   */
  #count<Key extends CountedKey>(
    set: Bits,
    keys: readonly Key[],
    countScratch: (size: number) => Readonly<Record<Key, Uint32Array>>,
  ): Readonly<Record<Key, Uint32Array>> {
    const size = countBits(set);
    if (size <= this.#root.size * COMPLEMENT_SHARE) return countScratch(collectSlots(set, this.#scratch));
    const ofRoot = this.#countRoot();
    if (size === this.#root.size) return ofRoot;
    const outside = countScratch(collectSlots(subtractBits(this.#root.bits, set), this.#scratch));
    for (const key of keys) subtractFrom(ofRoot[key], outside[key]);
    return outside;
  }

  /** The extent of each number under all filters except its own. */
  ranges(narrowing: Narrowing): Record<RangeKey, Range> {
    const size = countBits(narrowing.all);
    return mapKeys(RANGE_KEYS, (key) => {
      const set = narrowing.withoutRange(key);
      return this.#extent(key, set, set === narrowing.all ? size : countBits(set));
    });
  }

  #countRoot(): TermCounts {
    const size = this.#root.counts ? 0 : collectSlots(this.#root.bits, this.#scratch);
    this.#root.counts ??= this.#columns.countTerms(this.#scratch, size);
    return this.#root.counts;
  }

  /** The extent of a number over a set of this size; that of the whole root is cached. */
  #extent(key: RangeKey, set: Bits, size: number): Range {
    const isRoot = size === this.#root.size;
    const cached = isRoot ? this.#root.extents.get(key) : undefined;
    const extent = cached ?? this.#columns.numbers[key].extent(set);
    if (isRoot) this.#root.extents.set(key, extent);
    return { ...extent };
  }
}

/** Turns `counts` into `whole` - `counts`. */
function subtractFrom(whole: Uint32Array, counts: Uint32Array): void {
  for (let code = 0; code < counts.length; code++) counts[code] = numberAt(whole, code) - numberAt(counts, code);
}
