import { randomBytes, randomUUID } from 'node:crypto';
import { CURRENCY, type PaymentProvider } from './contract.ts';
import { readNotice } from './notice.ts';
import { checkSignature, signNotice } from './signature.ts';

/** Below it are the pages on which test payments are made. */
export const TEST_PAYMENT_PATH = '/payments/test';

/** Signs what the stand-in tells: it tells it within the same process. */
const SECRET = randomBytes(32).toString('hex');

/** A test payment as its page knows it. */
export interface TestPayment {
  token: string;
  siteId: number;
  sessionId: string;
  cents: number;
}

/** A notice and the header that signs it, as they come from a provider. */
export interface SignedNotice {
  body: string;
  signature: string;
}

/** The test cards: what becomes of a payment with each. */
export const TEST_CARDS = {
  pays: { number: '4242 4242 4242 4242', label: 'Pays' },
  declined: { number: '4000 0000 0000 0002', label: 'Is declined' },
} as const;
export type TestCard = keyof typeof TEST_CARDS;

/**
 * Payments without a provider and without money: a page of ours stands in for the provider's, and tells what was done
 * on it in the same words, signed, by the same way.
 */
export const standInProvider: PaymentProvider = {
  name: 'stand_in',
  pageOrigin: null,
  async open() {
    const id = `cs_test_${randomUUID()}`;
    return { id, url: `${TEST_PAYMENT_PATH}/${id}` };
  },
  // All that is done on the page is told at once.
  find: async () => undefined,
  close: async () => {},
  // There was no money: giving it back is done with that.
  refund: async () => {},
  readNotice(body, signature, now) {
    checkSignature(body, signature, SECRET, now);
    return readNotice(body);
  },
};

/** What is told of a test payment with a card, in the words of Stripe. */
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
