const TIME_ZONE = 'Australia/Brisbane';
const A_DAY = 192;
const SECONDS_EACH = 450;

/** How often the counter looks at the clock again (S9). */
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

/** The value of the sales counter at a moment: (day of the month − 1) × 192 + ⌊seconds since midnight ÷ 450⌋, by Brisbane's clock (D21, S9). */
export function salesCount(now: Date): number {
  const { day, hour, minute, second } = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'day' | 'hour' | 'minute' | 'second', number>;
  const sinceMidnight = hour * 3_600 + minute * 60 + second;
  return (day - 1) * A_DAY + Math.floor(sinceMidnight / SECONDS_EACH);
}

/** The number between two values after part of the way (0 to 1), quick at first and slow at the end. */
export function countedTo(from: number, to: number, part: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  return Math.round(from + (to - from) * eased);
}
