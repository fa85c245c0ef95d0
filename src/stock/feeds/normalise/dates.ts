import { asText, NOTHING, quote, type Reading } from '../reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MS_A_DAY = 86_400_000;
/** Day 0 of a spreadsheet's calendar, as every date after February 1900 needs it. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 10_000; // 1927
const LAST_SERIAL = 80_000; // 2119

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** The date `YYYY-MM-DD` of a year, month and day that exist in the calendar; undefined when they don't. */
function makeDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 2100;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : undefined;
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

interface DatePattern {
  pattern: RegExp;
  parts(match: RegExpExecArray): [year: number, month: number, day: number];
  /** The pattern tells a month only; the first day is taken. */
  monthOnly?: true;
}

/** How feeds write dates. Day before month, as Australia does (A6). */
const PATTERNS: DatePattern[] = [
  {
    pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/,
    parts: (m) => [Number(m[1]), Number(m[2]), Number(m[3])],
  },
  {
    pattern: /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: \d.*)?$/,
    parts: (m) => [fullYear(m[3]!), Number(m[2]), Number(m[1])],
  },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, parts: (m) => [Number(m[1]), Number(m[2]), Number(m[3])] },
  {
    pattern: /^(\d{1,2})[ -]([a-z]{3,9})\.?[ ,-]+(\d{4})$/i,
    parts: (m) => [Number(m[3]), monthOf(m[2]!), Number(m[1])],
  },
  { pattern: /^(\d{1,2})[/-](\d{4})$/, parts: (m) => [Number(m[2]), Number(m[1]), 1], monthOnly: true },
  { pattern: /^(\d{4})-(\d{1,2})$/, parts: (m) => [Number(m[1]), Number(m[2]), 1], monthOnly: true },
  {
    pattern: /^([a-z]{3,9})\.?[ -](\d{4})$/i,
    parts: (m) => [Number(m[2]), monthOf(m[1]!), 1],
    monthOnly: true,
  },
];

/** Dates that systems write for "no date". */
const NO_DATE = /^(0+|0000-00-00.*|0*1[/-]0*1[/-](0001|1900|1970)|(0001|1900)-01-01.*|\/Date\(.*)$/;

/**
 * Reads a date: dd/MM/yyyy (A6), ISO 8601, "5 May 2024", a month alone (its first day), or a spreadsheet's day number.
 * A day that the calendar has not is a problem.
 */
export function readDate(raw: unknown): Reading<string | null> {
  const text = asText(raw);
  if (text === null || NO_DATE.test(text)) return NOTHING;
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial !== undefined && serial >= FIRST_SERIAL && serial <= LAST_SERIAL) {
    return { value: new Date(SPREADSHEET_EPOCH + Math.floor(serial) * MS_A_DAY).toISOString().slice(0, 10) };
  }
  for (const { pattern, parts } of PATTERNS) {
    const match = pattern.exec(text);
    const date = match && makeDate(...parts(match));
    if (date) return { value: date };
  }
  return { problem: `${quote(raw)} is not a date; write dd/MM/yyyy or yyyy-MM-dd` };
}

const EARLIEST_MS = Date.UTC(1900, 0, 1);
const LATEST_MS = Date.UTC(2101, 0, 1) - 1;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Reads a moment as ISO 8601 in UTC: ISO with its zone, or a date, which means that day at 00:00 UTC. */
export function readMoment(raw: unknown): Reading<string | null> {
  const text = asText(raw);
  if (text !== null && ISO_MOMENT.test(text)) {
    const ms = Date.parse(text);
    if (ms >= EARLIEST_MS && ms <= LATEST_MS) return { value: new Date(ms).toISOString() };
  }
  const day = readDate(raw);
  return 'problem' in day || day.value === null ? day : { value: `${day.value}T00:00:00.000Z` };
}

/** Reads a moment as Unix seconds: a number of seconds, or what `readMoment` takes. */
export function readTimestamp(raw: unknown): Reading<number | null> {
  const text = asText(raw);
  if (text !== null && /^\d{9,10}$/.test(text)) return { value: Number(text) };
  const moment = readMoment(raw);
  if ('problem' in moment || moment.value === null) return moment as Reading<null>;
  return { value: Math.floor(Date.parse(moment.value) / 1000) };
}
