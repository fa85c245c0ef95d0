import { createHash } from 'node:crypto';
import { isRecord } from '../../../domain/text/look-up.ts';
import { type FeedField, isFeedField } from '../fields.ts';
import type { RawRecord } from '../raw-record.ts';
import { isEmpty } from '../reading.ts';
import type { Mapping, Source } from './schema.ts';
import { convertUnit } from './units.ts';

/**
 * What a mapping makes of one record: raw values by field, not read yet. A value that the mapping rejects is a
 * `Refusal`.
 */
export type Draft = Partial<Record<FeedField, unknown>>;

export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

type Get = (values: RawRecord['values']) => unknown;

/**
 * A compiled mapping: a function from records to drafts. It numbers equal digests in the order of the file, so it must
 * be compiled anew for each file; rows that a digest cannot tell apart are swapped when the file's order changes.
 */
export function compileMapping(mapping: Mapping): (record: RawRecord) => Draft {
  const empty = new Set(mapping.empty.map((text) => text.toLowerCase()));
  const fields = listSources(mapping).map(
    ([field, sources]) => [field, sources.map((source) => compileSource(source, empty))] as const,
  );
  return ({ values }) => {
    const draft: Draft = {};
    for (const [field, sources] of fields) draft[field] = firstValue(sources, values);
    return draft;
  };
}

/** In the mapping's order. */
function listSources({ fields }: Mapping): [FeedField, Source[]][] {
  return Object.entries(fields).flatMap(([name, sources]) => (isFeedField(name) ? [[name, sources]] : []));
}

function firstValue(sources: readonly Get[], values: RawRecord['values']): unknown {
  for (const source of sources) {
    const value = source(values);
    if (!isEmpty(value)) return value;
  }
  return null;
}

function compileSource(source: Source, empty: ReadonlySet<string>): Get {
  const origin = compileOrigin(source, empty);
  const steps = compileSteps(source);
  const applies = compileCondition(source);
  return (values) => {
    if (applies && !applies(values)) return null;
    return steps.reduce((value: unknown, step) => (isEmpty(value) ? null : step(value)), origin(values));
  };
}

/** The value under a name: a column, or keys joined by dots as a path into objects. */
export function getValueAt(values: RawRecord['values'], name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  if (!name.includes('.')) return undefined;
  return name
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}

function compileOrigin(source: Source, empty: ReadonlySet<string>): Get {
  if (source.column !== undefined) {
    const { column } = source;
    return (values) => {
      const value = getValueAt(values, column);
      return typeof value === 'string' && empty.has(value.trim().toLowerCase()) ? null : value;
    };
  }
  if (source.columns) return joinColumns(source.columns);
  if (source.template !== undefined) return compileTemplate(source.template, empty);
  return source.digest ? compileDigest(source.digest) : () => source.value;
}

const asWord = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());

/** Lists of several columns as one: JSON lists are concatenated, texts joined by the separator. */
function joinColumns(columns: readonly string[]): Get {
  return (values) => {
    const given = columns.map((name) => getValueAt(values, name)).filter((value) => !isEmpty(value));
    if (given.some(Array.isArray)) return given.flat();
    const mark = given.some((value) => String(value).includes('|')) ? '|' : ',';
    return given.join(mark);
  };
}

/** A template is empty when all of its columns are. */
function compileTemplate(template: string, empty: ReadonlySet<string>): Get {
  return (values) => {
    let found = false;
    const text = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
      const word = asWord(getValueAt(values, name));
      if (word === '' || empty.has(word.toLowerCase())) return '';
      found = true;
      return word;
    });
    return found ? text : null;
  };
}

const DIGEST_LENGTH = 10;

function compileDigest({ columns, prefix }: NonNullable<Source['digest']>): Get {
  const seen = new Map<string, number>();
  return (values) => {
    const words = columns.map((name) => asWord(getValueAt(values, name)));
    if (words.every((word) => word === '')) return null;
    const code = createHash('sha256').update(words.join('\u001f')).digest('hex').slice(0, DIGEST_LENGTH).toUpperCase();
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    return times === 1 ? `${prefix}${code}` : `${prefix}${code}-${times}`;
  };
}

type Test = (values: RawRecord['values']) => boolean;

function compileCondition({ when }: Source): Test | undefined {
  const tests = when?.map(compileTest);
  return tests && ((values) => tests.every((test) => test(values)));
}

function compileTest({ column, is, match }: NonNullable<Source['when']>[number]): Test {
  if (match !== undefined) {
    const pattern = new RegExp(match, 'u');
    return (values) => pattern.test(asWord(getValueAt(values, column)));
  }
  const texts = new Set(is?.map((text) => text.trim().toLowerCase()));
  return (values) => texts.has(asWord(getValueAt(values, column)).toLowerCase());
}

/** Regular expressions, value map and unit, in that order. Numbers become text; lists and objects pass unchanged. */
function compileSteps(source: Source): ((value: unknown) => unknown)[] {
  const steps: ((text: string) => unknown)[] = [];
  if (source.match !== undefined) {
    const pattern = new RegExp(source.match, 'u');
    steps.push((text) => {
      const match = pattern.exec(text);
      return match ? (match.groups?.value ?? (match.groups && 'value' in match.groups ? null : match[0])) : null;
    });
  }
  if (source.remove !== undefined) {
    const pattern = new RegExp(source.remove, 'gu');
    steps.push((text) => text.replace(pattern, '').trim());
  }
  if (source.values) steps.push(compileValues(source.values, source.otherwise));
  if (source.unit) {
    const { unit } = source;
    steps.push((text) => convertUnit(text, unit));
  }
  return steps.map((step) => (value) => (typeof value === 'object' ? value : step(String(value).trim())));
}

type ValueMap = Record<string, string | number | boolean | null>;

function compileValues(map: ValueMap, otherwise: 'keep' | 'empty' | 'refuse'): (text: string) => unknown {
  const values = new Map(Object.entries(map).map(([text, value]) => [text.trim().toLowerCase(), value]));
  return (text) => {
    const value = values.get(text.toLowerCase());
    if (value !== undefined) return value;
    if (otherwise === 'keep') return text;
    return otherwise === 'empty' ? null : new Refusal(`"${text}" is not one of ${Object.keys(map).join(', ')}`);
  };
}

/** The columns that a mapping reads, by field and source. */
export function listColumnsByField(mapping: Mapping): Map<FeedField, string[][]> {
  return new Map(listSources(mapping).map(([field, sources]) => [field, sources.map(columnsOfSource)]));
}

function columnsOfSource(source: Source): string[] {
  const columns = source.column === undefined ? [] : [source.column];
  columns.push(...(source.columns ?? []));
  columns.push(...(source.when ?? []).map((condition) => condition.column));
  if (source.template) columns.push(...(source.template.match(/(?<=\{)[^}]+(?=\})/g) ?? []));
  if (source.digest) columns.push(...source.digest.columns);
  return columns;
}
