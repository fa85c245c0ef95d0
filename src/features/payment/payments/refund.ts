import type { PaymentProvider, Refund } from '../../../integrations/payment/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { type SettleInputs, type SettleResult, settlePayment } from './settle.ts';

/**
 * Refunds money that is due. What cannot be refunded now stays due, and is tried again by the next sweep. Never throws:
 * it comes after everything that matters is stored.
 */
export async function refundPayment(
  inputs: SettleInputs & Pick<RequestContext, 'log'>,
  provider: PaymentProvider,
  refund: Refund,
): Promise<SettleResult | undefined> {
  try {
    await provider.refund(refund);
    const { token, chargeId, cents } = refund;
    const { siteId } = inputs.db;
    return await settlePayment(inputs, {
      news: 'refunded',
      token,
      siteId,
      sessionId: null,
      chargeId,
      cents,
      currency: null,
    });
  } catch (error) {
    inputs.log.error(
      { feature: 'payments', charge: refund.chargeId, err: error },
      'Could not make a refund; it is still due',
    );
    return undefined;
  }
}
