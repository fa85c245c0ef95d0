import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveContent } from '../../src/db/queries/content.ts';
import { findPayment } from '../../src/db/queries/payments.ts';
import type { Car } from '../../src/domain/car.ts';
import type { ValuationKind } from '../../src/domain/trade-in/valuation.ts';
import type { FormRow } from '../../src/features/forms/row.ts';
import type { Field, FieldKind } from '../../src/features/forms/schema.ts';
import { type Deliveries, startDeliveries } from '../../src/features/leads/deliver/worker.ts';
import { listForms } from '../../src/features/leads/forms.ts';
import { type LeadRequest, takeForm } from '../../src/features/leads/take.ts';
import { settlePayment } from '../../src/features/payments/settle.ts';
import type { RequestContext } from '../../src/features/request.ts';
import { newTurn } from '../../src/features/spin-to-win/visitor.ts';
import { loadWheel } from '../../src/features/spin-to-win/wheel.ts';
import { answerCondition } from '../../src/features/trade-in/condition-step.ts';
import { findOwn } from '../../src/features/trade-in/load.ts';
import { TRADE_IN_PAGES } from '../../src/features/trade-in/pages.ts';
import { hashOf } from '../../src/features/trade-in/token.ts';
import { beginValuation, findVehicle } from '../../src/features/trade-in/vehicle-step.ts';
import { wheelContent } from '../../src/settings/content/wheel.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import {
  type HttpReceiver,
  type MailServer,
  startHttpReceiver,
  startMailServer,
} from '../samples/lead-receivers.ts';
import { sampleSiteStock } from '../samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../samples/stock.ts';
import { eventually } from '../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../two-groups.ts';

let db: TestDatabase;
let groups: TwoGroups;
let mail: MailServer;
let hook: HttpReceiver;
let deliveries: Deliveries;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) =>
    saveContent(tx, groups.uno, 'wheel', [{ slug: WHEEL.slug, start: null, expiry: null, body: WHEEL }]),
  );
  [mail, hook] = await Promise.all([startMailServer(), startHttpReceiver()]);
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  deliveries = await startDeliveries({
    database: db.database,
    findSettings: () => settingsOf(),
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'websites@forecourt.example', HOOK_SECRET: 'whisper' },
    dataDir,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    clock: () => new Date(),
  });
}, 60_000);
afterAll(async () => {
  await deliveries?.stop(2_000);
  await Promise.all([mail?.close(), hook?.close(), db?.close()]);
  await rm(dataDir, { recursive: true, force: true });
});

const WHEEL = wheelContent.parse({
  slug: 'summer',
  heading: 'Spin to win',
  text: 'One turn each.',
  terms: 'Conditions.',
  fallback: 'coffee',
  expiry: '2030-11-30',
  prizes: [
    { key: 'coffee', name: 'A coffee', label: 'Coffee', percent: 100 },
    { key: 'car', name: 'A car', label: 'Car', percent: 0, stock: 1 },
  ],
});

const sample: Partial<Car> = {
  has_nvic: true,
  nvic: 'ABC123',
  price: 25_990,
  car_type: 'used',
  dealership_slug: 'one',
  dealership_name: 'One',
};
/** The vehicle has the number of one that the database knows, so that it can be reserved. */
let stock: RequestContext['stock'];
let car: Car;
beforeAll(() => {
  car = sampleCar({ ...sample, id: groups.alfaCarId });
  stock = sampleSiteStock([
    car,
    sampleCar({ id: car.id + 1, dealership_slug: 'two', dealership_name: 'Two' }),
  ]);
});

const settingsOf = (reserve: ReserveMode = 'checkout') =>
  sampleSettings({
    vehicle: { reserve: { mode: reserve } },
    integrations: { botCheck: { provider: 'off' } },
    finance: { pages: { personalised: 'on' } },
    extras: { spinToWin: 'on', onlinePayment: 'on' },
    gating: { spinToWin: 'open', onlinePayment: 'open', checkout: 'open' },
    leads: {
      destinations: [
        { kind: 'email', to: 'sales@dealer.example' },
        { kind: 'webhook', url: `${hook.url}/leads`, secretEnv: 'HOOK_SECRET' },
      ],
    },
  });

