import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSalesCount, getMonthStart, interpolateCount } from './count.ts';

describe('[D21] the sales counter', () => {
  test.each([
    ['2026-10-31T14:00:00Z', 0, 'the first moment of November in Brisbane'],
    ['2026-10-31T14:07:29Z', 0, 'a second before the first step'],
    ['2026-10-31T14:07:30Z', 1, '450 s after midnight'],
    ['2026-11-01T13:59:59Z', 191, 'the last second of the first day'],
    ['2026-11-01T14:00:00Z', 192, 'the second day'],
    ['2026-11-20T02:00:00Z', 19 * 192 + 96, 'noon on the 20th'],
    ['2026-12-31T13:59:59Z', 30 * 192 + 191, 'the last second of the year'],
    ['2027-01-15T12:00:00Z', 14 * 192 + 176, 'ten at night, without daylight saving'],
  ])('at %s is %i: %s', (moment, value) => expect(computeSalesCount(new Date(moment))).toBe(value));

  test.each([
    ['2026-10-31T14:00:00Z', '2026-10-31T14:00:00Z'],
    ['2026-11-30T13:59:59.900Z', '2026-10-31T14:00:00Z'],
    ['2026-11-30T14:00:01Z', '2026-11-30T14:00:00Z'],
  ])('at %s the month began at %s', (moment, began) =>
    expect(getMonthStart(new Date(moment))).toBe(Date.parse(began) / 1000),
  );

  test('never goes back within a month, and by one in 450 s', () => {
    const seconds = fc.integer({ min: 0, max: 30 * 86_400 - 451 });
    fc.assert(
      fc.property(seconds, (passed) => {
        const at = (later: number) => computeSalesCount(new Date(Date.UTC(2026, 9, 31, 14, 0, passed + later)));
        expect(at(450)).toBe(at(0) + 1);
      }),
    );
  });

  test('counts up from one value to the next, and stays there', () => {
    expect([0, 1, 2].map((part) => interpolateCount(0, 3_985, part))).toEqual([0, 3_985, 3_985]);
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(9_999), fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
        const value = interpolateCount(Math.min(a, b), Math.max(a, b), part);
        expect(value).toBeGreaterThanOrEqual(Math.min(a, b));
        expect(value).toBeLessThanOrEqual(Math.max(a, b));
      }),
    );
  });
});
