/** What a shopper is to pay, in whole cents of Australian dollars. */
export interface PaymentOrder {
  /** Identifies the payment in all of the provider's messages, and makes `open` idempotent. */
  token: string;
  siteId: number;
  cents: number;
  description: string;
  email: string | null;
  /** Where the provider's page leads after paying, and after cancelling. */
  paidUrl: string;
  backUrl: string;
  /** When the session expires. */
  expiresAt: Date;
}

/** A provider's page on which one payment can be made. */
export interface PaymentSession {
  id: string;
  url: string;
}

/** What a provider reports about a payment. */
export interface ProviderEvent {
  news: 'paid' | 'declined' | 'expired' | 'refunded';
  token: string;
  siteId: number;
  /** Null when it reports on the charge alone. */
  sessionId: string | null;
  chargeId: string | null;
  cents: number | null;
  currency: string | null;
}

/** A refund. The same charge is refunded once, however often it is requested. */
export interface Refund {
  chargeId: string;
  cents: number;
  token: string;
}

/** A service that takes payments on its own pages. Every failure is a `PaymentFailure`. */
export interface PaymentProvider {
  readonly name: 'stand_in' | 'stripe';
  /** The origin of the provider's payment pages; null for our own. */
  readonly pageOrigin: string | null;
  /** Opens the payment's session; idempotent for the same order. */
  open(order: PaymentOrder): Promise<PaymentSession>;
  /** The outcome of a session; undefined while it has none. */
  find(sessionId: string): Promise<ProviderEvent | undefined>;
  /** Ends a session on which nothing is to be paid any more. Fails for one that was paid meanwhile. */
  close(sessionId: string): Promise<void>;
  refund(refund: Refund): Promise<void>;
  /**
   * Reads a webhook of the provider; undefined for events that do not matter here. Throws `NoticeRefused` for what the
   * provider did not send.
   */
  readNotice(body: string, signature: string | null, now: Date): ProviderEvent | undefined;
}

/** The provider could not be reached, or refused; the message says what and where. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
}

/** The notice is not signed by the provider, is too old, or makes no sense; the message says which. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';
}

/** The only currency that dealers here take. */
export const CURRENCY = 'aud';
