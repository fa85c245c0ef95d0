import { listUnsettled, type Payment } from '../../../db/queries/payments/payments.ts';
import { isPayable } from '../../../domain/payments/payment.ts';
import type { PaymentProvider, ProviderEvent } from '../../../integrations/payment/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findProvider } from './provider.ts';
import { refundPayment } from './refund.ts';
import { settlePayment } from './settle.ts';

export type SweepRequest = Pick<RequestContext, 'settings' | 'site' | 'db' | 'now' | 'log'>;

/**
 * Completes what is pending of a site's payments (G12): refunds what is due, ends payments that have expired, and looks
 * up those whose notice never came. Failures are logged and left for the next sweep. Returns how many payments it went
 * through.
 */
export async function sweepPayments(site: SweepRequest, given?: PaymentProvider): Promise<number> {
  const unsettled = await site.db.run((tx) => listUnsettled(tx, site.now));
  const provider = unsettled.length > 0 ? (given ?? findProvider(site)) : null;
  if (!provider) return 0;
  for (const payment of unsettled)
    await settleOne(payment, provider, site).catch((error: unknown) =>
      site.log.error(
        { feature: 'payments', payment: payment.id, err: error },
        'Could not settle a payment; the next sweep tries again',
      ),
    );
  return unsettled.length;
}

async function settleOne(payment: Payment, provider: PaymentProvider, site: SweepRequest): Promise<void> {
  if (payment.provider !== provider.name) return;
  const { charge_id, cents, token } = payment;
  if (!isPayable(payment.state)) {
    if (charge_id) await refundPayment(site, provider, { chargeId: charge_id, cents, token });
    return;
  }
  const settled = await settlePayment(site, await endOf(payment, provider, site));
  if (settled.kind === 'settled' && settled.refund) await refundPayment(site, provider, settled.refund);
}

/** What has become of an expired payment, by its session, which is closed if it is still open. */
async function endOf(
  { token, session_id, cents }: Payment,
  provider: PaymentProvider,
  { site }: SweepRequest,
): Promise<ProviderEvent> {
  const over = {
    news: 'expired',
    token,
    siteId: site.id,
    sessionId: session_id,
    chargeId: null,
    cents,
    currency: null,
  } as const;
  if (session_id === null) return over;
  const news = await provider.find(session_id);
  if (news) return news;
  await provider.close(session_id);
  return over;
}
