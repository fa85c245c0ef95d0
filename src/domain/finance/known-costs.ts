import { computeComparisonRatePercent, HIGHEST_RATE, type KnownCosts } from './loan/comparison-rate.ts';
import { buildFinanceTerms, type FinanceSettings } from './terms.ts';

/** What a site states about its lender's fees, beside its rates. */
export type FeeSettings = FinanceSettings & {
  rates: { exampleAmount: number; exampleTermYears: number };
};

/**
 * The example loan with the establishment fee and every fee that the site lists (E7); an unknown fee counts as 0. The
 * establishment fee is the site's unless that of a vehicle's lender is given. Throws where `custom` is chosen but not
 * described.
 */
export function buildKnownCosts(
  finance: FeeSettings,
  establishmentFee = buildFinanceTerms(finance).provider.establishmentFee,
): KnownCosts {
  const { exampleAmount, exampleTermYears, fees } = finance.rates;
  const listedCents = (due: 'once' | 'monthly') =>
    fees.reduce((sum, fee) => sum + (fee.due === due ? Math.round(fee.amount * 100) : 0), 0);
  return {
    amountCents: Math.round(exampleAmount * 100),
    termYears: exampleTermYears,
    establishmentFeeCents: Math.round((establishmentFee ?? 0) * 100),
    upfrontFeeCents: listedCents('once'),
    monthlyFeeCents: listedCents('monthly'),
  };
}

/** Whether any fee of the site's lender is known. A fee of 0 is known. */
export function hasKnownFees(finance: FeeSettings): boolean {
  return buildFinanceTerms(finance).provider.establishmentFee !== null || finance.rates.fees.length > 0;
}

/**
 * The lowest comparison rate in percent, to two decimals, that the site's own rate can have given its known costs. Null
 * where the site has no rate of its own. Throws for an example of no amount or no term, for fees so high that some rate
 * has no solution, and where `custom` is chosen but not described.
 */
export function computeLeastComparisonRate(finance: FeeSettings): number | null {
  const costs = buildKnownCosts(finance);
  // A lender's rate comes with the stock, so the fees must have a solution for any rate.
  computeComparisonRatePercent({ ...costs, ratePercent: HIGHEST_RATE });
  const { interestRate } = finance.rates;
  if (interestRate === null) return null;
  const exact = computeComparisonRatePercent({ ...costs, ratePercent: interestRate });
  // Rates are shown with two decimals; without fees, the comparison rate is the rate itself.
  return Math.ceil(exact * 100 - 1e-6) / 100;
}
