import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clamp, computeAmountSliderMax, isAtBound, parseFigure, roundToStep } from './calculator-input.ts';

test.each([
  ['$32,500', 32_500],
  ['32500.00', 32_500],
  ['32 500 dollars', 32_500],
  ['-5', 0],
  ['−5', 0],
  ['12abc3', 123],
  ['', null],
  ['abc', null],
  ['-', null],
])('[E3] a box takes digits only, and nothing negative: %j is %j', (typed, figure) => {
  expect(parseFigure(typed)).toBe(figure);
});

test.each([
  ['7.5%', 7.5],
  ['7.5.5', 7.55],
  ['.5', 0.5],
  ['.', null],
])('[E3] a box of percent takes a point too: %j is %j', (typed, figure) => {
  expect(parseFigure(typed, 'taken')).toBe(figure);
});

const AMOUNT = { min: 1000, max: 250_000, step: 500 };

test.each([
  [-1, 1000, true],
  [0, 1000, true],
  [999, 1000, true],
  [1000, 1000, true],
  [1001, 1001, false],
  [249_999, 249_999, false],
  [250_000, 250_000, true],
  [250_001, 250_000, true],
])('[E3] %d is held to %d; the help shows: %s', (figure, held, help) => {
  expect(clamp(figure, AMOUNT)).toBe(held);
  expect(isAtBound(figure, AMOUNT)).toBe(help);
});

test('[E3] whatever is typed, a figure ends within its bounds and on a step where it slides', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(AMOUNT, { min: 0.5, max: 15, step: 0.5 }), (typed, bounds) => {
      const figure = clamp(parseFigure(typed, 'taken') ?? bounds.min, bounds);
      expect(figure).toBeGreaterThanOrEqual(bounds.min);
      expect(figure).toBeLessThanOrEqual(bounds.max);
      const slid = roundToStep(figure, bounds);
      expect(((slid - bounds.min) / bounds.step) % 1).toBeCloseTo(0, 6);
    }),
  );
});

test.each([
  ['fixed', 140_000, 100_000],
  ['price_plus_5_percent', 140_000, 147_000],
  ['price_plus_5_percent', 100_000, 100_000],
  ['price_plus_5_percent', null, 100_000],
] as const)('[E4] with %s the amount slider of a vehicle at %d ends at %d', (amountSliderAbove, price, end) => {
  expect(computeAmountSliderMax(price, { amountSliderMax: 100_000, amountSliderAbove })).toBe(end);
});
