import { affordablePriceCents } from '../../../domain/finance/affordable.ts';
import { exampleTerms } from '../../../domain/finance/quote.ts';
import { financeTerms } from '../../../domain/finance/terms.ts';
import { formatDollars } from '../../../domain/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { estimateBasis } from '../estimate/basis.ts';
import { comparisonText, percentText } from '../repayment/make.ts';
import type { BudgetModel } from './model.ts';

type Finance = SiteSettings['finance'];

/** The box that asks for a repayment a week, with `weekly` dollars in it (E11); null on sites that say no repayments. */
export function budgetModel(finance: Finance, weekly: number | null): BudgetModel | null {
  if (finance.estimate.show === 'hidden') return null;
  const rates = ownRates(finance);
  return {
    label: 'What can I buy for',
    name: 'weekly_price_max',
    value: weekly,
    buys: rates && weekly !== null ? buysText(weekly, finance, rates.interest) : null,
    rates: rates && {
      rate: `${percentText(rates.interest)} p.a.`,
      comparison: comparisonText(rates.comparison),
    },
    basis: rates ? estimateBasis(finance, null) : LENDERS,
    warning: finance.disclaimer.comparisonWarning,
  };
}

const LENDERS =
  'Repayments are estimates of the lender: each vehicle says its own, with its rate and comparison rate. Not an offer of credit; terms, fees and lending criteria apply.';

/** The rates by which the site works repayments out itself; null where they come with the vehicles. */
function ownRates(finance: Finance): { interest: number; comparison: number } | null {
  const { interestRate: interest, comparisonRate: comparison } = finance.rates;
  const isOwn = financeTerms(finance).provider.quotes === 'site_rates';
  return isOwn && interest !== null && comparison !== null ? { interest, comparison } : null;
}

const WHOLE_CENTS = 10_000;

function buysText(weekly: number, finance: Finance, ratePercent: number): string | null {
  const { termYears, depositPercent, finalPaymentPercent } = exampleTerms(finance);
  const cents = affordablePriceCents(weekly * 100, {
    establishmentFeeCents: Math.round(financeTerms(finance).provider.establishmentFee * 100),
    ratePercent,
    termYears,
    frequency: 'weekly',
    depositPercent,
    finalPaymentPercent,
  });
  const dollars = cents === null ? 0 : Math.floor(cents / WHOLE_CENTS) * (WHOLE_CENTS / 100);
  return dollars > 0 ? `Prices up to about ${formatDollars(dollars)}` : null;
}
