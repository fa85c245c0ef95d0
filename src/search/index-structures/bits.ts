import { numberAt } from '../../domain/tables/number-at.ts';

/** In a list of slots: none. */
export const NO_SLOT = 0xffff_ffff;

/** A set of slots, one bit each, 32 to a word. */
export type Bits = Uint32Array;

/** For slots 0 to `capacity` - 1; `capacity` is a multiple of 32. */
export function makeBits(capacity: number): Bits {
  return new Uint32Array(capacity >>> 5);
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (numberAt(bits, slot >>> 5) & (1 << (slot & 31))) !== 0;
}

export function setBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = numberAt(bits, word) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = numberAt(bits, word) & ~(1 << (slot & 31));
}

/** Keeps in `target` only what is also in `other`. */
export function intersectInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = numberAt(target, word) & numberAt(other, word);
}

/** Adds everything in `other` to `target`. */
export function uniteInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = numberAt(target, word) | numberAt(other, word);
}

export function subtractBits(all: Bits, without: Bits): Bits {
  const result = new Uint32Array(all.length);
  for (let word = 0; word < all.length; word++) result[word] = numberAt(all, word) & ~numberAt(without, word);
  return result;
}

export function hasSharedBits(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((numberAt(a, word) & numberAt(b, word)) !== 0) return true;
  return false;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countOnes(numberAt(bits, word));
  return count;
}

/** The number of ones in 32 bits: added up in pairs, then fours, then bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += countOnes(numberAt(a, word) & numberAt(b, word));
  return count;
}

/** The position of the lowest one in a word that is not 0; `word & (word - 1)` is the word without it. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Writes the slots of the set to `into`, ascending, and returns how many there are. */
export function collectSlots(bits: Bits, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = numberAt(bits, word);
    const first = word << 5;
    while (rest !== 0) {
      into[count++] = first + lowestBit(rest);
      rest &= rest - 1;
    }
  }
  return count;
}

/** The slots of the set, ascending. */
export function* slotsIn(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word++)
    for (let rest = numberAt(bits, word); rest !== 0; rest &= rest - 1) yield (word << 5) + lowestBit(rest);
}

export function growBits(bits: Bits, capacity: number): Bits {
  const grown = makeBits(capacity);
  grown.set(bits);
  return grown;
}

let scratch = new Uint32Array(0);

/** Room for that many slots, until the next call. */
export function scratchFor(capacity: number): Uint32Array<ArrayBuffer> {
  if (scratch.length < capacity) scratch = new Uint32Array(capacity);
  return scratch;
}
