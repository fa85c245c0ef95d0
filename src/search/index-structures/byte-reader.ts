import { decodeText } from './text-table.ts';

/** Reads what a `ByteWriter` wrote. Throws RangeError beyond the end. */
export class ByteReader {
  #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('There are no more bytes');
    return byte;
  }

  whole(): number {
    let number = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.byte();
      number += (byte & 0x7f) * unit;
      if (byte < 0x80) return number;
    }
  }

  float(): number {
    const { buffer, byteOffset } = this.#bytes;
    const number = new DataView(buffer, byteOffset).getFloat64(this.#at, true);
    this.#at += 8;
    return number;
  }

  /** A text of which the bytes were written as `sized`. */
  text(): string {
    const length = this.whole();
    this.#at += length;
    return decodeText(this.#bytes, this.#at - length, this.#at);
  }
}
