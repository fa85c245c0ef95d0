import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RequestSource } from '../../../src/domain/requests/request-source.ts';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { chooseProvider } from '../../../src/integrations/clients.ts';
import {
  NoticeRefused,
  PaymentFailure,
  type PaymentOrder,
  type PaymentProvider,
} from '../../../src/integrations/payment/contract.ts';
import { buildTestNotice, standInProvider } from '../../../src/integrations/payment/stand-in.ts';
import { createStripeProvider } from '../../../src/integrations/payment/stripe.ts';
import type { SiteSettingsInput } from '../../../src/settings/schema.ts';
import { STRIPE_KEY, STRIPE_NOTICE_SECRET, STRIPE_PAGES, StripeServer } from '../../samples/servers/stripe-server.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';

const NOW = new Date('2026-11-18T02:00:00Z');
const order: PaymentOrder = {
  token: 'a-payment',
  siteId: 3,
  cents: 20_000,
  description: 'Deposit for the 2021 Kia Rio',
  email: 'sam@example.com',
  paidUrl: 'https://site.example/payments/a-payment?from=payment',
  backUrl: 'https://site.example/payments/a-payment',
  expiresAt: new Date('2026-11-18T02:31:00Z'),
};

let stripe: StripeServer;
let url: string;
beforeEach(async () => {
  stripe = new StripeServer();
  url = await stripe.start();
});
afterEach(() => stripe.stop());

const client = (given: { key?: string; timeoutMs?: number; pageOrigin?: string } = {}) =>
  createStripeProvider({
    url,
    key: STRIPE_KEY,
    noticeSecret: STRIPE_NOTICE_SECRET,
    pageOrigin: STRIPE_PAGES,
    breaker: new CircuitBreaker({ failures: 3, resetMs: 1_000, clock: () => 0 }),
    timeoutMs: HUNG_SECONDS * 1000,
    ...given,
  });

/** The notice of each provider about a payment. */
const PROVIDERS: Record<
  string,
  {
    make: () => PaymentProvider;
    tell: (id: string, card: 'pays' | 'declined') => { body: string; signature: string };
  }
> = {
  'the stand-in': {
    make: () => standInProvider,
    tell: (sessionId, card) => buildTestNotice({ token: order.token, siteId: 3, sessionId, cents: 20_000 }, card, NOW),
  },
  Stripe: {
    make: client,
    tell: (id, card) => stripe.signed(card === 'pays' ? stripe.pay(id) : stripe.decline(id), NOW),
  },
};

describe.each(Object.entries(PROVIDERS))('[G12] %s', (_, { make, tell }) => {
  test('opens a session at an address of its own, and tells of the payment on it in a signed notice', async () => {
    const provider = make();
    const { id, url: page } = await provider.open(order);
    expect(new URL(page, 'https://site.example').origin).toBe(provider.pageOrigin ?? 'https://site.example');
    const { body, signature } = tell(id, 'pays');
    expect(provider.readNotice(body, signature, NOW)).toMatchObject({
      news: 'paid',
      token: 'a-payment',
      siteId: 3,
      sessionId: id,
      chargeId: expect.any(String),
      cents: 20_000,
      currency: 'aud',
    });
  });

  test('tells that a card was declined', async () => {
    const provider = make();
    const { body, signature } = tell((await provider.open(order)).id, 'declined');
    expect(provider.readNotice(body, signature, NOW)).toMatchObject({ news: 'declined', token: 'a-payment' });
  });

  test('gives money back, and ends a session, without complaint', async () => {
    const provider = make();
    const { id } = await provider.open(order);
    await provider.close(id);
    await provider.refund({ chargeId: 'pi_1', cents: 20_000, token: order.token });
  });

  test.each<
    [string, (signed: { body: string; signature: string }) => { body: string; signature: string | null; at?: Date }]
  >([
    ['nobody signed', ({ body }) => ({ body, signature: null })],
    ['an empty header signs', ({ body }) => ({ body, signature: '' })],
    ['is signed without a time', ({ body, signature }) => ({ body, signature: signature.replace(/^t=\d+,/, '') })],
    ['another secret signed', ({ body }) => ({ body, signature: stripe.signed({}, NOW, 'other').signature })],
    ['was changed after it was signed', ({ body, signature }) => ({ body: body.replace('20000', '2'), signature })],
    [
      'has a signature of another time',
      ({ body, signature }) => ({ body, signature: signature.replace(/^t=\d+/, 't=1') }),
    ],
    ['was signed six minutes ago', (signed) => ({ ...signed, at: new Date(NOW.getTime() + 360_000) })],
    ['is signed by a time to come', (signed) => ({ ...signed, at: new Date(NOW.getTime() - 360_000) })],
    ['has letters for a signature', ({ body }) => ({ body, signature: `t=${NOW.getTime() / 1000},v1=zz` })],
  ])('refuses a notice that %s', async (_what, change) => {
    const provider = make();
    const { body, signature, at = NOW } = change(tell((await provider.open(order)).id, 'pays'));
    expect(() => provider.readNotice(body, signature, at)).toThrow(NoticeRefused);
  });
});

