import type { FlagField, NumberField, TextField } from './filter-fields.ts';

/** How a number is compared; `=` is exact. */
export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/**
 * A parsed filter expression: a condition on one field, or a combination of conditions, of which there are at least
 * two.
 */
export type FilterExpression =
  | { kind: 'and'; parts: FilterExpression[] }
  | { kind: 'or'; parts: FilterExpression[] }
  | { kind: 'not'; part: FilterExpression }
  /** The field's value, or one of its values, equals this text, ignoring letter case. */
  | { kind: 'text'; field: TextField; value: string }
  | { kind: 'flag'; field: FlagField; value: boolean }
  | { kind: 'number'; field: NumberField; comparison: Comparison; value: number }
  /** Both ends are included; `min` is not above `max`. */
  | { kind: 'between'; field: NumberField; min: number; max: number };

/** What is wrong in the text of a filter expression, and where. */
export interface FilterProblem {
  /** One sentence that ends with the position: `expected a value after ':' at character 14`. */
  message: string;
  /** The character, counted from 1; one past the end when something is missing there. */
  position: number;
  /** The text around the position, with a caret under the character in the next line. */
  excerpt: string;
}
