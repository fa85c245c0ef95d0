import type { NewLead } from '../../../db/queries/leads/leads.ts';
import type { Payment } from '../../../db/queries/payments/payments.ts';
import type { PaymentState } from '../../../domain/payments/payment.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** The subcategory of the lead for each final state of a payment; a pending payment is no lead. */
const SUBCATEGORIES: Partial<Record<PaymentState, string>> = {
  paid: 'Paid',
  refund_due: 'Refund due',
  expired: 'Not paid',
};

/**
 * The lead of a completed payment: paid, paid and to be refunded, or not paid in time, so that nobody who left their
 * details is forgotten. Null while it is pending, and where it is no news to the dealer.
 */
export function buildPaymentLead(payment: Payment, now: Date, { leads }: Pick<SiteSettings, 'leads'>): NewLead | null {
  const subcategory = SUBCATEGORIES[payment.state];
  if (!subcategory) return null;
  const { lead, answers, asked = [], consent, visitor_id, campaign = {} } = payment.lead;
  return {
    lead: { ...lead, subcategory },
    answers: { ...answers, ...paymentAnswers(payment) },
    asked,
    consent,
    visitor_id,
    campaign,
    idempotency_key: `payment-${payment.token}-${payment.state}`,
    // Shoppers who did not pay get no thank-you email; the dealer is told all the same.
    routes: payment.state === 'expired' ? { ...leads, confirmation: { send: 'off' } } : leads,
    created_at: now,
  };
}

function paymentAnswers({ state, cents, token, charge_id, paid_at }: Payment): Record<string, string | null> {
  return {
    payment_state: state,
    payment_amount: formatDollars(cents / 100),
    payment_reference: formatPaymentReference(token),
    payment_charge: charge_id,
    paid_at: paid_at?.toISOString() ?? null,
  };
}

export function formatPaymentReference(token: string): string {
  return token.slice(0, 8).toUpperCase();
}
