import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { buildBudgetModel } from './model.ts';

const budget = (finance: SiteSettingsInput['finance'], weekly: number | null = null) =>
  buildBudgetModel(sampleSettings({ finance }).finance, weekly);
const shown = { show: 'shown' as const };

test('[E11] sites that say no repayments have no budget search', () => {
  expect(budget({ estimate: { show: 'hidden' } })).toBeNull();
});

test('[E11] a site with rates of its own says what a repayment buys, with rate, comparison rate and warning', () => {
  const rates = { interestRate: 10, comparisonRate: 10.8 };
  expect(budget({ estimate: shown, rates }, 150)).toMatchObject({
    name: 'weekly_price_max',
    value: 150,
    // 150 × (1 − (1 + 0.1 / 52)⁻²⁶⁰) / (0.1 / 52) = 30,670
    buys: 'Prices up to about $30,600',
    rates: { rate: '10.00% p.a.', comparison: 'Comparison rate 10.80% p.a.' },
    warning: expect.stringMatching(/^WARNING/),
  });
  expect(budget({ estimate: shown, rates })?.buys).toBeNull();
  // A budget that buys nothing shows no price.
  expect(budget({ estimate: shown, rates }, 0)?.buys).toBeNull();
});

// The prices used to be those of a loan without the lender's fee.
test('[E11] [E7] what a repayment buys leaves room for the fee that is in the loan', () => {
  const rates = { interestRate: 10, comparisonRate: 11, establishmentFee: 500 };
  expect(budget({ estimate: shown, rates }, 150)?.buys).toBe('Prices up to about $30,100');
});

test('[E11] where each vehicle has its lender’s rate, none is said here, and the warning stands all the same', () => {
  const model = budget(
    { finance_provider: 'taurus', estimate: shown, rates: { interestRate: 10, comparisonRate: 11 } },
    150,
  );
  expect(model).toMatchObject({ buys: null, rates: null, warning: expect.stringMatching(/^WARNING/) });
  expect(model?.basis).toMatch(/See each vehicle for its rate/);
});
