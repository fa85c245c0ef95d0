import { type Financing, isStated } from '../../../domain/finance/financing.ts';
import { buildFinanceTerms, getExampleTerms } from '../../../domain/finance/terms.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

type Finance = SiteSettings['finance'];

const NO_OFFER = 'Not an offer of credit; terms, fees and lending criteria apply.';

/**
 * What an estimate rests on, in words (S9): whose it is, the years of its loan, deposit, fee and final payment, and the loan that the comparison
 * rate is based on.
 */
export function estimateBasis(finance: Finance, financing: Financing): string {
  return basisOf(finance, loanBasis(finance, financing));
}

/** The same of a lender's own figure before it is there; null years are not said. */
export function quoteBasis(finance: Finance, termYears: number | null): string {
  return basisOf(finance, statedBasis(termYears));
}

/** The same of the site's own lender, for any vehicle. */
export function siteBasis(finance: Finance): string {
  return basisOf(finance, siteLoanBasis(finance));
}

function siteLoanBasis(finance: Finance): string {
  const { termYears, depositPercent, finalPaymentPercent } = getExampleTerms(finance);
  const { establishmentFee } = buildFinanceTerms(finance).provider;
  const parts = [
    depositPercent === 0 ? 'no deposit' : `a ${depositPercent.toFixed(1)}% deposit`,
    ...(finalPaymentPercent > 0 ? [`a ${finalPaymentPercent.toFixed(1)}% final payment`] : []),
    ...feeParts(establishmentFee),
  ];
  return `An estimate over ${yearsText(termYears)} with ${listed(parts)}.`;
}

function basisOf(finance: Finance, loan: string): string {
  return [loan, comparisonBasis(finance), NO_OFFER].join(' ');
}

function loanBasis(finance: Finance, financing: Financing): string {
  const { lender, termYears, deposit, establishmentFee } = financing;
  if (lender === 'site') return siteLoanBasis(finance);
  if (isStated(financing, finance.estimate.every) || termYears === null) return statedBasis(termYears);
  const parts = [...(deposit === 0 ? ['no deposit'] : []), ...feeParts(establishmentFee)];
  const beside = parts.length > 0 ? ` with ${listed(parts)}` : '';
  return `An estimate at the lender’s rate over ${yearsText(termYears)}${beside}.`;
}

function statedBasis(termYears: number | null): string {
  return `The lender’s own estimate${termYears === null ? '' : ` over ${yearsText(termYears)}`}.`;
}

const feeParts = (fee: number | null) => (fee ? [`an establishment fee of ${formatDollars(fee)}`] : []);

/** "Comparison rate based on a secured loan of $30,000 over 5 years." */
export function comparisonBasis({ rates }: Pick<Finance, 'rates'>): string {
  return `Comparison rate based on a secured loan of ${formatDollars(rates.exampleAmount)} over ${yearsText(rates.exampleTermYears)}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "5 years", "1 year". */
export function yearsText(years: number): string {
  return `${formatThousands(years)} ${years === 1 ? 'year' : 'years'}`;
}
