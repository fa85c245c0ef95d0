import { ByteLists } from '../index-structures/byte-lists.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { CardCodec } from './card-codec.ts';

/** The card of each slot, or a part of it, packed, off the JavaScript heap. */
export class CardStore<T extends object> {
  readonly #codec: CardCodec;
  readonly #cards: ByteLists;

  /** Empty, or a copy of `from`; both share the packed cards until either changes them. */
  constructor(capacity: number, from?: CardStore<T>) {
    this.#codec = from ? from.#codec : new CardCodec();
    this.#cards = from ? from.#cards.copy() : new ByteLists(capacity);
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#codec.bytes + this.#cards.bytes;
  }

  /** Of all slots, or of these in their order. */
  save(slots?: Uint32Array): Saved {
    return { codec: this.#codec.save(), cards: this.#cards.save(slots) };
  }

  /** Fills an empty store with what `save` returned: of all slots, with the same capacity, or of these. */
  restore(saved: SavedReader, slots?: Uint32Array): void {
    this.#codec.restore(saved.part('codec'));
    this.#cards.restore(saved.part('cards'), slots);
  }

  grow(capacity: number): void {
    this.#cards.grow(capacity);
  }

  write(slot: number, card: T): void {
    this.#cards.set(slot, this.#codec.encode(slot, card));
  }

  erase(slot: number): void {
    this.#cards.set(slot, NO_CARD);
  }

  /** A new object with each call. */
  read(slot: number): T {
    return this.#codec.decode(this.#cards.get(slot)) as T;
  }
}

const NO_CARD = new Uint8Array(0);
