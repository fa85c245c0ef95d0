import { createHash } from 'node:crypto';
import { z } from 'zod';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { CURRENCY, PaymentFailure, type PaymentOrder, type PaymentProvider } from './contract.ts';
import { readNotice, sessionSchema, toSessionEvent } from './notice.ts';
import { checkSignature } from './signature.ts';

export const STRIPE_URL = 'https://api.stripe.com';
/** The API version whose fields we read; Stripe answers in it whatever the account's own is. */
const VERSION = '2024-06-20';
const TIMEOUT_MS = 15_000;

export interface StripeAccount {
  /** The API's address: https://api.stripe.com. */
  url: string;
  key: string;
  /** Signs Stripe's webhooks. */
  noticeSecret: string;
  /** Where shoppers pay: https://checkout.stripe.com. */
  pageOrigin: string;
  breaker: CircuitBreaker;
  timeoutMs?: number;
}

/**
 * Stripe's Checkout Sessions: cards are entered on its pages only. Every request that creates something has an
 * idempotency key, so that one whose response was lost can be repeated.
 */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  return {
    name: 'stripe',
    pageOrigin: account.pageOrigin,
    async open(order) {
      const form = sessionForm(order);
      const key = `session-${order.token}-${createHash('sha256').update(form.toString()).digest('base64url')}`;
      const session = readSession(await ask(account, 'POST', '/v1/checkout/sessions', form, key));
      if (!session.url || new URL(session.url).origin !== account.pageOrigin)
        throw new PaymentFailure(`${account.url} gave a page that is not at ${account.pageOrigin}`);
      return { id: session.id, url: session.url };
    },
    async find(sessionId) {
      return toSessionEvent(readSession(await ask(account, 'GET', sessionPath(sessionId))));
    },
    async close(sessionId) {
      await ask(account, 'POST', `${sessionPath(sessionId)}/expire`, new URLSearchParams());
    },
    async refund({ chargeId, cents, token }) {
      const form = new URLSearchParams({
        payment_intent: chargeId,
        amount: String(cents),
        'metadata[payment]': token,
      });
      await ask(account, 'POST', '/v1/refunds', form, `refund-${chargeId}`);
    },
    readNotice(body, signature, now) {
      checkSignature(body, signature, account.noticeSecret, now);
      return readNotice(body);
    },
  };
}

function sessionForm(order: PaymentOrder): URLSearchParams {
  const names = { payment: order.token, site: String(order.siteId) };
  const metadata = Object.entries(names).flatMap(([name, value]): [string, string][] => [
    [`metadata[${name}]`, value],
    [`payment_intent_data[metadata][${name}]`, value],
  ]);
  return new URLSearchParams([
    ['mode', 'payment'],
    ['payment_method_types[0]', 'card'],
    ['client_reference_id', order.token],
    ['line_items[0][quantity]', '1'],
    ['line_items[0][price_data][currency]', CURRENCY],
    ['line_items[0][price_data][unit_amount]', String(order.cents)],
    ['line_items[0][price_data][product_data][name]', order.description],
    ['payment_intent_data[description]', order.description],
    ...metadata,
    ...(order.email ? ([['customer_email', order.email]] satisfies [string, string][]) : []),
    ['success_url', order.paidUrl],
    ['cancel_url', order.backUrl],
    ['expires_at', String(Math.floor(order.expiresAt.getTime() / 1000))],
  ]);
}

const sessionPath = (id: string) => `/v1/checkout/sessions/${encodeURIComponent(id)}`;

function readSession(json: unknown) {
  const read = sessionSchema.safeParse(json);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new PaymentFailure(`The session is invalid: ${problems.join('; ')}`);
}

async function ask(
  account: StripeAccount,
  method: 'GET' | 'POST',
  path: string,
  form?: URLSearchParams,
  idempotencyKey?: string,
): Promise<unknown> {
  const { breaker, url } = account;
  if (!breaker.canCall()) throw new PaymentFailure(`${url} has failed several times: circuit breaker open`);
  try {
    const response = await fetch(url.replace(/\/+$/, '') + path, {
      method,
      headers: {
        Authorization: `Bearer ${account.key}`,
        'Stripe-Version': VERSION,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(form && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(account.timeoutMs ?? TIMEOUT_MS),
    });
    const json: unknown = await response.json();
    // A faulty request does not open the circuit breaker; an overloaded service does.
    if (response.status < 500 && response.status !== 429) breaker.recordSuccess();
    else breaker.recordFailure();
    if (response.ok) return json;
    throw new PaymentFailure(`${url}${path} answered ${response.status}: ${reasonIn(json)}`);
  } catch (error) {
    if (error instanceof PaymentFailure) throw error;
    breaker.recordFailure();
    throw new PaymentFailure(`${url}${path} could not be reached: ${getErrorMessage(error)}`, { cause: error });
  }
}

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

function reasonIn(json: unknown): string {
  const read = errorSchema.safeParse(json);
  return read.success ? read.data.error.message.slice(0, 300) : 'without a reason';
}
