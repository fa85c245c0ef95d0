import { makeZoneFormats } from '../text/zone-formats.ts';

const minuteFormat = makeZoneFormats('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * The wall-clock time of a moment in a time zone: the date as `YYYY-MM-DD`, the time as `HH:MM`. Throws for an unknown
 * zone.
 */
export function toWallClock(moment: Date, timeZone: string): { date: string; time: string } {
  const shown = new Date(shownMs(moment, timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The moment at which clocks in a time zone show a time (`HH:MM`, 24:00 for the end of the day) on a date. For a time
 * that is skipped when clocks go forward, the moment of the change; for one that occurs twice when they go back, the
 * occurrence that `which` names.
 */
export function toMoment(date: string, time: string, timeZone: string, which: 'first' | 'last'): Date {
  const [hours, minutes] = time.split(':');
  const wanted = Date.parse(`${date}T00:00:00Z`) + (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const moments = offsetsAround(wanted, timeZone).map((offset) => new Date(wanted - offset));
  const exact = moments.filter((moment) => shownMs(moment, timeZone) === wanted);
  const found = which === 'first' ? exact[0] : exact.at(-1);
  return found ?? firstShowing(wanted, timeZone, moments.map(Number));
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** UTC offsets around a time, the greatest first, so that the earliest moment comes first. */
function offsetsAround(wanted: number, timeZone: string): number[] {
  const offsets = [wanted - DAY, wanted + DAY].map((near) => shownMs(new Date(near), timeZone) - near);
  return [...new Set(offsets)].toSorted((a, b) => b - a);
}

/** The first whole minute between moments (in ms) at which clocks show a time or a later one. */
function firstShowing(wanted: number, timeZone: string, moments: readonly number[]): Date {
  let [before, after] = [Math.min(...moments), Math.max(...moments)];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (shownMs(new Date(middle), timeZone) >= wanted) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The wall-clock time to the minute, as if it were UTC. */
function shownMs(moment: Date, timeZone: string): number {
  const parts = minuteFormat(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
