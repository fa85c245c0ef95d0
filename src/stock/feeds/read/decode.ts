import { isAscii, isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './raw-record.ts';

/** What was found out about a file while it was decoded. */
export interface DecodeNotes {
  gzip: boolean;
  encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
}

export interface DecodeOptions {
  notes: DecodeNotes;
  /** Told the number of bytes of the source (before unpacking) read so far. */
  onBytes?: (bytes: number) => void;
}

/**
 * The text of a feed, in pieces: gzip is unpacked, byte order marks are dropped, UTF-8, UTF-16 (with its mark) and Windows-1252
 * (Latin 1) are known. Throws a FeedError for a broken archive, a spreadsheet, and text of mixed encodings.
 */
export async function* decodeText(
  source: Readable,
  { notes, onBytes }: DecodeOptions,
): AsyncGenerator<string> {
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

/** Chunks of the source; the first one has at least four bytes, unless the file is shorter. */
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
      if (head.length < 4) continue;
      yield head;
      head = undefined;
    }
  }
  if (head?.length) yield head;
}

const startsWith = (chunk: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, at) => chunk[at] === byte);

async function* unpack(chunks: AsyncGenerator<Buffer>, notes: DecodeNotes): AsyncGenerator<Buffer> {
  const first = await chunks.next();
  if (first.done) return;
  refuseKnownBinaries(first.value);
  const all = withFirst(first.value, chunks);
  if (!startsWith(first.value, 0x1f, 0x8b)) return yield* all;
  notes.gzip = true;
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
      if (isHead) refuseKnownBinaries(chunk as Buffer);
      isHead = false;
      yield chunk as Buffer;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    throw new FeedError(`The gzip file is damaged or was cut short (${message}).`);
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
}

interface ChunkDecoder {
  write(chunk: Buffer): string;
  end(): string;
}

function chooseDecoder(first: Buffer, notes: DecodeNotes): ChunkDecoder {
  if (startsWith(first, 0xff, 0xfe)) return utf16Decoder('utf-16le', notes);
  if (startsWith(first, 0xfe, 0xff)) return utf16Decoder('utf-16be', notes);
  return new Utf8OrLatin(notes, startsWith(first, 0xef, 0xbb, 0xbf) ? 3 : 0);
}

function utf16Decoder(encoding: 'utf-16le' | 'utf-16be', notes: DecodeNotes): ChunkDecoder {
  notes.encoding = encoding;
  const decoder = new TextDecoder(encoding);
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

/**
 * UTF-8 until a byte shows that it is not. Up to there a Windows-1252 file was plain ASCII, where both agree, so decoding goes on
 * as Windows-1252 from that chunk; after true UTF-8 letters such a byte is an error.
 */
class Utf8OrLatin implements ChunkDecoder {
  readonly #notes: DecodeNotes;
  readonly #latin = new TextDecoder('windows-1252');
  #skip: number;
  #carry: Buffer = Buffer.alloc(0);
  #sawUtf8 = false;
  #isLatin = false;
  #lines = 0;

  constructor(notes: DecodeNotes, markLength: number) {
    this.#notes = notes;
    this.#skip = markLength;
    this.#sawUtf8 = markLength > 0;
  }

  write(chunk: Buffer): string {
    if (this.#isLatin) return this.#latin.decode(chunk);
    const bytes = Buffer.concat([this.#carry, chunk.subarray(this.#skip)]);
    this.#skip = 0;
    const whole = bytes.length - incompleteTail(bytes);
    this.#carry = bytes.subarray(whole);
    return this.#decode(bytes.subarray(0, whole), bytes);
  }

  end(): string {
    return this.#carry.length > 0 ? this.#decode(this.#carry, this.#carry) : '';
  }

  #decode(whole: Buffer, all: Buffer): string {
    if (!isUtf8(whole)) return this.#turnLatin(all);
    if (!this.#sawUtf8) this.#sawUtf8 = !isAscii(whole);
    const text = whole.toString('utf8');
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines += 1;
    return text;
  }

  #turnLatin(all: Buffer): string {
    if (this.#sawUtf8) {
      throw new FeedError(
        `After line ${this.#lines + 1} the text is no longer UTF-8, though it was before: the file mixes encodings. Export it again as UTF-8.`,
      );
    }
    this.#isLatin = true;
    this.#notes.encoding = 'windows-1252';
    return this.#latin.decode(all);
  }
}

/** How many bytes at the end begin a UTF-8 letter that is not complete yet. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
