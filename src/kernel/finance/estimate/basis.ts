import { type Financing, isStated } from '../../../domain/finance/financing.ts';
import { buildFinanceTerms, getExampleTerms } from '../../../domain/finance/terms.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

type Finance = SiteSettings['finance'];

const NO_OFFER = 'Not an offer of credit; terms, fees and lending criteria apply.';

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

/**
 * What repayments rest on, without what a text beside it says of them already: the loan of the comparison rate, and
 * that they are no offer; null where nothing is left.
 */
export function leaveOutSaid(basis: string, text: string | null, { rates }: Pick<Finance, 'rates'>): string | null {
  const said = text ?? '';
  const saysNoOffer = /not an offer of credit/i.test(said) && /lending criteria/i.test(said);
  const left = [
    ...(saysComparisonBasis(said, rates) ? [describeComparisonBasis({ rates })] : []),
    ...(saysNoOffer ? [NO_OFFER] : []),
  ].reduce((sentences, sentence) => sentences.replace(sentence, ''), basis);
  return left.replace(/ {2,}/g, ' ').trim() || null;
}

/** "Comparison rate 9.62% p.a., based on a 5-year secured loan of $30,000", in any lender's words. */
function saysComparisonBasis(text: string, { exampleAmount, exampleTermYears }: Finance['rates']): boolean {
  const loan = /comparison rate[\s\S]{0,40}?based on ([^.]*)/i.exec(text)?.[1] ?? '';
  const years = [exampleTermYears, NUMBERS[exampleTermYears]].filter(Boolean).join('|');
  return (
    loan.includes(formatDollars(exampleAmount)) &&
    new RegExp(`\\b(?:(?:${years})[- ]years?|${exampleTermYears * 12}[- ]months?)\\b`, 'i').test(loan)
  );
}

const NUMBERS: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' };

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
function describeComparisonBasis({ rates }: Pick<Finance, 'rates'>): string {
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
