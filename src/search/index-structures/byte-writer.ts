/** Bytes that are written one value after the other. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  /** Begins anew. */
  clear(): void {
    this.#length = 0;
  }

  /** All bytes so far, as a view that is valid until the next write. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  /** A whole number from 0 on, in as many bytes as it needs: seven bits in each, the lowest first. */
  whole(number: number): void {
    this.#reserve(8);
    let rest = number;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
    this.#bytes[this.#length++] = rest;
  }

  float(number: number): void {
    this.#reserve(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, number, true);
    this.#length += 8;
  }

  /** The length of the bytes, and the bytes. */
  sized(bytes: Uint8Array): void {
    this.whole(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #reserve(length: number): void {
    if (this.#length + length <= this.#bytes.length) return;
    const longer = new Uint8Array((this.#length + length) * 2);
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}
