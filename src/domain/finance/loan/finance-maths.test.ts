import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeAffordableCents } from '../estimate/affordable.ts';
import { computeComparisonRatePercent } from './comparison-rate.ts';
import { FREQUENCIES, type FrequencyName, withSuffix } from './frequency.ts';
import { computePrincipalCents, countRepayments, type Loan } from './loan.ts';
import { computeExactRepaymentCents, computeRepaymentCents } from './repayment.ts';
import { roundCents } from './rounding.ts';
import { amortise, computeLoanTotals, groupByYear } from './schedule.ts';

const names = Object.keys(FREQUENCIES) as FrequencyName[];

function loanOf(given: Partial<Loan>): Loan {
  return {
    amountCents: 3_000_000,
    depositCents: 0,
    establishmentFeeCents: 0,
    residualCents: 0,
    ratePercent: 10,
    termYears: 5,
    frequency: 'monthly',
    ...given,
  };
}

const loans = fc
  .record({
    amountCents: fc.integer({ min: 100_000, max: 25_000_000 }),
    depositShare: fc.double({ min: 0, max: 0.8, noNaN: true }),
    establishmentFeeCents: fc.integer({ min: 0, max: 200_000 }),
    residualShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    ratePercent: fc.oneof(fc.constant(0), fc.double({ min: 0.5, max: 20, noNaN: true })),
    halfYears: fc.integer({ min: 2, max: 14 }),
    frequency: fc.constantFrom(...names),
  })
  .map(({ depositShare, residualShare, halfYears, ...rest }): Loan => {
    const depositCents = Math.round(rest.amountCents * depositShare);
    const borrowed = rest.amountCents - depositCents;
    return {
      ...rest,
      depositCents,
      residualCents: Math.round(borrowed * residualShare),
      termYears: halfYears / 2,
    };
  });

// Textbook figures, from any annuity table or financial calculator.
test.each([
  { given: { amountCents: 1_000_000, ratePercent: 12, termYears: 1 }, dollars: 888.49 },
  { given: { amountCents: 2_000_000, ratePercent: 6, termYears: 5 }, dollars: 386.66 },
  { given: { amountCents: 3_000_000, ratePercent: 10, termYears: 5 }, dollars: 637.41 },
  { given: { amountCents: 10_000_000, ratePercent: 6, termYears: 30 }, dollars: 599.55 },
  {
    given: { amountCents: 3_000_000, ratePercent: 10, termYears: 5, residualCents: 900_000 },
    dollars: 521.19,
  },
  { given: { amountCents: 1_200_000, ratePercent: 0, termYears: 1 }, dollars: 1000 },
])('[E5] a monthly repayment is the annuity’s: $dollars', ({ given, dollars }) => {
  expect(computeRepaymentCents(loanOf(given), 'nearest')).toBe(Math.round(dollars * 100));
});

test('[E5] the loan is amount minus deposit plus establishment fee', () => {
  const loan = loanOf({ depositCents: 500_000, establishmentFeeCents: 136_050 });
  expect(computePrincipalCents(loan)).toBe(2_636_050);
  expect(computePrincipalCents(loanOf({ depositCents: 9_000_000 }))).toBe(0);
});

test('[E5] [E6] a term has 52, 26 or 12 repayments a year, half years too', () => {
  expect(names.map((frequency) => countRepayments({ termYears: 5, frequency }))).toEqual([260, 130, 60]);
  expect(names.map((frequency) => countRepayments({ termYears: 1.5, frequency }))).toEqual([78, 39, 18]);
});

test('[E5] the repayment before rounding is worth what is borrowed less the residual, summed period by period', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const rate = loan.ratePercent / 100 / FREQUENCIES[loan.frequency].periodsPerYear;
      const repayment = computeExactRepaymentCents(loan);
      let balance = computePrincipalCents(loan);
      for (let period = 0; period < countRepayments(loan); period++) balance += balance * rate - repayment;
      expect(Math.abs(balance - loan.residualCents)).toBeLessThan(0.01);
    }),
  );
});

