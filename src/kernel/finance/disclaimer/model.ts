import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { formatYears } from '../estimate/basis.ts';
import { leaveOutSaid } from '../estimate/leave-out-said.ts';

/** The text about finance that the law and the lender require. The warning is never inside the part that folds away. */
export interface FinanceDisclaimerModel {
  /** What the repayments of the page rest on, each note once; null for none. */
  basis: string | null;
  /** The whole text; null where there is none, or the site hides it. */
  text: string | null;
  /** Its first characters, where it is longer than the site shows at first. */
  beginning: string | null;
  /** Whether the whole text is visible from the start. */
  startsFull: boolean;
  showLabel: string;
  hideLabel: string;
  /** The comparison rate warning; null where the page shows no such rate. */
  warning: string | null;
  /** The lender's fees. */
  fees: { label: string; amount: string }[];
  /** The assumptions of the example of a financed purchase. */
  note: string | null;
}

type Finance = SiteSettings['finance'];

/**
 * The finance text (E7): the site's disclaimer, else the lender's for the vehicle, else the fallback that the site
 * allows, cut after the last whole word of 197 characters where it is longer; fees, the finance note, and the warning,
 * which is never cut.
 */
export function buildFinanceDisclaimer(
  { disclaimer, rates }: Pick<Finance, 'disclaimer' | 'rates'>,
  lenderText: string | null = null,
): FinanceDisclaimerModel {
  const { shownCharacters, starts, comparisonWarning } = disclaimer;
  const whole = pickDisclaimerText(disclaimer, lenderText);
  const text = starts === 'hidden' ? null : whole;
  return {
    basis: null,
    text,
    beginning: text === null ? null : truncateText(text, shownCharacters),
    startsFull: starts === 'full',
    showLabel: 'Show More',
    hideLabel: 'Show Less',
    warning: comparisonWarning,
    fees: rates.fees.map(({ label, amount, due }) => ({
      label,
      amount: formatDollars(amount) + (due === 'monthly' ? ' a month' : ''),
    })),
    note: rates.note.show === 'shown' ? formatNote(rates.note) : null,
  };
}

/**
 * The disclaimer with what the page's repayments rest on, less what its own text says where it is always in sight: the
 * part that folds away counts for nothing.
 */
export function withBasis(
  disclaimer: FinanceDisclaimerModel,
  basis: string | null,
  finance: Pick<Finance, 'rates'>,
): FinanceDisclaimerModel {
  const inSight = [disclaimer.beginning ?? disclaimer.text, disclaimer.note];
  const left = inSight.reduce((rest, text) => rest && leaveOutSaid(rest, text, finance), basis);
  return { ...disclaimer, basis: left };
}

/**
 * The disclaimer by the setting, else the lender's, else the fallback where the site allows one (E7); null where there
 * is none.
 */
export function pickDisclaimerText(
  { text, fallback, fallbackText }: Finance['disclaimer'],
  lenderText: string | null,
): string | null {
  return text ?? lenderText ?? (fallback === 'secured_loan' ? fallbackText : null);
}

/**
 * The first characters of a text that is longer, with three dots; else null. No word and no amount is cut in two,
 * except one that the text begins with: "$30,0…" would be another loan. A rate is never separated from its comparison
 * rate: a text whose beginning would show one and hide the other isn't folded at all.
 */
function truncateText(text: string, characters: number): string | null {
  const all = [...text];
  if (all.length <= characters) return null;
  const cut = all.slice(0, characters).join('');
  const words = /\s/.test(all[characters] ?? '') ? cut : cut.replace(/\s\S*$/, '');
  const first = words.replace(/[\s,;:–-]+$/, '') || cut;
  const rate = text.search(RATE);
  const showsRate = rate !== -1 && rate < first.length;
  return showsRate && !COMPARISON.test(first) ? null : `${first}…`;
}

const RATE = /\d\s*%\s*p\.?\s?a\b/i;
const COMPARISON = /comparison rates?\b[^%]{0,40}\d\s*%\s*p\.?\s?a\b/i;

/** "5-year term, 10.0% deposit, 30.0% final payment" (S9). */
function formatNote({ termYears, depositPercent, finalPaymentPercent }: Finance['rates']['note']): string {
  const term = Number.isInteger(termYears) ? `${termYears}-year term` : `term of ${formatYears(termYears)}`;
  return (
    `Finance example: ${term}, ${depositPercent.toFixed(1)}% deposit, ` +
    `${finalPaymentPercent.toFixed(1)}% final payment.`
  );
}
