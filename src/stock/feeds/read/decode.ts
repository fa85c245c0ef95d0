import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { findErrorCode, getErrorMessage } from '../../../domain/text/error-message.ts';
import { FeedError } from '../raw-record.ts';
import { isMacRoman } from './mac-roman.ts';

/** What decoding revealed about a file. */
export interface DecodeNotes {
  isGzip: boolean;
  encoding: Encoding;
}

/** How a file was read; UTF-16 without a byte order mark has a name of its own. */
export type Encoding =
  | 'utf-8'
  | 'windows-1252'
  | 'macroman'
  | `utf-16${'le' | 'be'}${'' | ' without a byte order mark'}`;

export interface DecodeOptions {
  notes: DecodeNotes;
  /** Called with the number of bytes of the source (before unpacking) read so far. */
  onBytes?: (bytes: number) => void;
}

/**
 * The text of a feed, in chunks: gzip is unpacked and byte order marks are dropped; UTF-8, UTF-16, Windows-1252 (Latin
 * 1) and MacRoman are known. Throws a FeedError for a broken archive, a spreadsheet, a PDF, and text of mixed
 * encodings.
 */
export async function* decodeText(source: Readable, { notes, onBytes }: DecodeOptions): AsyncGenerator<string> {
  const bytes = unpack(counted(source, onBytes), notes);
  let decoder: ChunkDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= chooseDecoder(chunk, notes);
    const text = decoder.write(chunk);
    if (text) yield text;
  }
  const rest = decoder?.end();
  if (rest) yield rest;
}

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 512;

/** Chunks of the source; the first is long enough to tell what the file is, unless the file is shorter. */
async function* counted(source: Readable, onBytes?: (bytes: number) => void): AsyncGenerator<Buffer> {
  let total = 0;
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of source) {
    const chunk: Buffer = typeof piece === 'string' ? Buffer.from(piece) : piece;
    total += chunk.length;
    onBytes?.(total);
    if (head === undefined) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      yield head;
      head = undefined;
    }
  }
  if (head?.length) yield head;
}

const startsWith = (chunk: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => chunk[at] === byte);

