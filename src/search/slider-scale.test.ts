import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSliderScale, type CountedBand, decodeScale, encodeScale, findAmount, findPlace } from './slider-scale.ts';

const RULE = { low: 5_000, high: 250_000, step: 500 };

/** Any stock, in bands as the search counts them: beside each other, the last without an end. */
const stocks = fc
  .array(fc.record({ wide: fc.integer({ min: 1, max: 60 }), count: fc.nat(4_000) }), { maxLength: 30 })
  .map((given) => {
    const bands: CountedBand[] = [];
    let from = 0;
    for (const { wide, count } of given) {
      bands.push({ from, below: from + wide * 1_000, count });
      from += wide * 1_000;
    }
    return [...bands, { from, below: null, count: given.length }];
  });
const scales = stocks.map((bands) => buildSliderScale(bands, RULE));
const onStep = fc.nat((RULE.high - RULE.low) / RULE.step).map((at) => RULE.low + at * RULE.step);

test('[B8] whatever the stock, the scale runs from end to end and rises', () => {
  fc.assert(
    fc.property(scales, ({ amounts, places }) => {
      expect([amounts[0], amounts.at(-1), places[0], places.at(-1)]).toEqual([RULE.low, RULE.high, 0, 1]);
      for (const knots of [amounts, places])
        expect(knots.every((knot, at) => at === 0 || knot > (knots[at - 1] ?? 0))).toBe(true);
    }),
  );
});

test('[B8] the dearer of two amounts stands further right, and every step of 500 has a place of its own', () => {
  fc.assert(
    fc.property(scales, onStep, (scale, amount) => {
      const place = findPlace(scale, amount);
      expect(findAmount(scale, place, RULE)).toBe(amount);
      if (amount < RULE.high) expect(findPlace(scale, amount + RULE.step)).toBeGreaterThan(place);
    }),
  );
});

test('[B8] wherever a handle is put, its amount is on a step between the ends', () => {
  const anywhere = fc.double({ min: -0.5, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(scales, anywhere, anywhere, (scale, one, other) => {
      const [left, right] = [Math.min(one, other), Math.max(one, other)].map((at) => findAmount(scale, at, RULE));
      for (const amount of [left ?? 0, right ?? 0]) {
        expect(amount % RULE.step).toBe(0);
        expect(amount).toBeGreaterThanOrEqual(RULE.low);
        expect(amount).toBeLessThanOrEqual(RULE.high);
      }
      expect(left).toBeLessThanOrEqual(right ?? 0);
    }),
  );
});

test('[B8] the page’s attribute says the scale whole', () => {
  fc.assert(
    fc.property(scales, (scale) => {
      expect(decodeScale(encodeScale(scale))).toEqual(scale);
    }),
  );
});

test('[B8] a stock below $40,000 has most of the slider; without a stock the slider is even', () => {
  const bands = [
    { from: 5_000, below: 20_000, count: 500 },
    { from: 20_000, below: 40_000, count: 450 },
    { from: 100_000, below: 125_000, count: 50 },
  ];
  const scale = buildSliderScale(bands, RULE);
  expect(findPlace(scale, 40_000)).toBeGreaterThan(0.6);
  expect(findPlace(scale, 100_000)).toBeLessThan(0.8);
  const even = buildSliderScale([], RULE);
  expect(findPlace(even, 127_500)).toBe(0.5);
  expect(findAmount(even, 0.5, RULE)).toBe(127_500);
});