type ReserveMode = RequestContext['settings']['vehicle']['reserve']['mode'];

/** Something that every box of its kind takes; none where it may stay empty. */
const FILLED: Partial<Record<FieldKind, (field: Field) => string | undefined>> = {
  name: () => 'Sam',
  phone: () => '0412 345 678',
  postcode: () => '4000',
  text: () => 'Some words',
  rego: () => 'ABC123',
  dollars: ({ bounds }) => String(bounds?.min ?? 20_000),
  distance: ({ bounds }) => String(bounds?.min ?? 40_000),
  number: ({ bounds }) => String(bounds?.min ?? 1),
  date: ({ days }) => days?.first ?? '2026-12-01',
  choice: ({ options }) => options?.find(({ value }) => value !== '')?.value,
  radio: ({ options }) => options?.find(({ value }) => value !== '')?.value,
  place: ({ value }) => value,
  slot: ({ slots }) => slots?.days[0]?.times[0]?.value,
  message: ({ name }) => `What is said in the box ${name}.`,
  file: () => 'Sam.pdf',
  terms: () => 'on',
};

/** A file as it is sent; its name and content are what a PDF has. */
const CV = { name: 'Sam.pdf', size: 12, content: Buffer.from('%PDF-1.7 Sam') };

const valuedIn = (kind: ValuationKind) => async (request: RequestContext) => {
  const own = { make: 'Mazda', model: 'CX-5', year: '2022', km: '40000' };
  const vehicle = await findVehicle('describe', own, request);
  if (!vehicle.ok) throw new Error('The vehicle was not taken');
  const token = 'a'.repeat(43);
  const id = await beginValuation(kind, vehicle, { token_hash: hashOf(token), car_id: null }, request);
  const begun = await findOwn(kind, id, hashOf(token), request);
  const answers = request.settings.tradeIn.questions.map(({ key, options }) => [key, options[0]?.label]);
  expect(await answerCondition(begun!, hashOf(token), Object.fromEntries(answers), request)).toEqual([]);
  return { valuation: String(id), valuation_token: token };
};

/** Pays what the form began: its lead is the dealer's then. */
async function pay({ db, settings, now, site }: RequestContext, to: string) {
  const token = to.replace('/payments/', '');
  const { cents = 0 } = (await db.run((tx) => findPayment(tx, token))) ?? {};
  const told = {
    news: 'paid',
    token,
    siteId: site.id,
    sessionId: null,
    chargeId: `ch_${token}`,
    cents,
  } as const;
  expect(await settlePayment({ db, settings, now }, { ...told, currency: 'aud' })).toMatchObject({
    kind: 'settled',
  });
  await db.run((tx) => tx.client.query('delete from car_hold'));
}

interface Way {
  /** What goes along unseen, for whoever fills in the form. */
  before?(request: RequestContext): Promise<Record<string, string>>;
  /** Of a form that is no lead before something else is done. */
  after?(request: RequestContext, to: string): Promise<void>;
  reserve?: ReserveMode;
  /** What the server adds, as the dealer reads it. */
  found?: RegExp;
}

const VALUED = /What condition is it in\? Like new.*Their vehicle: 2022 Mazda CX-5/s;
const PAID = /Payment reference: [0-9A-F]{8}/;
const holder = async () => ({ holder: crypto.randomUUID() });
/** Forms that take more than their boxes. */
const WAYS: Record<string, Way> = {
  'test-drive': { found: /Booked for: Monday 23 November, 8:30 am\nWhere: \S/ },
  [TRADE_IN_PAGES.trade_in.form]: { before: valuedIn('trade_in'), found: VALUED },
  [TRADE_IN_PAGES.sell_my_car.form]: { before: valuedIn('sell_my_car'), found: VALUED },
  [TRADE_IN_PAGES.instant_price.form]: { before: valuedIn('instant_price'), found: VALUED },
  checkout: { before: holder, after: pay, found: PAID },
  'buy-online': { before: holder, after: pay, found: PAID, reserve: 'buy_online' },
  'checkout-journey': { before: holder, after: pay, found: PAID, reserve: 'checkout_journey' },
  'online-payment': { after: pay, found: PAID },
  'spin-to-win': {
    before: async (request) => ({ turn: newTurn((await loadWheel(request)).secret) }),
    found: /Prize won: A coffee/,
  },
};

