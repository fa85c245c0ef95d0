import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStars, canShowStars } from './stars.ts';

test.each([
  [5, 4, 1, 0, '5.0'],
  [4.86, 4, 0.86, 0, '4.9'],
  [4.3, 4, 0, 1, '4.3'],
  [4.31, 4, 0.31, 0, '4.3'],
  [4, 4, 0, 1, '4.0'],
  [3.5, 3, 0.5, 1, '3.5'],
  [3.2, 3, 0, 2, '3.2'],
  [0, 0, 0, 5, '0.0'],
])('[H6] an average of %d is %d whole stars, %d of one more and %d empty', (average, full, partial, empty, text) => {
  expect(buildStars(average)).toEqual({ full, partial, empty, text });
});

test('[H6] there are always five stars, at most four of them whole', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 7, noNaN: true }), (average) => {
      const stars = buildStars(average);
      expect(stars.full + (stars.partial > 0 ? 1 : 0) + stars.empty).toBe(5);
      expect(stars.full).toBeLessThanOrEqual(4);
    }),
  );
});

test.each([
  [4.1, 'shown', true],
  [4, 'shown', false],
  [null, 'shown', false],
  [4.9, 'hidden', false],
] as const)('[H6] an average of %s with reviews %s shows stars: %s', (average, show, expected) => {
  expect(canShowStars(average, { show, minimumRating: 4 })).toBe(expected);
});
