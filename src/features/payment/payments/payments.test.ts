import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { silentLog } from '../../../../tests/samples/log.ts';
import {
  STRIPE_KEY,
  STRIPE_NOTICE_SECRET,
  STRIPE_PAGES,
  StripeServer,
} from '../../../../tests/samples/servers/stripe-server.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { importText, seedStockGroup } from '../../../../tests/stock-group.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import { listPayments, type Payment } from '../../../db/queries/payments/payments.ts';
import { type SiteRecord, saveSite } from '../../../db/queries/sites/sites.ts';
import { findCarBySlug } from '../../../db/queries/stock/cars.ts';
import type { SiteDb } from '../../../db/scope.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { CircuitBreaker } from '../../../integrations/circuit-breaker.ts';
import type { PaymentProvider } from '../../../integrations/payment/contract.ts';
import { createStripeProvider } from '../../../integrations/payment/stripe.ts';
import { submitForm } from '../../../kernel/leads/submit-form.ts';
import type { Site } from '../../../kernel/request/context.ts';
import { findSignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { getCheckoutForm } from '../checkout/form.ts';
import { ONLINE_PAYMENT_FORM } from '../online-payment/form.ts';
import { answerNotice } from './notice.ts';
import { openSession } from './open-session.ts';
import { sweepPayments } from './sweep.ts';

/** The database has a clock of its own: reservations are in the future. */
const START = new Date();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let db: TestDatabase;
let group: SiteRecord;
let sister: SiteRecord;
let stripe: StripeServer;
let provider: PaymentProvider;
let number = 0;

const GIVEN: SiteSettingsInput = {
  vehicle: { reserve: { mode: 'checkout', holdMinutes: 20, reservedDays: 7 } },
  extras: { onlinePayment: 'on' },
  gating: { onlinePayment: 'open' },
  integrations: { payments: { provider: 'stripe', keyEnv: 'PAY_KEY', noticeSecretEnv: 'PAY_SECRET' } },
};
const settings = sampleSettings(GIVEN);

beforeAll(async () => {
  db = await createTestDatabase();
  group = await seedStockGroup(db.database, 'payments');
  const { group_id, settings: same } = group;
  const record = { group_id, slug: 'sister', preset: null, hosts: [], settings: same };
  sister = await db.database.asPlatform((tx) => saveSite(tx, record));
});
afterAll(() => db.close());

beforeEach(async () => {
  vi.stubEnv('PAY_KEY', STRIPE_KEY);
  vi.stubEnv('PAY_SECRET', STRIPE_NOTICE_SECRET);
  stripe = new StripeServer();
  provider = createStripeProvider({
    url: await stripe.start(),
    key: STRIPE_KEY,
    noticeSecret: STRIPE_NOTICE_SECRET,
    pageOrigin: STRIPE_PAGES,
    breaker: new CircuitBreaker({ failures: 99, resetMs: 1, clock: () => 0 }),
  });
  return async () => {
    await stripe.stop();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

const dbOf = ({ group_id, id }: SiteRecord): SiteDb => db.database.forSite({ groupId: group_id, siteId: id });

function requestOf(record: SiteRecord, now: Date, given = settings) {
  const own = dbOf(record);
  const stock = {
    ...sampleSiteStock([]),
    findCar: (slug: string) => own.run((tx) => findCarBySlug(tx, slug)),
  };
  const site = {
    id: record.id,
    groupId: record.group_id,
    origin: 'http://pay.localhost',
    requestSource: 'this_machine',
  } as unknown as Site;
  return { settings: given, stock, db: own, now, site, log: silentLog };
}

/** The whole stock of the group as a feed has it: so many vehicles, all for sale. */
const feed = () =>
  [
    'stocknum,make,model,car_type,status,price',
    ...Array.from({ length: number }, (_, at) => `P${at},Kia,Rio,used,Available,20000`),
    '',
  ].join('\n');

/** A vehicle of its own for each test. */
async function newCar(): Promise<Car> {
  number += 1;
  await importText(db.database, feed(), { site: group.slug, now: START });
  return findCar(`P${number - 1}`);
}

async function findCar(stocknum: string): Promise<Car> {
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query<{ slug: string }>('select slug from car where stocknum = $1 and group_id = $2', [
      stocknum,
      group.group_id,
    ]),
  );
  const car = await dbOf(group).run((tx) => findCarBySlug(tx, rows[0]?.slug ?? ''));
  if (!car) throw new Error(`There is no ${stocknum}`);
  return car;
}

const WHO = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
};
const key = () => crypto.randomUUID();

interface Reserving {
  holder?: string;
  key?: string;
  at?: Date;
  on?: SiteRecord;
  email?: string;
}

function reserve(car: Car, { holder = key(), at = START, on = group, email = WHO.email, ...more }: Reserving = {}) {
  const typed = { ...WHO, email, car: car.slug, holder };
  const sent = { typed, key: more.key ?? key(), page: `/cars/${car.slug}/checkout`, userAgent: null };
  return submitForm(getCheckoutForm('checkout'), sent, requestOf(on, at));
}

const paymentsOf = (record = group) => dbOf(record).run((tx) => listPayments(tx, new Date(0)));
const tokenIn = (taken: Awaited<ReturnType<typeof reserve>>) =>
  taken.ok ? (taken.to.split('/').at(-1) as string) : `refused: ${taken.failed}`;
const stateOf = async (token: string) => (await paymentsOf()).find((one) => one.token === token)?.state;
const leadsOf = async (email: string) =>
  (await dbOf(group).run((tx) => listLeads(tx, new Date(0)))).filter(({ lead }) => lead.email === email);

/** A payment whose session is open, and the session. */
async function begun(car: Car, given: Reserving = {}): Promise<{ payment: Payment; session: string }> {
  const token = tokenIn(await reserve(car, given));
  const payment = (await paymentsOf(given.on)).find((one) => one.token === token);
  if (!payment) throw new Error(token);
  await openSession(payment, provider, requestOf(given.on ?? group, given.at ?? START));
  const session = [...stripe.sessions.values()].find(({ metadata }) => metadata.payment === token);
  return { payment, session: session?.id ?? '' };
}

/** The site's response to a notice. */
async function tell(notice: object, at = START, { secret, on = group }: { secret?: string; on?: SiteRecord } = {}) {
  const { body, signature } = stripe.signed(notice, at, secret);
  const request = new Request('http://pay.localhost/api/payments/notice', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signature },
  });
  return (await answerNotice(request, requestOf(on, at), provider)).status;
}

