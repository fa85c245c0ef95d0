import { formatDate, toLocalDay } from '../text/format.ts';
import type { OpeningHour, SpecialHours } from './location.ts';

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * A wall-clock time as people say it: "08:30" → "8:30 am", "12:00" → "12:00 pm". Text of another form comes back as it
 * is.
 */
export function formatTime(time: string): string {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** What a day's entry says: the dealer's own words, else its times, else the closed text. */
function describeHours(entry: OpeningHour | undefined, closedText: string): string {
  if (!entry || entry.status === 'Closed') return closedText;
  if (entry.formated_hours) return entry.formated_hours;
  return entry.open && entry.close ? `${formatTime(entry.open)} - ${formatTime(entry.close)}` : closedText;
}

/** One line of an opening-hours table. `closed` tells a line that may be worded otherwise (an enquiry link). */
export interface HoursLine {
  days: string;
  text: string;
  closed: boolean;
}

/**
 * The table of a week, Monday first: Monday to Friday are one line when all five say the same, the weekend's days are
 * always apart (H4, G4). A weekday without an entry is closed. Empty for a place without any hours.
 */
export function buildHoursTable(hours: readonly OpeningHour[], closedText: string): HoursLine[] {
  if (hours.length === 0) return [];
  const lines = WEEK.map((weekday) => {
    const entry = hours.find((hour) => hour.weekday === weekday);
    const text = describeHours(entry, closedText);
    return { days: DAY_NAMES[weekday], text, closed: !entry || entry.status === 'Closed' };
  });
  const monday = lines[0]!;
  const merged = lines
    .slice(0, 5)
    .every((line) => line.text === monday.text && line.closed === monday.closed);
  return merged ? [{ ...monday, days: 'Mon - Fri' }, ...lines.slice(5)] : lines;
}

/**
 * Whether a place is open at a moment, and when that changes next: `time` is `HH:MM` there, `days` from today (0 is
 * today).
 */
export interface OpenState {
  isOpen: boolean;
  /** The closing time while open, the next opening while closed; null when none is known within two weeks. */
  changes: { time: string; days: number; weekday: number; date: string } | null;
}

/** What the open rule reads of a location. */
export interface OpenPlace {
  id: number;
  time_zone: string;
  contact_detail: { opening_hours: OpeningHour[] };
}

type Span = { from: string; to: string; name: string | null } | { from: null; to: null; name: string | null };

const clock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );

/** The date so many days after a `YYYY-MM-DD`, and its weekday. */
export function addDays(date: string, days: number): { date: string; weekday: number } {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return { date: later.toISOString().slice(0, 10), weekday: later.getUTCDay() };
}

/** The special day that a location has on a date: its own before one that holds for all. */
function findSpecialDay(
  special: readonly SpecialHours[],
  date: string,
  locationId: number,
): SpecialHours | undefined {
  const today = special.filter((day) => day.date === date);
  return today.find((day) => day.location_id === locationId) ?? today.find((day) => day.location_id === null);
}

/**
 * When a place is open on a date, `HH:MM` by its own clock, nulls for not at all: by a special day of its own, by one
 * of all places, else by its week (H4, G4).
 */
export function getOpenSpan(
  place: OpenPlace,
  special: readonly SpecialHours[],
  date: string,
  weekday: number,
): Span {
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
 * Whether a place is open at `now` by its own clock and special days (H4, G4), from opening to just before closing
 * time.
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

/** The name of a weekday says which day is meant for less than a week. */
const DAYS_OF_ONE_NAME = 7;

/**
 * The state in words: "Open now · closes 5:30 pm", "Closed · opens 8:30 am tomorrow", "Closed · opens 8:30 am on
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

/** A day on which a place keeps other hours than its week's. */
export interface HolidayLine {
  date: string;
  name: string | null;
  /** Its hours, or the closed text. */
  text: string;
  closed: boolean;
}

/**
 * The special days of a place from a date on, by date (H4): its own entry of a day stands for the one of all places.
 * Empty without any.
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
 * The line that a place's table of hours begins with on a special day of it, by its own clock: the week's hours do not
 * hold then (H4, G4). None on any other day, nor for a place without a table.
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
