import { changePayment, lockPayment, type Payment } from '../../../db/queries/payments/payments.ts';
import { getNextPaymentState, isPayable } from '../../../domain/payments/payment.ts';
import type { PaymentProvider } from '../../../integrations/payment/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { BACK_PARAM, linkToPayment } from './address.ts';

type OpeningRequest = Pick<RequestContext, 'db' | 'now' | 'site' | 'log'>;

/** Providers keep a session open for at least half an hour; one minute more allows for clocks that differ. */
const SHORTEST_MS = 31 * 60_000;

/**
 * The address at which a payment is made: that of its session, which is opened once. Two concurrent requests use the
 * same key, so the provider makes one session of them. Null, and a line in the log, where the provider cannot be
 * reached.
 */
export async function openSession(
  payment: Payment,
  provider: PaymentProvider,
  { db, now, site, log }: OpeningRequest,
): Promise<string | null> {
  const locked = await db.run(async (tx) => {
    const own = await lockPayment(tx, payment.token);
    if (!own || own.session_url !== null || !isPayable(own.state)) return own;
    const session_expires_at = endOf(own, now);
    await changePayment(tx, own.id, { session_expires_at }, now);
    return { ...own, session_expires_at };
  });
  if (!locked?.session_expires_at) return null;
  if (locked.session_url) return locked.session_url;
  const page = site.origin + linkToPayment(payment.token);
  try {
    const session = await provider.open({
      token: locked.token,
      siteId: site.id,
      cents: locked.cents,
      description: locked.description,
      email: locked.lead.lead.email,
      paidUrl: `${page}?${BACK_PARAM}=payment`,
      backUrl: page,
      expiresAt: locked.session_expires_at,
    });
    return await saveFirstSession(locked, session, { db, now });
  } catch (error) {
    log.error({ feature: 'payments', payment: payment.id, err: error }, 'Could not open a payment session');
    return null;
  }
}

/** The first session that is stored wins. */
function saveFirstSession(
  { token }: Payment,
  session: { id: string; url: string },
  { db, now }: Pick<OpeningRequest, 'db' | 'now'>,
): Promise<string | null> {
  return db.run(async (tx) => {
    const own = await lockPayment(tx, token);
    if (!own) return null;
    if (own.session_url) return own.session_url;
    const state = getNextPaymentState(own.state, 'opened');
    await changePayment(tx, own.id, { state, session_id: session.id, session_url: session.url }, now);
    return session.url;
  });
}

/** The same end for all requests while it is long enough; a new one once it has become too short. */
function endOf({ session_expires_at, expires_at }: Payment, now: Date): Date {
  const shortest = now.getTime() + SHORTEST_MS;
  if (session_expires_at && session_expires_at.getTime() >= shortest - 60_000) return session_expires_at;
  return new Date(Math.max(expires_at.getTime(), shortest));
}
