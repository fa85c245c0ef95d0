import { listKeysOf } from '../../domain/text/look-up.ts';
import type { Car, CarType } from '../../domain/vehicle/car.ts';
import { completeVehicle } from './complete.ts';
import type { ReadingContext } from './field-readers.ts';
import { FEED_FIELDS, type FeedField, type FieldValues, isFeedField } from './fields.ts';
import { type Draft, Refusal } from './mapping/compile.ts';
import { formatRawValue, type RowProblem } from './problem.ts';
import type { Reading } from './reading.ts';
import { getValue, type IdentifiedValues, type Tell, type Values } from './values.ts';

/** Stock columns that the import fills from a feed; names are those of `domain/vehicle/car.ts`. */
type FromFeed = Omit<
  Car,
  | 'id'
  | 'slug'
  | 'path'
  | 'updated_at'
  | 'dealership_id'
  | 'dealership_slug'
  | 'dealership_name'
  | 'location'
  | 'created_at'
  | 'views'
  | 'custom_rank'
  | 'car_type'
  | 'finance_lenders'
>;

/** A vehicle as a feed gives it, read and completed. Null means that the value is missing or unusable. */
export interface Vehicle extends FromFeed {
  line: number;
  /** As the feed names them; not resolved yet. */
  dealership: string | null;
  location: string | null;
  car_type: CarType | null;
  created_at: string | null;
  views: number | null;
  custom_rank: number | null;
  finance_lenders: Car['finance_lenders'] | null;
  /** Values derived from the row's others because it lacks them, though another file may have given them. */
  made: readonly ('name' | 'simple_body')[];
}

/**
 * A row turned into a vehicle, or refused; with what its dealer should know. A refused row still identifies its
 * vehicle.
 */
export interface VehicleReading {
  vehicle: Vehicle | null;
  stocknum: string | null;
  vin: string | null;
  dealership: string | null;
  location: string | null;
  problems: RowProblem[];
  /** Dates that contradict the file's order of day, month and year. */
  misorders: Misorder[];
}

/** A date that is invalid in its file's order, but valid in another. */
export interface Misorder {
  field: FeedField;
  value: string | null;
  /** The orders in which it is a valid date. */
  fits: readonly string[];
}

/** Reads a draft field by field, validates and completes it. Pure except for the clock in `context`. */
export function readVehicle(draft: Draft, line: number, context: ReadingContext): VehicleReading {
  const problems: RowProblem[] = [];
  const misorders: Misorder[] = [];
  const values: Values = {};
  const tell: Tell = (severity, field, raw, reason) => {
    problems.push({ severity, line, stocknum: null, field, value: formatRawValue(raw), reason });
  };
  for (const name in draft) if (isFeedField(name)) readField(name, draft[name], { values, tell, context, misorders });
  const isIdentified = hasRequired(values);
  if (!isIdentified) tellMissing(values, draft, tell);
  const refused = problems.some(({ severity }) => severity === 'refused');
  const vehicle = refused || !isIdentified ? null : completeVehicle(values, { line, tell, draft });
  const stocknum = getValue(values, 'stocknum');
  for (const problem of problems) problem.stocknum = stocknum;
  return {
    vehicle: problems.some(({ severity }) => severity === 'refused') ? null : vehicle,
    stocknum,
    vin: getValue(values, 'vin'),
    dealership: getValue(values, 'dealership_slug'),
    location: getValue(values, 'location_slug'),
    problems,
    misorders,
  };
}

interface FieldReading {
  values: Values;
  tell: Tell;
  context: ReadingContext;
  misorders: Misorder[];
}

function readField<F extends FeedField>(field: F, raw: unknown, into: FieldReading): void {
  if (raw === null || raw === undefined) return;
  const { values, tell, context, misorders } = into;
  const { read, onProblem } = FEED_FIELDS[field];
  const reading: Reading<FieldValues[F]> = raw instanceof Refusal ? { problem: raw.reason } : read(raw, context);
  if ('problem' in reading) {
    if (reading.fits) misorders.push({ field, value: formatRawValue(raw), fits: reading.fits });
    const refused = onProblem === 'refuse';
    tell(refused ? 'refused' : 'warning', field, raw, refused ? reading.problem : `${reading.problem}; left out`);
    return;
  }
  values[field] = reading.value;
  if (reading.note) tell('warning', field, raw, reading.note);
}

const REQUIRED = { stocknum: 'stock number', make: 'make', model: 'model' } as const;

const listMissing = (values: Values) => listKeysOf(REQUIRED).filter((field) => getValue(values, field) === null);

function hasRequired(values: Values): values is IdentifiedValues {
  return listMissing(values).length === 0;
}

function tellMissing(values: Values, draft: Draft, tell: Tell): void {
  const missing = listMissing(values);
  if (
    missing.length === 3 &&
    Object.values(values).every((value) => value === null || (Array.isArray(value) && value.length === 0))
  ) {
    tell('refused', 'row', null, 'the row is empty');
    return;
  }
  for (const field of missing) {
    const raw = draft[field];
    if (!(raw instanceof Refusal)) tell('refused', field, raw, `the vehicle has no ${REQUIRED[field]}`);
  }
}
