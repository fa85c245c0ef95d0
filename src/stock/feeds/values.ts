import type { FeedField, FieldValues } from './fields.ts';
import type { Draft } from './mapping/compile.ts';
import type { RowProblem } from './problem.ts';

/** The values of one row by field, as read. */
export type Values = Partial<FieldValues>;

/** Reports a problem of the row that is being read. */
export type Tell = (severity: RowProblem['severity'], field: string, raw: unknown, reason: string) => void;

/** What completing a vehicle needs besides the values of its row. */
export interface Row {
  line: number;
  tell: Tell;
  draft: Draft;
}

/** The values of a row that has what every vehicle needs. */
export type IdentifiedValues = Values & { stocknum: string; make: string; model: string };

/** Null when the feed has no value. */
export function getValue<F extends FeedField>(values: Values, field: F): NonNullable<FieldValues[F]> | null {
  return values[field] ?? null;
}
