import type { SuffixedName } from '../../../domain/finance/loan/frequency.ts';
import { withSuffix } from '../../../domain/finance/loan/frequency.ts';
import { formatDate, formatDollars } from '../../../domain/text/format.ts';
/**
 * A repayment as shown. By law the rate, comparison rate and warning belong to it, so the type has no repayment without
 * them. A look shows it with its one part for repayments and its one part for their terms.
 */
export interface RepaymentModel {
  /** "$112 wk*" */
  amount: string;
  /** "9.49% p.a." */
  rate: string;
  /** "Comparison rate 10.62% p.a." */
  comparison: string;
  /** "With a deposit of $2,000 and a final payment of $9,000": the other payments that it assumes; null for none. */
  besides: string | null;
  /** "Offer ends 31/12/2026"; null where the offer has no end. */
  offerEnds: string | null;
  /** The note of the asterisk; begins with it. */
  note: string;
  /** The site's own disclaimer, where it appears nowhere else on the page; else null. */
  disclaimer: string | null;
  /** The comparison rate warning. Always visible near the repayment, and whole. */
  warning: string;
}

/** A comparison rate in percent, or the lowest and highest that may apply. */
export type ComparisonRate = number | { from: number; to: number };

export interface RepaymentInputs {
  /** Of one period, in cents. */
  amountCents: number;
  every: SuffixedName;
  /** Percent a year. */
  rate: number;
  comparison: ComparisonRate;
  /** `YYYY-MM-DD`; null where the offer has no end. */
  offerEnds: string | null;
  /** The deposit and the final payment in whole dollars, where the repayment is a lender's or the site's. */
  deposit?: number;
  balloon?: number;
  /** What the figures are based on, without the asterisk. */
  basis: string;
  disclaimer?: string | null;
  warning: string;
}

/**
 * A repayment in words, with the rates that belong to it (E6, S9): "$112 wk*", "9.49% p.a.", "Comparison rate 10.62%
 * p.a.".
 */
export function buildRepaymentModel(inputs: RepaymentInputs): RepaymentModel {
  const { amountCents, every, rate, comparison, offerEnds, basis, disclaimer = null, warning } = inputs;
  return {
    amount: withSuffix(formatDollars(amountCents / 100), every),
    rate: `${formatPercent(rate)} p.a.`,
    comparison: formatComparisonRate(comparison),
    besides: formatBesides(inputs),
    offerEnds: formatOfferEnds(offerEnds),
    note: `* ${basis}`,
    disclaimer,
    warning,
  };
}

/** A repayment and everything that belongs to it in one line, so that the rates are as large as the repayment. */
export function formatRepayment({ amount, rate, comparison, besides, offerEnds }: RepaymentModel): string {
  return [amount, rate, comparison, besides, offerEnds].filter(Boolean).join(' · ');
}

/** A repayment at the shopper's own rate, which has no comparison rate. */
export function buildAssumedRepayment({
  amountCents,
  every,
  rate,
  basis,
}: Pick<RepaymentInputs, 'amountCents' | 'every' | 'rate' | 'basis'>): Pick<
  RepaymentModel,
  'amount' | 'rate' | 'note'
> {
  return {
    amount: withSuffix(formatDollars(amountCents / 100), every),
    rate: `${formatPercent(rate)} p.a.`,
    note: `* ${basis}`,
  };
}

/**
 * "With a deposit of $2,000 and a final payment of $9,000"; null for neither (E8: deposit and balloon of the lender).
 */
function formatBesides({ deposit = 0, balloon = 0 }: RepaymentInputs): string | null {
  const parts = [
    ...(deposit > 0 ? [`a deposit of ${formatDollars(deposit)}`] : []),
    ...(balloon > 0 ? [`a final payment of ${formatDollars(balloon)}`] : []),
  ];
  return parts.length === 0 ? null : `With ${parts.join(' and ')}`;
}

/** "Offer ends 31/12/2026" (S9); null where the offer has no end. */
export function formatOfferEnds(offerEnds: string | null): string | null {
  return offerEnds === null ? null : `Offer ends ${formatDate(offerEnds)}`;
}

/** A rate in percent to two decimals: "9.49%". */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** "Comparison rate 10.62% p.a.", or of a span "Comparison rate 8.38% to 19.42% p.a." (E7). */
export function formatComparisonRate(comparison: ComparisonRate): string {
  if (typeof comparison === 'number') return `Comparison rate ${formatPercent(comparison)} p.a.`;
  return `Comparison rate ${formatPercent(comparison.from)} to ${formatPercent(comparison.to)} p.a.`;
}
