import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capsule,
  inRepeat,
  type Point2,
  polygon,
  polyline,
  roundedBox,
  roundedRectangle,
  smoothMax,
  smoothMin,
  smoothStep,
} from './fields.ts';

const length = fc.double({ min: -3, max: 3, noNaN: true });
const fillet = fc.double({ min: 0.01, max: 1, noNaN: true });

describe('smooth minimum and maximum', () => {
  test('the smooth minimum lies at or below both values, by at most a sixth of the fillet', () => {
    fc.assert(
      fc.property(length, length, fillet, (a, b, k) => {
        const joined = smoothMin(a, b, k);
        expect(joined).toBeLessThanOrEqual(Math.min(a, b) + 1e-12);
        expect(joined).toBeGreaterThanOrEqual(Math.min(a, b) - k / 6 - 1e-12);
      }),
    );
  });

  test('values further apart than the fillet are not blended at all', () => {
    fc.assert(
      fc.property(length, fillet, fc.double({ min: 1, max: 3, noNaN: true }), (a, k, more) => {
        expect(smoothMin(a, a + k * more, k)).toBe(a);
        expect(smoothMax(a, a - k * more, k)).toBe(a);
      }),
    );
  });

  test('order does not matter, and the maximum is the minimum turned over', () => {
    fc.assert(
      fc.property(length, length, fillet, (a, b, k) => {
        expect(smoothMin(a, b, k)).toBe(smoothMin(b, a, k));
        expect(smoothMax(a, b, k)).toBeCloseTo(-smoothMin(-a, -b, k), 12);
      }),
    );
  });

  test('a step rises from 0 to 1 and never falls, also when its ends are given the other way around', () => {
    fc.assert(
      fc.property(length, length, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(smoothStep(-1, 2, low)).toBeLessThanOrEqual(smoothStep(-1, 2, high));
        expect(smoothStep(2, -1, a)).toBeCloseTo(1 - smoothStep(-1, 2, a), 12);
      }),
    );
  });
});

describe('distances', () => {
  test('a rounded box knows its distance at faces, edges and corners', () => {
    expect(roundedBox(2, 0, 0, 1, 0.5, 0.25, 0)).toBeCloseTo(1);
    expect(roundedBox(0, 0, 0, 1, 0.5, 0.25, 0)).toBeCloseTo(-0.25);
    expect(roundedBox(4, 4.5, 0, 1, 0.5, 0.25, 0)).toBeCloseTo(5);
    const inset = 0.2 * (1 - 1 / Math.sqrt(3));
    expect(roundedBox(1 - inset, 1 - inset, 1 - inset, 1, 1, 1, 0.2)).toBeCloseTo(0);
  });

  test('a polygon of a rectangle agrees with the rectangle everywhere', () => {
    const corners: Point2[] = [
      [-1, -0.5],
      [1, -0.5],
      [1, 0.5],
      [-1, 0.5],
    ];
    const clockwise = polygon([...corners].reverse());
    fc.assert(
      fc.property(length, length, (u, v) => {
        expect(polygon(corners)(u, v)).toBeCloseTo(roundedRectangle(u, v, 1, 0.5, 0), 9);
        expect(clockwise(u, v)).toBeCloseTo(roundedRectangle(u, v, 1, 0.5, 0), 9);
      }),
    );
  });

  test('a hollow in an outline is outside it', () => {
    const arrow = polygon([
      [0, 0],
      [2, 1],
      [0, 2],
      [1, 1],
    ]);
    expect(arrow(0.5, 1)).toBeGreaterThan(0);
    expect(arrow(1.5, 1)).toBeLessThan(0);
  });

  test('a rod is measured from its axis, with its ends round and its radius changing evenly', () => {
    expect(capsule([0.5, 0.3, 0], [0, 0, 0], [1, 0, 0], 0.1)).toBeCloseTo(0.2);
    expect(capsule([1.3, 0.4, 0], [0, 0, 0], [1, 0, 0], 0.1)).toBeCloseTo(0.4);
    expect(capsule([0.5, 1, 0], [0, 0, 0], [1, 0, 0], [0.1, 0.3])).toBeCloseTo(0.8);
  });

  test('a line through points is measured from its nearest piece', () => {
    const bent = polyline(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      0.1,
    );
    expect(bent(0.5, 0.3)).toBeCloseTo(0.2);
    expect(bent(1.25, 0.5)).toBeCloseTo(0.15);
    expect(bent(-0.3, 0.4)).toBeCloseTo(0.4);
  });

  test('a repeat gives the same place one pitch further on', () => {
    fc.assert(
      fc.property(length, (value) => {
        expect(Math.abs(inRepeat(value))).toBeLessThanOrEqual(0.5);
        expect(Math.cos(2 * Math.PI * inRepeat(value))).toBeCloseTo(Math.cos(2 * Math.PI * inRepeat(value + 1)), 9);
      }),
    );
  });
});
