/**
 * Where the money of a payment is. `refund_due`: it has come, and goes back, for what it was for cannot be had any
 * more.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'failed',
  'expired',
  'paid',
  'refund_due',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * What may become known of a payment. `paid_in_vain`: the money has come, but the vehicle is somebody else's by then.
 */
export const PAYMENT_EVENTS = ['opened', 'paid', 'paid_in_vain', 'declined', 'expired', 'refunded'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Money that came is never forgotten: what is told late, twice or in another order changes nothing of it. */
const COMES_IN = { paid: 'paid', paid_in_vain: 'refund_due' } as const;

/** The whole of it: which state follows on which news. News that a state has no word for leave it as it is. */
const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  created: { ...COMES_IN, opened: 'pending', declined: 'failed', expired: 'expired' },
  pending: { ...COMES_IN, declined: 'failed', expired: 'expired' },
  // A card was refused; another one may be tried on the same page.
  failed: { ...COMES_IN, opened: 'pending', expired: 'expired' },
  expired: COMES_IN,
  paid: { refunded: 'refunded' },
  refund_due: { refunded: 'refunded' },
  refunded: {},
};

/** The state of a payment after some news of it (G12). */
export function getNextPaymentState(state: PaymentState, news: PaymentEvent): PaymentState {
  return NEXT[state][news] ?? state;
}

/** Whether the shopper may still pay. */
export function isPayable(state: PaymentState): boolean {
  return state === 'created' || state === 'pending' || state === 'failed';
}

/** Whether money has come in, be it that it goes back. */
export function hasMoney(state: PaymentState): boolean {
  return state === 'paid' || state === 'refund_due' || state === 'refunded';
}

/** Dollars as whole cents: 199.995 → 20000. */
export function toCents(dollars: number): number {
  return Math.round(Number((dollars * 100).toFixed(4)));
}
