import { randomBytes, randomUUID } from 'node:crypto';
import { CURRENCY, type PaymentProvider } from './contract.ts';
import { readNotice } from './notice.ts';
import { checkSignature, signNotice } from './signature.ts';

/** Root of the pages on which test payments are made. */
export const TEST_PAYMENT_PATH = '/payments/test';

/** Signs the stand-in's notices; they never leave the process. */
const SECRET = randomBytes(32).toString('hex');

/** A test payment as its page shows it. */
export interface TestPayment {
  token: string;
  siteId: number;
  sessionId: string;
  cents: number;
}

/** A notice and the header that signs it, as a provider would send them. */
export interface SignedNotice {
  body: string;
  signature: string;
}

/** The test cards and the outcome of a payment with each. */
export const TEST_CARDS = {
  pays: { number: '4242 4242 4242 4242', label: 'Pays' },
  declined: { number: '4000 0000 0000 0002', label: 'Is declined' },
} as const;
export type TestCard = keyof typeof TEST_CARDS;

/**
 * Payments without a provider and without money: a page of ours replaces the provider's, and reports what was done on
 * it by signed notices in the same format, through the same code path.
 */
export const standInProvider: PaymentProvider = {
  name: 'stand_in',
  pageOrigin: null,
  async open() {
    const id = `cs_test_${randomUUID()}`;
    return { id, url: `${TEST_PAYMENT_PATH}/${id}` };
  },
  // The page reports every outcome at once.
  find: async () => undefined,
  close: async () => {},
  // No money was taken, so there is nothing to refund.
  refund: async () => {},
  readNotice(body, signature, now) {
    checkSignature(body, signature, SECRET, now);
    return readNotice(body);
  },
};

/** The notice of a test payment with a card, in Stripe's format. */
export function buildTestNotice(payment: TestPayment, card: TestCard, now: Date): SignedNotice {
  const { token, siteId, sessionId, cents } = payment;
  const charge = `pi_test_${sessionId}`;
  const common = { currency: CURRENCY, metadata: { payment: token, site: String(siteId) } };
  const session = { status: 'complete', payment_status: 'paid', amount_total: cents, payment_intent: charge };
  const notices = {
    pays: { type: 'checkout.session.completed', object: { id: sessionId, ...session, ...common } },
    declined: { type: 'payment_intent.payment_failed', object: { id: charge, amount: cents, ...common } },
  };
  const { type, object } = notices[card];
  const body = JSON.stringify({ id: `evt_test_${randomUUID()}`, type, data: { object } });
  return { body, signature: signNotice(body, SECRET, now) };
}
