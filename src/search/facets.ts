import { mapKeys } from '../domain/tables/keys.ts';
import { CAR_TYPES } from '../domain/vehicle/car.ts';
import { findBand, formatBand } from './bands.ts';
import {
  COUNTED_KEYS,
  type CountedKey,
  EXACT_KEYS,
  type ExactKey,
  RANGE_KEYS,
  type RangeKey,
  type TermKey,
} from './contract.ts';
import {
  type FacetOrder,
  LISTS,
  type ListRow,
  MAKE_MODEL_SEPARATOR,
  type Source,
  SPANS,
  type SpanRow,
} from './facet-table.ts';
import type { SearchableCar } from './searchable-car.ts';
import { findUnit, type Unit } from './units.ts';

interface TermRowBase {
  key: TermKey;
  label: string;
  /** `exact`: a number of which only the chosen values are counted. */
  kind: ListRow['kind'] | 'exact';
  order: FacetOrder;
  labelOf(value: string): string;
}
/** A filter of which a car has at most one value. */
export interface SingleTermRow extends TermRowBase {
  multi: false;
  of(car: SearchableCar): string | null;
}
/** A filter of which a car can have many values. */
export interface MultiTermRow extends TermRowBase {
  multi: true;
  of(car: SearchableCar): readonly string[];
}
/** A list-valued filter as the engine needs it, built from its row of the facet table. */
export type TermRow = SingleTermRow | MultiTermRow;

/** A number as the engine needs it, built from its row of the facet table. */
export interface RangeRow {
  key: RangeKey;
  label: string;
  unit: Unit;
  of(car: SearchableCar): number | null;
}

/** The row of a list, typed with all of its optional fields. */
export function findList(key: CountedKey): ListRow {
  return LISTS[key];
}

/** The row of a number, typed with all of its optional fields. */
export function findSpan(key: RangeKey): SpanRow {
  return SPANS[key];
}

/** `Toyota/Corolla`. */
export function encodeMakeModel(make: string, model: string): string {
  return `${make}${MAKE_MODEL_SEPARATOR}${model}`;
}

/** Undefined for text that is not a `make_model` value. */
export function decodeMakeModel(value: string): { make: string; model: string } | undefined {
  const at = value.indexOf(MAKE_MODEL_SEPARATOR);
  return at < 1 ? undefined : { make: value.slice(0, at), model: value.slice(at + 1) };
}

/** As `decodeMakeModel`, for a value that came from the stock. Throws for other text. */
export function getMakeModel(value: string): { make: string; model: string } {
  const decoded = decodeMakeModel(value);
  if (!decoded) throw new RangeError(`No make and model: ${value}`);
  return decoded;
}

/** Kinds of vehicles that are written as initials. */
const INITIALS = /* @__PURE__ */ new Set(['atv', 'rv', 'ssv', 'suv', 'utv']);

