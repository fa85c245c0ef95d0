import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corollas, pricedVehicle } from '../../../tests/samples/priced-vehicles.ts';
import { describeEvidence } from './evidence.ts';
import { computeGaugeFill, findPriceSpread, roundMarketDollars } from './gauge.ts';
import { type Appraisal, learnMarket } from './market.ts';

describe('[D13] where a price stands between the ends of a range', () => {
  test.each([
    [20_000, 20_000, 30_000, 0],
    [22_500, 20_000, 30_000, 25],
    [30_000, 20_000, 30_000, 100],
    [15_000, 20_000, 30_000, 0],
    [40_000, 20_000, 30_000, 100],
    [20_000, 20_000, 20_000, 100],
    [19_999, 20_000, 20_000, 0],
  ])('%i between %i and %i fills %i percent', (price, low, high, fill) => {
    expect(computeGaugeFill(price, low, high)).toBe(fill);
  });
});

test.each([
  [23_449, 23_400],
  [23_450, 23_500],
  [4_996, 5_000],
  [4_994, 4_990],
])('%i dollars of a market are said as %i', (dollars, said) => {
  expect(roundMarketDollars(dollars)).toBe(said);
});

const appraisalOf = (prices: number[]): Appraisal => ({
  market: 25_000,
  low: 22_000,
  high: 28_000,
  confidence: 0.5,
  nearness: 'model',
  comparables: prices.map((adjusted, at) => ({
    vehicle: pricedVehicle({ id: at + 1 }),
    adjusted,
    weight: 1,
  })),
});

test('[D13] the spread includes range and price, its highest bar is 100, and a few vehicles make none', () => {
  const anyPrices = fc.array(fc.integer({ min: 5_000, max: 90_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(anyPrices, fc.option(fc.integer({ min: 1_000, max: 99_000 })), (prices, requested) => {
      const spread = findPriceSpread(appraisalOf(prices), requested);
      expect(spread === null).toBe(prices.length < 8);
      if (!spread) return;
      expect(spread.from).toBeLessThanOrEqual(Math.min(22_000, roundMarketDollars(requested ?? 22_000)));
      expect(spread.to).toBeGreaterThanOrEqual(Math.max(28_000, roundMarketDollars(requested ?? 28_000)));
      expect(Math.max(...spread.bars)).toBe(100);
    }),
  );
});

describe('[D13] the sentence says how many vehicles it is based on, which, where and when', () => {
  const moment = { now: new Date('2026-11-18T02:00:00Z'), timeZone: 'Australia/Brisbane' };
  const subject = pricedVehicle({ id: 1 });
  const comparable = (given: Parameters<typeof pricedVehicle>[0]) => ({
    vehicle: pricedVehicle(given),
    adjusted: 25_000,
    weight: 1,
  });

  test('of the same model, some of them sold', () => {
    const comparables = [
      comparable({ id: 2, year: 2020, km: 60_000 }),
      comparable({ id: 3, year: 2022, km: 25_500, state: 'NSW' }),
      comparable({ id: 4, km: null, state: null, daysAgo: 190 }),
    ];
    expect(describeEvidence(subject, { ...appraisalOf([]), comparables }, moment)).toBe(
      'Based on 3 comparable cars: Toyota Corolla, built 2020 to 2022, 25,000 to 60,000 km, ' +
        'advertised by us in NSW and QLD ' +
        'now or sold since 12/05/2026. Adjusted for kilometres, age and grade. The range covers the ' +
        'middle 80% of these prices. ' +
        'Updated 18/11/2026. A guide, not a valuation.',
    );
  });

  test('of the same body, without years, kilometres or places', () => {
    const bare = { year: null, km: null, state: null };
    const comparables = [2, 3, 4].map((id) => comparable({ id, ...bare }));
    const said = describeEvidence(subject, { ...appraisalOf([]), nearness: 'body', comparables }, moment);
    expect(said).toMatch(/^Based on 3 comparable cars: other Toyota Hatch models, advertised by us now\. /);
  });

  test('the number is that of the comparables', async () => {
    const appraisal = (await learnMarket(corollas(40), 2026))(subject)!;
    expect(describeEvidence(subject, appraisal, moment)).toContain(`Based on ${appraisal.comparables.length} `);
  });
});
