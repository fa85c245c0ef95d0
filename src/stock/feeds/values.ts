import type { FeedField } from './fields.ts';
import type { Draft } from './mapping/compile.ts';
import type { RowProblem } from './problem.ts';

/** The values of one row by field, as read. */
export type Values = Partial<Record<FeedField, unknown>>;

/** Reports a problem of the row that is being read. */
export type Tell = (severity: RowProblem['severity'], field: string, raw: unknown, reason: string) => void;

/** What completing a vehicle needs besides the values of its row. */
export interface Row {
  line: number;
  tell: Tell;
  draft: Draft;
}

/** Null when the feed has no value. The caller names the type that the field's reader gives. */
export const getValue = <T>(values: Values, field: FeedField): T | null => (values[field] ?? null) as T | null;
