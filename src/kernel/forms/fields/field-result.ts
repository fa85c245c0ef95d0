import type { FieldValue } from './schema.ts';

/** The value of a box, or its problem. */
export type FieldResult = { value: FieldValue } | { problem: string };

export const toFieldResult = (holds: boolean, value: FieldValue, problem: string): FieldResult =>
  holds ? { value } : { problem };
