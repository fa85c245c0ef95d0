import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { computeAdjustment } from './adjustments.ts';
import { findEstimateLimit, type LimitReason } from './limits.ts';
import { computeBuyingRange } from './offer.ts';

const { tradeIn } = sampleSettings();

test.each<[number | null, number | null, LimitReason | null]>([
  [2026, 0, null],
  [2019, 100_000, null],
  [2019, 100_001, 'over_km'],
  [2018, 50_000, 'over_age'],
  [2018, 250_000, 'over_age'],
  [2027, 10, null],
  [null, 50_000, 'unknown'],
  [2021, null, 'unknown'],
])('[G4] in 2026 a vehicle of %s with %s km: %s', (year, km, reason) => {
  expect(findEstimateLimit({ year, km }, tradeIn, 2026)).toBe(reason);
});

test('[G4] a site sets its own limits', () => {
  const limits = { maxAgeYears: 10, maxKm: 60_000 };
  expect(findEstimateLimit({ year: 2016, km: 60_000 }, limits, 2026)).toBeNull();
  expect(findEstimateLimit({ year: 2015, km: 1 }, limits, 2026)).toBe('over_age');
  expect(findEstimateLimit({ year: 2020, km: 60_001 }, limits, 2026)).toBe('over_km');
});

test.each<[Record<string, string>, { percent: number; dollars: number }]>([
  [{}, { percent: 0, dollars: 0 }],
  [
    { condition: 'Like new', keys: 'One' },
    { percent: 3, dollars: -350 },
  ],
  [
    { condition: 'Fair: scratches, dents or worn trim', accidents: 'Yes, with major repairs' },
    { percent: -18, dollars: 0 },
  ],
  [
    { 'finance-owing': 'Yes', owners: 'One' },
    { percent: 1, dollars: 0 },
  ],
  [
    { condition: 'Priceless', nothing: 'Like new' },
    { percent: 0, dollars: 0 },
  ],
])('[G4] the answers %j change %j', (answers, change) => {
  expect(computeAdjustment(tradeIn.questions, answers)).toEqual(change);
});

const none = { percent: 0, dollars: 0 };

test.each([
  ['the margin is a share of the price', { from: 20_000, middle: 25_000, to: 30_000 }, none, [17_200, 21_500, 25_800]],
  ['but at least so many dollars', { from: 5_000, middle: 6_000, to: 7_000 }, none, [3_200, 4_200, 5_200]],
  [
    'answers change the price before the margin, and dollars after it',
    { from: 20_000, middle: 25_000, to: 30_000 },
    { percent: -10, dollars: -350 },
    [15_100, 19_000, 22_800],
  ],
])('[G4] %s', (_what, retail, change, [from, offer_price, to]) => {
  expect(computeBuyingRange(retail, change, { percent: 14, least: 1800 })).toEqual({ from, offer_price, to });
});

test('[G4] where nothing would be left to pay there is no range', () => {
  expect(computeBuyingRange({ from: 900, middle: 1_500, to: 1_900 }, none, { percent: 14, least: 1800 })).toBeNull();
  expect(
    computeBuyingRange({ from: 9_000, middle: 9_500, to: 9_900 }, { percent: -100, dollars: 0 }, tradeIn.margin),
  ).toBeNull();
});

const retailRange = fc
  .tuple(fc.integer({ min: 0, max: 200_000 }), fc.nat(20_000), fc.nat(20_000))
  .map(([from, low, high]) => ({ from, middle: from + low, to: from + low + high }));
const answers = fc.record(
  Object.fromEntries(
    tradeIn.questions.map(({ key, options }) => [key, fc.constantFrom(...options.map(({ label }) => label))]),
  ),
);
const marginOf = fc.record({ percent: fc.nat(90), least: fc.nat(10_000) });

test('[G4] a better answer never lowers the range, whatever else was answered and whatever the market says', () => {
  fc.assert(
    fc.property(
      retailRange,
      answers,
      marginOf,
      fc.constantFrom(...tradeIn.questions),
      (retail, said, margin, requested) => {
        const ranked = requested.options.toSorted((a, b) => a.percent - b.percent || a.dollars - b.dollars);
        const ranges = ranked.map(({ label }) => {
          const change = computeAdjustment(tradeIn.questions, { ...said, [requested.key]: label });
          return computeBuyingRange(retail, change, margin) ?? { from: 0, to: 0, offer_price: 0 };
        });
        for (let at = 1; at < ranges.length; at++)
          for (const end of ['from', 'to', 'offer_price'] as const)
            expect(ranges[at]![end]).toBeGreaterThanOrEqual(ranges[at - 1]![end]);
      },
    ),
  );
});

test('[G4] the price stands within its range, and the range within what is advertised', () => {
  fc.assert(
    fc.property(retailRange, marginOf, (retail, margin) => {
      const range = computeBuyingRange(retail, none, margin);
      if (!range) return;
      expect(range.from).toBeLessThanOrEqual(range.offer_price);
      expect(range.offer_price).toBeLessThanOrEqual(range.to);
      expect(range.to).toBeLessThanOrEqual(retail.to);
    }),
  );
});
