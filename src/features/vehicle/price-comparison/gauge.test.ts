import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildPriceComparisonModel } from '../../../kernel/vehicle/price-comparison/model.ts';
import { buildPriceGauge, type ComparisonAnswer, isShown } from './gauge.ts';

const TEXTS = { minConfidence: 0.2, thisOne: 'This car', market: 'comparable cars we advertise' };
const whole: ComparisonAnswer = {
  fill: 30,
  listing_price: 54_990,
  market_range_min: 51_900,
  market_range_max: 63_200,
  confidence: 0.6,
  description: 'Based on 38 comparable cars.',
  market_price: 56_830,
  spread: { from: 50_000, to: 65_000, bars: [10, 100, 50] },
};

describe('[D13] the panel needs all figures, enough confidence, and a market range that reaches the price', () => {
  test.each([
    ['all there', {}, true],
    ['no fill', { fill: null }, false],
    ['no price', { listing_price: undefined }, false],
    ['no lower end', { market_range_min: null }, false],
    ['no upper end', { market_range_max: null }, false],
    ['no confidence', { confidence: null }, false],
    ['a figure that is none', { fill: Number.NaN }, false],
    ['a fill of 0 is a figure', { fill: 0 }, true],
    ['confidence of just 0.2', { confidence: 0.2 }, false],
    ['confidence above 0.2', { confidence: 0.21 }, true],
    ['a market that ends at the price', { market_range_max: 54_990 }, true],
    ['a market that ends below the price', { market_range_max: 54_989 }, false],
    ['no description', { description: null }, true],
  ])('%s', (_, given, shown) => {
    expect(isShown({ ...whole, ...given }, 0.2)).toBe(shown);
    expect(buildPriceGauge({ ...whole, ...given }, TEXTS) !== null).toBe(shown);
  });
});

const gaugeOf = (given: ComparisonAnswer = {}) => buildPriceGauge({ ...whole, ...given }, TEXTS)!;

describe('[D13] what the panel says', () => {
  test.each([
    [{}, '$1,840 below comparable cars we advertise', 'good'],
    [{ market_price: 55_400 }, 'In line with comparable cars we advertise', 'plain'],
    [{ market_price: 54_000 }, '$990 above comparable cars we advertise', 'plain'],
    [{ market_price: null }, 'Within the range of comparable cars we advertise', 'plain'],
    [{ market_price: null, listing_price: 50_000 }, 'Below the range of comparable cars we advertise', 'good'],
  ] as const)('%j: %s', (given, text, tone) => {
    expect(gaugeOf(given).headline).toEqual({ text, tone });
  });

  test('the gauge in words has all its figures', () => {
    expect(gaugeOf().inWords).toBe(
      '$1,840 below comparable cars we advertise. This car $54,990. Market price $56,830. Market ' +
        'range $51,900 to $63,200',
    );
  });

  test('on a scale of its own the price stands where it is; without one, where the service says', () => {
    expect(gaugeOf()).toMatchObject({
      pin: 33.3,
      market: { at: 45.5 },
      scale: { from: '$50,000', to: '$65,000' },
    });
    expect(gaugeOf({ spread: null })).toMatchObject({
      pin: 30,
      bars: null,
      scale: { from: '$51,900', to: '$63,200' },
    });
  });

  test('bars within the market range stand out', () => {
    expect(gaugeOf().bars?.map(({ isInRange }) => isInRange)).toEqual([true, true, true]);
    expect(gaugeOf({ market_range_min: 53_000 }).bars?.[0]).toEqual({ height: 10, isInRange: false });
  });
});

describe('[D13] which vehicles have the panel', () => {
  const settings = sampleSettings();
  test('one that can be had and shows a price', () => {
    expect(buildPriceComparisonModel(sampleCar({ slug: 'a' }), settings)).toEqual({
      heading: 'Price check',
      from: '/cars/a/autogauge',
      form: 'autogauge',
      thisOne: 'This car',
      market: 'comparable cars we advertise',
      minConfidence: 0.2,
      fillSeconds: 2.5,
      countSeconds: 2,
    });
    expect(buildPriceComparisonModel(sampleCar({ item_type: 'caravan' }), settings)).toMatchObject({
      thisOne: 'This caravan',
      market: 'comparable caravans we advertise',
    });
  });

  // "Below market" was shown whosever prices were meant: the group's own.
  test('and it says whose market that is', () => {
    const integrations = { valuation: { provider: 'http' as const, url: 'https://values.example/' } };
    const outside = buildPriceComparisonModel(sampleCar(), sampleSettings({ integrations }));
    expect(outside?.market).toBe('our valuation service’s market data');
  });

  test.each([
    ['sold', { sold: true, status: 'sold' }, {}],
    ['without a price', { price: 0 }, {}],
    ['by subscription', { subscription_price: 300 }, { wording: { offering: 'subscription' as const } }],
    ['where the site hides it', {}, { priceComparison: { show: 'hidden' as const } }],
  ])('none that is %s', (_, car, given) => {
    expect(buildPriceComparisonModel(sampleCar(car), sampleSettings(given))).toBeNull();
  });
});
