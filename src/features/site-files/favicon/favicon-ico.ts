/** A drawn PNG, and its width and height in pixels (at most 256). */
export interface IconPicture {
  size: number;
  png: Uint8Array;
}

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * An icon file (ICO) with these pictures unchanged: a header, an entry for each with the offset of its bytes, then the
 * bytes.
 */
export function encodeIco(pictures: readonly IconPicture[]): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let begins = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * at;
    // A byte holds up to 255; 256 is written as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(begins, entry + 12);
    begins += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
