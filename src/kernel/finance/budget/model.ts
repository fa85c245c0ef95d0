import { computeAffordablePriceCents } from '../../../domain/finance/estimate/affordable.ts';
import { type Financing, findFinancing } from '../../../domain/finance/financing.ts';
import { buildFinanceTerms, getExampleTerms } from '../../../domain/finance/terms.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { describeSiteBasis } from '../estimate/basis.ts';
import { formatComparisonRate, formatPercent } from '../repayment/model.ts';
/** "What can I buy for $150 a week?": a box for a repayment, with the rates that must stand beside it by law. */
export interface BudgetModel {
  label: string;
  /** The box's name in the query. */
  name: string;
  /** The requested dollars a week; null before. */
  value: number | null;
  /** The prices that it buys on the site's own terms: "About $31,200"; null where each vehicle has its lender's. */
  buys: string | null;
  /** The site's own rate, and its comparison rate; null where each vehicle has its lender's. */
  rates: { rate: string; comparison: string } | null;
  basis: string;
  warning: string;
}

type Finance = SiteSettings['finance'];

/** The conditions of the box, as those of a card's repayment: said where the page has all of its conditions. */
export const sayBudget = ({ basis, warning }: BudgetModel) => ({ repayment: { note: `* ${basis}`, warning } });

/** The box for a weekly repayment, filled with `weekly` dollars (E11); null on sites that show no repayments. */
export function buildBudgetModel(finance: Finance, weekly: number | null): BudgetModel | null {
  if (finance.estimate.show === 'hidden') return null;
  const lent = findSiteFinancing(finance);
  return {
    label: 'What can I buy for',
    name: 'weekly_price_max',
    value: weekly,
    buys: lent && weekly !== null ? formatBuys(weekly, finance, lent) : null,
    rates: lent && {
      rate: `${formatPercent(lent.interestRate)} p.a.`,
      comparison: formatComparisonRate(lent.comparisonRate),
    },
    basis: lent ? describeSiteBasis(finance) : LENDERS,
    warning: finance.disclaimer.comparisonWarning,
  };
}

const LENDERS =
  'See each vehicle for its rate and comparison rate. ' +
  'Not an offer of credit; terms, fees and lending criteria apply.';

/** The site's own lender, where it finances every vehicle; null where vehicles come with their lenders. */
function findSiteFinancing(finance: Finance): Financing | null {
  return buildFinanceTerms(finance).provider.quotes === 'site_rates' ? findFinancing(null, finance) : null;
}

const WHOLE_CENTS = 10_000;

function formatBuys(
  weekly: number,
  finance: Finance,
  { interestRate: ratePercent, establishmentFee }: Financing,
): string | null {
  const { termYears, depositPercent, finalPaymentPercent } = getExampleTerms(finance);
  const cents = computeAffordablePriceCents(weekly * 100, {
    establishmentFeeCents: Math.round((establishmentFee ?? 0) * 100),
    ratePercent,
    termYears,
    frequency: 'weekly',
    depositPercent,
    finalPaymentPercent,
  });
  const dollars = cents === null ? 0 : Math.floor(cents / WHOLE_CENTS) * (WHOLE_CENTS / 100);
  return dollars > 0 ? `Prices up to about ${formatDollars(dollars)}` : null;
}
