/** What a shopper is to pay, in whole cents of Australian dollars. */
export interface PaymentOrder {
  /** Names the payment to the provider, in everything that it tells of it, and makes asking twice one session. */
  token: string;
  siteId: number;
  cents: number;
  description: string;
  email: string | null;
  /** Where the provider's page leads after paying, and without. */
  paidUrl: string;
  backUrl: string;
  /** The session is over then. */
  expiresAt: Date;
}

/** A provider's page on which one payment can be made. */
export interface PaymentSession {
  id: string;
  url: string;
}

/** What a provider tells of a payment. */
export interface ProviderEvent {
  news: 'paid' | 'declined' | 'expired' | 'refunded';
  token: string;
  siteId: number;
  /** Null where it tells of the charge alone. */
  sessionId: string | null;
  chargeId: string | null;
  cents: number | null;
  currency: string | null;
}

/** Money to give back. The same charge is given back once, however often it is asked for. */
export interface Refund {
  chargeId: string;
  cents: number;
  token: string;
}

/** A service that takes payments on pages of its own. What it cannot do it throws as `PaymentFailure`. */
export interface PaymentProvider {
  readonly name: 'stand_in' | 'stripe';
  /** The origin of the pages that it takes payments on; null for our own. */
  readonly pageOrigin: string | null;
  /** Opens the payment's session; asked twice for the same order it is the same one. */
  open(order: PaymentOrder): Promise<PaymentSession>;
  /** What has become of a session; undefined while nothing has. */
  find(sessionId: string): Promise<ProviderEvent | undefined>;
  /**
   * Ends a session on which nothing is to be paid any more. One that was paid meanwhile cannot be ended: that is a
   * failure.
   */
  close(sessionId: string): Promise<void>;
  refund(refund: Refund): Promise<void>;
  /**
   * Reads what the provider sent by itself; undefined for what does not matter here. Throws `NoticeRefused` for what it
   * did not send.
   */
  readNotice(body: string, signature: string | null, now: Date): ProviderEvent | undefined;
}

/** The provider could not be asked, or would not; the message says what and where. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
}

/** What came is not signed by the provider, is too old, or makes no sense; the message says which. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';
}

/** The one currency that dealers here take. */
export const CURRENCY = 'aud';