async function* unpack(chunks: AsyncGenerator<Buffer>, notes: DecodeNotes): AsyncGenerator<Buffer> {
  const first = await chunks.next();
  if (first.done) return;
  refuseKnownBinaries(first.value);
  const all = withFirst(first.value, chunks);
  if (!startsWith(first.value, 0x1f, 0x8b)) return yield* all;
  notes.isGzip = true;
  yield* gunzip(all);
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* gunzip(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const { Readable } = await import('node:stream');
  const packed = Readable.from(chunks);
  const gunzipped = createGunzip();
  packed.on('error', (error) => gunzipped.destroy(error));
  packed.pipe(gunzipped);
  let isHead = true;
  try {
    for await (const chunk of gunzipped) {
      if (isHead) refuseKnownBinaries(chunk);
      isHead = false;
      yield chunk;
    }
  } catch (error) {
    if (!findErrorCode(error)?.startsWith('Z_')) throw error;
    throw new FeedError(`The gzip file is damaged or was cut short (${getErrorMessage(error)}).`);
  }
}

function refuseKnownBinaries(chunk: Buffer): void {
  if (startsWith(chunk, 0x50, 0x4b, 0x03, 0x04)) {
    throw new FeedError(
      'This is a spreadsheet (xlsx) or zip archive. Unpack it, or save the sheet as CSV, and import that.',
    );
  }
  if (startsWith(chunk, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FeedError('This is an old spreadsheet (xls). Save it as CSV and import that.');
  }
  if (chunk.toString('latin1', 0, HEAD_BYTES).trimStart().startsWith('%PDF-')) {
    throw new FeedError('This is a PDF. Export the stock as CSV and import that.');
  }
}

interface ChunkDecoder {
  write(chunk: Buffer): string;
  end(): string;
}

function chooseDecoder(first: Buffer, notes: DecodeNotes): ChunkDecoder {
  if (startsWith(first, 0xff, 0xfe)) return utf16Decoder('utf-16le', notes);
  if (startsWith(first, 0xfe, 0xff)) return utf16Decoder('utf-16be', notes);
  const bare = findBareUtf16(first);
  if (bare) return utf16Decoder(bare, notes, ' without a byte order mark');
  return new Utf8OrSingleByte(notes, startsWith(first, 0xef, 0xbb, 0xbf) ? 3 : 0);
}

type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * UTF-16 without a byte order mark: at least half of its characters are ASCII, whose other byte is 0, always on the
 * same side.
 */
function findBareUtf16(first: Buffer): Utf16 | undefined {
  const head = first.subarray(0, HEAD_BYTES);
  const countZeros = (side: 0 | 1): number => head.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const even = countZeros(0);
  const odd = countZeros(1);
  if (head.length < 8 || Math.max(even, odd) < head.length / 4 || Math.min(even, odd) > 0) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

function utf16Decoder(encoding: Utf16, notes: DecodeNotes, mark: '' | ' without a byte order mark' = ''): ChunkDecoder {
  notes.encoding = `${encoding}${mark}`;
  const decoder = new TextDecoder(encoding);
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

/** How much is examined to tell Windows-1252 from MacRoman, from the first byte that is not UTF-8. */
const ENOUGH_TO_TELL = 64 * 1024;

/**
 * UTF-8 until a byte is not. Up to there a Windows-1252 or MacRoman file was plain ASCII, where all agree, so decoding
 * goes on as one of them from that chunk; after real UTF-8 characters such a byte is an error.
 */
class Utf8OrSingleByte implements ChunkDecoder {
  readonly #notes: DecodeNotes;
  #skip: number;
  #carry: Buffer = Buffer.alloc(0);
  #sawUtf8 = false;
  /** Bytes after the first that is not UTF-8, while their encoding is still open. */
  #untold: Buffer | undefined;
  #singleByte: TextDecoder | undefined;
  #lines = 0;

  constructor(notes: DecodeNotes, markLength: number) {
    this.#notes = notes;
    this.#skip = markLength;
    this.#sawUtf8 = markLength > 0;
  }

  write(chunk: Buffer): string {
    if (this.#singleByte) return this.#singleByte.decode(chunk);
    if (this.#untold) return this.#tell(Buffer.concat([this.#untold, chunk]));
    const bytes = Buffer.concat([this.#carry, chunk.subarray(this.#skip)]);
    this.#skip = 0;
    const whole = bytes.length - incompleteTail(bytes);
    this.#carry = bytes.subarray(whole);
    return this.#decode(bytes.subarray(0, whole), bytes);
  }

  end(): string {
    const rest = this.#carry.length > 0 ? this.#decode(this.#carry, this.#carry) : '';
    return this.#untold ? this.#tell(this.#untold, 'end') : rest;
  }

  #decode(whole: Buffer, all: Buffer): string {
    const isWhole = isUtf8(whole);
    const text = whole.toString('utf8');
    this.#see(isWhole ? text : text.slice(0, text.indexOf('\uFFFD')));
    return isWhole ? text : this.#leaveUtf8(all);
  }

  /** Counts the lines of UTF-8 text, and notes whether it has characters that prove it to be UTF-8. */
  #see(text: string): void {
    if (!this.#sawUtf8) this.#sawUtf8 = /[^\0-\x7f]/.test(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines += 1;
  }

  #leaveUtf8(all: Buffer): string {
    if (this.#sawUtf8) {
      throw new FeedError(
        `After line ${this.#lines + 1} the text is no longer UTF-8, though it was before: the file mixes ` +
          'encodings. Export it again as UTF-8.',
      );
    }
    this.#carry = Buffer.alloc(0);
    return this.#tell(all);
  }

  /** Decodes once there is enough to tell which of the encodings it is. */
  #tell(bytes: Buffer, end?: 'end'): string {
    this.#untold = bytes;
    if (!end && bytes.length < ENOUGH_TO_TELL) return '';
    const isMac = isMacRoman(bytes);
    this.#notes.encoding = isMac ? 'macroman' : 'windows-1252';
    this.#singleByte = new TextDecoder(isMac ? 'macintosh' : 'windows-1252');
    this.#untold = undefined;
    return this.#singleByte.decode(bytes);
  }
}

/** How many bytes at the end belong to an incomplete UTF-8 character. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes.readUInt8(bytes.length - back);
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
