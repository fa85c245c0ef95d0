import { LRUCache } from 'lru-cache';
import type { Bits } from '../../index-structures/bits.ts';

/** Sets of fewer slots are selected again as quickly as they are found. */
const FEWEST_SLOTS = 32_768;
/** 64 sets in an index of a million. */
const MOST_BYTES = 8 * 2 ** 20;

/** What recently used filters select, for large indexes: most searches share their filters with others. */
export class KeptSets {
  readonly #kept = new LRUCache<string, Bits>({ maxSize: MOST_BYTES, sizeCalculation: (bits) => bits.byteLength });

  /** To be called when the stock has changed. */
  clear(): void {
    if (this.#kept.size > 0) this.#kept.clear();
  }

  /** The set of that name, of so many slots, or else what `select` finds. It is shared, so not to be changed. */
  getOrSelect(capacity: number, name: readonly unknown[], select: () => Bits): Bits {
    if (capacity < FEWEST_SLOTS) return select();
    const text = JSON.stringify(name);
    const known = this.#kept.get(text);
    if (known) return known;
    const bits = select();
    this.#kept.set(text, bits);
    return bits;
  }
}
