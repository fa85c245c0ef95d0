import { ByteReader } from '../index-structures/byte-reader.ts';
import { ByteWriter } from '../index-structures/byte-writer.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { encodeText, hashBytes, TextTable } from '../index-structures/text-table.ts';

// A value begins with a byte: one of these kinds, a small number from FIRST_SMALL on, or the upper part of the number
// of a text in the table from FIRST_KNOWN on.
const NULL = 0;
const TRUE = 1;
const FALSE = 2;
const WHOLE = 3;
const NEGATIVE = 4;
const CENTS = 5;
const FLOAT = 6;
const MOMENT = 7;
const TEXT = 8;
const LIKE_EARLIER = 9;
const LIST = 10;
const RECORD = 11;
const FIRST_SMALL = 16;
const FIRST_KNOWN = 64;
const MOST_KNOWN = (0x100 - FIRST_KNOWN) * 0x100;

/** Longer texts are seldom of more than one card. */
const LONGEST_KNOWN = 100;
/** A shorter start is not worth its own bytes. */
const SHORTEST_SHARED = 4;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What JSON can say. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined };

const writer = new ByteWriter();

/**
 * Writes cards as a few hundred bytes, a fraction of their JSON: keys and repeated texts are in tables, an address that
 * begins as an earlier one of the card is the rest of it. What is read is what JSON would return. The tables only grow,
 * so an index and its copies share them.
 */
export class CardCodec {
  readonly #texts = new TextTable();
  /** The keys of records, and the number of each list of keys. */
  readonly #shapes: (readonly string[])[] = [];
  readonly #shapeOf = new Map<string, number>();
  #repeats = new Repeats();
  #earlier: string[] = [];

  /** The bytes that the tables take. */
  get bytes(): number {
    return this.#texts.bytes + this.#repeats.bytes;
  }

  save(): Saved {
    return { texts: this.#texts.save(), shapes: [...this.#shapeOf.keys()] };
  }

  /** Fills an empty codec with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#texts.restore(saved.part('texts'));
    for (const keys of saved.part('shapes').texts()) this.#addShape(keys);
  }

  /** The bytes of the card of a slot, as a view that is valid until the next call. */
  encode(slot: number, card: object): Uint8Array {
    writer.clear();
    this.#earlier = [];
    this.#put(card as Plain, slot);
    return writer.written;
  }

  decode(bytes: Uint8Array): Plain {
    this.#earlier = [];
    return this.#value(new ByteReader(bytes));
  }

  #put(value: Plain | undefined, slot: number): void {
    if (value === null || value === undefined) writer.byte(NULL);
    else if (typeof value === 'string') this.#putText(value, slot);
    else if (typeof value === 'number') putNumber(value);
    else if (typeof value === 'boolean') writer.byte(value ? TRUE : FALSE);
    else if (isList(value)) {
      writer.byte(LIST);
      writer.whole(value.length);
      for (const each of value) this.#put(each, slot);
    } else this.#putRecord(value, slot);
  }

  #putRecord(record: { readonly [key: string]: Plain | undefined }, slot: number): void {
    const entries = Object.entries(record).filter(([, value]) => value !== undefined);
    const keys = JSON.stringify(entries.map(([key]) => key));
    writer.byte(RECORD);
    writer.whole(this.#shapeOf.get(keys) ?? this.#addShape(keys));
    for (const [, value] of entries) this.#put(value, slot);
  }

