import type { Saved, SavedReader } from '../index-structures/saved.ts';

/** How many recently shown cards are cached unpacked: shoppers look at the same first pages most of the time. */
const MOST_UNPACKED = 5_000;

/**
 * The card of each slot as JSON text, which takes a fraction of the memory of objects and does not burden the garbage
 * collector.
 */
export class CardStore<T extends object> {
  #texts: string[] = [];
  #unpacked = new Map<number, T>();

  /** Texts and frozen cards are shared: they are never changed, only replaced. */
  copy(): CardStore<T> {
    const copy = new CardStore<T>();
    copy.#texts = this.#texts.slice();
    copy.#unpacked = new Map(this.#unpacked);
    return copy;
  }

  save(): Saved {
    return Array.from(this.#texts, (text) => text ?? '');
  }

  /** Fills an empty store with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#texts = [...saved.texts()];
  }

  write(slot: number, card: T): void {
    this.#texts[slot] = JSON.stringify(card);
    this.#unpacked.delete(slot);
  }

  erase(slot: number): void {
    this.#texts[slot] = '';
    this.#unpacked.delete(slot);
  }

  /** The slot's card, frozen, because all callers may share it. */
  read(slot: number): T {
    return this.#unpacked.get(slot) ?? this.#unpack(slot);
  }

  #unpack(slot: number): T {
    const card: T = JSON.parse(this.#texts[slot]!);
    freezeDeeply(card);
    const [oldest] = this.#unpacked.keys();
    if (this.#unpacked.size === MOST_UNPACKED && oldest !== undefined) this.#unpacked.delete(oldest);
    this.#unpacked.set(slot, card);
    return card;
  }
}

function freezeDeeply(value: object): void {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freezeDeeply(part);
  Object.freeze(value);
}
