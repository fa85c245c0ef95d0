import type { FieldValue } from '../fields/schema.ts';

/** What a box holds, or what is wrong with it. */
export type Read = { value: FieldValue } | { problem: string };

/** A value that holds, or the problem with it. */
export const kept = (holds: boolean, value: FieldValue, problem: string): Read =>
  holds ? { value } : { problem };
