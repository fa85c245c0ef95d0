import { formatDate, toLocalDay } from '../text/format.ts';
import { makeZoneFormats } from '../text/zone-formats.ts';
import type { OpeningHour, SpecialHours } from './location.ts';

/** By `getDay()`: 0 is Sunday. */
export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * A wall-clock time for people: "08:30" → "8:30 am", "12:00" → "12:00 pm". Text of any other form is returned
 * unchanged.
 */
export function formatTime(time: string): string {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** The text of a day: the dealer's own words, else its times, else the closed text. */
function describeHours(entry: OpeningHour | undefined, closedText: string): string {
  if (!entry || entry.status === 'Closed') return closedText;
  if (entry.formated_hours) return entry.formated_hours;
  return entry.open && entry.close ? `${formatTime(entry.open)} - ${formatTime(entry.close)}` : closedText;
}

/** One row of an opening-hours table. `closed` marks a row that may be worded differently (an enquiry link). */
export interface HoursLine {
  days: string;
  text: string;
  closed: boolean;
}

/**
 * The table of a week, Monday first. Monday to Friday are one row when all five are equal; Saturday and Sunday are
 * always separate (H4, G4). A weekday without an entry is closed. Empty for a place without any hours.
 */
export function buildHoursTable(hours: readonly OpeningHour[], closedText: string): HoursLine[] {
  if (hours.length === 0) return [];
  const lines = WEEK.map((weekday) => {
    const entry = hours.find((hour) => hour.weekday === weekday);
    const text = describeHours(entry, closedText);
    return { days: DAY_NAMES[weekday], text, closed: !entry || entry.status === 'Closed' };
  });
  const [monday] = lines;
  const isMerged =
    monday && lines.slice(0, 5).every((line) => line.text === monday.text && line.closed === monday.closed);
  return isMerged ? [{ ...monday, days: 'Mon - Fri' }, ...lines.slice(5)] : lines;
}

/**
 * Whether a place is open at a moment, and when that changes next. `time` is `HH:MM` in its time zone; `days` counts
 * from today (0 is today).
 */
export interface OpenState {
  isOpen: boolean;
  /** The closing time while open, the next opening time while closed; null when none is known within two weeks. */
  changes: { time: string; days: number; weekday: number; date: string } | null;
}

export interface OpenPlace {
  id: number;
  time_zone: string;
  contact_detail: { opening_hours: OpeningHour[] };
}

type Span = { from: string; to: string; name: string | null } | { from: null; to: null; name: string | null };

const clockFormat = /* @__PURE__ */ makeZoneFormats('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const clock = (moment: Date, timeZone: string): string => clockFormat(timeZone).format(moment);

/** The date so many days after a `YYYY-MM-DD`, and its weekday. */
export function addDays(date: string, days: number): { date: string; weekday: number } {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return { date: later.toISOString().slice(0, 10), weekday: later.getUTCDay() };
}

/** The special day of a location on a date: its own entry wins over the one for all locations. */
function findSpecialDay(special: readonly SpecialHours[], date: string, locationId: number): SpecialHours | undefined {
  const today = special.filter((day) => day.date === date);
  return today.find((day) => day.location_id === locationId) ?? today.find((day) => day.location_id === null);
}

/**
 * The opening hours of a place on a date, `HH:MM` in its time zone, nulls when closed: by its own special day, else the
 * special day for all locations, else its week (H4, G4).
 */
export function getOpenSpan(place: OpenPlace, special: readonly SpecialHours[], date: string, weekday: number): Span {
  const day = findSpecialDay(special, date, place.id);
  const entry = place.contact_detail.opening_hours.find((hour) => hour.weekday === weekday);
  const name = day?.name ?? null;
  const [status, from, to] = day
    ? [day.status, day.start_hour, day.end_hour]
    : [entry?.status, entry?.open, entry?.close];
  return status === 'Open' && from && to ? { from, to, name } : { from: null, to: null, name };
}

const DAYS_AHEAD = 14;

/**
 * Whether a place is open at `now` in its time zone, special days included (H4, G4). It counts as closed from the
 * closing time on.
 */
export function getOpenState(place: OpenPlace, special: readonly SpecialHours[], now: Date): OpenState {
  const today = toLocalDay(now, place.time_zone);
  const time = clock(now, place.time_zone);
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const { date, weekday } = addDays(today, days);
    const span = getOpenSpan(place, special, date, weekday);
    if (span.from === null) continue;
    if (days === 0 && time >= span.to) continue;
    const open = days === 0 && time >= span.from;
    return { isOpen: open, changes: { time: open ? span.to : span.from, days, weekday, date } };
  }
  return { isOpen: false, changes: null };
}

/** Within a week, the name of a weekday is unambiguous. */
const DAYS_OF_ONE_NAME = 7;

/**
 * The open state as text: "Open now · closes 5:30 pm", "Closed · opens 8:30 am tomorrow", "Closed · opens 8:30 am on
 * 04/01/2027", "Closed".
 */
export function describeOpenState({ isOpen, changes }: OpenState): string {
  if (!changes) return 'Closed';
  const time = formatTime(changes.time);
  if (isOpen) return `Open now · closes ${time}`;
  return `Closed · opens ${time}${dayText(changes)}`;
}

function dayText({ days, weekday, date }: NonNullable<OpenState['changes']>): string {
  if (days === 0) return '';
  if (days === 1) return ' tomorrow';
  return days < DAYS_OF_ONE_NAME ? ` ${DAY_NAMES[weekday]}` : ` on ${formatDate(date)}`;
}

/** A day on which a place's hours differ from its week's. */
export interface HolidayLine {
  date: string;
  name: string | null;
  /** Its hours, or the closed text. */
  text: string;
  closed: boolean;
}

/**
 * The special days of a place from a date on, by date (H4). Its own entry for a day replaces the one for all locations.
 */
export function listHolidays(
  locationId: number,
  special: readonly SpecialHours[],
  from: string,
  closedText: string,
): HolidayLine[] {
  const dates = new Set(special.map(({ date }) => date).filter((date) => date >= from));
  return [...dates].sort().flatMap((date) => {
    const day = findSpecialDay(special, date, locationId);
    if (!day) return [];
    const { name, status, start_hour, end_hour } = day;
    const isOpen = status === 'Open' && start_hour !== null && end_hour !== null;
    const text = isOpen ? `${formatTime(start_hour)} - ${formatTime(end_hour)}` : closedText;
    return [{ date, name, text, closed: !isOpen }];
  });
}

/**
 * The first row of a place's hours table on a special day, in its time zone, since the week's hours do not apply (H4,
 * G4). Empty on any other day, and for a place without a table.
 */
export function listSpecialHoursToday(
  place: OpenPlace,
  special: readonly SpecialHours[],
  now: Date,
  closedText: string,
): HoursLine[] {
  if (place.contact_detail.opening_hours.length === 0) return [];
  const today = toLocalDay(now, place.time_zone);
  return listHolidays(place.id, special, today, closedText)
    .filter(({ date }) => date === today)
    .map(({ name, text, closed }) => ({ days: name ? `Today, ${name}` : 'Today', text, closed }));
}
