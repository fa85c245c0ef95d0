import { expect, test } from 'vitest';
import { computeSimilarPriceWindow } from './similar.ts';

const RULES = { lowPriceUnder: 50_000, lowPriceWindow: 10_000, highPriceWindow: 25_000 };

test.each([
  [49_999, { min: 39_999, max: 59_999 }],
  [50_000, { min: 25_000, max: 75_000 }],
  [6_000, { min: 0, max: 16_000 }],
  [120_000, { min: 95_000, max: 145_000 }],
  [0, null],
  [null, null],
])('[D14] to a vehicle at %s those within %o are similar', (price, window) => {
  expect(computeSimilarPriceWindow(price, RULES)).toEqual(window);
});
