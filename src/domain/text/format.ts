import { makeZoneFormats } from './zone-formats.ts';

const thousands = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number with commas between thousands: 12500 → "12,500" (A6, S9). */
export function formatThousands(value: number): string {
  return thousands.format(value);
}

/** Dollars with prefix and commas, cents only where there are some: 25990 → "$25,990", 912.25 → "$912.25" (A6, S9). */
export function formatDollars(dollars: number): string {
  const sign = dollars < 0 ? '-' : '';
  const size = Math.abs(dollars);
  const whole = Number.isInteger(Math.round(size * 100) / 100);
  return `${sign}$${whole ? thousands.format(Math.round(size)) : cents.format(size)}`;
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
