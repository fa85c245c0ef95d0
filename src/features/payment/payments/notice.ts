import { NoticeRefused, type PaymentProvider } from '../../../integrations/payment/contract.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../../kernel/http/problem.ts';
import { readBytes } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../../kernel/request/security-events.ts';
import { findProvider } from './provider.ts';
import { refundPayment } from './refund.ts';
import { type SettleResult, settlePayment } from './settle.ts';

const MAX_BODY_BYTES = 262_144;

export type NoticeRequest = Pick<RequestContext, 'settings' | 'site' | 'db' | 'now' | 'log'> &
  Partial<Pick<RequestContext, 'visit'>>;

/**
 * POST /api/payments/notice: the webhook of the site's payment provider. It is answered with 2xx only when all changes
 * are committed; a notice with a wrong signature or amount is refused and changes nothing.
 */
export async function answerNotice(
  request: Request,
  site: NoticeRequest,
  provider: PaymentProvider | null = findProvider(site),
): Promise<Response> {
  if (!provider) return createProblemResponse(503, 'Payments are not set up');
  const bytes = await readBytes(request.body, MAX_BODY_BYTES);
  if (!bytes) return createProblemResponse(413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
  const body = Buffer.from(bytes).toString('utf8');
  const taken = await handleNotice(body, request.headers.get('Stripe-Signature'), site, provider);
  if (taken.kind === 'refused') recordRefusedWrite(site.visit, 'invalid_token');
  if (taken.kind === 'refused') return createProblemResponse(400, `Payment notice refused: ${taken.reason}`);
  return createJsonResponse({ received: true }, { 'Cache-Control': 'no-store' });
}

export type NoticeOutcome =
  | { kind: 'refused'; reason: string }
  | { kind: 'no_matter' }
  | Exclude<SettleResult, { kind: 'mismatch' }>;

/**
 * Handles a notice: checks its signature, stores its content, and refunds a charge that came too late. Throws where it
 * cannot be stored.
 */
export async function handleNotice(
  body: string,
  signature: string | null,
  { settings, db, now, log }: NoticeRequest,
  provider: PaymentProvider,
): Promise<NoticeOutcome> {
  try {
    const news = provider.readNotice(body, signature, now);
    if (!news) return { kind: 'no_matter' };
    const inputs = { db, settings, now, log };
    const settled = await settlePayment(inputs, news);
    if (settled.kind === 'mismatch') return refused(`${news.token}: ${settled.reason}`, log);
    if (settled.kind === 'unknown')
      log.warn({ feature: 'payments', payment: news.token }, 'A payment notice names no payment of this site');
    if (settled.kind !== 'settled' || !settled.refund) return settled;
    return (await refundNow(inputs, provider, settled)) ?? settled;
  } catch (error) {
    if (error instanceof NoticeRefused) return refused(error.message, log);
    throw error;
  }
}

async function refundNow(
  inputs: Parameters<typeof refundPayment>[0],
  provider: PaymentProvider,
  settled: Extract<SettleResult, { kind: 'settled' }>,
) {
  const after = settled.refund && (await refundPayment(inputs, provider, settled.refund));
  return after?.kind === 'settled' ? after : undefined;
}

function refused(reason: string, log: NoticeRequest['log']): NoticeOutcome {
  log.warn({ feature: 'payments', reason }, 'A payment notice was refused');
  return { kind: 'refused', reason };
}
