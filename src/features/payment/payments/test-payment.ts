import { data, redirect } from 'react-router';
import { findPaymentOfSession, type Payment } from '../../../db/queries/payments/payments.ts';
import { isPayable } from '../../../domain/payments/payment.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import {
  buildTestNotice,
  TEST_CARDS,
  TEST_PAYMENT_PATH,
  type TestCard,
} from '../../../integrations/payment/stand-in.ts';
import { readForm } from '../../../kernel/forms/reading/read-form.ts';
import { requireOrigin } from '../../../kernel/http/require-origin.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { BACK_PARAM, linkToPayment } from './address.ts';
import type { TestPaymentPageModel } from './model.ts';
import { handleNotice } from './notice.ts';
import { findProvider } from './provider.ts';

/**
 * The page that stands in for a provider's. Throws a 404 response where payments are real, and a redirect where nothing
 * is to be paid.
 */
export async function loadTestPayment(sessionId: string, site: RequestContext) {
  const { payment } = await getTestPayment(sessionId, site);
  return data(testPaymentPage(payment, site), { headers: PRIVATE });
}

/** Pays, or declines the card, as a provider would: the site learns of it by a signed notice. */
export async function payTest(sessionId: string, request: Request, site: RequestContext) {
  requireOrigin(request);
  const { payment, provider } = await getTestPayment(sessionId, site);
  const { card = '' } = await readForm(request);
  if (!isTestCard(card)) throw data('There is no such test card', { status: 400 });
  const { token, cents } = payment;
  const event = { token, siteId: site.site.id, sessionId, cents };
  const { body, signature } = buildTestNotice(event, card, site.now);
  await handleNotice(body, signature, site, provider);
  throw redirect(`${linkToPayment(token)}?${BACK_PARAM}=payment`, 303);
}

const isTestCard = (card: string): card is TestCard => Object.hasOwn(TEST_CARDS, card);

async function getTestPayment(sessionId: string, site: RequestContext) {
  const provider = findProvider(site);
  const payment =
    provider?.name === 'stand_in' ? await site.db.run((tx) => findPaymentOfSession(tx, sessionId)) : undefined;
  if (!provider || !payment) throw new Response(null, { status: 404 });
  if (!isPayable(payment.state) || payment.expires_at <= site.now) throw redirect(linkToPayment(payment.token), 303);
  return { payment, provider };
}

function testPaymentPage(
  { cents, description, session_id, token }: Payment,
  { settings }: RequestContext,
): TestPaymentPageModel {
  const { brand, seo } = settings;
  return {
    heading: 'Test payment',
    text:
      'This page stands in for the payment service while a website is being set up. No money changes hands ' +
      'and you don’t need a card.',
    amount: formatDollars(cents / 100),
    description,
    action: `${TEST_PAYMENT_PATH}/${session_id}`,
    cards: Object.entries(TEST_CARDS).map(([value, card]) => ({ value, ...card })),
    back: { label: 'Leave without paying', href: linkToPayment(token) },
    head: {
      title: `Test payment | ${seo.titleSuffix ?? brand.name}`,
      description: 'A test payment. No money changes hands.',
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
}
