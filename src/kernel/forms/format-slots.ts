import type { Slot } from '../../domain/bookings/appointments.ts';
import { toWallClock } from '../../domain/bookings/wall-clock.ts';
import { DAY_NAMES, formatTime } from '../../domain/places/hours.ts';

export interface SlotDay {
  date: string;
  label: string;
  times: { value: string; label: string }[];
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Tuesday 24 November", of a `YYYY-MM-DD`. */
function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${DAY_NAMES[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}

/** "Tuesday 24 November, 10:00 am". */
export function formatSlot({ date, time }: Pick<Slot, 'date' | 'time'>): string {
  return `${formatDay(date)}, ${formatTime(time)}`;
}

/** A moment in words, by the clocks of a place. */
export function formatMoment(moment: Date, timeZone: string): string {
  return formatSlot(toWallClock(moment, timeZone));
}

/** The value of a time in a form: the moment at which it begins. */
function encodeSlot({ start }: Pick<Slot, 'start'>): string {
  return start.toISOString();
}

/** Where clocks are put back and show a time twice, the second one is marked. */
export function groupSlotsByDay(slots: readonly Pick<Slot, 'start' | 'date' | 'time'>[]): SlotDay[] {
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, times]) => ({
    date,
    label: formatDay(date),
    times: times.map((slot, index) => ({
      value: encodeSlot(slot),
      label: formatTime(slot.time) + (times[index - 1]?.time === slot.time ? ' (again)' : ''),
    })),
  }));
}