describe('[G12] a vehicle is held by one person at a time', () => {
  test('of fifty who want it at once, on two sites of the group, one gets it', async () => {
    const car = await newCar();
    const crowd = Array.from({ length: 50 }, (_, at) => reserve(car, { on: at % 2 ? sister : group }));
    const taken = await Promise.all(crowd);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of taken) if (!one.ok) expect(one.failed).toMatch(/^Someone else is reserving/);
    const all = [...(await paymentsOf()), ...(await paymentsOf(sister))];
    expect(all.filter(({ car_id }) => car_id === car.id)).toHaveLength(1);
  });

  test('it is free again by itself when the time is over, and not before', async () => {
    const car = await newCar();
    expect((await reserve(car)).ok).toBe(true);
    expect((await reserve(car, { at: later(19) })).ok).toBe(false);
    expect((await reserve(car, { at: later(20) })).ok).toBe(true);
    expect((await reserve(car, { at: later(21) })).ok).toBe(false);
  });

  test('its holder continues the same payment in two tabs, after a reload, with other details, no longer', async () => {
    const car = await newCar();
    const holder = key();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => reserve(car, { holder, email: 'tabs@example.com' })));
    expect(new Set(tabs.map(tokenIn)).size).toBe(1);
    const again = await reserve(car, { holder, email: 'other@example.com', at: later(10) });
    expect(tokenIn(again)).toBe(tokenIn(tabs[0]!));
    const own = (await paymentsOf()).filter(({ car_id }) => car_id === car.id);
    expect(own).toMatchObject([{ lead: { lead: { email: 'other@example.com' } }, expires_at: later(20) }]);
    expect((await reserve(car, { at: later(20) })).ok).toBe(true);
  });

  test('the same form sent twice by a browser that keeps nothing is one payment', async () => {
    const car = await newCar();
    const sent = { key: key(), holder: '' };
    expect(tokenIn(await reserve(car, sent))).toBe(tokenIn(await reserve(car, sent)));
  });

  test('a vehicle that is reserved, sold or not to be reserved online is held by nobody', async () => {
    const car = await newCar();
    await begun(car).then(({ session }) => tell(stripe.pay(session)));
    const refused = await reserve(await findCar(car.stocknum));
    expect(refused).toMatchObject({
      ok: false,
      failed: expect.stringMatching(/^Someone else has reserved/),
    });
    const off = sampleSettings({ vehicle: { reserve: { mode: 'off' } } });
    const sent = { typed: { ...WHO, car: car.slug }, key: key(), page: '/', userAgent: null };
    expect(await submitForm(getCheckoutForm('checkout'), sent, requestOf(group, START, off))).toMatchObject({
      ok: false,
      status: 403,
    });
  });
});

