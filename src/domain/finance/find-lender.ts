import type { Car, FinanceLender } from '../vehicle/car.ts';
import { isQuoted } from './providers.ts';
import type { FinanceSettings } from './terms.ts';

/**
 * The offer that the provider sent with a vehicle: its entry in `finance_lenders`, or the quote of the quote service
 * (S3); undefined without one.
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
    // Quotes are requested for five years (S7).
    termYears: 5,
  };
}
