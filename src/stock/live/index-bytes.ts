import { crc32 } from 'node:zlib';
import { listKeys } from '../../domain/tables/keys.ts';
import { MalformedSave, type Saved, type SavedNumbers } from '../../search/index-structures/saved.ts';

/** The bytes are not those of an index that this program has saved. */
export class MalformedIndex extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The saved index cannot be used: ${reason}`, { cause });
  }
}

// Layout: the head (mark, checksum of all that follows it, length of the outline), the outline, and the blocks of
// numbers. The outline is JSON, in which [name of the type, start, length] stands for a block.

const MARK = 0x4643_4958;
const HEAD = 16;
const CHECKSUM_AT = 4;
const CHECKED_FROM = 8;
/** Numbers of any type may start at a multiple of it. */
const ALIGNMENT = 8;
/** Marks a block in the outline; no part of an index has this name. */
const BLOCK = '#';

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type TypeName = keyof typeof TYPES;

const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** The saved index as bytes of its own. */
export function encodeIndex(saved: Saved): Buffer {
  const blocks: { start: number; numbers: SavedNumbers }[] = [];
  let end = 0;
  const place = (numbers: SavedNumbers): Block => {
    const start = end;
    blocks.push({ start, numbers });
    end += aligned(numbers.byteLength);
    return { [BLOCK]: [typeOf(numbers), start, numbers.length] };
  };
  const outline = Buffer.from(JSON.stringify(outlineOf(saved, place)));
  const first = aligned(HEAD + outline.length);
  const bytes = Buffer.alloc(first + end);
  outline.copy(bytes, HEAD);
  for (const { start, numbers } of blocks)
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), first + start);
  bytes.writeUInt32LE(MARK, 0);
  bytes.writeUInt32LE(outline.length, CHECKED_FROM);
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKED_FROM)), CHECKSUM_AT);
  return bytes;
}

/** The reverse of `encodeIndex`; numbers are views of the bytes. Throws MalformedIndex for any other bytes. */
export function decodeIndex(bytes: Uint8Array): Saved {
  const whole = isAligned(bytes) ? bytes : new Uint8Array(bytes);
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  if (whole.length < HEAD || view.getUint32(0, true) !== MARK) throw new MalformedIndex('it is not an index');
  if (view.getUint32(CHECKSUM_AT, true) !== crc32(whole.subarray(CHECKED_FROM)))
    throw new MalformedIndex('it is damaged or incomplete');
  const outlineEnd = HEAD + view.getUint32(CHECKED_FROM, true);
  const blocks = whole.subarray(aligned(outlineEnd));
  const outline: Outline = JSON.parse(Buffer.from(whole.subarray(HEAD, outlineEnd)).toString());
  return savedOf(outline, blocks);
}

/** What `restore` makes of the bytes; throws MalformedIndex when they are not its kind of index. */
export function restoreIndex<T>(bytes: Uint8Array, restore: (saved: Saved) => T): T {
  const saved = decodeIndex(bytes);
  try {
    return restore(saved);
  } catch (error) {
    if (error instanceof MalformedSave) throw new MalformedIndex(error.message, error);
    throw error;
  }
}

const isAligned = (bytes: Uint8Array): boolean => bytes.byteOffset % ALIGNMENT === 0;

type Block = { [BLOCK]: [type: TypeName, start: number, length: number] };
type Outline = null | boolean | number | string | Block | readonly Outline[] | { readonly [name: string]: Outline };

const isNumbers = (value: object): value is SavedNumbers => ArrayBuffer.isView(value);
const isBlock = (value: object): value is Block => BLOCK in value;

function typeOf(numbers: SavedNumbers): TypeName {
  const name = listKeys(TYPES).find((each) => numbers instanceof TYPES[each]);
  if (!name) throw new TypeError('No such type of numbers');
  return name;
}

/** The saved parts with their numbers replaced by what `place` says. Long lists of texts are not looked through. */
function outlineOf(saved: Saved, place: (numbers: SavedNumbers) => Block): Outline {
  if (typeof saved !== 'object' || saved === null) return saved;
  if (isNumbers(saved)) return place(saved);
  if (Array.isArray(saved)) return isPlain(saved) ? saved : saved.map((each: Saved) => outlineOf(each, place));
  return Object.fromEntries(Object.entries(saved).map(([name, each]) => [name, outlineOf(each, place)]));
}

/** The reverse of `outlineOf`. */
function savedOf(outline: Outline, blocks: Uint8Array): Saved {
  if (typeof outline !== 'object' || outline === null) return outline;
  if (isBlock(outline)) return numbersAt(blocks, outline[BLOCK]);
  if (Array.isArray(outline))
    return isPlain(outline) ? (outline as Saved) : outline.map((each: Outline) => savedOf(each, blocks));
  return Object.fromEntries(Object.entries(outline).map(([name, each]) => [name, savedOf(each, blocks)]));
}

/** Whether a list has texts and numbers alone; all of a list are alike. */
const isPlain = ([first]: readonly (Saved | Outline)[]): boolean => typeof first !== 'object' || first === null;

function numbersAt(blocks: Uint8Array, [type, start, length]: Block[typeof BLOCK]): SavedNumbers {
  return new TYPES[type](blocks.buffer as ArrayBuffer, blocks.byteOffset + start, length);
}
