import type { FieldValue } from '../fields/schema.ts';

/** What a box holds, or what is wrong with it. */
export type FieldResult = { value: FieldValue } | { problem: string };

/** A value that holds, or the problem with it. */
export const toFieldResult = (holds: boolean, value: FieldValue, problem: string): FieldResult =>
  holds ? { value } : { problem };
