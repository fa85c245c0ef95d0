// Ascending numbers as the differences between them, each in as many bytes as it needs: seven bits in each, the lowest
// first. Nearly all differences of terms and slots fit into one byte.

const MOST_IN_ONE = 0x7f;

/** How many bytes a difference takes. */
export function countDeltaBytes(delta: number): number {
  if (delta <= MOST_IN_ONE) return 1;
  return delta < 0x4000 ? 2 : 2 + countDeltaBytes(delta >>> 14);
}

/** Writes a difference; returns the place after it. */
export function putDelta(bytes: Uint8Array, place: number, delta: number): number {
  let at = place;
  let rest = delta;
  for (; rest > MOST_IN_ONE; rest >>>= 7) bytes[at++] = (rest & MOST_IN_ONE) | 0x80;
  bytes[at++] = rest;
  return at;
}

/** The ascending numbers as bytes of their own. */
export function encodeDeltas(numbers: Uint32Array): Uint8Array {
  let size = 0;
  let before = 0;
  for (const number of numbers) {
    size += countDeltaBytes(number - before);
    before = number;
  }
  const bytes = new Uint8Array(size);
  let place = 0;
  before = 0;
  for (const number of numbers) {
    place = putDelta(bytes, place, number - before);
    before = number;
  }
  return bytes;
}

/** Writes the numbers to `into`, which has room for them, and returns how many there are. */
export function readDeltas(bytes: Uint8Array, into: Uint32Array): number {
  let count = 0;
  let number = 0;
  for (let at = 0; at < bytes.length; ) {
    let byte = bytes[at++]!;
    number += byte & MOST_IN_ONE;
    for (let shift = 7; byte > MOST_IN_ONE; shift += 7) {
      byte = bytes[at++]!;
      number += (byte & MOST_IN_ONE) << shift;
    }
    into[count++] = number;
  }
  return count;
}
