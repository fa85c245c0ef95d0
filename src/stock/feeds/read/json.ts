import { getErrorMessage } from '../../../domain/text/error-message.ts';
import { isRecord } from '../../../domain/text/look-up.ts';
import { type BrokenRecord, createTooLongError, FeedError, MAX_RECORD_LENGTH, type RawRecord } from '../raw-record.ts';

/** Keys under which JSON feeds hold their vehicles, unless another is given. */
export const LIST_KEYS = ['vehicles', 'StockList', 'stock', 'cars', 'items'];

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Where the parser is: before the vehicles, between them, in one, or after them. */
type Place = 'outside' | 'in-object' | 'before-vehicle' | 'in-vehicle' | 'after-vehicle' | 'after-list';

/**
 * Takes JSON text in chunks and returns its vehicles, each parsed separately, so that documents of any size can be
 * read: a list of vehicles, an object with such a list under one of `keys`, or objects one after another. Throws a
 * FeedError where the text is not JSON; the rest of an object around a list is checked only for its brackets.
 */
export class JsonVehicles {
  readonly #keys: ReadonlySet<string>;
  #place: Place = 'outside';
  #inString = false;
  #escaped = false;
  #depth = 0;
  #base = 0;
  #line = 1;
  /** Text collected so far: of a vehicle, or of a key. */
  #held = '';
  #heldLine = 1;
  #lastString = '';
  #stringFrom = -1;
  #foundList = false;

  constructor(keys: readonly string[] = LIST_KEYS) {
    this.#keys = new Set(keys);
  }

