/**
 * The state of a payment. `refund_due`: the money has come in and must go back, because what it was for is no longer
 * available.
 */
export const PAYMENT_STATES = ['created', 'pending', 'failed', 'expired', 'paid', 'refund_due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Events of a payment. `paid_in_vain`: the money has come in, but by then the vehicle is somebody else's. */
export const PAYMENT_EVENTS = ['opened', 'paid', 'paid_in_vain', 'declined', 'expired', 'refunded'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Money that came in is never forgotten: late, repeated or reordered events do not change that. */
const COMES_IN = { paid: 'paid', paid_in_vain: 'refund_due' } as const;

/** The state machine. An event that a state does not list leaves it unchanged. */
const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  created: { ...COMES_IN, opened: 'pending', declined: 'failed', expired: 'expired' },
  pending: { ...COMES_IN, declined: 'failed', expired: 'expired' },
  // A card was declined; another may be tried on the same page.
  failed: { ...COMES_IN, opened: 'pending', expired: 'expired' },
  expired: COMES_IN,
  paid: { refunded: 'refunded' },
  refund_due: { refunded: 'refunded' },
  refunded: {},
};

/** The state of a payment after an event (G12). */
export function getNextPaymentState(state: PaymentState, news: PaymentEvent): PaymentState {
  return NEXT[state][news] ?? state;
}

export function isPayable(state: PaymentState): boolean {
  return state === 'created' || state === 'pending' || state === 'failed';
}

/** Whether money has come in, even if it will be refunded. */
export function hasMoney(state: PaymentState): boolean {
  return state === 'paid' || state === 'refund_due' || state === 'refunded';
}

/** Dollars as whole cents: 199.995 → 20000. */
export function toCents(dollars: number): number {
  return Math.round(Number((dollars * 100).toFixed(4)));
}
