import { isRecord, pickFields } from '../../domain/text/look-up.ts';
import type { Field, FieldKind } from './fields/schema.ts';
import type { EnquiredModel } from './model.ts';

/** What a browser stores about a person who fills in forms, for the next time (S3, F6: saved user details). */
export type Details = Record<(typeof DETAILS)[number], string>;

export const DETAILS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

/** The contents of a form that was not sent yet. */
export interface Draft {
  form: string;
  fields: Record<string, string>;
}

/** The subject of the last enquiry (S4: enquired car, success category). */
export type Enquired = EnquiredModel;

/** Kinds of fields that are never stored of an unsent form: comments, consents, and what no page may fill in. */
const NOT_DRAFTED: readonly FieldKind[] = ['consent', 'terms', 'tick', 'message', 'file', 'hidden', 'place'];

/** Whether a box's content is stored until the form is sent. */
export function isDraftField({ kind, name }: Pick<Field, 'kind' | 'name'>): boolean {
  return !NOT_DRAFTED.includes(kind) && !isDetailName(name);
}

export function isDetailName(name: string): name is keyof Details {
  return DETAILS.some((detail) => detail === name);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;

/** Undefined when the value is invalid. */
export function parseDetails(value: unknown): Details | undefined {
  return isDetails(value) ? pickFields(value, DETAILS) : undefined;
}

const isDetails = (value: unknown): value is Details => isRecord(value) && DETAILS.every((name) => isText(value[name]));

/** Undefined when the value is invalid. */
export function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isText(value.form) || !isRecord(value.fields)) return undefined;
  const fields = Object.entries(value.fields);
  if (!fields.every((pair): pair is [string, string] => isText(pair[1]))) return undefined;
  return { form: value.form, fields: Object.fromEntries(fields) };
}

/** Undefined when the value is invalid. */
export function parseEnquired(value: unknown): Enquired | undefined {
  if (!isRecord(value) || !isText(value.category)) return undefined;
  return { category: value.category, car: parseCar(value.car) };
}

function parseCar(value: unknown): Enquired['car'] {
  if (!isRecord(value) || typeof value.id !== 'number' || !isText(value.name)) return null;
  // Only links to vehicle pages are allowed, whatever was stored.
  if (!isText(value.href) || !/^\/cars\/[^/]+$/.test(value.href)) return null;
  return { id: value.id, name: value.name, href: value.href };
}
