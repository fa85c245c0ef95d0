import { expect } from 'vitest';
import { findPayment } from '../../src/db/queries/payments/payments.ts';
import { saveContent } from '../../src/db/queries/sites/content.ts';
import type { ValuationKind } from '../../src/domain/trade-in/valuation.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { settlePayment } from '../../src/features/payment/payments/settle.ts';
import { createTurn } from '../../src/features/spin-to-win/visitor.ts';
import { loadWheel } from '../../src/features/spin-to-win/wheel.ts';
import { answerCondition } from '../../src/features/trade-in/condition-step.ts';
import { findOwnValuation } from '../../src/features/trade-in/load.ts';
import { TRADE_IN_PAGES } from '../../src/features/trade-in/pages.ts';
import { hashToken } from '../../src/features/trade-in/token.ts';
import { beginValuation, findVehicle } from '../../src/features/trade-in/vehicle-step.ts';
import { loadFormContext } from '../../src/kernel/forms/context.ts';
import type { FormRow } from '../../src/kernel/forms/fields/row.ts';
import type { Field, FieldKind } from '../../src/kernel/forms/fields/schema.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { wheelContent } from '../../src/settings/content/wheel.ts';
import type { SiteSettingsInput } from '../../src/settings/schema.ts';
import type { TestDatabase } from '../database.ts';
import { seedDealerships, seedTwoGroups } from '../two-groups.ts';
import { silentLog } from './log.ts';
import { sampleSiteStock } from './site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from './stock.ts';

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

export type ReserveMode = RequestContext['settings']['vehicle']['reserve']['mode'];

/** Settings of a site that has every form. */
export function settingsWithAllForms(reserve: ReserveMode = 'checkout', leads: SiteSettingsInput['leads'] = {}) {
  return sampleSettings({
    vehicle: { reserve: { mode: reserve } },
    integrations: { botCheck: { provider: 'off' } },
    finance: { pages: { personalised: 'on' } },
    extras: { spinToWin: 'on', onlinePayment: 'on' },
    gating: { spinToWin: 'open', onlinePayment: 'open', checkout: 'open' },
    leads,
  });
}

/** A site that every form can be submitted to. */
export interface FormSite {
  /** What the forms are about. */
  car: Car;
  requestOf(settings: RequestContext['settings']): RequestContext;
}

/** Fills a database with what the forms need: an active wheel, a yard, a vehicle that can be reserved. */
export async function seedFormSite({ database }: TestDatabase): Promise<FormSite> {
  const { uno, alfaCarId } = await seedTwoGroups(database);
  await seedDealerships(database, uno.group_id);
  await database.asPlatform((tx) =>
    saveContent(tx, uno, 'wheel', [{ slug: WHEEL.slug, start: null, expiry: null, body: WHEEL }]),
  );
  const car = sampleCar({
    id: alfaCarId,
    has_nvic: true,
    nvic: 'ABC123',
    price: 25_990,
    car_type: 'used',
    dealership_slug: 'one',
    dealership_name: 'One',
  });
  const other = sampleCar({ id: alfaCarId + 1, dealership_slug: 'two', dealership_name: 'Two' });
  const stock = sampleSiteStock([car, other]);
  const db = database.forSite({ groupId: uno.group_id, siteId: uno.id });
  return {
    car,
    requestOf: (settings) =>
      ({
        settings,
        stock,
        db,
        now: SAMPLE_NOW,
        log: silentLog,
        url: new URL('https://site.localhost/contact'),
        site: {
          origin: 'https://site.localhost',
          requestSource: 'this_machine',
          id: uno.id,
          groupId: uno.group_id,
          settingsVersion: 1,
        },
      }) as RequestContext,
  };
}

/** A valid value for every field of its kind; none where it may stay empty. */
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

/** What an honest visitor enters into these fields. */
export function fillIn(fields: readonly Field[], email: string): Record<string, string | undefined> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'email' ? email : FILLED[field.kind]?.(field)]),
  );
}

