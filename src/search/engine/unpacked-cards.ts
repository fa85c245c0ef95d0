import { LRUCache } from 'lru-cache';
import { freezeDeep } from '../../domain/freeze-deep.ts';

/** How many cards are cached unpacked: shoppers look at the same first pages most of the time. */
const MOST_UNPACKED = 5_000;

/** The cards shown last, of all indexes of the process, by index and slot. */
const unpacked = new LRUCache<string, object>({ max: MOST_UNPACKED });
let made = 0;

/** The cards of one index, those shown last as they were made then. */
export class UnpackedCards<T extends object> {
  readonly #name = `${++made}/`;
  readonly #unpack: (slot: number) => T;

  constructor(unpack: (slot: number) => T) {
    this.#unpack = unpack;
  }

  /** The slot's card, frozen, because all callers may share it. */
  read(slot: number): T {
    const known = unpacked.get(this.#name + slot) as T | undefined;
    if (known) return known;
    const card = freezeDeep(this.#unpack(slot));
    unpacked.set(this.#name + slot, card);
    return card;
  }

  /** To be called when the slot's card has changed. */
  forget(slot: number): void {
    unpacked.delete(this.#name + slot);
  }
}