describe('[G12] the client of Stripe', () => {
  test('says what is to be paid, to whom it belongs, and that only cards are taken', async () => {
    await client().open(order);
    const [{ form, key } = { form: new URLSearchParams(), key: '' }] = stripe.asked;
    expect(Object.fromEntries(form)).toEqual({
      mode: 'payment',
      'payment_method_types[0]': 'card',
      client_reference_id: 'a-payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      'line_items[0][price_data][product_data][name]': 'Deposit for the 2021 Kia Rio',
      'payment_intent_data[description]': 'Deposit for the 2021 Kia Rio',
      'metadata[payment]': 'a-payment',
      'metadata[site]': '3',
      'payment_intent_data[metadata][payment]': 'a-payment',
      'payment_intent_data[metadata][site]': '3',
      customer_email: 'sam@example.com',
      success_url: order.paidUrl,
      cancel_url: order.backUrl,
      expires_at: '1794969060',
    });
    expect(key).toMatch(/^session-a-payment-/);
  });

  test('asked twice for the same order, or again after the answer was lost, it is the same session', async () => {
    stripe.failures.push('lost');
    const provider = client();
    await expect(provider.open(order)).rejects.toThrow(PaymentFailure);
    const [first, second] = await Promise.all([provider.open(order), provider.open(order)]);
    expect([first.id, second.id, stripe.sessions.size]).toEqual([second.id, first.id, 1]);
  });

  test('a session tells what has become of it: nothing, paid, or over', async () => {
    const provider = client();
    const { id } = await provider.open(order);
    expect(await provider.find(id)).toBeUndefined();
    stripe.expire(id);
    expect(await provider.find(id)).toMatchObject({ news: 'expired', sessionId: id });
    stripe.pay(id);
    expect(await provider.find(id)).toMatchObject({ news: 'paid', chargeId: `pi_${id}` });
  });

  test('a session that was paid cannot be ended', async () => {
    const provider = client();
    const { id } = await provider.open(order);
    stripe.pay(id);
    await expect(provider.close(id)).rejects.toThrow(/answered 400: Only Checkout Sessions/);
  });

  test('a charge is given back once, however often it is asked for', async () => {
    const provider = client();
    for (let time = 0; time < 3; time++) await provider.refund({ chargeId: 'pi_9', cents: 500, token: 'x' });
    expect(stripe.refunds).toEqual([{ charge: 'pi_9', cents: 500 }]);
  });

  test('a page that is not the provider’s is led to by nobody', async () => {
    await expect(client({ pageOrigin: 'https://pay.example' }).open(order)).rejects.toThrow(
      /not at https:\/\/pay\.example/,
    );
  });

  test('what fails says what and where, and is left alone after three times', async () => {
    await expect(client({ key: 'wrong' }).open(order)).rejects.toThrow(
      /\/v1\/checkout\/sessions answered 401: Invalid API Key/,
    );
    const provider = client();
    stripe.failures.push(500, 500, 429);
    for (let time = 0; time < 3; time++) await expect(provider.find('cs_1')).rejects.toThrow(PaymentFailure);
    const before = stripe.asked.length;
    await expect(provider.find('cs_1')).rejects.toThrow(/circuit breaker open/);
    expect(stripe.asked.length).toBe(before);
  });

  test('a signature is the one that the protocol describes, and one of several will do', () => {
    const body = '{"type":"x","data":{"object":{}}}';
    const seconds = NOW.getTime() / 1000;
    const hex = createHmac('sha256', STRIPE_NOTICE_SECRET).update(`${seconds}.${body}`).digest('hex');
    const header = `t=${seconds},v1=${'0'.repeat(64)},v1=${hex},v0=ignored`;
    expect(client().readNotice(body, header, NOW)).toBeUndefined();
  });

  test.each([
    ['of a type that does not matter', { type: 'customer.created', data: { object: {} } }],
    [
      'of a payment that is not ours',
      { type: 'checkout.session.completed', data: { object: { id: 'cs_x', metadata: {} } } },
    ],
  ])('a notice %s says nothing', (_what, notice) => {
    const { body, signature } = stripe.signed(notice, NOW);
    expect(client().readNotice(body, signature, NOW)).toBeUndefined();
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['no notice', '[]'],
    [
      'a session without its parts',
      JSON.stringify({
        type: 'checkout.session.completed',
        data: { object: { metadata: { payment: 'a', site: '3' } } },
      }),
    ],
  ])('a signed body that is %s is refused', (_what, body) => {
    const signature = `t=${NOW.getTime() / 1000},v1=${createHmac('sha256', STRIPE_NOTICE_SECRET)
      .update(`${NOW.getTime() / 1000}.${body}`)
      .digest('hex')}`;
    expect(() => client().readNotice(body, signature, NOW)).toThrow(NoticeRefused);
  });
});

describe('[G12] who takes a site’s payments', () => {
  const choose = (
    payments: NonNullable<SiteSettingsInput['integrations']>['payments'],
    requestSource: RequestSource,
    environment = {},
  ) => chooseProvider({ settings: sampleSettings({ integrations: { payments } }), requestSource, environment });

  test('test payments are for who asks from this machine, or where the environment asks for them', () => {
    expect(choose({}, 'this_machine').name).toBe('stand_in');
    expect(() => choose({}, 'elsewhere')).toThrow(/takes no money/);
    expect(choose({}, 'elsewhere', { TEST_PAYMENTS: 'on' }).name).toBe('stand_in');
  });

  test('Stripe needs its key and its secret, from the environment', () => {
    const payments = { provider: 'stripe' as const, keyEnv: 'PAY_KEY', noticeSecretEnv: 'PAY_SECRET' };
    expect(choose(payments, 'elsewhere', { PAY_KEY: 'a', PAY_SECRET: 'b' })).toMatchObject({
      name: 'stripe',
      pageOrigin: 'https://checkout.stripe.com',
    });
    expect(() => choose(payments, 'elsewhere', { PAY_KEY: 'a' })).toThrow(/PAY_SECRET, which is not set/);
    expect(() => choose({ provider: 'stripe' }, 'elsewhere')).toThrow(/payments\.keyEnv, which is not set/);
  });
});
