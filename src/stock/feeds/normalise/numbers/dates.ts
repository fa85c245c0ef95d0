import { NOTHING, quote, type Reading, toText } from '../../reading.ts';

/** Readers of dates need the present time: a two-digit year is the one nearest to it. */
export interface Clock {
  now: Date;
  /** The order of all-numeric dates that do not begin with a four-digit year. */
  dateOrder?: DateOrder | undefined;
}

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
/** Australia writes the day before the month (A6). */
export const USUAL_ORDER: DateOrder = 'dmy';
const SHOWN: Readonly<Record<DateOrder, string>> = { dmy: 'dd/MM/yyyy', mdy: 'MM/dd/yyyy', ymd: 'yy/MM/dd' };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MS_A_DAY = 86_400_000;
/** Day 0 of a spreadsheet's calendar, for every date after February 1900. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 10_000; // 1927
const LAST_SERIAL = 80_000; // 2119
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** How far ahead a two-digit year may be: registrations end later, nothing else of a vehicle does. */
const YEARS_AHEAD = 10;

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

const NO_DAY = 'is not a calendar date';

type DayParts = readonly [year: number, month: number, day: number];

/** The date as `YYYY-MM-DD`; or why there is no such day. */
function makeDate([year, month, day]: DayParts): { date: string } | { reason: string } {
  if (year < FIRST_YEAR || year > LAST_YEAR) return { reason: `is not between ${FIRST_YEAR} and ${LAST_YEAR}` };
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { date: `${pad(year, 4)}-${pad(month)}-${pad(day)}` }
    : { reason: NO_DAY };
}

/** A four-digit year as it is; a two-digit one in the latest century that leaves it at most ten years ahead. */
function fullYear(text: string, { now }: Clock): number {
  if (text.length > 2) return Number(text);
  const latest = now.getUTCFullYear() + YEARS_AHEAD;
  return latest - ((latest - Number(text)) % 100);
}

/** The number of a month by its name, or by its first three letters. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;

const MONTH =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|' +
  'aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = "'?(?<year>\\d{4}|\\d{2})";
const TIME = '(?:[T ,]+\\d.*)?';

const DAY_NUMBER = '(?<day>\\d{1,2})';
const MONTH_NUMBER = '(?<month>\\d{1,2})';
const whole = (source: string): RegExp => new RegExp(`^${source}$`, 'i');
/** Three numbers in each order; a leading four-digit number is always the year. */
const BY_ORDER: Readonly<Record<DateOrder, RegExp>> = {
  dmy: whole(`${DAY_NUMBER}[/.-]${MONTH_NUMBER}[/.-](?<year>\\d{4}|\\d{2})${TIME}`),
  mdy: whole(`${MONTH_NUMBER}[/.-]${DAY_NUMBER}[/.-](?<year>\\d{4}|\\d{2})${TIME}`),
  ymd: whole(`(?<year>\\d{2})[/.-]${MONTH_NUMBER}[/.-]${DAY_NUMBER}${TIME}`),
};

/** Other ways in which feeds write dates, by named groups; a month alone is its first day. */
const PATTERNS = [
  `(?<year>\\d{4})([-/.])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})${TIME}`,
  '(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})',
  `(?<day>\\d{1,2})[ /-]${MONTH}[ /,-]+${YEAR}${TIME}`,
  `${MONTH}[ -](?<day>\\d{1,2}),? +(?<year>\\d{4})${TIME}`,
  '(?<month>\\d{1,2})[/-](?<year>\\d{4}|\\d{2})',
  '(?<year>\\d{4})[/-](?<month>\\d{1,2})',
  `${MONTH}[ /-]+${YEAR}`,
].map(whole);

function findParts(text: string, clock: Clock): DayParts | undefined {
  const { year, month, name, day = '1' } = findGroups(text, clock) ?? {};
  if (year === undefined) return undefined;
  return [fullYear(year, clock), name ? monthOf(name) : Number(month), Number(day)];
}