test.each(listForms().map((row): [string, FormRow] => [row.id, row]))(
  '[G5] what is written into the form %s is at the dealer’s mail server and web address, under the form’s own words',
  async (id, row) => {
    const { before, after, reserve, found }: Way = WAYS[id] ?? {};
    const settings = settingsOf(reserve);
    const request = requestOf(settings);
    const own = { car: car.slug, ...(await before?.(request)) };
    const ready = row.ready ? await row.ready({ car, given: own }, request) : row;
    const fields = ready.steps({ settings, stock, car, given: own }).flatMap((step) => step.fields);
    const email = `${id}@shopper.example`;
    const typed = Object.fromEntries(
      fields.map((field) => [field.name, field.kind === 'email' ? email : FILLED[field.kind]?.(field)]),
    );
    const files = Object.fromEntries(
      fields.filter(({ kind }) => kind === 'file').map(({ name }) => [name, CV] as const),
    );
    const key = `00000000-0000-0000-0000-${id.padEnd(12, 'x')}`;
    const sent = { typed: { ...typed, ...own }, files, key, page: '/contact', userAgent: 'Browser' };
    const taken = await takeForm(row, sent, request);
    expect(taken).toMatchObject({ ok: true });
    if (taken.ok) await after?.(request, taken.to);

    const ofThis = () =>
      mail.taken.find(({ to, raw }) => to[0] === 'sales@dealer.example' && raw.includes(email));
    const call = () => hook.taken.find(({ body }) => body.includes(`"${email}"`));
    await eventually('The lead at both', () => ofThis() !== undefined && call() !== undefined, 20_000);
    const message = ofThis()!.mail;
    const text = message.text ?? '';
    const record = JSON.parse(call()!.body) as Record<string, unknown>;
    expect(record).toMatchObject({ category: expect.stringMatching(/\w/), email, source: 'Website' });
    for (const { name, kind, label, required } of fields) {
      if (kind !== 'message' && kind !== 'text') continue;
      expect(record[name]).toBe(typed[name]);
      expect(text).toContain(typed[name]);
      if (kind === 'text' && required) expect(text).toContain(label);
    }
    for (const { label } of fields.filter(({ kind }) => OF_ITS_OWN.includes(kind)))
      expect(text).toContain(label);
    // No name of a field stands where its words should.
    expect(text).not.toMatch(/^[a-z]+(_[a-z]+)+:/m);
    if (found) expect(text).toMatch(found);
    expect(message.replyTo?.[0]?.address).toBe(email);
    expect(message.attachments.map(({ filename }) => filename)).toEqual(
      Object.values(files).map(({ name }) => name),
    );
  },
);

/** Boxes of a form's own questions that are filled in here: their labels are in the dealer's e-mail. */
const OF_ITS_OWN: readonly FieldKind[] = ['dollars', 'distance', 'number', 'date', 'radio', 'rego', 'file'];

function requestOf(settings: RequestContext['settings']): RequestContext & LeadRequest {
  const scope = { groupId: groups.uno.group_id, siteId: groups.uno.id };
  return {
    settings,
    stock,
    db: db.database.forSite(scope),
    now: SAMPLE_NOW,
    url: new URL('https://site.localhost/contact'),
    site: { origin: 'https://site.localhost', id: groups.uno.id, groupId: scope.groupId },
  } as RequestContext;
}
