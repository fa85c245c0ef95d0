import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spline } from './curves.ts';
import type { Point2 } from './fields.ts';

const heights = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 12 });

function overEvenSteps(values: number[]): Point2[] {
  return values.map((value, i) => [i, value]);
}

test('a spline stays between its lowest and highest control point', () => {
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const at = spline(overEvenSteps(values))(share * (values.length - 1));
      expect(at).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
      expect(at).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
    }),
  );
});

test('points on a straight line give that line, also past both ends, with its slope', () => {
  const line = spline([
    [0, 1],
    [0.5, 1.25],
    [2, 2],
    [4, 3],
  ]);
  for (const x of [-1, 0, 0.3, 1.7, 4, 6]) expect(line(x)).toBeCloseTo(1 + x / 2, 6);
  expect(line.slope(2.2)).toBeCloseTo(0.5, 6);
});

test('the slope is the change of the height', () => {
  const bow = spline([
    [0, 0],
    [1, 0.8],
    [2, 1],
    [3, 0.7],
    [4, 0.2],
  ]);
  for (const x of [0.7, 1.4, 2.6, 3.3]) expect(bow.slope(x)).toBeCloseTo((bow(x + 1e-3) - bow(x - 1e-3)) / 2e-3, 2);
});
