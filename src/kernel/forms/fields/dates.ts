import { formatDate } from '../../../domain/text/format.ts';
import { type FieldResult, toFieldResult } from './field-result.ts';
import type { Field } from './schema.ts';

/**
 * A day, as browsers send it (`2026-11-21`) or as it is written in Australia (21/11/2026), within the days that the box
 * allows.
 */
export function parseDate(text: string, { label, days = {} }: Field): FieldResult {
  const day = parseDay(text);
  if (!day) return { problem: `${label}: please enter a date such as 21/11/2026.` };
  const { first, last } = days;
  if (first && day < first) return { problem: `${label}: please choose ${formatDate(first)} or later.` };
  return toFieldResult(
    !last || day <= last,
    day,
    last ? `${label}: please choose ${formatDate(last)} or earlier.` : '',
  );
}

/** Whether a text is a valid moment in the format of slots: `2026-11-22T22:30:00.000Z`. */
export function isIsoMoment(text: string): boolean {
  const moment = new Date(text);
  return /^\d{4}-/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

const SENT = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

function parseDay(text: string): string | null {
  const [year, month, date] = SENT.exec(text)?.slice(1) ?? WRITTEN.exec(text)?.slice(1).reverse() ?? [];
  if (!year || !month || !date) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