function findGroups(text: string, { dateOrder = USUAL_ORDER }: Clock): Record<string, string> | undefined {
  for (const pattern of [BY_ORDER[dateOrder], ...PATTERNS]) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

/** Why a text is not a date in its file's order; a date in another order contradicts the file's. */
function misread(raw: unknown, text: string, clock: Clock, reason?: string): { problem: string; fits?: DateOrder[] } {
  const { dateOrder = USUAL_ORDER } = clock;
  const fits = DATE_ORDERS.filter((order) => {
    const parts = BY_ORDER[order].test(text) ? findParts(text, { ...clock, dateOrder: order }) : undefined;
    return parts !== undefined && 'date' in makeDate(parts);
  });
  const said = reason ?? `is not a date; write ${SHOWN[dateOrder]} or yyyy-MM-dd`;
  const problem = `${quote(raw)} ${said}${reason === NO_DAY ? `; dates are read as ${SHOWN[dateOrder]}` : ''}`;
  return fits.length > 0 ? { problem, fits } : { problem };
}

/** Dates that systems write for "no date". */
const NO_DATE = new RegExp(
  `^(${[
    '0+',
    '(0000-00-00|0001-01-01|1900-01-01).*',
    '0*1[/-]0*1[/-](0001|1900|1970)',
    '/Date\\((-62135596800000|-2208988800000|0)([+-]\\d{4})?\\)/',
  ].join('|')})$`,
);

const DOT_NET = /^\/?Date\((-?\d{1,15})([+-]\d{4})?\)\/?$/i;
/**
 * A .NET date is often midnight in the sender's zone. At midnight anywhere on Australia's mainland, or in UTC, Sydney
 * has the same date.
 */
const SYDNEY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });

const momentOf = (text: string): number | undefined => {
  const ms = DOT_NET.exec(text)?.[1];
  return ms === undefined ? undefined : Number(ms);
};

const isPossible = (ms: number): boolean => ms >= Date.UTC(FIRST_YEAR, 0, 1) && ms <= Date.UTC(LAST_YEAR + 1, 0, 1) - 1;

/**
 * Reads a date: dd/MM/yyyy (A6) or in the order of the file, ISO 8601, "5 May 2024", "31-Jan-20", a month alone (its
 * first day), a .NET date (its day in Sydney), or a spreadsheet's day number. A day that does not exist is a problem.
 */
export function readDate(raw: unknown, clock: Clock): Reading<string | null> {
  const text = toText(raw);
  if (text === null || NO_DATE.test(text)) return NOTHING;
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial !== undefined && serial >= FIRST_SERIAL && serial <= LAST_SERIAL) {
    return { value: new Date(SPREADSHEET_EPOCH + Math.floor(serial) * MS_A_DAY).toISOString().slice(0, 10) };
  }
  const ms = momentOf(text);
  if (ms !== undefined && isPossible(ms)) return { value: SYDNEY.format(ms) };
  const parts = ms === undefined ? findParts(text, clock) : ([0, 1, 1] as const);
  if (!parts) return misread(raw, text, clock);
  const made = makeDate(parts);
  return 'date' in made ? { value: made.date } : misread(raw, text, clock, made.reason);
}

/**
 * Reads a date whose exact day matters: like `readDate`, but a month alone is a problem, because nobody named its first
 * day.
 */
export function readDay(raw: unknown, clock: Clock): Reading<string | null> {
  const reading = readDate(raw, clock);
  const isMonth = 'value' in reading && reading.value !== null && isMonthAlone(toText(raw) ?? '', clock);
  return isMonth ? { problem: `${quote(raw)} has a month but no day; write dd/MM/yyyy or yyyy-MM-dd` } : reading;
}

function isMonthAlone(text: string, clock: Clock): boolean {
  const parts = findGroups(text, clock);
  return parts !== undefined && parts.day === undefined;
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Reads a moment as ISO 8601 in UTC: ISO with its zone, a .NET date, or a date, which means that day at 00:00 UTC. */
export function readMoment(raw: unknown, clock: Clock): Reading<string | null> {
  const text = toText(raw);
  if (text !== null && !NO_DATE.test(text)) {
    const ms = ISO_MOMENT.test(text) ? Date.parse(text) : momentOf(text);
    if (ms !== undefined && isPossible(ms)) return { value: new Date(ms).toISOString() };
  }
  const day = readDate(raw, clock);
  return 'problem' in day || day.value === null ? day : { value: `${day.value}T00:00:00.000Z` };
}

/** Reads a moment as Unix seconds: a number of seconds or milliseconds, or what `readMoment` takes. */
export function readTimestamp(raw: unknown, clock: Clock): Reading<number | null> {
  const text = toText(raw);
  if (text !== null && /^\d{9,10}$/.test(text)) return { value: Number(text) };
  if (text !== null && /^\d{12,13}$/.test(text)) return { value: Math.floor(Number(text) / 1000) };
  const moment = readMoment(raw, clock);
  if ('problem' in moment) return moment;
  if (moment.value === null) return { ...moment, value: null };
  return { value: Math.floor(Date.parse(moment.value) / 1000) };
}
