import { numberAt } from '../../domain/tables/number-at.ts';
import { growArray } from './list-arena.ts';
import type { Saved, SavedReader } from './saved.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let scratch = new Uint8Array(1024);

/** The text in UTF-8, as a view that is valid until the next call. */
export function encodeText(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) scratch = new Uint8Array(text.length * 4);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

const SHORT = 40;

/** The text of bytes in UTF-8. */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > SHORT) return decoder.decode(bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at++) {
    const code = bytes[at]!;
    if (code > 0x7f) return decoder.decode(bytes.subarray(start, end));
    text += String.fromCharCode(code);
  }
  return text;
}

/** Of the bytes (FNV-1a), 32 bits. */
export function hashBytes(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x0100_0193);
  return hash >>> 0;
}

/** Texts with numbers from 0 on, off the JavaScript heap. They are only ever added, so copies of an index share one. */
export class TextTable {
  #bytes = new Uint8Array(0);
  /** The end of each text in `#bytes`. */
  #ends = new Uint32Array(0);
  /** One more than the number of a text, by its hash, or else at the next free place; empty until it is needed. */
  #places = new Uint32Array(0);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#bytes.byteLength + this.#ends.byteLength + this.#places.byteLength;
  }

  save(): Saved {
    return { ends: this.#ends.slice(0, this.#size), bytes: this.#bytes.slice(0, this.#endOf(this.#size)) };
  }

  /** Fills an empty table with what `save` returned, and keeps it. */
  restore(saved: SavedReader): void {
    this.#ends = saved.part('ends').numbers(Uint32Array) as Uint32Array<ArrayBuffer>;
    this.#size = this.#ends.length;
    this.#bytes = saved.part('bytes').numbers(Uint8Array, this.#endOf(this.#size)) as Uint8Array<ArrayBuffer>;
  }

  /** Undefined for a text that is not in the table. */
  find(text: string): number | undefined {
    return this.findBytes(encodeText(text));
  }

  /** As `find`, for the text in UTF-8. */
  findBytes(bytes: Uint8Array): number | undefined {
    const place = this.#placeOf(bytes);
    return this.#places[place] ? numberAt(this.#places, place) - 1 : undefined;
  }

  /** The number of the text, a new one for a new text. */
  numberOf(text: string): number {
    return this.numberOfBytes(encodeText(text));
  }

  /** As `numberOf`, for the text in UTF-8. */
  numberOfBytes(bytes: Uint8Array): number {
    const place = this.#placeOf(bytes);
    const found = numberAt(this.#places, place);
    if (found > 0) return found - 1;
    this.#places[place] = this.#size + 1;
    const start = this.#endOf(this.#size);
    const end = start + bytes.length;
    if (end > this.#bytes.length) this.#bytes = longerBytes(this.#bytes, end);
    if (this.#size === this.#ends.length) this.#ends = growArray(this.#ends, 16 + Math.ceil(this.#size * GROWTH));
    this.#bytes.set(bytes, start);
    this.#ends[this.#size] = end;
    return this.#size++;
  }

  textOf(number: number): string {
    return decodeText(this.#bytes, this.#endOf(number), this.#endOf(number + 1));
  }

  /** The text in UTF-8, as a view that is valid until a text is added. */
  bytesOf(number: number): Uint8Array {
    return this.#bytes.subarray(this.#endOf(number), this.#endOf(number + 1));
  }

  /** The end of the text before `number`. */
  #endOf(number: number): number {
    return number === 0 ? 0 : numberAt(this.#ends, number - 1);
  }

  /** The place of the text, or the free one for it. */
  #placeOf(bytes: Uint8Array): number {
    if (this.#size * 4 >= this.#places.length * 3) this.#widen();
    const mask = this.#places.length - 1;
    let place = hashBytes(bytes) & mask;
    for (;;) {
      const found = numberAt(this.#places, place);
      if (found === 0 || this.#isAt(found - 1, bytes)) return place;
      place = (place + 1) & mask;
    }
  }

  #isAt(number: number, bytes: Uint8Array): boolean {
    const start = this.#endOf(number);
    if (this.#endOf(number + 1) - start !== bytes.length) return false;
    for (let at = 0; at < bytes.length; at++) if (this.#bytes[start + at] !== bytes[at]) return false;
    return true;
  }

  #widen(): void {
    let length = 16;
    while (this.#size * 2 >= length) length *= 2;
    this.#places = new Uint32Array(length);
    const mask = length - 1;
    for (let number = 0; number < this.#size; number++) {
      let place = hashBytes(this.bytesOf(number)) & mask;
      while (numberAt(this.#places, place) > 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    }
  }
}

const GROWTH = 1.25;

function longerBytes(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(64 + Math.ceil(least * GROWTH));
  longer.set(bytes);
  return longer;
}