test('[E5] repaying period by period ends at the residual to the cent, and all sums agree', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const repayment = computeRepaymentCents(loan, 'up');
      const instalments = amortise(loan, repayment);
      const totals = computeLoanTotals(instalments);
      expect(instalments).toHaveLength(countRepayments(loan));
      expect(instalments.at(-1)?.balanceCents).toBe(loan.residualCents);
      expect(totals.totalCents).toBe(computePrincipalCents(loan) + totals.interestCents);
      // Each repayment is rounded up by less than a cent; the last one corrects the sum of that, with interest.
      const gathered = 2 * instalments.length * (1 + loan.ratePercent / 100) ** loan.termYears;
      expect(Math.abs((instalments.at(-1)?.repaymentCents ?? 0) - repayment)).toBeLessThan(gathered);
    }),
  );
});

test('[E5] cents rounded up do not pay off more than the loan is to leave as residual', () => {
  const loan = loanOf({ amountCents: 100_000, ratePercent: 0, frequency: 'weekly', residualCents: 66_331 });
  const instalments = amortise(loan, computeRepaymentCents(loan, 'up'));
  expect(instalments.at(-1)).toMatchObject({ balanceCents: 66_331, repaymentCents: 0 });
  expect(computeLoanTotals(instalments)).toMatchObject({ repaymentsCents: 33_669, totalCents: 100_000 });
});

test('[E5] a zero rate costs no interest', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const free = { ...loan, ratePercent: 0 };
      const { interestCents, totalCents } = computeLoanTotals(amortise(free, computeRepaymentCents(free, 'up')));
      expect(interestCents).toBe(0);
      expect(totalCents).toBe(computePrincipalCents(free));
    }),
  );
});

test('[E5] a repayment grows with amount, fee and rate, and shrinks with deposit, residual and term', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 100_000 }), (loan, more) => {
      const now = computeExactRepaymentCents(loan);
      const changed = (change: Partial<Loan>) => computeExactRepaymentCents({ ...loan, ...change });
      const slack = now * 1e-9;
      expect(changed({ amountCents: loan.amountCents + more })).toBeGreaterThan(now);
      expect(changed({ establishmentFeeCents: loan.establishmentFeeCents + more })).toBeGreaterThan(now);
      expect(changed({ ratePercent: loan.ratePercent + 0.5 })).toBeGreaterThanOrEqual(now - slack);
      expect(changed({ depositCents: loan.depositCents + more })).toBeLessThanOrEqual(now);
      expect(changed({ residualCents: loan.residualCents + more })).toBeLessThanOrEqual(now);
      expect(changed({ termYears: loan.termYears + 0.5 })).toBeLessThanOrEqual(now + slack);
    }),
  );
});

test.each([
  ['up', 12_345.1, null, 12_346],
  ['up', 12_345, null, 12_345],
  ['up', 12_345.000_000_000_01, null, 12_345],
  ['nearest', 12_345.4, null, 12_345],
  ['nearest', 12_345.5, null, 12_346],
  ['reference', 12_345.5, 12_345.2, 12_345],
  ['reference', 12_345.5, 12_345.8, 12_346],
  ['reference', 12_345.5, null, 12_346],
] as const)('[E5] rounding %s makes of %d with the reference %s: %d', (rounding, exact, reference, cents) => {
  expect(roundCents(exact, rounding, reference)).toBe(cents);
});

test('[E6] a year of a loan sums its instalments, and the years sum to the loan', () => {
  const loan = loanOf({ frequency: 'weekly', termYears: 2.5 });
  const instalments = amortise(loan, computeRepaymentCents(loan, 'up'));
  const years = groupByYear(instalments, FREQUENCIES.weekly.periodsPerYear);
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
  expect(years.at(-1)?.balanceCents).toBe(0);
  expect(years.reduce((total, { principalCents: paid }) => total + paid, 0)).toBe(3_000_000);
  expect(years.reduce((total, { interestCents }) => total + interestCents, 0)).toBe(
    computeLoanTotals(instalments).interestCents,
  );
});

