import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeHandles, computeMovedHandle, findKeyedAmount } from './handles.ts';

const PRICE = { low: 5_000, high: 250_000, step: 500, minGap: 1 };
const stepOf = (step: number) => PRICE.low + step * PRICE.step;
const onSlider = fc.nat((PRICE.high - PRICE.low) / PRICE.step).map(stepOf);

describe('where a handle comes to stand', () => {
  test.each([
    ['min', 20_000, 20_000],
    ['min', 40_000, 29_500],
    ['min', 5_000, null],
    ['max', 40_000, 40_000],
    ['max', 10_000, 15_500],
    ['max', 250_000, null],
  ] as const)('[B8] %s moved to %i between 15000 and 30000: %s', (side, value, at) => {
    expect(computeMovedHandle(PRICE, side, value, { min: 15_000, max: 30_000 })).toBe(at);
  });

  test('[B8] a wider gap of the site is kept', () => {
    const wide = { ...PRICE, minGap: 5_000 };
    expect(computeMovedHandle(wide, 'min', 29_000, { min: 5_000, max: 30_000 })).toBe(25_000);
    expect(computeMovedHandle(wide, 'max', 16_000, { min: 15_200, max: 30_000 })).toBe(20_500);
  });

  test('[B8] wherever a handle is moved, it stays on the slider and the gap away from the other', () => {
    const gaps = fc.constantFrom(1, 500, 2_500);
    const dollars = fc.integer({ min: PRICE.low + 10_000, max: PRICE.high - 10_000 });
    fc.assert(
      fc.property(gaps, onSlider, dollars, (minGap, value, other) => {
        const rule = { ...PRICE, minGap };
        const min = computeMovedHandle(rule, 'min', value, { min: PRICE.low, max: other }) ?? PRICE.low;
        const max = computeMovedHandle(rule, 'max', value, { min: other, max: PRICE.high }) ?? PRICE.high;
        expect(min).toBeGreaterThanOrEqual(PRICE.low);
        expect(other - min).toBeGreaterThanOrEqual(minGap);
        expect(max).toBeLessThanOrEqual(PRICE.high);
        expect(max - other).toBeGreaterThanOrEqual(minGap);
        for (const at of [min, max]) expect((at - PRICE.low) % PRICE.step).toBe(0);
      }),
    );
  });
});

test.each([
  [
    { min: null, max: null },
    { min: 5_000, max: 250_000 },
  ],
  [
    { min: 0, max: 900_000 },
    { min: 5_000, max: 250_000 },
  ],
  [
    { min: 40_000, max: 20_000 },
    { min: 20_000, max: 40_000 },
  ],
])('[B8] amounts of %o are handles at %o', (range, handles) => {
  expect(computeHandles(PRICE, range)).toEqual(handles);
});

test.each([
  ['ArrowRight', 20_000, 20_500],
  ['ArrowDown', 20_000, 19_500],
  ['PageUp', 20_000, 25_000],
  ['Home', 20_000, 5_000],
  ['End', 20_000, 250_000],
  ['ArrowLeft', 5_000, 5_000],
  ['ArrowRight', 250_000, 250_000],
  ['ArrowRight', 20_200, 20_500],
  ['Tab', 20_000, undefined],
])('[B8] %s moves a handle at %i to %s', (key, amount, to) => {
  expect(findKeyedAmount(key, PRICE, amount)).toBe(to);
});
