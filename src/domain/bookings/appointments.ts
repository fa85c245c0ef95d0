import { addDays, getOpenSpan, type OpenPlace } from '../places/hours.ts';
import type { SpecialHours } from '../places/location.ts';
import { toMoment, toWallClock } from './wall-clock.ts';

/** A location's appointment settings (G2): length, notice, horizon and capacity. */
export interface AppointmentRules {
  slotMinutes: number;
  noticeHours: number;
  daysAhead: number;
  capacity: number;
}

/** An appointment slot. `date` and `time` are in the location's time zone. */
export interface Slot {
  start: Date;
  end: Date;
  date: string;
  time: string;
}

export interface Span {
  start: Date;
  end: Date;
}

export interface Busy {
  /** Booked appointments: each takes one of the location's seats, of which there are as many as its capacity. */
  booked: readonly (Span & { seat: number })[];
  /** Times without any appointments: when the vehicle is out, or the location's calendar is busy. */
  shut: readonly Span[];
}

const MINUTE = 60_000;

/**
 * Every slot of a location between its notice and its horizon, in order: back to back from opening time on, each within
 * the hours of its day, special days included, in the location's time zone. On days of a clock change there are as many
 * as there is time for.
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
 * When clocks show opening time without a break, in milliseconds. Where clocks are put back, hours that begin or end in
 * the repeated hour would have a break: the longer part counts, so that nobody gets a time at which a clock says
 * "closed".
 */
function openOn(date: string, from: string, to: string, timeZone: string): [opens: number, closes: number] {
  const closes = toMoment(date, to, timeZone, 'first').getTime();
  const again = toMoment(date, from, timeZone, 'last').getTime();
  const isBroken = again < closes && toWallClock(new Date(again - MINUTE), timeZone).time < from;
  return [isBroken ? again : toMoment(date, from, timeZone, 'first').getTime(), closes];
}

export function listFreeSlots(slots: readonly Slot[], capacity: number, { booked, shut }: Busy): Slot[] {
  return slots.filter((slot) => {
    if (shut.some((span) => isOverlapping(span, slot))) return false;
    const taken = new Set(booked.filter((span) => isOverlapping(span, slot)).map(({ seat }) => seat));
    return Array.from({ length: capacity }, (_, seat) => seat).some((seat) => !taken.has(seat));
  });
}

/** Whether two spans overlap; adjacent spans do not. */
export function isOverlapping(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The slots nearest to a moment, at most `most`, earliest first. */
export function pickNearestSlots(free: readonly Slot[], wanted: Date, most: number): Slot[] {
  const away = ({ start }: Slot) => Math.abs(start.getTime() - wanted.getTime());
  return free
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, most)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}
