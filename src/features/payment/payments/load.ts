import { data, redirect } from 'react-router';
import { findPayment, type Payment } from '../../../db/queries/payments/payments.ts';
import { isPayable } from '../../../domain/payments/payment.ts';
import { requireOrigin } from '../../../kernel/http/require-origin.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { BACK_PARAM, linkToPayment } from './address.ts';
import { buildPaymentPage } from './model.ts';
import { openSession } from './open-session.ts';
import { findProvider } from './provider.ts';
import { refundPayment } from './refund.ts';
import { settlePayment } from './settle.ts';

/** The address works as a key, so no other site may learn it. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

/**
 * The page of a payment. Visitors who return from the provider need not wait for its notice: the provider is queried at
 * once. Throws a 404 response for an unknown token.
 */
export async function loadPayment(token: string, site: RequestContext) {
  const found = await getPayment(token, site);
  const isBack = site.url.searchParams.has(BACK_PARAM);
  const payment = isBack && isPayable(found.state) ? await askProvider(found, site) : found;
  return data(await pageOf(payment, site), { headers: PRIVATE });
}

/**
 * Redirects to the provider's page, or back to the payment's where there is nothing to pay. An unreachable provider is
 * reported.
 */
export async function goToPay(token: string, request: Request, site: RequestContext) {
  requireOrigin(request);
  const payment = await getPayment(token, site);
  if (!isPayable(payment.state) || payment.expires_at <= site.now) throw redirect(linkToPayment(token), 303);
  const provider = findProvider(site);
  const url = provider && (await openSession(payment, provider, site));
  if (url) throw redirect(url, 303);
  return data({ isOut: true as const }, { status: 503 });
}

async function getPayment(token: string, { db }: RequestContext): Promise<Payment> {
  const payment = /^[0-9a-f]{36}$/.test(token) ? await db.run((tx) => findPayment(tx, token)) : undefined;
  if (!payment) throw new Response(null, { status: 404 });
  return payment;
}

async function askProvider(payment: Payment, site: RequestContext): Promise<Payment> {
  const provider = payment.session_id === null ? null : findProvider(site);
  try {
    const news = provider && payment.session_id && (await provider.find(payment.session_id));
    if (!news) return payment;
    const settled = await settlePayment(site, news);
    if (settled.kind !== 'settled') return payment;
    if (!settled.refund) return settled.payment;
    const after = await refundPayment(site, provider, settled.refund);
    return after?.kind === 'settled' ? after.payment : settled.payment;
  } catch (error) {
    site.log.error({ feature: 'payments', payment: payment.id, err: error }, 'Could not read a payment session');
    return payment;
  }
}

async function pageOf(payment: Payment, { stock, settings, now }: RequestContext) {
  const { car_id } = payment;
  const slug = car_id === null ? undefined : stock.cardsOf([car_id])[0]?.slug;
  const car = (slug && (await stock.findCar(slug))) || null;
  return buildPaymentPage({ payment, car, settings, now });
}
