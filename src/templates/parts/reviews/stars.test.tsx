import { expect, test } from 'vitest';
import { buildStars } from '../../../domain/places/stars.ts';
import { computeRatedPercent } from './stars.tsx';

const percentOf = (average: number) => computeRatedPercent(buildStars(average));
/** Where the fifth star begins, in percent of the row. */
const FIFTH = (4 * 20 * 100) / 98;

// Regression: five stars that all looked full beside the figure 4.9, since the last tenth of a star's width is hardly
// any of its area.
test('[H6] 4.9 stars are four full ones and one that is seen to be none', () => {
  const ofFifth = (average: number) => (percentOf(average) - FIFTH) / (100 - FIFTH);
  expect(ofFifth(4.9)).toBeCloseTo(0.76, 1);
  expect(ofFifth(4.5)).toBeCloseTo(0.5, 1);
  expect(percentOf(5)).toBe(100);
  expect(percentOf(4.2)).toBe(Math.round(FIFTH));
  for (let tenths = 44; tenths < 50; tenths++) expect(ofFifth(tenths / 10)).toBeLessThan(0.8);
});
