import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildOfferLines } from './offer-lines.ts';

const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };
const settings = sampleSettings({
  finance: { finance_provider: 'manual', rates, estimate: { show: 'shown' } },
});

// Let through: the price before the offer in the dealer's email, beside a shopper who saw another.
test('[C1] [E8] [G5] the dealer reads the price and the repayment that the shopper saw', () => {
  const car = sampleCar({ price: 42_000, offer_price: 40_000 });
  // 40,500 at 9.5 % over five years, a week.
  expect(buildOfferLines(car, settings, SAMPLE_NOW)).toEqual([
    ['Price', '$40,000'],
    ['Repayment', '$196 wk* · 9.50% p.a. · Comparison rate 11.50% p.a.'],
  ]);
});

test('[E1] [G5] neither is written where the site said neither', () => {
  expect(buildOfferLines(sampleCar({ price: null }), settings, SAMPLE_NOW)).toEqual([]);
  const silent = sampleSettings({ finance: { rates } });
  expect(buildOfferLines(sampleCar({ price: 40_000 }), silent, SAMPLE_NOW)).toEqual([['Price', '$40,000']]);
});
