import { inflateSync } from 'node:zlib';

/** Sizes in bytes of the headers: the file's own, then an entry for each table. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

interface Table {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

/**
 * Unpacks WOFF 1.0 (W3C) into the OpenType file that it contains. Throws where the file is no WOFF or a table does not
 * match its entry.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This typeface is no WOFF file');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(file, WOFF.header + at * WOFF.entry));
  return writeSfnt(file.readUInt32BE(4), tables);
}

function readTable(file: Buffer, at: number): Table {
  const read = (field: number) => file.readUInt32BE(at + field);
  const [tag, offset, packed, length, checksum] = [read(0), read(4), read(8), read(12), read(16)];
  const stored = file.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(stored) : stored;
  if (data.length !== length) throw new Error(`A table of this typeface has ${data.length} bytes, not ${length}`);
  return { tag, checksum, data };
}

function writeSfnt(flavour: number, tables: readonly Table[]): Buffer {
  const aligned = (length: number) => Math.ceil(length / 4) * 4;
  const start = SFNT.header + tables.length * SFNT.entry;
  const out = Buffer.alloc(tables.reduce((end, { data }) => end + aligned(data.length), start));
  const power = Math.floor(Math.log2(tables.length));
  out.writeUInt32BE(flavour, 0);
  // The number of tables, and the start values of a binary search among them.
  [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)].forEach((value, at) => {
    out.writeUInt16BE(value, 4 + at * 2);
  });
  let offset = start;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    [tag, checksum, offset, data.length].forEach((value, field) => {
      out.writeUInt32BE(value, SFNT.header + at * SFNT.entry + field * 4);
    });
    out.set(data, offset);
    offset += aligned(data.length);
  }
  return out;
}