test.each([
  ['weekly', '$112 wk*'],
  ['fortnightly', '$112 fn*'],
  ['monthly', '$112 mo*'],
  ['yearly', '$112 yr*'],
] as const)('[E6] %s is said with its suffix and an asterisk: %s', (every, text) => {
  expect(withSuffix('$112', every)).toBe(text);
});

const example = {
  amountCents: 3_000_000,
  termYears: 5,
  establishmentFeeCents: 0,
  upfrontFeeCents: 0,
  monthlyFeeCents: 0,
};

test('[E7] without fees the comparison rate is the rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (ratePercent) => {
      expect(computeComparisonRatePercent({ ...example, ratePercent })).toBeCloseTo(ratePercent, 8);
    }),
  );
});

test('[E7] the comparison rate, charged without fees, asks for what the borrower pays with them', () => {
  const fees = fc.record({
    ratePercent: fc.double({ min: 0, max: 20, noNaN: true }),
    establishmentFeeCents: fc.integer({ min: 0, max: 200_000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(fees, (given) => {
      const rate = computeComparisonRatePercent({ ...example, ...given });
      const paid = computeExactRepaymentCents(loanOf(given)) + given.monthlyFeeCents;
      expect(computeExactRepaymentCents(loanOf({ ratePercent: rate }))).toBeCloseTo(paid, 3);
      expect(rate).toBeGreaterThanOrEqual(given.ratePercent - 1e-9);
    }),
  );
});

// Added to the loan, the fees would give 9.36. Paid at the start, the borrower receives less but repays the whole loan.
test('[E7] fees that are paid besides, at the start, make less of the loan the borrower’s', () => {
  const fees = { establishmentFeeCents: 39_500, upfrontFeeCents: 91_825, monthlyFeeCents: 800 };
  const rate = computeComparisonRatePercent({ ...example, ...fees, ratePercent: 6.99 });
  expect(rate).toBeCloseTo(9.43, 2);
  const paid = computeExactRepaymentCents(loanOf({ ratePercent: 6.99, establishmentFeeCents: 39_500 })) + 800;
  const got = { ...loanOf({ ratePercent: rate }), amountCents: 3_000_000 - 91_825 };
  expect(computeExactRepaymentCents(got)).toBeCloseTo(paid, 3);
});

test('[E7] more interest is never a lower comparison rate', () => {
  const given = fc.record({
    establishmentFeeCents: fc.integer({ min: 0, max: 200_000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 3000 }),
  });
  const rate = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(given, rate, rate, (fees, one, other) => {
      const of = (ratePercent: number) => computeComparisonRatePercent({ ...example, ...fees, ratePercent });
      expect(of(Math.max(one, other))).toBeGreaterThanOrEqual(of(Math.min(one, other)) - 1e-9);
    }),
  );
});

test('[E7] a loan of nothing, of no time or eaten up by fees has no comparison rate', () => {
  const given = { ...example, ratePercent: 10 };
  expect(() => computeComparisonRatePercent({ ...given, amountCents: 0 })).toThrow(/amount and a term/);
  expect(() => computeComparisonRatePercent({ ...given, termYears: 0 })).toThrow(/amount and a term/);
  expect(() => computeComparisonRatePercent({ ...given, upfrontFeeCents: 3_000_000 })).toThrow(/fees are too great/);
  expect(() => computeComparisonRatePercent({ ...given, monthlyFeeCents: 90_000_000 })).toThrow(/fees are too great/);
});

test('[E11] what a budget buys asks for just that budget, and a cent more asks for more', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const repayment = computeExactRepaymentCents(loan);
      fc.pre(repayment > 0 && loan.depositCents <= loan.amountCents);
      const price = computeAffordableCents(repayment, loan);
      expect(Math.abs(price - loan.amountCents)).toBeLessThanOrEqual(1);
      expect(computeExactRepaymentCents({ ...loan, amountCents: price })).toBeLessThanOrEqual(repayment + 1e-6);
    }),
  );
});
