import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { describeComparisonBasis, NO_OFFER } from './basis.ts';

type Finance = SiteSettings['finance'];

/**
 * What repayments rest on, without what a text beside it says of them already: their loan, that of the comparison rate,
 * and that they are no offer; null where nothing is left.
 */
export function leaveOutSaid(basis: string, text: string | null, { rates }: Pick<Finance, 'rates'>): string | null {
  const said = text ?? '';
  const saysNoOffer = /not an offer of credit/i.test(said) && /lending criteria/i.test(said);
  const left = [
    ...(saysComparisonBasis(said, rates) ? [describeComparisonBasis({ rates })] : []),
    ...(saysNoOffer ? [NO_OFFER] : []),
  ].reduce((sentences, sentence) => sentences.replace(sentence, ''), leaveOutLoan(basis, said));
  return left.replace(/ {2,}/g, ' ').trim() || null;
}

/** The note of a repayment without the fee that a list of fees beside it has. */
export function leaveOutListedFee(note: string, fees: readonly { label: string; amount: string }[]): string {
  const listed = fees.find(({ label }) => label === ESTABLISHMENT_FEE);
  if (!listed) return note;
  const fee = `an establishment fee of ${listed.amount}`;
  // The last of "no deposit and …", of a longer list, or alone.
  const [before, after] = note.split(fee);
  if (before === undefined || after === undefined) return note;
  const parts = before.replace(/ (?:and|with) $/, '');
  return before.endsWith(' and ') ? parts.replace(/, ([^,]*)$/, ' and $1') + after : parts + after;
}

/** How a list of fees calls the one that is part of the loan. */
export const ESTABLISHMENT_FEE = 'Establishment fee (included)';

/**
 * The basis with two words in place of a loan of one term that a text describes too: its term and all that is said to
 * be beside it, with no final payment that the loan has not.
 */
function leaveOutLoan(basis: string, text: string): string {
  const [sentence, term, beside = ''] = LOAN.exec(basis) ?? [];
  const said = text.toLowerCase().replace(/based on [^.]*/g, '');
  if (!sentence || !mentionsYears(said, Number(term))) return basis;
  const parts = beside.match(BESIDE) ?? [];
  const hasFinalPayment = /final payment|balloon|residual/i;
  const isAlike = parts.length === 0 || hasFinalPayment.test(said) === hasFinalPayment.test(beside);
  return isAlike && parts.every((part) => said.includes(part)) ? basis.replace(sentence, '* Estimates only.') : basis;
}

const LOAN =
  /^\* (?:Lender’s estimate|Estimates?(?: at the lender’s rate)?) over (\d+) years?\b((?:[^.]|\.(?=\d))*)\.(?= |$)/;

/** What a loan's sentence has beside the term. */
const BESIDE = /no deposit|[\d.]+% (?:deposit|final payment)|establishment fee of \$[\d,]*\d(?:\.\d\d)?/g;

/** "Comparison rate 9.62% p.a., based on a 5-year secured loan of $30,000", in any lender's words. */
function saysComparisonBasis(text: string, { exampleAmount, exampleTermYears }: Finance['rates']): boolean {
  const loan = /comparison rate[\s\S]{0,40}?based on ([^.]*)/i.exec(text)?.[1] ?? '';
  return loan.includes(formatDollars(exampleAmount)) && mentionsYears(loan, exampleTermYears);
}

/** "5-year", "five years", "60 months". */
function mentionsYears(text: string, years: number): boolean {
  const numbers = [years, NUMBERS[years]].filter(Boolean).join('|');
  return new RegExp(`\\b(?:(?:${numbers})[- ]years?|${years * 12}[- ]months?)\\b`, 'i').test(text);
}

const NUMBERS: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' };
