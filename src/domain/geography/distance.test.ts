import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeDistanceKm } from './distance.ts';

const brisbane = { lat: -27.4698, long: 153.0251 };
const sydney = { lat: -33.8688, long: 151.2093 };

test('[H10] Brisbane and Sydney are 732 km apart', () => {
  expect(Math.round(computeDistanceKm(brisbane, sydney))).toBe(732);
});

test('[H10] a quarter of the way round a globe of 6371 km radius is 10007.5 km', () => {
  expect(computeDistanceKm({ lat: 0, long: 0 }, { lat: 0, long: 90 })).toBeCloseTo(10007.543, 2);
});

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('[H10] a distance is the same both ways, 0 to itself, and no detour is shorter', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(computeDistanceKm(a, a)).toBe(0);
      expect(computeDistanceKm(a, b)).toBeCloseTo(computeDistanceKm(b, a), 6);
      expect(computeDistanceKm(a, c)).toBeLessThanOrEqual(computeDistanceKm(a, b) + computeDistanceKm(b, c) + 1e-3);
    }),
  );
});
