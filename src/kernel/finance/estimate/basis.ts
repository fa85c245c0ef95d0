import { type Financing, isStated } from '../../../domain/finance/financing.ts';
import { buildFinanceTerms, getExampleTerms } from '../../../domain/finance/terms.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

type Finance = SiteSettings['finance'];

export const NO_OFFER = 'Not an offer of credit; terms, fees and lending criteria apply.';

/**
 * The assumptions of an estimate, in words (S9): the lender, term, deposit, fee and final payment, and the loan that
 * the comparison rate is based on.
 */
export function describeEstimateBasis(finance: Finance, financing: Financing): string {
  return joinBasis(finance, describeLoan(finance, financing));
}

/** What the notes of all repayments say alike: the loan of the comparison rate, and that none is an offer. */
export function describeEveryBasis(finance: Pick<Finance, 'rates'>): string {
  return `${describeComparisonBasis(finance)} ${NO_OFFER}`;
}

/** The same for a lender's figure before it is known; a null term is left out. */
export function describeQuoteBasis(finance: Finance, termYears: number | null): string {
  return joinBasis(finance, describeStatedLoan(termYears));
}

/** The same for the site's own lender, for any vehicle. */
export function describeSiteBasis(finance: Finance): string {
  return joinBasis(finance, describeSiteLoan(finance));
}

function describeSiteLoan(finance: Finance): string {
  const { termYears, depositPercent, finalPaymentPercent } = getExampleTerms(finance);
  const { establishmentFee } = buildFinanceTerms(finance).provider;
  const parts = [
    depositPercent === 0 ? 'no deposit' : `a ${depositPercent.toFixed(1)}% deposit`,
    ...(finalPaymentPercent > 0 ? [`a ${finalPaymentPercent.toFixed(1)}% final payment`] : []),
    ...listFeeParts(establishmentFee),
  ];
  return `Estimate over ${formatYears(termYears)} with ${joinWithAnd(parts)}.`;
}

function joinBasis(finance: Finance, loan: string): string {
  return `${loan} ${describeEveryBasis(finance)}`;
}

function describeLoan(finance: Finance, financing: Financing): string {
  const { lender, termYears, deposit, establishmentFee } = financing;
  if (lender === 'site') return describeSiteLoan(finance);
  if (isStated(financing, finance.estimate.every) || termYears === null) return describeStatedLoan(termYears);
  const parts = [...(deposit === 0 ? ['no deposit'] : []), ...listFeeParts(establishmentFee)];
  const beside = parts.length > 0 ? ` with ${joinWithAnd(parts)}` : '';
  return `Estimate at the lender’s rate over ${formatYears(termYears)}${beside}.`;
}

function describeStatedLoan(termYears: number | null): string {
  return `Lender’s estimate${termYears === null ? '' : ` over ${formatYears(termYears)}`}.`;
}

const listFeeParts = (fee: number | null) => (fee ? [`an establishment fee of ${formatDollars(fee)}`] : []);

/** "Comparison rate based on a secured loan of $30,000 over 5 years." */
export function describeComparisonBasis({ rates }: Pick<Finance, 'rates'>): string {
  return (
    `Comparison rate based on a secured loan of ${formatDollars(rates.exampleAmount)} over ` +
    `${formatYears(rates.exampleTermYears)}.`
  );
}

function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "5 years", "1 year". */
export function formatYears(years: number): string {
  return `${formatThousands(years)} ${years === 1 ? 'year' : 'years'}`;
}
