import { expect, test } from 'vitest';
import { formatDate, formatDollars, formatThousands, toLocalDay } from './format.ts';

test.each([
  ['2026-11-05', '05/11/2026'],
  ['2026-11-05T20:00:00Z', '06/11/2026'],
  [new Date('2026-11-05T13:59:59Z'), '05/11/2026'],
])('[A6] %s is written %s in Brisbane', (date, written) => expect(formatDate(date)).toBe(written));

test('[A6] a moment is the day of the given time zone', () => {
  expect(formatDate('2026-11-05T15:00:00Z', 'Australia/Perth')).toBe('05/11/2026');
  expect(toLocalDay(new Date('2026-11-05T15:00:00Z'), 'Australia/Sydney')).toBe('2026-11-06');
});

test('[A6] text that is no date is refused', () => expect(() => formatDate('soon')).toThrow());

test.each([
  [25990, '$25,990'],
  [1234567, '$1,234,567'],
  [0, '$0'],
  [912.25, '$912.25'],
  [1360.5, '$1,360.50'],
  [-500, '-$500'],
])('[A6] %d dollars are %s', (dollars, written) => expect(formatDollars(dollars)).toBe(written));

test('[A6] thousands are parted by commas', () => expect(formatThousands(123456)).toBe('123,456'));
