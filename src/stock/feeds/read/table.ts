import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type BrokenRecord, FeedError, type RawRecord } from './raw-record.ts';

/** A table that was opened: its header is read, its records are still to come. */
export interface Table {
  columns: readonly string[];
  records: AsyncGenerator<RawRecord | BrokenRecord>;
}

const DELIMITERS = [',', '\t', ';', '|'];
const MAX_RECORD_LENGTH = 10_000_000;

/** The delimiter that a header line has most of; a comma when it has none. */
export function guessDelimiter(headerLine: string): string {
  const bare = headerLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Opens CSV or TSV text with a header. Quoted cells may hold new lines; a row with too few or too many cells comes as broken.
 * Without a delimiter it is the one of , ; tab and | that the header has most of. Here, or while the records are read, a
 * FeedError is thrown for a missing header, doubled columns and quotes that never end.
 */
export async function openTable(text: AsyncIterable<string>, delimiter?: string): Promise<Table> {
  const { head, all } = await withHead(text);
  if (head === '') throw new FeedError('The file is empty.');
  const parser = parse({
    delimiter: delimiter ?? guessDelimiter(head.split(/\r?\n|\r/, 1)[0]!),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  });
  const rows = explained(Readable.from(all).compose(parser) as AsyncIterable<Parsed>);
  const first = await rows.next();
  if (first.done) throw new FeedError('The file is empty.');
  const columns = readHeader(first.value.record);
  return { columns, records: recordsOf(rows, columns) };
}

async function* recordsOf(
  rows: AsyncIterable<Parsed>,
  columns: readonly string[],
): AsyncGenerator<RawRecord | BrokenRecord> {
  let doubled = 0;
  for await (const { record, info } of rows) {
    const breaks = breaksIn(record);
    doubled += breaks.doubled;
    yield toRecord(columns, record, info.lines - doubled - breaks.lines);
  }
}

async function* explained(rows: AsyncIterable<Parsed>): AsyncGenerator<Parsed> {
  try {
    yield* rows;
  } catch (error) {
    throw error instanceof CsvError ? explain(error) : error;
  }
}

/** The first line (and perhaps more), and the whole text again. */
async function withHead(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncGenerator<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let head = '';
  while (!/[\r\n]/.test(head.trimStart())) {
    const next = await pieces.next();
    if (next.done) break;
    head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    if (head) yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { head: head.trimStart(), all: all() };
}

/**
 * The line ends inside a record's cells. csv-parse tells the line where a record ends, and counts each CRLF inside quotes as two
 * lines from there on (`doubled`).
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

function toRecord(
  columns: readonly string[],
  record: readonly string[],
  line: number,
): RawRecord | BrokenRecord {
  const values: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) values[columns[at]!] = record[at] ?? '';
  const surplus = record.slice(columns.length).some((cell) => cell.trim() !== '');
  if (record.length >= columns.length && !surplus) return { line, values };
  return {
    line,
    broken: `the row has ${record.length} cells where the header has ${columns.length}; a comma or quote in a text may be unquoted`,
  };
}

function explain(error: CsvError): FeedError {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedError(
      `A quoted text is never closed${line}: the file was cut short, or a quote is missing.`,
    );
  }
  return new FeedError(`The table cannot be read${line}: ${error.message}`);
}
