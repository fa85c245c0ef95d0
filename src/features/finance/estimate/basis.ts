import { exampleTerms } from '../../../domain/finance/quote.ts';
import { financeTerms } from '../../../domain/finance/terms.ts';
import { formatDollars, formatThousands } from '../../../domain/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

type Finance = SiteSettings['finance'];

const NO_OFFER = 'Not an offer of credit; terms, fees and lending criteria apply.';

/**
 * What an estimate rests on, in words (S9): whose it is, the years of its loan, deposit and final payment, and the loan that the comparison
 * rate is based on. Null years are not said.
 */
export function estimateBasis(finance: Finance, termYears: number | null): string {
  return [
    financeTerms(finance).provider.quotes === 'site_rates' ? siteBasis(finance) : lenderBasis(termYears),
    comparisonBasis(finance),
    NO_OFFER,
  ].join(' ');
}

/** "Comparison rate based on a secured loan of $30,000 over 5 years." */
export function comparisonBasis({ rates }: Pick<Finance, 'rates'>): string {
  return `Comparison rate based on a secured loan of ${formatDollars(rates.exampleAmount)} over ${yearsText(rates.exampleTermYears)}.`;
}

function lenderBasis(termYears: number | null): string {
  return `The lender’s own estimate${termYears === null ? '' : ` over ${yearsText(termYears)}`}.`;
}

function siteBasis(finance: Finance): string {
  const { termYears, depositPercent, finalPaymentPercent } = exampleTerms(finance);
  const { establishmentFee } = financeTerms(finance).provider;
  const deposit = depositPercent === 0 ? 'no deposit' : `a ${depositPercent.toFixed(1)}% deposit`;
  const parts = [
    deposit,
    ...(finalPaymentPercent > 0 ? [`a ${finalPaymentPercent.toFixed(1)}% final payment`] : []),
    ...(establishmentFee > 0 ? [`an establishment fee of ${formatDollars(establishmentFee)}`] : []),
  ];
  return `An estimate over ${yearsText(termYears)} with ${listed(parts)}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "5 years", "1 year". */
export function yearsText(years: number): string {
  return `${formatThousands(years)} ${years === 1 ? 'year' : 'years'}`;
}
