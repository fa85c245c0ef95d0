import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** A file inside a zip archive. */
export interface ZipEntry {
  name: string;
  /** The compression method: 0 none, 8 deflate. */
  method: number;
  packed: Uint8Array;
  /** The unpacked size that it claims. */
  size: number;
}

const inflate = promisify(inflateRaw);
const ENTRIES_AT_MOST = 2_000;
/** The limit for all entries of an archive, unpacked: no document comes near it, no zip bomb stays below. */
const UNPACKED_AT_MOST = 50_000_000;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/**
 * The entries of a zip archive, from its directory; undefined for archives that no word processor writes: broken,
 * encrypted, in several parts, with entries that share their bytes, or that claim more than 50 MB unpacked. Unpacks
 * nothing.
 */
export function listZip(bytes: Uint8Array): ZipEntry[] | undefined {
  try {
    const entries = readDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    return total <= UNPACKED_AT_MOST ? entries : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The content of an entry; undefined where its size differs from the claim, or its compression method is uncommon.
 * Never unpacks more than it claims.
 */
export async function unpackEntry({ method, packed, size }: ZipEntry): Promise<Uint8Array | undefined> {
  if (method === 0) return packed.length === size ? packed : undefined;
  if (method !== 8) return undefined;
  try {
    const content = await inflate(packed, { maxOutputLength: Math.max(size, 1) });
    return content.length === size ? content : undefined;
  } catch {
    return undefined;
  }
}

function readDirectory(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  assertValid(end >= 0 && zip.readUInt32LE(end) === END);
  const count = zip.readUInt16LE(end + 10);
  assertValid(zip.readUInt16LE(end + 8) === count && count > 0 && count <= ENTRIES_AT_MOST);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  let filled = 0;
  for (let index = 0; index < count; index++) {
    assertValid(zip.readUInt32LE(at) === CENTRAL);
    const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
    assertValid(!isEncrypted);
    const nameLength = zip.readUInt16LE(at + 28);
    const packedSize = zip.readUInt32LE(at + 20);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 24),
      packed: readPacked(zip, zip.readUInt32LE(at + 42), packedSize),
    });
    filled += packedSize;
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  // Entries that share their bytes are how a small archive becomes a huge one.
  assertValid(filled <= zip.length);
  return entries;
}

function readPacked(zip: Buffer, local: number, size: number): Uint8Array {
  assertValid(zip.readUInt32LE(local) === LOCAL);
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  assertValid(from + size <= zip.length);
  return zip.subarray(from, from + size);
}

function assertValid(holds: boolean): void {
  if (!holds) throw new RangeError('no archive that a word processor writes');
}
