import { comparisonRatePercent } from './comparison-rate.ts';
import { type FinanceSettings, financeTerms } from './terms.ts';

/** What a site says of its fees beside its rates. */
export type FeeSettings = FinanceSettings & {
  rates: { exampleAmount: number; exampleTermYears: number };
  disclaimer: { fees: readonly { amount: number; due: 'once' | 'monthly' }[] };
};

/** Fees of the site's list that are due once, or with every month, in cents. */
export function listedFeesCents({ disclaimer }: Pick<FeeSettings, 'disclaimer'>, due: 'once' | 'monthly') {
  return disclaimer.fees.reduce((sum, fee) => sum + (fee.due === due ? Math.round(fee.amount * 100) : 0), 0);
}

/**
 * The least comparison rate in percent, to two decimals, that a site's own rate can have: that of the example loan with the establishment
 * fee and every fee that the site lists (E7). Null where the site has no rate of its own. Throws for an example of no amount or no time,
 * for fees that no rate answers, and where `custom` is chosen and not described.
 */
export function leastComparisonRate(finance: FeeSettings): number | null {
  const { interestRate, exampleAmount, exampleTermYears } = finance.rates;
  if (interestRate === null) return null;
  const { establishmentFee } = financeTerms(finance).provider;
  const exact = comparisonRatePercent({
    amountCents: Math.round(exampleAmount * 100),
    termYears: exampleTermYears,
    ratePercent: interestRate,
    establishmentFeeCents: Math.round(establishmentFee * 100) + listedFeesCents(finance, 'once'),
    monthlyFeeCents: listedFeesCents(finance, 'monthly'),
  });
  // Rates are said to two decimals; a rate without fees is itself.
  return Math.ceil(exact * 100 - 1e-6) / 100;
}
