import type { FlagField, NumberField, TextField } from './filter-fields.ts';

/** How a number is compared: `=` for the very number. */
export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** A filter expression, read: a condition on one field, or conditions put together. Lists of parts hold two or more. */
export type FilterExpression =
  | { kind: 'and'; parts: FilterExpression[] }
  | { kind: 'or'; parts: FilterExpression[] }
  | { kind: 'not'; part: FilterExpression }
  /** The field's value, or one of its values, is this text, letter case aside. */
  | { kind: 'text'; field: TextField; value: string }
  | { kind: 'flag'; field: FlagField; value: boolean }
  | { kind: 'number'; field: NumberField; comparison: Comparison; value: number }
  /** Both ends are inside; `min` is not above `max`. */
  | { kind: 'between'; field: NumberField; min: number; max: number };

/** What is wrong with the text of a filter expression, and where. */
export interface FilterProblem {
  /** One sentence that ends with the place: `expected a value after ':' at character 14`. */
  message: string;
  /** The character, counted from 1; one more than there are for what is missing at the end. */
  position: number;
  /** The text around the place, and a line below it with a caret under the character. */
  excerpt: string;
}