  #addShape(keys: string): number {
    const shape = this.#shapes.push(JSON.parse(keys)) - 1;
    this.#shapeOf.set(keys, shape);
    return shape;
  }

  #putText(text: string, slot: number): void {
    if (ISO_MOMENT.test(text) && isMoment(text)) {
      writer.byte(MOMENT);
      writer.whole(Date.parse(text));
      return;
    }
    const known = text.length > LONGEST_KNOWN ? undefined : this.#knownText(encodeText(text), slot);
    if (known === undefined) {
      this.#putUnknown(text);
      return;
    }
    writer.byte(FIRST_KNOWN + (known >> 8));
    writer.byte(known & 0xff);
  }

  /** The number of a text in the table; one that another card had too is added. */
  #knownText(bytes: Uint8Array, slot: number): number | undefined {
    const known = this.#texts.findBytes(bytes);
    if (known !== undefined || this.#texts.size === MOST_KNOWN) return known;
    return this.#repeats.isRepeated(bytes, slot) ? this.#texts.numberOfBytes(bytes) : undefined;
  }

  #putUnknown(text: string): void {
    const { at, length } = longestStart(text, this.#earlier);
    this.#earlier.push(text);
    if (length < SHORTEST_SHARED) {
      writer.byte(TEXT);
      writer.sized(encodeText(text));
      return;
    }
    writer.byte(LIKE_EARLIER);
    writer.whole(at);
    writer.whole(length);
    writer.sized(encodeText(text.slice(length)));
  }

  #value(reader: ByteReader): Plain {
    const kind = reader.byte();
    if (kind >= FIRST_KNOWN) return this.#texts.textOf(((kind - FIRST_KNOWN) << 8) + reader.byte());
    if (kind >= FIRST_SMALL) return kind - FIRST_SMALL;
    return kind < WHOLE ? readFlag(kind) : this.#long(kind, reader);
  }

  #long(kind: number, reader: ByteReader): Plain {
    switch (kind) {
      case LIST:
        return Array.from({ length: reader.whole() }, () => this.#value(reader));
      case RECORD:
        return this.#record(reader);
      case TEXT:
        return this.#remember(reader.text());
      case LIKE_EARLIER:
        return this.#remember((this.#earlier[reader.whole()] ?? '').slice(0, reader.whole()) + reader.text());
      case MOMENT:
        return new Date(reader.whole()).toISOString();
      default:
        return readNumber(kind, reader);
    }
  }

  #record(reader: ByteReader): Plain {
    const record: Record<string, Plain> = {};
    for (const key of this.#shapes[reader.whole()] ?? []) record[key] = this.#value(reader);
    return record;
  }

  #remember(text: string): string {
    this.#earlier.push(text);
    return text;
  }
}

const isList = (value: object): value is readonly Plain[] => Array.isArray(value);

/** Whether the text is exactly how a moment is written; the 30th of February is not. */
function isMoment(text: string): boolean {
  const ms = Date.parse(text);
  return ms >= 0 && new Date(ms).toISOString() === text;
}

function putNumber(number: number): void {
  if (!Number.isFinite(number)) writer.byte(NULL);
  else if (Number.isSafeInteger(number)) putWhole(number);
  else putFraction(number);
}

function putWhole(number: number): void {
  if (number >= 0 && number < FIRST_KNOWN - FIRST_SMALL) {
    writer.byte(FIRST_SMALL + number);
    return;
  }
  writer.byte(number < 0 ? NEGATIVE : WHOLE);
  writer.whole(Math.abs(number));
}

function putFraction(number: number): void {
  const cents = Math.round(number * 100);
  if (cents >= 0 && Number.isSafeInteger(cents) && cents / 100 === number) {
    writer.byte(CENTS);
    writer.whole(cents);
    return;
  }
  writer.byte(FLOAT);
  writer.float(number);
}

const readFlag = (kind: number): Plain => (kind === NULL ? null : kind === TRUE);

function readNumber(kind: number, reader: ByteReader): number {
  switch (kind) {
    case WHOLE:
      return reader.whole();
    case NEGATIVE:
      return -reader.whole();
    case CENTS:
      return reader.whole() / 100;
    case FLOAT:
      return reader.float();
    default:
      throw new RangeError(`A card has no value of kind ${kind}`);
  }
}

/** The earlier text with the longest start in common, and its length. */
function longestStart(text: string, earlier: readonly string[]): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  earlier.forEach((other, at) => {
    const length = countShared(text, other);
    if (length > best.length) best = { at, length };
  });
  return best;
}

/** How many characters two texts begin with in common; half of a pair is none. */
function countShared(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  const isHalf = length > 0 && (a.charCodeAt(length - 1) & 0xfc00) === 0xd800;
  return isHalf ? length - 1 : length;
}

const REMEMBERED = 1024;

/** Tells which texts two cards have in common, of those written lately. */
class Repeats {
  #hashes = new Uint32Array(0);
  #slots = new Uint32Array(0);

  get bytes(): number {
    return this.#hashes.byteLength + this.#slots.byteLength;
  }

  /** Whether another slot had the text; if not, it is remembered for a while. */
  isRepeated(bytes: Uint8Array, slot: number): boolean {
    if (this.#hashes.length === 0) {
      this.#hashes = new Uint32Array(REMEMBERED);
      this.#slots = new Uint32Array(REMEMBERED);
    }
    const hash = hashBytes(bytes);
    const place = hash % REMEMBERED;
    if (this.#hashes[place] === hash && this.#slots[place] !== slot) return true;
    this.#hashes[place] = hash;
    this.#slots[place] = slot;
    return false;
  }
}
