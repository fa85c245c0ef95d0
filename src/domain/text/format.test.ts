import fc from 'fast-check';
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

const amounts = fc.oneof(
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((mills) => mills / 1000),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

test('[A6] numbers and dollars are written as the browser’s own formats write them', () => {
  const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, signDisplay: 'negative' });
  const money = (value: number, decimals: number) =>
    new Intl.NumberFormat('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).format(value);
  fc.assert(
    fc.property(amounts, (value) => {
      expect(formatThousands(value)).toBe(plain.format(value));
      const isWhole = plain.format(Math.abs(value)).split('.')[1] === undefined;
      const sign = value < 0 ? '-' : '';
      expect(formatDollars(value)).toBe(`${sign}$${money(Math.abs(value), isWhole ? 0 : 2)}`);
    }),
    { examples: [[1.005], [0], [-0.001], [999.995], [1e-7], [12_345_678.5]] },
  );
});
