import type { Car, FinanceLender } from '../vehicle/car.ts';
import { isQuoted } from './providers.ts';
import type { FinanceSettings } from './terms.ts';

/**
 * What the provider itself sent with a vehicle: its entry of `finance_lenders`, of the quote service the quote (S3);
 * undefined without one.
 */
export function findLender(
  { finance_lenders, youxQuote }: Pick<Car, 'finance_lenders' | 'youxQuote'>,
  provider: FinanceSettings['finance_provider'],
): Partial<FinanceLender> | undefined {
  if (!isQuoted(provider) || !youxQuote) return finance_lenders[provider];
  return {
    interestRate: youxQuote.advertisedRate,
    comparisonRate: youxQuote.comparisonRate,
    paymentWeek: youxQuote.weeklyRepaymentAmount,
    // Quotes are asked for over five years (S7).
    termYears: 5,
  };
}