describe('[G12] what is paid', () => {
  test('reserves the vehicle and becomes a lead in the same moment; told again, it is the same', async () => {
    const car = await newCar();
    const email = 'paid@example.com';
    const { payment, session } = await begun(car, { email });
    expect([car.reserved, payment.state, await leadsOf(email)]).toEqual([false, 'created', []]);
    const notice = stripe.pay(session);
    expect([await tell(notice), await tell(notice), await tell(notice, later(1))]).toEqual([200, 200, 200]);
    expect(await stateOf(payment.token)).toBe('paid');
    expect((await findCar(car.stocknum)).reserved).toBe(true);
    expect(await leadsOf(email)).toMatchObject([
      {
        lead: { category: 'Reservation', subcategory: 'Paid', car_id: car.id, stock_number: car.stocknum },
        answers: { payment_state: 'paid', payment_amount: '$200', payment_charge: `pi_${session}` },
      },
    ]);
    expect(stripe.refunds).toEqual([]);
  });

  test('stays reserved whatever the next feed says, until the days are over', async () => {
    const car = await newCar();
    const { session } = await begun(car);
    await tell(stripe.pay(session));
    await importText(db.database, feed(), { site: group.slug, now: later(5) });
    expect((await findCar(car.stocknum)).reserved).toBe(true);
    await db.database.asPlatform((tx) =>
      tx.client.query(`update car_hold set held_until = now() - interval '1 second' where car_id = ${car.id}`),
    );
    await importText(db.database, feed(), { site: group.slug, now: later(6) });
    expect((await findCar(car.stocknum)).reserved).toBe(false);
  });

  test('after the time was over reserves it still, where nobody else has come', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    expect(await tell(stripe.expire(session), later(31))).toBe(200);
    expect(await stateOf(payment.token)).toBe('expired');
    expect(await tell(stripe.pay(session), later(32))).toBe(200);
    expect(await stateOf(payment.token)).toBe('paid');
    expect((await findCar(car.stocknum)).reserved).toBe(true);
  });

  test('after somebody else has taken the vehicle goes back, and the dealer hears of it', async () => {
    const car = await newCar();
    const email = 'late@example.com';
    const { payment, session } = await begun(car, { email });
    const other = await begun(car, { at: later(21) });
    expect(await tell(stripe.pay(session), later(22))).toBe(200);
    expect(await stateOf(payment.token)).toBe('refunded');
    expect(stripe.refunds).toEqual([{ charge: `pi_${session}`, cents: 20_000 }]);
    expect((await leadsOf(email)).map(({ lead }) => lead.subcategory)).toEqual(['Refund due']);
    expect((await findCar(car.stocknum)).reserved).toBe(false);
    expect(await tell(stripe.pay(other.session), later(23))).toBe(200);
    expect(await stateOf(other.payment.token)).toBe('paid');
  });

  test('for a vehicle that was sold meanwhile goes back; what could not be given back is tried again', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    await importText(
      db.database,
      feed().replace(`P${number - 1},Kia,Rio,used,Available`, `P${number - 1},Kia,Rio,used,Sold`),
      {
        site: group.slug,
        now: later(1),
      },
    );
    stripe.failures.push(500);
    expect(await tell(stripe.pay(session), later(2))).toBe(200);
    expect(await stateOf(payment.token)).toBe('refund_due');
    await sweepPayments(requestOf(group, later(3)), provider);
    expect([await stateOf(payment.token), stripe.refunds.length]).toEqual(['refunded', 1]);
    expect((await findCar(car.stocknum)).reserved).toBe(false);
  });

  test('a second time goes back, and the reservation stays', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    await tell(stripe.pay(session));
    expect(await tell(stripe.pay(session, { payment_intent: 'pi_second' }))).toBe(200);
    expect(stripe.refunds).toEqual([{ charge: 'pi_second', cents: 20_000 }]);
    expect(await stateOf(payment.token)).toBe('paid');
    expect((await findCar(car.stocknum)).reserved).toBe(true);
  });
});

