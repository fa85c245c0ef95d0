import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { solve } from '../../../../tests/samples/bot-check.ts';
import { silentLog } from '../../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listDraftsBefore } from '../../../db/queries/leads/lead-drafts.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import type { LeadRequest } from '../../../kernel/leads/submit-form.ts';
import { createAnonymousVisit } from '../../../kernel/request/visit.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { answerBotCheck } from '../bot-check.ts';
import { answerStep } from './answer.ts';
import { deliverUnfinished } from './unfinished.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead', 'lead_draft'));

const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const inMinutes = (minutes: number) => new Date(SAMPLE_NOW.getTime() + minutes * 60_000);
const leads = () => own().run((tx) => listLeads(tx, new Date(0)));
const drafts = () => own().run((tx) => listDraftsBefore(tx, inMinutes(9_999), 10));

const car = sampleCar({ id: 7, price: 25_990 });
const stock = sampleSiteStock([car]);
const siteOf = (settings: Partial<SiteSettingsInput> = {}, now = SAMPLE_NOW): LeadRequest => ({
  settings: sampleSettings(settings),
  stock,
  db: own(),
  now,
  log: silentLog,
  site: { origin: 'https://site.example' } as LeadRequest['site'],
});

const WHO = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
};
const STEP = {
  form: 'finance-enquiry',
  key: '0000000000000000',
  page: '/finance?car_id=7',
  isLastStep: false,
};

