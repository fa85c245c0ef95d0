import type { Field, FieldKind } from './fields/schema.ts';
import type { EnquiredModel } from './model.ts';

/** What a browser keeps of somebody who fills in forms, for the next time (S3, F6: saved user details). */
export type Details = Record<(typeof DETAILS)[number], string>;

export const DETAILS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

/** What was written into a form that was not sent yet. */
export interface Draft {
  form: string;
  fields: Record<string, string>;
}

/** What was enquired about last (S4: enquired car, success category). */
export type Enquired = EnquiredModel;

/** What is never kept of a form that was not sent: comments, consents, and what no page may write. */
const NOT_DRAFTED: readonly FieldKind[] = ['consent', 'terms', 'tick', 'message', 'file', 'hidden', 'place'];

/** Whether what is written into a box is kept until the form is sent. */
export function isDraftField({ kind, name }: Pick<Field, 'kind' | 'name'>): boolean {
  return !NOT_DRAFTED.includes(kind) && !isDetailName(name);
}

export function isDetailName(name: string): name is keyof Details {
  return (DETAILS as readonly string[]).includes(name);
}

type Stored = Record<string, unknown>;
const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;

/** Details as they should be; undefined for what is none. */
export function parseDetails(value: unknown): Details | undefined {
  if (!isStored(value) || !DETAILS.every((name) => isText(value[name]))) return undefined;
  return Object.fromEntries(DETAILS.map((name) => [name, value[name]])) as Details;
}

/** A draft as it should be; undefined for what is none. */
export function parseDraft(value: unknown): Draft | undefined {
  if (!isStored(value) || !isText(value.form) || !isStored(value.fields)) return undefined;
  const fields = Object.entries(value.fields);
  if (!fields.every(([, text]) => isText(text))) return undefined;
  return { form: value.form, fields: Object.fromEntries(fields) as Draft['fields'] };
}

/** What was enquired about, as it should be; undefined for what is none. */
export function parseEnquired(value: unknown): Enquired | undefined {
  if (!isStored(value) || !isText(value.category)) return undefined;
  return { category: value.category, car: parseCar(value.car) };
}

function parseCar(value: unknown): Enquired['car'] {
  if (!isStored(value) || typeof value.id !== 'number' || !isText(value.name)) return null;
  // Nothing but a vehicle's page is led to, whatever was stored.
  if (!isText(value.href) || !/^\/cars\/[^/]+$/.test(value.href)) return null;
  return { id: value.id, name: value.name, href: value.href };
}