describe('[G12] notices that are late, odd or false', () => {
  const cases: Record<
    string,
    { notice: (session: string) => object; status: number; state: string; secret?: string; at?: Date }
  > = {
    'signed by somebody else': {
      notice: (id) => stripe.pay(id),
      secret: 'whsec_other',
      status: 400,
      state: 'pending',
    },
    'of too little': { notice: (id) => stripe.pay(id, { amount_total: 100 }), status: 400, state: 'pending' },
    'of too much': {
      notice: (id) => stripe.pay(id, { amount_total: 20_001 }),
      status: 400,
      state: 'pending',
    },
    'of another currency': {
      notice: (id) => stripe.pay(id, { currency: 'usd' }),
      status: 400,
      state: 'pending',
    },
    'that says complete, but not paid': {
      notice: (id) => stripe.pay(id, { payment_status: 'unpaid' }),
      status: 200,
      state: 'pending',
    },
    'of a payment that nobody knows': {
      notice: (id) => stripe.pay(id, { metadata: { payment: 'nobody', site: String(group.id) } }),
      status: 200,
      state: 'pending',
    },
    'of another site': {
      notice: (id) => stripe.pay(id, { metadata: { ...stripe.sessions.get(id)!.metadata, site: '999' } }),
      status: 200,
      state: 'pending',
    },
    'of another session that ended': {
      notice: (id) => ({
        ...stripe.notice('checkout.session.expired', { ...stripe.sessions.get(id), id: 'cs_other' }),
      }),
      status: 200,
      state: 'pending',
    },
    'of a card that was declined': { notice: (id) => stripe.decline(id), status: 200, state: 'failed' },
    'of a session that ended': { notice: (id) => stripe.expire(id), status: 200, state: 'expired' },
  };
  test.for(Object.entries(cases))('one %s', async ([, { notice, status, state, secret }]) => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    expect(await tell(notice(session), START, { ...(secret && { secret }) })).toBe(status);
    expect(await stateOf(payment.token)).toBe(state);
    expect((await findCar(car.stocknum)).reserved).toBe(false);
  });

  test('of a sister site is none of this one’s', async () => {
    const car = await newCar();
    const { session, payment } = await begun(car, { on: sister });
    expect(await tell(stripe.pay(session))).toBe(200);
    expect((await paymentsOf(sister)).find(({ id }) => id === payment.id)?.state).toBe('pending');
    expect(await tell(stripe.pay(session), START, { on: sister })).toBe(200);
    expect((await findCar(car.stocknum)).reserved).toBe(true);
  });

  test('in any order, what was paid is paid', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    const declined = stripe.decline(session);
    const paid = stripe.pay(session);
    const expired = stripe.notice('checkout.session.expired', {
      ...stripe.sessions.get(session),
      status: 'expired',
    });
    for (const notice of [declined, paid, expired, declined, paid]) await tell(notice);
    expect(await stateOf(payment.token)).toBe('paid');
  });

  test('a notice is answered with success only when it is kept: one that cannot be is asked for again', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    const { body, signature } = stripe.signed(stripe.pay(session), START);
    const request = () =>
      new Request('http://pay.localhost/', {
        method: 'POST',
        body,
        headers: { 'Stripe-Signature': signature },
      });
    const broken = {
      ...requestOf(group, START),
      db: { ...dbOf(group), run: () => Promise.reject(new Error('gone')) },
    };
    await expect(answerNotice(request(), broken, provider)).rejects.toThrow('gone');
    expect(await stateOf(payment.token)).toBe('pending');
    expect((await answerNotice(request(), requestOf(group, START), provider)).status).toBe(200);
    expect(await stateOf(payment.token)).toBe('paid');
  });
});

