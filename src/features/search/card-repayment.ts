import type { CardRecord } from '../../domain/card-record.ts';
import { type EstimateRules, weeklyEstimate } from '../../domain/finance-estimate.ts';
import { formatDollars } from '../../domain/format.ts';
import { displayPrice } from '../../domain/price.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** A lender's repayment under a price; the comparison rate belongs to it by law, and what the asterisk leads to. */
export interface RepaymentLine {
  /** "$112 wk*" */
  amount: string;
  /** "Comparison rate 9.62% p.a." */
  rate: string;
  /** Said once below the cards; begins with the asterisk. */
  note: string;
}

type RepaymentSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording'>;

/** The line of what the site's lender asks a week for a vehicle (E1); null where the lender sent nothing, the rules leave it out, or the price shown is none to borrow. */
export function repaymentLine(
  record: CardRecord,
  { finance, price, wording }: RepaymentSettings,
  now: Date,
): RepaymentLine | null {
  if (record.weekly_repayment === null) return null;
  if (displayPrice(record, { ...price, offering: wording.offering }).kind !== 'price') return null;
  const estimate = weeklyEstimate(record, estimateRules(finance), now);
  if (!estimate) return null;
  return {
    amount: `${formatDollars(estimate.dollarsAWeek)} wk*`,
    rate: `Comparison rate ${estimate.comparisonRate.toFixed(2)}% p.a.`,
    note: noteOf(finance.disclaimer),
  };
}

const NO_OFFER = 'The lender’s own estimate, not an offer of credit; terms, fees and lending criteria apply.';

function noteOf({ text, comparisonWarning }: SiteSettings['finance']['disclaimer']): string {
  return `* ${text ?? NO_OFFER} ${comparisonWarning}`;
}

function estimateRules({ finance_provider, estimate, calculator }: SiteSettings['finance']): EstimateRules {
  return { ...estimate, provider: finance_provider, enquireAtOrUnder: calculator.enquireAtOrUnder };
}
