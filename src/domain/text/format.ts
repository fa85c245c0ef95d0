import { makeZoneFormats } from './zone-formats.ts';

/**
 * A number with commas between thousands, and at most two decimals: 12500 → "12,500" (A6, S9). As `Intl.NumberFormat`
 * has it, whose first use takes a phone some 60 ms.
 */
export function formatThousands(value: number): string {
  const size = roundToCents(Math.abs(value));
  const [whole = '', decimals] = String(size).split('.');
  return `${value < 0 && size > 0 ? '-' : ''}${group(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** Dollars with prefix and commas, cents only where there are some: 25990 → "$25,990", 912.25 → "$912.25" (A6, S9). */
export function formatDollars(dollars: number): string {
  const size = roundToCents(Math.abs(dollars));
  const [whole = '', decimals] = String(size).split('.');
  return `${dollars < 0 ? '-' : ''}$${group(whole)}${decimals ? `.${decimals.padEnd(2, '0')}` : ''}`;
}

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** By its decimal digits: 1.005 has no exact binary form, and times 100 is a little less than 100.5. */
function roundToCents(size: number): number {
  if (Number.isInteger(size)) return size;
  // Digits with an exponent cannot take another one.
  return size < 0.001 ? 0 : Number(`${Math.round(Number(`${size}e2`))}e-2`);
}

/**
 * A date as dd/MM/yyyy (A6, S9): a plain `YYYY-MM-DD` as it is, a moment by its day in `timeZone`. Throws for text that
 * is not a date.
 */
export function formatDate(date: string | Date, timeZone = 'Australia/Brisbane'): string {
  const plain = typeof date === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) : null;
  if (plain) return `${plain[3]}/${plain[2]}/${plain[1]}`;
  const { day, month, year } = findDayParts(new Date(date), timeZone);
  return `${day}/${month}/${year}`;
}

/** As `YYYY-MM-DD`. Throws for an invalid date or an unknown time zone. */
export function toLocalDay(moment: Date, timeZone: string): string {
  const { day, month, year } = findDayParts(moment, timeZone);
  return `${year}-${month}-${day}`;
}

const dayFormat = /* @__PURE__ */ makeZoneFormats('en-AU', { year: 'numeric', month: '2-digit', day: '2-digit' });

interface DayParts {
  day: string;
  month: string;
  year: string;
}

/** The last day of each time zone: a page asks for the same moment hundreds of times, and a date format is slow. */
const lastDays = /* @__PURE__ */ new Map<string, { moment: number; parts: DayParts }>();

function findDayParts(moment: Date, timeZone: string): DayParts {
  const last = lastDays.get(timeZone);
  if (last?.moment === moment.getTime()) return last.parts;
  const [day = '', month = '', year = ''] = dayFormat(timeZone).format(moment).split('/');
  const parts = { day, month, year: year.padStart(4, '0') };
  lastDays.set(timeZone, { moment: moment.getTime(), parts });
  return parts;
}
