import { addDays, getOpenSpan, type OpenPlace } from '../places/hours.ts';
import type { SpecialHours } from '../places/location.ts';
import { toMoment, toWallClock } from './wall-clock.ts';

/** How a place gives appointments (G2): how long each is, how soon and how far ahead they may be, how many at once. */
export interface AppointmentRules {
  slotMinutes: number;
  noticeHours: number;
  daysAhead: number;
  capacity: number;
}

/** An appointment that may be had. `date` and `time` are by the clocks of the place. */
export interface Slot {
  start: Date;
  end: Date;
  date: string;
  time: string;
}

/** A span of time in which somebody is busy. */
export interface Span {
  start: Date;
  end: Date;
}

/** What is in the way of appointments at a place. */
export interface Busy {
  /** Appointments at the place: each takes one of its seats, of which it has so many as its capacity. */
  booked: readonly (Span & { seat: number })[];
  /** When the vehicle is out, and when the calendar of the place says no: nothing then. */
  shut: readonly Span[];
}

const MINUTE = 60_000;

/**
 * Every appointment of a place between its notice and its horizon, in order: one after another from opening time on,
 * each within the hours of its day, special days included, by the place's own clocks. Days on which those are changed
 * have as many as they have time for.
 */
export function listSlots(
  place: OpenPlace,
  special: readonly SpecialHours[],
  rules: AppointmentRules,
  now: Date,
): Slot[] {
  const soonest = now.getTime() + rules.noticeHours * 60 * MINUTE;
  const today = toWallClock(now, place.time_zone).date;
  const days = Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .flatMap(({ date, weekday }) => listSlotsOn(place, special, rules, date, weekday))
    .filter(({ start }) => start.getTime() >= soonest);
}

function listSlotsOn(
  place: OpenPlace,
  special: readonly SpecialHours[],
  { slotMinutes }: AppointmentRules,
  date: string,
  weekday: number,
): Slot[] {
  const { from, to } = getOpenSpan(place, special, date, weekday);
  if (from === null || to <= from) return [];
  const [opens, closes] = openOn(date, from, to, place.time_zone);
  const length = slotMinutes * MINUTE;
  return Array.from({ length: Math.max(0, Math.floor((closes - opens) / length)) }, (_, index) => {
    const start = new Date(opens + index * length);
    const end = new Date(start.getTime() + length);
    return { start, end, ...toWallClock(start, place.time_zone) };
  });
}

/**
 * From when to when clocks show opening time without a break, in milliseconds. Where they are put back, hours that
 * begin or end in the time that is shown twice would have one: the longer part counts, so that nobody is given a time
 * at which a clock says "closed".
 */
function openOn(date: string, from: string, to: string, timeZone: string): [opens: number, closes: number] {
  const closes = toMoment(date, to, timeZone, 'first').getTime();
  const again = toMoment(date, from, timeZone, 'last').getTime();
  const isBroken = again < closes && toWallClock(new Date(again - MINUTE), timeZone).time < from;
  return [isBroken ? again : toMoment(date, from, timeZone, 'first').getTime(), closes];
}

/** The appointments that can still be had. */
export function listFreeSlots(slots: readonly Slot[], capacity: number, { booked, shut }: Busy): Slot[] {
  return slots.filter((slot) => {
    if (shut.some((span) => isOverlapping(span, slot))) return false;
    const taken = new Set(booked.filter((span) => isOverlapping(span, slot)).map(({ seat }) => seat));
    return Array.from({ length: capacity }, (_, seat) => seat).some((seat) => !taken.has(seat));
  });
}

/** Whether two spans have time in common; one that begins when the other ends has none. */
export function isOverlapping(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** So many appointments nearest to a moment, the earliest first. */
export function pickNearestSlots(free: readonly Slot[], wanted: Date, most: number): Slot[] {
  const away = ({ start }: Slot) => Math.abs(start.getTime() - wanted.getTime());
  return free
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, most)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}