const sentence = (value: string): string => {
  if (INITIALS.has(value)) return value.toUpperCase();
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The reader of a field, created once per row so that reading a car needs no lookup. */
function readerOf<Value>(source: Source<Value>): (car: SearchableCar) => unknown {
  return typeof source === 'function' ? source : (car) => car[source];
}

function textReader({ source }: Extract<ListRow, { kind: 'one' }>): (car: SearchableCar) => string | null {
  const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
  if (typeof source === 'string' || typeof source === 'function') {
    const read = readerOf(source);
    return (car) => text(read(car));
  }
  const [first, second] = source.map(readerOf);
  return (car) => text(first?.(car) ?? second?.(car));
}

function numberReader({ source, aboveZero }: SpanRow): (car: SearchableCar) => number | null {
  const read = readerOf(source);
  return (car) => {
    const value = read(car);
    return typeof value === 'number' && (!aboveZero || value > 0) ? value : null;
  };
}

/** Labels for the values of a list. A site's own wording is applied elsewhere. */
function labeller(row: ListRow): (value: string) => string {
  switch (row.kind) {
    case 'flag':
      return (value) => row.words[value === 'true' ? 0 : 1];
    case 'bands':
      return (value) => formatBand(value, row.scale);
    case 'one':
    case 'many':
      return row.unit ? figureLabeller(row.unit) : formatLabeller(row.format);
    default:
      return row satisfies never;
  }
}

function formatLabeller(format: ListRow['format']): (value: string) => string {
  switch (format) {
    case 'sentence':
    case 'car-type':
      return sentence;
    case 'make-model':
      return (value) => value.replace(MAKE_MODEL_SEPARATOR, ' ');
    case undefined:
      return (value) => value;
    default:
      return format satisfies never;
  }
}

function figureLabeller(unit: Unit): (value: string) => string {
  const { write } = findUnit(unit);
  return (value) => (Number.isNaN(Number(value)) ? value : write(Number(value)));
}

function makeTermRow(key: CountedKey): TermRow {
  const row = findList(key);
  const { label, kind, order } = row;
  const base = { key, label, kind, order, labelOf: labeller(row) };
  switch (row.kind) {
    case 'one':
      return { ...base, multi: false, of: textReader(row) };
    case 'many': {
      const { source } = row;
      return { ...base, multi: true, of: (car) => car[source] };
    }
    case 'flag': {
      const read = readerOf(row.source);
      return { ...base, multi: false, of: (car) => String(read(car)) };
    }
    case 'bands': {
      const { source, scale } = row;
      const { of } = RANGE_ROWS[source];
      return { ...base, multi: false, of: (car) => findBand(of(car), scale) };
    }
    default:
      return row satisfies never;
  }
}

function makeRangeRow(key: RangeKey): RangeRow {
  const row = findSpan(key);
  return { key, label: row.label, unit: row.unit, of: numberReader(row) };
}

function makeExactRow(key: ExactKey): SingleTermRow {
  const { label, unit, of } = RANGE_ROWS[key];
  const text = (value: number | null): string | null => (value === null ? null : String(value));
  return {
    key,
    label,
    kind: 'exact',
    order: 'numeric',
    labelOf: figureLabeller(unit),
    multi: false,
    of: (car) => text(of(car)),
  };
}

/** One row for each number (B3), by key. */
export const RANGE_ROWS: Readonly<Record<RangeKey, RangeRow>> = /* @__PURE__ */ mapKeys(RANGE_KEYS, makeRangeRow);

/** One row for each list-valued filter (B3), by key. */
export const TERM_ROWS: Readonly<Record<TermKey, TermRow>> = /* @__PURE__ */ makeTermRows();

function makeTermRows(): Readonly<Record<TermKey, TermRow>> {
  return { ...mapKeys(COUNTED_KEYS, makeTermRow), ...mapKeys(EXACT_KEYS, makeExactRow) };
}

const CAR_TYPE_ORDER: readonly string[] = CAR_TYPES;
const collator = /* @__PURE__ */ new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

const byLabel = (row: TermRow, a: string, b: string): number =>
  collator.compare(row.labelOf(a), row.labelOf(b)) || (a < b ? -1 : a > b ? 1 : 0);

/**
 * The number at the start of a value (of a band: its lower end); `otherwise` for text without one, which is thus sorted
 * last.
 */
const numberIn = (value: string, otherwise: number): number => {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? otherwise : number;
};
const carTypeRank = (value: string): number => {
  const rank = CAR_TYPE_ORDER.indexOf(value);
  return rank < 0 ? CAR_TYPE_ORDER.length : rank;
};

const comparers: Record<FacetOrder, (row: TermRow, a: string, b: string) => number> = {
  label: byLabel,
  // Sorting by count is up to the caller; this is the order among equal counts.
  count: byLabel,
  numeric: (row, a, b) => numberIn(a, Infinity) - numberIn(b, Infinity) || byLabel(row, a, b),
  'numeric-falling': (row, a, b) => numberIn(b, -Infinity) - numberIn(a, -Infinity) || byLabel(row, a, b),
  'car-type': (row, a, b) => carTypeRank(a) - carTypeRank(b) || byLabel(row, a, b),
};

/** Compares two values in the order of their row, ignoring counts (B7). A total order: 0 only for equal values. */
export function compareFacetValues(row: TermRow, a: string, b: string): number {
  return comparers[row.order](row, a, b);
}
