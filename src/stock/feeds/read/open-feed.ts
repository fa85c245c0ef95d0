import type { Readable } from 'node:stream';
import { findNearest } from '../../../domain/text/nearest.ts';
import { type FeedField, getFieldRow } from '../fields.ts';
import { FORMATS, type Format, findFormatOfHeader, findFormatOfJson, getFormat } from '../formats/formats.ts';
import { listColumnsByField } from '../mapping/compile.ts';
import { extendMapping } from '../mapping/load.ts';
import type { Mapping } from '../mapping/schema.ts';
import { type BrokenRecord, FeedError, type RawRecord } from '../raw-record.ts';
import { matchColumnNames } from './column-names.ts';
import { type DecodeNotes, decodeText } from './decode.ts';
import { refuseDocuments } from './foreign-documents.ts';
import { readJson, readJsonLines } from './json.ts';
import { noteFields } from './json-fields.ts';
import { openTable } from './table.ts';

export interface FeedSource {
  source: Readable;
  /** Name of a built-in format; detected from the file when absent. */
  format?: string | undefined;
  /** Used in place of a format. */
  mapping?: Mapping | undefined;
  onBytes?: ((bytes: number) => void) | undefined;
}

/** A feed whose format is known and whose records are ready to be read. */
export interface OpenFeed {
  /** Name of the format or mapping. */
  format: string;
  mapping: Mapping;
  /**
   * The fields that this feed has a source for; all others keep their values in the stock. For JSON it is complete only
   * once all records are read.
   */
  fields: ReadonlySet<FeedField>;
  records: AsyncIterable<RawRecord | BrokenRecord>;
  /** The headings of a table by the names under which its columns are read. */
  headings?: ReadonlyMap<string, string>;
  /** Filled while the text is decoded. */
  notes: DecodeNotes;
  warnings: string[];
}

type Kind = Format['kind'];
interface Chosen {
  name: string;
  mapping: Mapping;
  /**
   * Which column names deserve a warning: those in the file that are unknown, or those in a mapping that are missing.
   */
  check?: 'unknown' | 'missing';
  /** The mapping as its author wrote it, without the format it extends. */
  written?: Mapping;
}

const ENOUGH_TO_GUESS = 64 * 1024;

