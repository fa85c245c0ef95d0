import { numberAt } from '../../domain/tables/number-at.ts';

const FEWEST_PLACES = 16;

/**
 * Finds slots by the hash of a key that they have, off the JavaScript heap; the keys themselves are elsewhere. Several
 * slots may have the same key. A slot is at the place that its hash says, or else at the next free one.
 */
export class SlotHash {
  /** One more than the slot of each place; 0 for a free one. */
  #slots = new Uint32Array(FEWEST_PLACES);
  /** The hash of each place's key. */
  #hashes = new Uint32Array(FEWEST_PLACES);
  #size = 0;

  copy(): SlotHash {
    const copy = new SlotHash();
    copy.#slots = this.#slots.slice();
    copy.#hashes = this.#hashes.slice();
    copy.#size = this.#size;
    return copy;
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#slots.byteLength + this.#hashes.byteLength;
  }

  /** The first slot with a key of this hash that has the key; undefined when none has. */
  find(hash: number, hasKey: (slot: number) => boolean): number | undefined {
    for (let place = hash & this.#mask; ; place = (place + 1) & this.#mask) {
      const slot = numberAt(this.#slots, place) - 1;
      if (slot < 0) return undefined;
      if (numberAt(this.#hashes, place) === hash && hasKey(slot)) return slot;
    }
  }

  /** All such slots. */
  findAll(hash: number, hasKey: (slot: number) => boolean): number[] {
    const found: number[] = [];
    this.find(hash, (slot) => {
      if (hasKey(slot)) found.push(slot);
      return false;
    });
    return found;
  }

  /** `hash` is a whole number of 32 bits, without sign. */
  add(hash: number, slot: number): void {
    if (this.#size * 2 >= this.#slots.length) this.#widen();
    this.#put(hash, slot);
    this.#size++;
  }

  /** Removes a slot that was added with that hash. */
  delete(hash: number, slot: number): void {
    let place = hash & this.#mask;
    while (numberAt(this.#slots, place) !== slot + 1) {
      if (numberAt(this.#slots, place) === 0) return;
      place = (place + 1) & this.#mask;
    }
    this.#close(place);
    this.#size--;
  }

  get #mask(): number {
    return this.#slots.length - 1;
  }

  #put(hash: number, slot: number): void {
    let place = hash & this.#mask;
    while (numberAt(this.#slots, place) !== 0) place = (place + 1) & this.#mask;
    this.#slots[place] = slot + 1;
    this.#hashes[place] = hash;
  }

  /** Frees a place, and moves into it what was put further on because of it. */
  #close(free: number): void {
    let hole = free;
    this.#slots[hole] = 0;
    for (let place = (hole + 1) & this.#mask; numberAt(this.#slots, place) !== 0; place = (place + 1) & this.#mask) {
      const home = numberAt(this.#hashes, place) & this.#mask;
      // How far it is from its home, and how far it would be.
      if (((place - home) & this.#mask) < ((place - hole) & this.#mask)) continue;
      this.#slots[hole] = numberAt(this.#slots, place);
      this.#hashes[hole] = numberAt(this.#hashes, place);
      this.#slots[place] = 0;
      hole = place;
    }
  }

  #widen(): void {
    const [slots, hashes] = [this.#slots, this.#hashes];
    this.#slots = new Uint32Array(slots.length * 2);
    this.#hashes = new Uint32Array(slots.length * 2);
    slots.forEach((slot, place) => {
      if (slot !== 0) this.#put(numberAt(hashes, place), slot - 1);
    });
  }
}

/** The hash of a whole number, of 32 bits. */
export function hashNumber(number: number): number {
  // Its lower and upper parts, mixed (MurmurHash3's finalizer).
  let hash = (number ^ Math.floor(number / 0x1_0000_0000)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