async function send(given: object, site = siteOf(), query = '') {
  const request = new Request(`https://site.example/api/leads/steps${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://site.example', 'User-Agent': 'Browser' },
    body: JSON.stringify({ ...STEP, ...given }),
  });
  const response = await answerStep(request, site);
  return { ...(await response.json()), status: response.status };
}

test('[G5] a draft stores what brought the visit, and so does the lead of an abandoned one', async () => {
  const visit = { ...createAnonymousVisit(), header: () => 'undefined.campaign=utm_source=google&gclid=G1' };
  await send({ fields: WHO }, { ...siteOf(), visit });
  const settings = { leads: { unfinished: { deliver: 'with_contact' as const } } };
  expect(await deliverUnfinished(siteOf(settings, inMinutes(31)))).toBe(1);
  expect((await leads()).map(({ campaign }) => campaign)).toEqual([{ utm_source: 'google', gclid: 'G1' }]);
  const { rows } = await db.database.asPlatform((tx) => tx.client.query('select campaign from lead_draft'));
  expect(rows).toEqual([{ campaign: {} }]);
});

test('[G5] steps are a draft under the number of their lead, and the last makes the lead of all of them', async () => {
  const first = await send({ fields: { ...WHO, car: car.slug, nonsense: 'x' } });
  expect(first).toEqual({ status: 200, lead_id: expect.any(Number) });
  expect(await leads()).toEqual([]);
  const second = await send({ fields: { loan_amount: '$20,000' } });
  expect(second).toEqual(first);
  expect((await drafts())[0]?.fields).toEqual({ ...WHO, car: car.slug, loan_amount: '$20,000' });
  const last = await send({ fields: { message: 'Is it there?' }, isLastStep: true });
  expect(last).toEqual({ status: 200, lead_id: first.lead_id, to: expect.stringMatching(/^\/success/) });
  const [lead, ...more] = await leads();
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    id: first.lead_id,
    lead: { name: 'Sam', phone: '+61412345678', message: 'Is it there?', car_id: 7 },
    answers: { loan_amount: 20_000 },
  });
  expect(await drafts()).toEqual([]);
});

describe('[G5] what is ticked counts as the last step says it', () => {
  const terms = { forms: { terms: { checkbox: 'required' as const } } };

  test.each<[string, object, boolean]>([
    ['ticked before the box was seen, and not at the end', {}, false],
    ['ticked at the end', { opt_in: 'on' }, true],
  ])('an offer by email that was %s', async (_what, last, given) => {
    await send({ fields: { ...WHO, car: car.slug, opt_in: 'on' } });
    expect((await drafts())[0]?.fields).toEqual({ ...WHO, car: car.slug });
    expect((await send({ fields: last, isLastStep: true })).status).toBe(200);
    const [lead] = await leads();
    expect(lead?.lead.opt_in).toBe(given);
    expect(lead?.consent).toMatchObject([{ name: 'opt_in', given }]);
  });

  test('terms that are not agreed to at the end are not agreed to', async () => {
    const site = siteOf(terms);
    await send({ fields: { ...WHO, car: car.slug, terms: 'on' } }, site);
    const refused = await send({ fields: {}, isLastStep: true }, site);
    expect([refused.status, await leads()]).toEqual([400, []]);
    expect((await send({ fields: { terms: 'on' }, isLastStep: true }, site)).status).toBe(200);
  });
});

test('[G5] the last step sent again is the same lead, under the same number', async () => {
  const whole = { fields: { ...WHO, car: car.slug }, isLastStep: true };
  const answers = await Promise.all([send(whole), send(whole), send(whole)]);
  expect(new Set(answers.map(({ lead_id }) => lead_id)).size).toBe(1);
  expect(await leads()).toHaveLength(1);
  const changed = await send({ ...whole, fields: { ...whole.fields, message: 'And the grey one?' } });
  expect(changed.status).toBe(200);
  expect(changed.lead_id).not.toBe(answers[0]?.lead_id);
  expect(await leads()).toHaveLength(2);
});

describe('[G7] what is wrong is the error of the step', () => {
  test.each<[string, object, number, RegExp]>([
    ['a box', { fields: { ...WHO, email: 'x' } }, 400, /^Please enter an email address/],
    ['another form', { form: 'nothing', fields: {} }, 404, /no such form/],
    ['no flag', { isLastStep: undefined, fields: {} }, 400, /isLastStep: is required/],
    ['a flag in words', { isLastStep: 'yes', fields: {} }, 400, /isLastStep: must be true or false/],
    ['a vehicle of another site', { fields: { ...WHO, car: 'other' } }, 400, /no longer on this website/],
    ['what is missing at the end', { fields: { name: 'Sam' }, isLastStep: true }, 400, /^Please enter your last name/],
  ])('%s', async (_what, given, status, error) => {
    expect(await send(given)).toMatchObject({ status, error: expect.stringMatching(error) });
    expect(await leads()).toEqual([]);
  });

  test('what is not filled in yet is no error before the last step', async () => {
    expect((await send({ fields: { name: 'Sam', email: ' ' } })).status).toBe(200);
  });

  test('what goes wrong here is the text of the specification', async () => {
    const away = {
      ...siteOf(),
      db: { ...own(), run: () => Promise.reject(new Error('away')) },
    } as LeadRequest;
    expect(await send({ fields: WHO }, away)).toMatchObject({
      status: 503,
      error: 'An unexpected error occured',
    });
  });
});

test('[G8] one check is good for all steps of one form, and for nothing after its end', async () => {
  const site = siteOf({ integrations: { botCheck: { provider: 'proof_of_work', tries: 20 } } });
  const ask = new Request('https://site.example/api/bot-check', {
    headers: { Origin: 'https://site.example' },
  });
  const check = await solve(await (await answerBotCheck(ask, site)).json());
  expect(await send({ fields: WHO }, site)).toMatchObject({
    status: 403,
    error: expect.stringMatching(/missing/),
  });
  expect((await send({ fields: WHO, check }, site)).status).toBe(200);
  expect((await send({ fields: {}, check, isLastStep: true }, site)).status).toBe(200);
  const other = { fields: { ...WHO, message: 'Another one' }, check, isLastStep: true };
  expect(await send(other, site)).toMatchObject({
    status: 403,
    error: expect.stringMatching(/already been used/),
  });
  expect(await send({ ...other, key: '0000000000000001' }, site)).toMatchObject({ status: 403 });
  expect(await leads()).toHaveLength(1);
});

describe('[G5] a draft that nobody goes on with', () => {
  const delivering = { leads: { unfinished: { deliver: 'with_contact' as const, afterMinutes: 30 } } };

  test('is delivered to nobody unless the site says so', async () => {
    await send({ fields: WHO });
    await deliverUnfinished(siteOf({}, inMinutes(60)));
    expect(await leads()).toEqual([]);
    expect(await drafts()).toHaveLength(1);
  });

  test('becomes a lead after the site’s time, once, marked, with what was right of it', async () => {
    const { lead_id } = await send({ fields: { email: 'sam@example.com', car: car.slug } });
    await deliverUnfinished(siteOf(delivering, inMinutes(29)));
    expect(await leads()).toEqual([]);
    await Promise.all([1, 2].map(() => deliverUnfinished(siteOf(delivering, inMinutes(31)))));
    const [lead, ...more] = await leads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      id: lead_id,
      lead: { email: 'sam@example.com', name: null, car_id: 7, opt_in: false },
      answers: { unfinished: true },
      consent: [],
    });
    expect((await send({ fields: { ...WHO, car: car.slug }, isLastStep: true })).status).toBe(200);
    expect(await leads()).toHaveLength(2);
  });

  test('without a way to reach anybody becomes nothing', async () => {
    await send({ fields: { name: 'Sam' } });
    await deliverUnfinished(siteOf(delivering, inMinutes(31)));
    expect([await leads(), await drafts()]).toEqual([[], []]);
  });
});

test('[G8] steps of a browser that can make no check are taken at the address for that, the last as well', async () => {
  const site = siteOf({ integrations: { botCheck: { provider: 'proof_of_work', tries: 20 } } });
  // Their sender would be told that a check is missing, which it can never pass.
  expect((await send({ fields: WHO }, site, '?check=none')).status).toBe(200);
  expect((await send({ fields: {}, isLastStep: true }, site, '?check=none')).status).toBe(200);
  expect(await leads()).toHaveLength(1);
});
