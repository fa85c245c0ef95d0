import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeExactRepaymentCents } from '../loan/repayment.ts';
import { computeAffordablePriceCents, type SharedTerms } from './affordable.ts';

const TERMS: SharedTerms = {
  establishmentFeeCents: 0,
  ratePercent: 10,
  termYears: 5,
  frequency: 'weekly',
  depositPercent: 0,
  finalPaymentPercent: 0,
};

const repaymentOf = (priceCents: number, { depositPercent, finalPaymentPercent, ...terms }: SharedTerms) =>
  computeExactRepaymentCents({
    ...terms,
    amountCents: priceCents,
    depositCents: (priceCents * depositPercent) / 100,
    residualCents: (priceCents * finalPaymentPercent) / 100,
  });

test('[E11] $150 a week without interest buys 260 weeks of it', () => {
  expect(computeAffordablePriceCents(15_000, { ...TERMS, ratePercent: 0 })).toBe(15_000 * 260);
});

test('[E11] the price that a repayment buys is repaid by it, with deposit and final payment as shares of it', () => {
  const terms = fc.record({
    establishmentFeeCents: fc.integer({ min: 0, max: 150_000 }),
    ratePercent: fc.double({ min: 0, max: 20, noNaN: true }),
    termYears: fc.integer({ min: 1, max: 7 }),
    frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
    depositPercent: fc.integer({ min: 0, max: 40 }),
    finalPaymentPercent: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 5_000, max: 100_000 }), (given, repaymentCents) => {
      const price = computeAffordablePriceCents(repaymentCents, given);
      fc.pre(price !== null && price > 100_000);
      expect(repaymentOf(price as number, given)).toBeLessThanOrEqual(repaymentCents + 0.01);
      expect(repaymentOf((price as number) + 1_000, given)).toBeGreaterThan(repaymentCents - 0.01);
    }),
  );
});

test('[E11] where nothing need be repaid, no price is the greatest', () => {
  expect(computeAffordablePriceCents(15_000, { ...TERMS, depositPercent: 100 })).toBeNull();
});
