import { LRUCache } from 'lru-cache';
import { ByteLists } from '../index-structures/byte-lists.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { CardCodec } from './card-codec.ts';

/** How many cards are cached unpacked: shoppers look at the same first pages most of the time. */
const MOST_UNPACKED = 5_000;

/** The cards shown last, of all indexes of the process, by store and slot. */
const unpacked = new LRUCache<string, object>({ max: MOST_UNPACKED });
let storesMade = 0;

/** The card of each slot, packed, off the JavaScript heap. */
export class CardStore<T extends object> {
  readonly #name = `${++storesMade}/`;
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

  save(): Saved {
    return { codec: this.#codec.save(), cards: this.#cards.save() };
  }

  /** Fills an empty store, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#codec.restore(saved.part('codec'));
    this.#cards.restore(saved.part('cards'));
  }

  grow(capacity: number): void {
    this.#cards.grow(capacity);
  }

  write(slot: number, card: T): void {
    this.#cards.set(slot, this.#codec.encode(slot, card));
    unpacked.delete(this.#name + slot);
  }

  erase(slot: number): void {
    this.#cards.set(slot, NO_CARD);
    unpacked.delete(this.#name + slot);
  }

  /** The slot's card, frozen, because all callers may share it. */
  read(slot: number): T {
    return (unpacked.get(this.#name + slot) as T | undefined) ?? this.#unpack(slot);
  }

  #unpack(slot: number): T {
    const card = this.#codec.decode(this.#cards.get(slot)) as T;
    freezeDeeply(card);
    unpacked.set(this.#name + slot, card);
    return card;
  }
}

const NO_CARD = new Uint8Array(0);

function freezeDeeply(value: object): void {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freezeDeeply(part);
  Object.freeze(value);
}
