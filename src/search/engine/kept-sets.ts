import { LRUCache } from 'lru-cache';
import type { Bits } from '../index-structures/bits.ts';

/** Sets of fewer bytes are found again as quickly as they are remembered. */
const FEWEST_BYTES = 4096;
/** 64 sets in an index of a million. */
const MOST_BYTES = 8 * 2 ** 20;

/** What recently used filters select, for large indexes: most searches share their filters with others. */
export class KeptSets {
  readonly #kept = new LRUCache<string, Bits>({ maxSize: MOST_BYTES, sizeCalculation: (bits) => bits.byteLength });

  /** To be called when the stock has changed. */
  clear(): void {
    if (this.#kept.size > 0) this.#kept.clear();
  }

  /** The set of that name, or else what `select` finds. It is shared: whoever gets it must not change it. */
  getOrSelect(name: readonly unknown[], select: () => Bits): Bits {
    const text = JSON.stringify(name);
    const known = this.#kept.get(text);
    if (known) return known;
    const bits = select();
    if (bits.byteLength >= FEWEST_BYTES) this.#kept.set(text, bits);
    return bits;
  }
}
