import { expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { findComparisonFallback } from './comparison-fallback.ts';

const rateOf = (finance: Parameters<typeof sampleSettings>[0], text: string | null) =>
  findComparisonFallback(sampleSettings(finance).finance, text);
const manual = (text: string | null) => rateOf({ finance: { finance_provider: 'manual' } }, text);

test('[E7] one provider falls back to comparison rates from 8.38% to 19.42%, whatever a disclaimer says', () => {
  expect(rateOf({ finance: { finance_provider: 'youx' } }, 'Comparison rate 7% p.a.')).toEqual({
    from: 8.38,
    to: 19.42,
  });
});

test('[E7] a span in the settings stands over the provider’s', () => {
  const finance = {
    finance_provider: 'youx',
    rates: { comparisonRateFrom: 7, comparisonRateTo: 12 },
  } as const;
  expect(rateOf({ finance }, null)).toEqual({ from: 7, to: 12 });
});

test.each([
  ['Based on a secured loan, 5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit.', 8.19],
  ['60 months, 7.99% p.a., comparison rate 8.87% p.a. based on a 5-year secured loan of $30,000.', 8.87],
  ['at 9.95% p.a. with a comparison rate of 11.24% p.a. based on $30,000', 11.24],
  ['Comparison rates range from 8.38% to 19.42% p.a.', { from: 8.38, to: 19.42 }],
  ['Comparison rate 8.38% p.a. to 19.42% p.a.', { from: 8.38, to: 19.42 }],
  ['Comparison rate 8% p.a. for new and comparison rate 9.5% for used', { from: 8, to: 9.5 }],
  ['COMPARISON RATE: 9%.', 9],
  ['Interest 6.29% p.a.; ask for the comparison rate. A deposit of 10% is needed.', null],
  ['', null],
  [null, null],
])('[E7] of others the disclaimer tells: "%s" says %o', (text, expected) => {
  expect(manual(text)).toEqual(expected);
});
