import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type BrokenRecord, createTooLongError, FeedError, MAX_RECORD_LENGTH, type RawRecord } from '../raw-record.ts';

/** An open table: its header is read, its records are not yet. */
export interface Table {
  columns: readonly string[];
  /** The records, with values under the names given for the columns, by default the header's own. Call it only once. */
  records(names?: readonly string[]): AsyncGenerator<RawRecord | BrokenRecord>;
}

const DELIMITERS = [',', '\t', ';', '|'];

/** The most frequent delimiter in a header line; a comma when it has none. */
export function guessDelimiter(headerLine: string): string {
  const bare = headerLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** How a table is written, where its header does not show it. */
export interface TableRules {
  delimiter?: string | undefined;
  /** Whether a last row without a line end counts as cut short. */
  lastLineEnd?: 'required' | 'optional' | undefined;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

interface Row {
  cells: string[];
  line: number;
}

/**
 * Opens CSV or TSV text with a header. Quoted cells may contain line breaks; a row with too few or too many cells
 * becomes a broken record. A quote inside an unquoted cell is an ordinary character. The default delimiter is whichever
 * of comma, semicolon, tab and | the header has most of. Here, or while the records are read, a FeedError is thrown for
 * a missing header, duplicate columns, unclosed quotes and rows longer than any vehicle.
 */
export async function openTable(
  text: AsyncIterable<string>,
  { delimiter, lastLineEnd = 'required' }: TableRules = {},
): Promise<Table> {
  const end = new TextEnd(lastLineEnd);
  const { head, all } = await withHead(end.watch(text));
  if (head === '') throw new FeedError('The file is empty.');
  const parser = parse({
    delimiter: delimiter ?? guessDelimiter(head.replace(/[\r\n].*/s, '')),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  });
  const rows = withLines(Readable.from(all).compose(parser));
  const first = await rows.next();
  if (first.done) throw new FeedError('The file is empty.');
  const columns = readHeader(first.value.cells);
  return { columns, records: (names = columns) => recordsOf(rows, names, end) };
}

async function* recordsOf(
  rows: AsyncIterable<Row>,
  columns: readonly string[],
  end: TextEnd,
): AsyncGenerator<RawRecord | BrokenRecord> {
  let last: Row | undefined;
  for await (const row of rows) {
    if (isBlank(row)) continue;
    if (last) yield toRecord(columns, last);
    last = row;
  }
  if (!last) return;
  const cutShort = whyCutShort(columns, last, end);
  yield { ...toRecord(columns, last), ...(cutShort === undefined ? {} : { cutShort }) };
}

/** A line of spaces only, which some programs write after the last row. */
const isBlank = ({ cells }: Row): boolean => cells.length === 1 && cells.every((cell) => cell.trim() === '');

/** Evidence that the last row is incomplete; undefined when there is none. */
function whyCutShort(columns: readonly string[], { cells, line }: Row, end: TextEnd): string | undefined {
  if (cells.length < columns.length)
    return `its last row, at line ${line}, has ${cells.length} of ${columns.length} cells`;
  return end.isWhole
    ? undefined
    : `its last row, at line ${line}, has no line end, unlike the others ` +
        '(if it never has one, set "lastLineEnd": "optional" in a mapping)';
}

/** Watches a text as it passes for whether it ends as a complete one does: with a line end, where that is required. */
class TextEnd {
  readonly #lineEnd: 'required' | 'optional';
  #last = '';

  constructor(lineEnd: 'required' | 'optional') {
    this.#lineEnd = lineEnd;
  }

  get isWhole(): boolean {
    return this.#lineEnd === 'optional' || this.#last === '\n' || this.#last === '\r';
  }

  async *watch(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of text) {
      if (piece !== '') this.#last = piece.slice(-1);
      yield piece;
    }
  }
}

/**
 * The rows with the lines where they begin. Errors of the parser become a FeedError with the line where the faulty row
 * begins.
 */
async function* withLines(rows: AsyncIterable<Parsed>): AsyncGenerator<Row> {
  let doubled = 0;
  let next = 1;
  try {
    for await (const { record, info } of rows) {
      const breaks = breaksIn(record);
      doubled += breaks.doubled;
      const last = info.lines - doubled;
      next = last + 1;
      yield { cells: record, line: last - breaks.lines };
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, next) : error;
  }
}

/** The first line (or a little more), and the whole text from its start. */
async function withHead(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncGenerator<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let head = '';
  while (!/[\r\n]/.test(head.trimStart())) {
    const next = await pieces.next();
    if (next.done) break;
    head += next.value;
    if (head.length > MAX_RECORD_LENGTH) throw createTooLongError(1);
  }
  async function* all(): AsyncGenerator<string> {
    if (head) yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { head: head.trimStart(), all: all() };
}

/**
 * Line ends inside a record's cells. csv-parse reports the line where a record ends, and from then on counts each CRLF
 * inside quotes as two lines (`doubled`).
 */
function breaksIn(record: readonly string[]): { lines: number; doubled: number } {
  const breaks = { lines: 0, doubled: 0 };
  for (const cell of record) {
    if (!cell.includes('\n') && !cell.includes('\r')) continue;
    for (const [end] of cell.matchAll(/\r\n|\n|\r/g)) {
      breaks.lines += 1;
      if (end.length === 2) breaks.doubled += 1;
    }
  }
  return breaks;
}

function readHeader(record: readonly string[]): string[] {
  const columns = record.map((name) => name.trim());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new FeedError(`The header names the column "${twice}" twice.`);
  return columns;
}

function toRecord(columns: readonly string[], { cells, line }: Row): RawRecord | BrokenRecord {
  const values: Record<string, unknown> = {};
  for (const [at, column] of columns.entries()) values[column] = cells[at] ?? '';
  if (cells.some(isSwallowed)) return { line, broken: SWALLOWED };
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (cells.length >= columns.length && !surplus) return { line, values };
  const broken =
    `the row has ${cells.length} cells where the header has ${columns.length}; a comma or quote in ` +
    'a text may be unquoted';
  return cells.some((cell) => /[\r\n]/.test(cell)) ? { line, broken } : { line, broken, row: { columns, cells } };
}

const SWALLOWED = 'a quoted text spans lines and continues after its closing quote; a quote may be missing';

/** True for a cell that keeps its quotes because it goes on after the closing one, with whole lines between them. */
const isSwallowed = (cell: string): boolean => cell.startsWith('"') && /^"[^"]*[\r\n]/.test(cell);

function explain(error: CsvError, line: number): FeedError {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return createTooLongError(line);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedError(
      `A quoted text in the row at line ${line} is never closed: the file was cut short, or a quote is missing.`,
    );
  }
  return new FeedError(`The table can’t be read from line ${line} on: ${error.message}`);
}
