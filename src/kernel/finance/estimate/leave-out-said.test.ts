import { describe, expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { leaveOutListedFee, leaveOutSaid } from './leave-out-said.ts';

const { finance } = sampleSettings({});
const OTHER = 'Not an offer of credit; terms, fees and lending criteria apply.';

describe('[E7] the loan of repayments is described once', () => {
  const LENT = 'A secured loan with no deposit over 60 months.';
  const BALLOON = 'A secured loan over 60 months with a final payment of 20% of the price.';
  const EXAMPLE = 'Comparison rate 9.62% p.a., based on a 5-year secured loan with no deposit.';
  const SHARES = '* Estimate over 5 years with a 10.0% deposit and a 30.0% final payment.';
  const BOTH = '* Estimates over 5 years: the lender’s own, or ours with no deposit.';

  test.each([
    ['* Estimate over 5 years with no deposit.', LENT, '* Estimates only.'],
    ['* Lender’s estimate over 5 years.', 'Quotes over five years.', '* Estimates only.'],
    ['* Lender’s estimate over 5 years.', BALLOON, '* Estimates only.'],
    [BOTH, LENT, '* Estimates only.'],
    [SHARES, 'Finance example: 5-year term, 10.0% deposit, 30.0% final payment.', '* Estimates only.'],
    [SHARES, '5-year term, 10.0% deposit, 40.0% final payment.', SHARES],
    [BOTH, null, BOTH],
    [BOTH, BALLOON, BOTH],
    [BOTH, EXAMPLE, BOTH],
    ['* Estimate over 7 years with no deposit.', LENT, '* Estimate over 7 years with no deposit.'],
    ['* Estimate over 5 years with a 10.0% deposit.', LENT, '* Estimate over 5 years with a 10.0% deposit.'],
    ['* Estimate over 5 years with an establishment fee of $395.', LENT, null],
  ])('%s beside "%s" is %s', (loan, text, left) => {
    expect(leaveOutSaid(`${loan} ${OTHER}`, text, finance)).toBe(`${left ?? loan} ${OTHER}`);
  });
});

describe('[E7] a fee stands in the list of fees alone', () => {
  const fees = [{ label: 'Establishment fee (included)', amount: '$1,360.50' }];

  test.each([
    ['with an establishment fee of $1,360.50.', fees, 'over 5 years.'],
    ['with no deposit and an establishment fee of $1,360.50.', fees, 'over 5 years with no deposit.'],
    [
      'with a 10.0% deposit, a 30.0% final payment and an establishment fee of $1,360.50.',
      fees,
      'over 5 years with a 10.0% deposit and a 30.0% final payment.',
    ],
    ['with an establishment fee of $395.', fees, 'over 5 years with an establishment fee of $395.'],
    ['with an establishment fee of $1,360.50.', [], 'over 5 years with an establishment fee of $1,360.50.'],
  ])('an estimate %s', (note, listed, left) => {
    expect(leaveOutListedFee(`* Estimate over 5 years ${note} ${OTHER}`, listed)).toBe(`* Estimate ${left} ${OTHER}`);
  });
});
