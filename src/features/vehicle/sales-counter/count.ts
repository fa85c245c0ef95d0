const TIME_ZONE = 'Australia/Brisbane';
const A_DAY = 192;
const SECONDS_EACH = 450;
const DAY_SECONDS = 86_400;

/** How often the counter is refreshed (S9). */
export const REFRESH_MS = 150_000;
/** How long it counts up to a new value (S9). */
export const COUNT_MS = 2_000;

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

function brisbaneTime(now: Date) {
  const parts = clock.formatToParts(now);
  const read = (part: 'day' | 'hour' | 'minute' | 'second') => Number(parts.find(({ type }) => type === part)?.value);
  return { day: read('day'), hour: read('hour'), minute: read('minute'), second: read('second') };
}

const secondsIn = ({ hour, minute, second }: ReturnType<typeof brisbaneTime>) => hour * 3_600 + minute * 60 + second;

/**
 * The value of the sales counter at a moment: (day of the month − 1) × 192 + ⌊seconds since midnight ÷ 450⌋, in
 * Brisbane time (D21, S9).
 */
export function computeSalesCount(now: Date): number {
  const time = brisbaneTime(now);
  return (time.day - 1) * A_DAY + Math.floor(secondsIn(time) / SECONDS_EACH);
}

/** The start of a moment's month in Brisbane, which has no daylight saving; in Unix seconds. */
export function getMonthStart(now: Date): number {
  const time = brisbaneTime(now);
  return Math.floor(now.getTime() / 1000) - (time.day - 1) * DAY_SECONDS - secondsIn(time);
}

/** The number between two values at a part of the way (0 to 1), quick at first and slow at the end. */
export function interpolateCount(from: number, to: number, part: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  return Math.round(from + (to - from) * eased);
}