  /** Returns the vehicles that this chunk completes. */
  *write(piece: string): Generator<RawRecord> {
    const text = this.#held + piece;
    let from = this.#held === '' ? -1 : 0;
    for (let at = this.#held.length; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) this.#line += 1;
      if (this.#inString) {
        this.#passString(text, at, code);
        continue;
      }
      if (isBlank(code)) continue;
      if (this.#starts(code)) {
        from = at;
        this.#heldLine = this.#line;
      }
      if (this.#step(text, at, code)) {
        yield this.#parse(text.slice(from, at + 1));
        from = -1;
      }
      if (this.#place === 'before-vehicle' && this.#depth === this.#base) from = -1;
    }
    this.#hold(text, from);
  }

  /** Marks the end of the text; throws a FeedError when it ended too early. */
  end(): void {
    if (this.#inString || this.#depth > 0) {
      throw new FeedError(`The JSON ends in the middle, at line ${this.#line}: the file was cut short.`);
    }
    if (!this.#foundList && this.#place === 'outside') throw new FeedError('The file is empty.');
  }

  #hold(text: string, from: number): void {
    // The text of a string is needed only for top-level keys; inside a vehicle it is part of the vehicle's text.
    const needed = from >= 0 ? from : this.#stringFrom;
    this.#held = needed >= 0 ? text.slice(needed) : '';
    if (this.#stringFrom >= 0) this.#stringFrom -= needed;
    if (this.#held.length > MAX_RECORD_LENGTH) throw createTooLongError(this.#heldLine);
  }

  #passString(text: string, at: number, code: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (code === 92) this.#escaped = true;
    else if (code === 34) {
      this.#inString = false;
      if (this.#stringFrom >= 0) this.#lastString = text.slice(this.#stringFrom + 1, at);
      this.#stringFrom = -1;
    }
  }

  /** True when a vehicle, or a top-level object that may turn out to be one, begins with this character. */
  #starts(code: number): boolean {
    if (this.#place === 'outside') return code === 123;
    return this.#place === 'before-vehicle' && code !== 93;
  }

  /** Handles one character outside of strings; true when it completes a vehicle. */
  #step(text: string, at: number, code: number): boolean {
    if (code === 34) {
      this.#inString = true;
      if (this.#place === 'in-object' && this.#depth === 1) this.#stringFrom = at;
    }
    switch (this.#place) {
      case 'outside':
        return this.#stepOutside(text, at, code);
      case 'in-object':
        return this.#stepInObject(code);
      case 'before-vehicle':
      case 'after-vehicle':
        return this.#stepInList(code);
      case 'in-vehicle':
        return this.#stepInVehicle(code);
      default:
        if (this.#depth === 0) throw this.#unexpected(text.charAt(at));
        this.#nest(code);
        return false;
    }
  }

  #nest(code: number): void {
    if (code === 123 || code === 91) this.#depth += 1;
    else if (code === 125 || code === 93) this.#depth -= 1;
    if (this.#depth < 0) throw this.#unexpected(String.fromCharCode(code));
  }

  #stepOutside(text: string, at: number, code: number): boolean {
    if (code === 91) this.#openList();
    else if (code === 123) this.#place = 'in-object';
    else throw this.#unexpected(text.charAt(at));
    this.#depth = 1;
    this.#base = this.#place === 'in-object' ? 0 : 1;
    return false;
  }

  #openList(): void {
    this.#place = 'before-vehicle';
    this.#foundList = true;
  }

  #stepInObject(code: number): boolean {
    if (code === 91 && this.#depth === 1 && this.#keys.has(this.#lastString)) {
      this.#depth = 2;
      this.#base = 2;
      this.#openList();
      return false;
    }
    this.#nest(code);
    if (this.#depth > 0) return false;
    this.#place = 'outside';
    this.#foundList = true;
    return true;
  }

  #stepInList(code: number): boolean {
    if (code === 93) {
      this.#depth -= 1;
      this.#place = 'after-list';
      return false;
    }
    if (this.#place === 'after-vehicle') {
      if (code !== 44) throw this.#unexpected(String.fromCharCode(code));
      this.#place = 'before-vehicle';
      return false;
    }
    if (code !== 123) throw this.#unexpected(String.fromCharCode(code));
    this.#place = 'in-vehicle';
    this.#depth += 1;
    return false;
  }

  #stepInVehicle(code: number): boolean {
    this.#nest(code);
    if (this.#depth > this.#base) return false;
    this.#place = 'after-vehicle';
    return true;
  }

  #parse(text: string): RawRecord {
    try {
      return { line: this.#heldLine, values: JSON.parse(text) };
    } catch (error) {
      throw new FeedError(`The JSON of the vehicle at line ${this.#heldLine} is broken: ${getErrorMessage(error)}`);
    }
  }

  #unexpected(letter: string): FeedError {
    return new FeedError(
      `The JSON is broken at line ${this.#line}: "${letter}" is where a vehicle or the end should be.`,
    );
  }
}

/** See `JsonVehicles`. */
export async function* readJson(text: AsyncIterable<string>, keys?: readonly string[]): AsyncGenerator<RawRecord> {
  const vehicles = new JsonVehicles(keys);
  for await (const piece of text) yield* vehicles.write(piece);
  vehicles.end();
}

/** Vehicles of NDJSON, one per line. A line that is not a JSON object is a broken record; the others are read. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<RawRecord | BrokenRecord> {
  let line = 0;
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      if (one.trim() !== '') yield parseLine(one, line);
    }
    if (rest.length > MAX_RECORD_LENGTH) throw createTooLongError(line + 1);
  }
  if (rest.trim() === '') return;
  const last = parseLine(rest, line + 1);
  yield 'broken' in last ? { ...last, cutShort: `its last line, ${last.line}, is cut off` } : last;
}

function parseLine(text: string, line: number): RawRecord | BrokenRecord {
  try {
    const values: unknown = JSON.parse(text);
    const isVehicle = isRecord(values) && !Array.isArray(values);
    return isVehicle ? { line, values } : { line, broken: 'the line is not a JSON object' };
  } catch (error) {
    return { line, broken: `the line is not JSON: ${getErrorMessage(error)}` };
  }
}