/** A file to upload; its name and content are a PDF's. */
export const CV = { name: 'Sam.pdf', size: 12, content: Buffer.from('%PDF-1.7 Sam') };

const valuedIn = (kind: ValuationKind) => async (request: RequestContext) => {
  const own = { make: 'Mazda', model: 'CX-5', year: '2022', km: '40000' };
  const vehicle = await findVehicle('describe', own, request);
  if (!vehicle.ok) throw new Error('The vehicle was not taken');
  const token = 'a'.repeat(43);
  const id = await beginValuation(kind, vehicle, { token_hash: hashToken(token), car_id: null }, request);
  const begun = await findOwnValuation(kind, id, hashToken(token), request);
  const answers = request.settings.tradeIn.questions.map(({ key, options }) => [key, options[0]?.label]);
  expect(await answerCondition(begun!, hashToken(token), Object.fromEntries(answers), request)).toEqual([]);
  return { valuation: String(id), valuation_token: token };
};

/** Pays what the form began, after which its lead goes to the dealer. */
async function pay({ db, settings, now, site }: RequestContext, to: string) {
  const token = to.replace('/payments/', '');
  const { cents = 0 } = (await db.run((tx) => findPayment(tx, token))) ?? {};
  const event = {
    news: 'paid',
    token,
    siteId: site.id,
    sessionId: null,
    chargeId: `ch_${token}`,
    cents,
  } as const;
  expect(await settlePayment({ db, settings, now }, { ...event, currency: 'aud' })).toMatchObject({
    kind: 'settled',
  });
  await db.run((tx) => tx.client.query('delete from car_hold'));
}

/** What a form needs beside its fields. */
export interface Way {
  /** Hidden fields. */
  before?(request: RequestContext): Promise<Record<string, string>>;
  /** For a form that becomes a lead only after another step. */
  after?(request: RequestContext, to: string): Promise<void>;
  reserve?: ReserveMode;
  /** What the server adds, as the dealer reads it. */
  found?: RegExp;
}

const VALUED = /What condition is it in\? Like new.*Their vehicle: 2022 Mazda CX-5/s;
const PAID = /Payment reference: [0-9A-F]{8}/;
const holder = async () => ({ holder: crypto.randomUUID() });
/** Forms that need more than their fields, by their ids. */
export const WAYS: Record<string, Way> = {
  'test-drive': { found: /Booked for: Monday 23 November, 8:30 am\nWhere: \S/ },
  [TRADE_IN_PAGES.trade_in.form]: { before: valuedIn('trade_in'), found: VALUED },
  [TRADE_IN_PAGES.sell_my_car.form]: { before: valuedIn('sell_my_car'), found: VALUED },
  [TRADE_IN_PAGES.instant_price.form]: { before: valuedIn('instant_price'), found: VALUED },
  checkout: { before: holder, after: pay, found: PAID },
  'buy-online': { before: holder, after: pay, found: PAID, reserve: 'buy_online' },
  'checkout-journey': { before: holder, after: pay, found: PAID, reserve: 'checkout_journey' },
  'model-quote': { before: async () => ({ model_id: 'corolla' }), found: /Variant: .*Model id: corolla/s },
  'online-payment': { after: pay, found: PAID },
  'spin-to-win': {
    before: async (request) => ({ turn: createTurn((await loadWheel(request)).secret) }),
    found: /Prize won: A coffee/,
  },
};

/** A form as displayed for the site's vehicle, with its fields there. */
export async function openForm(row: FormRow, { car }: FormSite, request: RequestContext, own: Record<string, string>) {
  const given = { ...own, car: car.slug };
  const ready = row.prepare ? await row.prepare({ car, given }, request) : row;
  const context = await loadFormContext({ car, given }, request);
  return { ready, context, fields: ready.steps(context).flatMap((step) => step.fields) };
}