/** Unpacks and decodes a feed, and detects its format. Throws a FeedError that says what the file is not. */
export async function openFeed({ source, format, mapping, onBytes }: FeedSource): Promise<OpenFeed> {
  const notes: DecodeNotes = { isGzip: false, encoding: 'utf-8' };
  const { head, all } = await peek(decodeText(source, { notes, ...(onBytes ? { onBytes } : {}) }));
  if (head.trim() === '') throw new FeedError('The file is empty.');
  refuseDocuments(head);
  const detected = chooseGiven(format, mapping);
  const isJson = /^\s*[[{]/.test(head);
  const kind = detected?.kind ?? (isJson ? 'json' : 'table');
  if (detected && isJson !== (kind !== 'table')) {
    throw new FeedError(
      `The file is ${isJson ? 'JSON' : 'a table'}, but ${detected.name} is ${kind === 'table' ? 'a table' : 'JSON'}.`,
    );
  }
  const opened = kind === 'table' ? await openAsTable(all, detected) : openAsJson(all, head, detected);
  return { ...opened, notes };
}

async function peek(text: AsyncGenerator<string>): Promise<{ head: string; all: AsyncGenerator<string> }> {
  let head = '';
  while (head.length < ENOUGH_TO_GUESS) {
    const next = await text.next();
    if (next.done) break;
    head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    yield* text;
  }
  return { head, all: all() };
}

function chooseGiven(format?: string, mapping?: Mapping): (Chosen & { kind: Kind }) | undefined {
  if (mapping) {
    const base = mapping.extends === undefined ? undefined : getFormat(mapping.extends);
    const whole = base ? extendMapping(mapping, base.mapping) : mapping;
    return {
      name: mapping.name,
      mapping: whole,
      kind: mapping.kind ?? base?.kind ?? 'table',
      check: 'missing',
      written: mapping,
    };
  }
  return format === undefined ? undefined : asChosen(getFormat(format));
}

const asChosen = (format: Format): Chosen & { kind: Kind } => ({
  name: format.name,
  mapping: format.mapping,
  kind: format.kind,
  ...(format.isStrict ? { check: 'unknown' as const } : {}),
});

async function openAsTable(
  text: AsyncIterable<string>,
  detected: Chosen | undefined,
): Promise<Omit<OpenFeed, 'notes'>> {
  const { columns, records } = await openTable(text, detected?.mapping);
  const found =
    detected ??
    asFound(
      findFormatOfHeader(columns),
      `its columns are ${columns.slice(0, 12).join(', ')}${columns.length > 12 ? ', …' : ''}`,
    );
  const names = matchColumnNames(columns, [...listColumnsByField(found.mapping).values()].flat(2));
  const { fields, warnings } = checkColumns(found, names);
  const headings = new Map(names.map((name, at) => [name, columns[at]!]));
  return { format: found.name, mapping: found.mapping, fields, records: records(names), headings, warnings };
}

function openAsJson(
  text: AsyncIterable<string>,
  head: string,
  detected: (Chosen & { kind: Kind }) | undefined,
): Omit<OpenFeed, 'notes'> {
  const found = detected ?? asFound(findFormatOfJson(head), 'its keys match no built-in format');
  const { list } = found.mapping;
  const records =
    found.kind === 'ndjson' ? readJsonLines(text) : readJson(text, list === undefined ? undefined : [list]);
  const fields = new Set<FeedField>();
  return {
    format: found.name,
    mapping: found.mapping,
    fields,
    records: noteFields(records, found.mapping, fields),
    warnings: [],
  };
}

function asFound(format: Format | undefined, seen: string): Chosen & { kind: Kind } {
  if (format) return asChosen(format);
  const known = FORMATS.map(({ name, signature }) => `${name} (${signature.join(', ')})`).join('; ');
  throw new FeedError(`Unknown file format: ${seen}. Known formats: ${known}. For any other file, write a mapping.`);
}

/**
 * Which fields a table with these columns can fill; throws when a required one cannot be filled, and warns of column
 * names that match nothing.
 */
function checkColumns(chosen: Chosen, columns: readonly string[]): Pick<OpenFeed, 'fields' | 'warnings'> {
  const { name, mapping } = chosen;
  const known = new Set(columns);
  const byField = listColumnsByField(mapping);
  const fields = new Set<FeedField>();
  for (const [field, sources] of byField) {
    if (sources.some((needed) => needed.every((column) => known.has(column)))) fields.add(field);
    else if (getFieldRow(field).isRequired) {
      const needed = [...new Set(sources.flat())].join(' or ');
      throw new FeedError(
        `The file has no column for ${field}: ${name} reads it from ${needed}. Its columns are ${columns.join(', ')}.`,
      );
    }
  }
  const unset = (['make', 'model', 'stocknum'] as const).find((field) => !byField.has(field));
  if (unset) throw new FeedError(`${name} doesn’t say where ${unset} comes from, and every vehicle needs it.`);
  return { fields, warnings: warningsOf(chosen, columns) };
}

function warningsOf({ name, mapping, written, check }: Chosen, columns: readonly string[]): string[] {
  const used = [...new Set([...listColumnsByField(written ?? mapping).values()].flat(2))];
  if (check === 'unknown') {
    return columns
      .filter((column) => column !== '' && !used.includes(column))
      .map((column) => unknownColumn(column, used));
  }
  const missing = check === 'missing' ? used.filter((column) => !columns.includes(column)) : [];
  return missing.map((column) => missingColumn(name, column, columns));
}

function missingColumn(name: string, column: string, columns: readonly string[]): string {
  const near = findNearest(column, columns);
  return `${name} reads the column "${column}", which isn’t in the file${near ? `; did you mean "${near}"?` : ''}`;
}

function unknownColumn(column: string, known: readonly string[]): string {
  const near = findNearest(column, known);
  return `the column "${column}" is unknown and ignored${near ? `; did you mean "${near}"?` : ''}`;
}
