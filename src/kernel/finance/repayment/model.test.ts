import { expect, test } from 'vitest';
import { buildRepaymentModel, type RepaymentInputs } from './model.ts';

const inputs: RepaymentInputs = {
  amountCents: 11_200,
  every: 'weekly',
  rate: 9.49,
  comparison: 10.62,
  offerEnds: null,
  basis: 'Over 5 years.',
  warning: 'WARNING',
};

test('[E6] [E7] a repayment is said with its rate, its comparison rate and what its asterisk leads to', () => {
  expect(buildRepaymentModel(inputs)).toEqual({
    amount: '$112 wk*',
    rate: '9.49% p.a.',
    comparison: 'Comparison rate 10.62% p.a.',
    besides: null,
    offerEnds: null,
    note: '* Over 5 years.',
    disclaimer: null,
    warning: 'WARNING',
  });
});

test.each([
  ['weekly', 11_233, '$112.33 wk*'],
  ['fortnightly', 22_400, '$224 fn*'],
  ['monthly', 123_456, '$1,234.56 mo*'],
  ['yearly', 582_400, '$5,824 yr*'],
] as const)('[E6] a %s repayment of %d cents is "%s"', (every, amountCents, amount) => {
  expect(buildRepaymentModel({ ...inputs, every, amountCents }).amount).toBe(amount);
});

test('[E7] rates have two decimals, and a span of comparison rates both its ends', () => {
  expect(buildRepaymentModel({ ...inputs, rate: 9, comparison: { from: 8.38, to: 19.42 } })).toMatchObject({
    rate: '9.00% p.a.',
    comparison: 'Comparison rate 8.38% to 19.42% p.a.',
  });
});

test('[E1] an offer that ends says its last day', () => {
  expect(buildRepaymentModel({ ...inputs, offerEnds: '2026-12-31' }).offerEnds).toBe('Offer ends 31/12/2026');
});

test.each([
  [2_000, 0, 'With a deposit of $2,000'],
  [0, 9_000, 'With a final payment of $9,000'],
  [2_000, 9_000, 'With a deposit of $2,000 and a final payment of $9,000'],
])('[E8] a deposit of %d and a balloon of %d are said with the repayment', (deposit, balloon, text) => {
  expect(buildRepaymentModel({ ...inputs, deposit, balloon }).besides).toBe(text);
});