describe('[G12] what is left undone is done by and by', () => {
  test('a payment that nobody finished ends: its session is closed, and the dealer gets who it was', async () => {
    const car = await newCar();
    const email = 'gone@example.com';
    const { payment, session } = await begun(car, { email });
    await sweepPayments(requestOf(group, later(19)), provider);
    expect(await stateOf(payment.token)).toBe('pending');
    await sweepPayments(requestOf(group, later(20)), provider);
    expect([await stateOf(payment.token), stripe.sessions.get(session)?.status]).toEqual(['expired', 'expired']);
    await sweepPayments(requestOf(group, later(21)), provider);
    expect((await leadsOf(email)).map(({ lead }) => [lead.category, lead.subcategory])).toEqual([
      ['Reservation', 'Not paid'],
    ]);
  });

  test('a payment whose notice never came is found out', async () => {
    const car = await newCar();
    const { payment, session } = await begun(car);
    stripe.pay(session);
    await sweepPayments(requestOf(group, later(20)), provider);
    expect(await stateOf(payment.token)).toBe('paid');
    expect((await findCar(car.stocknum)).reserved).toBe(true);
  });

  test('while the provider cannot be asked, nothing is over', async () => {
    const car = await newCar();
    const { payment } = await begun(car);
    stripe.failures.push(...Array<number>(50).fill(500));
    await sweepPayments(requestOf(group, later(20)), provider);
    expect(await stateOf(payment.token)).toBe('pending');
  });
});

describe('[G10] online payment', () => {
  const pay = (typed: Record<string, string>, sent = key()) =>
    submitForm(
      ONLINE_PAYMENT_FORM,
      {
        typed: { ...WHO, payment_for: 'INV-104', amount: '1250.50', ...typed },
        key: sent,
        page: '/online-payment',
        userAgent: null,
      },
      requestOf(group, START),
    );

  test('of an invoice is paid to the cent, and is a lead with its number', async () => {
    const email = 'invoice@example.com';
    const token = tokenIn(await pay({ email }));
    const payment = (await paymentsOf()).find((one) => one.token === token)!;
    expect([payment.cents, payment.description]).toEqual([125_050, 'Payment of $1,250.50 for INV-104']);
    await openSession(payment, provider, requestOf(group, START));
    await tell(stripe.pay([...stripe.sessions.keys()][0]!));
    expect(await leadsOf(email)).toMatchObject([
      {
        lead: { category: 'Online payment', subcategory: 'Paid' },
        answers: { payment_for: 'INV-104', payment_amount: '$1,250.50' },
      },
    ]);
  });

  test('of somebody who is signed in is theirs, whatever number they gave', async () => {
    const shopper = new Shopper(db, group, GIVEN);
    await shopper.signIn('0412 000 009');
    const email = 'signed-in@example.com';
    const typed = { ...WHO, email, payment_for: 'INV-105', amount: '40' };
    const sent = { typed, key: key(), page: '/online-payment', userAgent: null };
    const token = tokenIn(await submitForm(ONLINE_PAYMENT_FORM, sent, shopper.context('/online-payment')));
    const payment = (await paymentsOf()).find((one) => one.token === token)!;
    await openSession(payment, provider, requestOf(group, START));
    await tell(stripe.pay([...stripe.sessions.keys()][0]!));
    const visitor = await findSignedInVisitor(shopper.context('/'));
    expect(visitor).not.toBeNull();
    expect((await leadsOf(email)).map(({ visitor_id }) => visitor_id)).toEqual([visitor?.id]);
  });

  test('sent twice is one payment', async () => {
    const sent = key();
    expect(tokenIn(await pay({}, sent))).toBe(tokenIn(await pay({}, sent)));
  });

  test.each([
    ['amount', '0', /\$1 /],
    ['amount', '-5', /1/],
    ['amount', '60000', /\$50,000/],
    ['amount', '10.005', /dollars and cents/],
    ['amount', 'much', /number/],
    ['payment_for', '', /./],
  ])('with %s "%s" is refused', async (name, value, text) => {
    expect(await pay({ [name]: value })).toMatchObject({
      ok: false,
      status: 400,
      problems: [{ name, text: expect.stringMatching(text) }],
    });
  });

  test('is closed to those who have not signed in, unless the site opens it', async () => {
    const gated = sampleSettings({ extras: { onlinePayment: 'on' } });
    const sent = { typed: WHO, key: key(), page: '/', userAgent: null };
    const taken = await submitForm(ONLINE_PAYMENT_FORM, sent, requestOf(group, START, gated));
    expect(taken).toMatchObject({
      ok: false,
      status: 403,
      failed: expect.stringMatching(/^You need to sign in for this/),
    });
  });
});
