import { findNearest } from '../../../domain/text/nearest.ts';
import { parseMapping } from '../mapping/load.ts';
import type { Mapping, MappingInput } from '../mapping/schema.ts';
import { squeeze } from '../normalise/words.ts';
import { COX_CSV } from './cox.ts';
import { EASYCARS_CSV, EASYCARS_JSON } from './easycars.ts';
import { OWN_FIELDS } from './own.ts';

/** One format in which stock arrives: how the file is split into records, and how a record becomes a vehicle. */
export interface Format {
  name: string;
  about: string;
  kind: 'table' | 'json' | 'ndjson';
  /** Columns of the header, or keys near the start of a JSON text, that identify this format. All must be there. */
  signature: readonly string[];
  mapping: Mapping;
  /** Whether an unknown column is worth a warning. */
  isStrict?: true;
}

const mapping = (name: string, fields: MappingInput['fields'], list?: string): Mapping =>
  parseMapping({ name, fields, ...(list ? { kind: 'json', list } : {}) }, `The format ${name}`);

const OWN_SIGNATURE = ['stocknum', 'make', 'model'];

/** Every built-in format; the first one whose signature matches is used. */
export const FORMATS: readonly Format[] = [
  {
    name: 'csv',
    about: 'our own CSV',
    kind: 'table',
    signature: OWN_SIGNATURE,
    mapping: mapping('csv', OWN_FIELDS),
    isStrict: true,
  },
  {
    name: 'ndjson',
    about: 'our own JSON, one vehicle a line',
    kind: 'ndjson',
    signature: OWN_SIGNATURE,
    mapping: mapping('ndjson', OWN_FIELDS),
  },
  {
    name: 'json',
    about: 'our own JSON',
    kind: 'json',
    signature: OWN_SIGNATURE,
    mapping: mapping('json', OWN_FIELDS),
  },
  {
    name: 'easycars-csv',
    about: 'EasyCars-style CSV',
    kind: 'table',
    signature: ['StockNumber', 'Make', 'Model', 'YearGroup'],
    mapping: mapping('easycars-csv', EASYCARS_CSV),
  },
  {
    name: 'easycars-json',
    about: 'EasyCars-style JSON (StockList)',
    kind: 'json',
    signature: ['StockNumber', 'YearGroup'],
    mapping: mapping('easycars-json', EASYCARS_JSON, 'StockList'),
  },
  {
    name: 'cox-csv',
    about: 'Cox-style CSV',
    kind: 'table',
    signature: ['StockNo', 'Make', 'Model', 'ManuYear'],
    mapping: mapping('cox-csv', COX_CSV),
  },
];

/** Throws an error that names the known formats. */
export function getFormat(name: string): Format {
  const found = FORMATS.find((format) => format.name === name);
  if (found) return found;
  const names = FORMATS.map((format) => format.name);
  const near = findNearest(name, names);
  throw new Error(`There is no format "${name}"${near ? `; did you mean ${near}?` : '.'} Known: ${names.join(', ')}.`);
}

/**
 * The format with this header, whatever its letter case, spaces and punctuation; undefined when it is none of the
 * built-in ones.
 */
export function findFormatOfHeader(columns: readonly string[]): Format | undefined {
  const there = new Set(columns.map(squeeze));
  return FORMATS.find(({ kind, signature }) => kind === 'table' && signature.every((name) => there.has(squeeze(name))));
}

/** The format by the start of a JSON text: one vehicle per line, or one document. */
export function findFormatOfJson(head: string): Format | undefined {
  const isLines = isVehicle(head.trimStart().replace(/\n.*/s, '').trim());
  return FORMATS.find(
    ({ kind, signature }) =>
      kind === (isLines ? 'ndjson' : 'json') && signature.every((key) => head.includes(`"${key}"`)),
  );
}

function isVehicle(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && OWN_SIGNATURE.some((key) => Object.hasOwn(value, key));
  } catch {
    return false;
  }
}
