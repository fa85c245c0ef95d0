import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { solve } from '../../../tests/samples/bot-check.ts';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listLeads } from '../../db/queries/leads/leads.ts';
import { listEvents } from '../../db/queries/visitors/events.ts';
import { HONEYPOT_FIELD } from '../../kernel/forms/honeypot-field.ts';
import type { LeadRequest } from '../../kernel/leads/submit-form.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { answerLead } from './answer.ts';
import { answerBotCheck } from './bot-check.ts';
import { formatLeadsCsv } from './export-leads.ts';
import { formatLeads } from './format-leads.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead'));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const storedLead = () => own().run((tx) => listLeads(tx, new Date(0)));

const car = sampleCar({ id: 7, price: 25_990 });
const stock = sampleSiteStock([car]);
const FIELDS = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  loan_amount: '$20,000',
  message: 'Is it still there?',
  opt_in: 'on',
};
const BODY = {
  form: 'finance-enquiry',
  key: '00000000-0000-0000-0000-000000000001',
  page: '/finance?car_id=7',
  fields: { ...FIELDS, car: car.slug } as Record<string, string>,
};

interface Sent {
  settings?: Partial<SiteSettingsInput>;
  headers?: Record<string, string>;
  site?: Partial<LeadRequest>;
  path?: string;
}

const { log, lines } = createRecordedLog();

function send(
  body: unknown,
  { settings = {}, headers = {}, site = {}, path = '/api/leads' }: Sent = {},
): Promise<Response> {
  const request = new Request(new URL(path, 'https://site.example'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://site.example',
      'User-Agent': 'Browser',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return answerLead(request, {
    settings: sampleSettings(settings),
    stock,
    db: own(),
    now: SAMPLE_NOW,
    log,
    site: { origin: 'https://site.example' } as LeadRequest['site'],
    ...site,
  });
}

test('[G5] [G3] a finance enquiry is a lead as specified, on disk before it is acknowledged', async () => {
  const response = await send(BODY);
  expect([response.status, await response.json()]).toEqual([
    200,
    { to: '/success?category=Finance+Enquiry&car_id=car-7', lead_id: expect.any(Number) },
  ]);
  const [lead] = await storedLead();
  expect(lead?.lead).toEqual({
    category: 'Finance Enquiry',
    subcategory: null,
    name: 'Sam',
    last_name: 'Lee',
    email: 'sam@example.com',
    phone: '+61412345678',
    postcode: '4000',
    message: 'Is it still there?',
    opt_in: true,
    dealership_slug: car.dealership_slug,
    car_id: 7,
    car_type: car.car_type,
    vehicle_status: car.status,
    stock_number: car.stocknum,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    manufacturer_slug: car.make.toLowerCase(),
    location_id: car.location?.id ?? null,
    page_id: '/finance',
    additional_services: [],
    url: 'https://site.example/finance?car_id=7',
    source: 'Website',
    user_agent: 'Browser',
    car_dealership_id: car.dealership_id,
  });
  expect(lead?.answers).toEqual({ loan_amount: 20_000 });
  expect(lead?.consent).toEqual([
    {
      name: 'opt_in',
      given: true,
      words: 'Email me similar stock and latest offers.',
      page: 'https://site.example/finance?car_id=7',
      at: SAMPLE_NOW.toISOString(),
    },
  ]);
});

test('[G5] the same form sent again is the same lead; one that was changed is another', async () => {
  await Promise.all([send(BODY), send(BODY), send(BODY)]);
  expect(await storedLead()).toHaveLength(1);
  await send({ ...BODY, fields: { ...BODY.fields, message: 'And the grey one?' } });
  expect(await storedLead()).toHaveLength(2);
});

test('[G3] [G5] a lead for a dealership goes to the destinations of its own locations only', async () => {
  const to = (name: string, ...locations: string[]) => ({
    kind: 'adf_email' as const,
    to: `${name}@dealer.example`,
    locations,
  });
  const leads = {
    destinations: [to('all'), to('yard', 'yard', 'workshop'), to('elsewhere', 'elsewhere')],
    confirmation: { send: 'off' as const },
  };
  const ofDealership = sampleCar({ id: 8, dealership_slug: 'main-street', location: null });
  const site = { stock: sampleSiteStock([ofDealership]) };
  const body = { ...BODY, fields: { ...FIELDS, car: ofDealership.slug } };
  expect((await send(body, { settings: { leads }, site })).status).toBe(200);
  expect((await storedLead())[0]?.lead).toMatchObject({ dealership_slug: 'main-street', location_id: null });
  const { rows } = await db.database.asPlatform((tx) =>
    tx.client.query('select destination from lead_delivery order by id'),
  );
  expect(rows.map(({ destination }) => destination)).toEqual(['all@dealer.example', 'yard@dealer.example']);
});

test('[G7] what is not kept is not said to be', async () => {
  const reject = () => Promise.reject(new Error('the database is away'));
  const away = { run: reject, readWithFallback: reject, readCached: reject } as unknown as LeadRequest['db'];
  await expect(send(BODY, { site: { db: away } })).rejects.toThrow('away');
});

describe('[G8] what is wrong is named, and nothing is kept', () => {
  test.each<[string, Record<string, string>, string, RegExp]>([
    ['no last name', { last_name: ' ' }, 'last_name', /enter your last name/],
    ['a number that is none', { phone: '12' }, 'phone', /Australian phone number/],
    [
      'a postcode of three digits',
      { postcode: '400' },
      'postcode',
      /^Invalid postcode\. Please enter a 4-digit number\.$/,
    ],
    ['more than can be borrowed', { loan_amount: '250001' }, 'loan_amount', /more than \$250,000/],
    ['a term that is not offered', { loan_term_years: '99' }, 'loan_term_years', /choose from the list/],
  ])('%s', async (_what, given, parameter, reason) => {
    const response = await send({ ...BODY, fields: { ...BODY.fields, ...given } });
    expect(response.status).toBe(400);
    const [problem] = (await response.json()).errors;
    expect(problem.parameter).toBe(parameter);
    expect(problem.reason).toMatch(reason);
    expect(await storedLead()).toEqual([]);
  });

  test('terms that are not agreed to, where the site asks', async () => {
    const settings = { forms: { terms: { checkbox: 'required' as const } } };
    const response = await send(BODY, { settings });
    expect((await response.json()).errors).toEqual([
      { parameter: 'terms', reason: '*You must agree to the terms of use before submitting.' },
    ]);
    expect((await send({ ...BODY, fields: { ...BODY.fields, terms: 'on' } }, { settings })).status).toBe(200);
    expect((await storedLead())[0]?.consent.map(({ name, given }) => [name, given])).toEqual([
      ['opt_in', true],
      ['terms', true],
    ]);
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ['another form', { ...BODY, form: 'nothing' }, {}, 404],
    ['no key', { ...BODY, key: '' }, {}, 400],
    ['a page of another website', { ...BODY, page: '//evil.example' }, {}, 400],
    ['no JSON', BODY, { 'Content-Type': 'text/plain' }, 415],
  ])('%s', async (_what, body, headers, status) => {
    expect((await send(body, { headers })).status).toBe(status);
    expect(await storedLead()).toEqual([]);
  });
});

test('[G8] a box that only programs see marks the lead and loses nothing', async () => {
  const response = await send({ ...BODY, fields: { ...BODY.fields, [HONEYPOT_FIELD]: 'x' } });
  expect(response.status).toBe(200);
  const [lead] = await storedLead();
  expect(lead?.lead).toMatchObject({ name: 'Sam', category: 'Finance Enquiry' });
  expect(lead?.answers).toEqual({ loan_amount: 20_000, suspected: 'trap' });
});

describe('[G8] who sent it is checked where the site has a check', () => {
  const settings = { integrations: { botCheck: { provider: 'proof_of_work' as const, tries: 20 } } };
  const site = () => ({ settings: sampleSettings(settings), db: own(), now: SAMPLE_NOW, log });
  const ask = new Request('https://site.example/api/bot-check', {
    headers: { Origin: 'https://site.example' },
  });
  const proof = async () => solve(await (await answerBotCheck(ask, site())).json());
  const words = async (response: Response) => [response.status, (await response.json()).errors[0].reason];

  test('without a check, or with one of nobody, nothing is kept', async () => {
    expect(await words(await send(BODY, { settings }))).toEqual([403, expect.stringMatching(/missing/)]);
    const visit = createAnonymousVisit();
    const foreign = await send({ ...BODY, check: '{}' }, { settings, site: { visit } });
    expect(visit.securityEvents).toEqual([{ action: 'write', outcome: 'failure', reason: 'bot_check_failed' }]);
    expect(await words(foreign)).toEqual([403, expect.stringMatching(/couldn’t read the spam check/)]);
    expect(await storedLead()).toEqual([]);
  });

  test('a form without a working bot check is accepted at the address for that, and scripts report it', async () => {
    const general = { ...BODY, form: 'contact', fields: { ...FIELDS, category: 'General Enquiry' } };
    // Nothing but a browser ever produces an event.
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    };
    const sent = await send(general, { settings, headers, path: '/api/leads?check=none' });
    expect(sent.status).toBe(200);
    expect(await storedLead()).toHaveLength(1);
    // Event 22 of a contact form: the page that sent it reports it.
    expect(await own().run((tx) => listEvents(tx, 22, 9))).toEqual([]);
  });

  test('a check is good for one enquiry, sent as often as it takes', async () => {
    const check = await proof();
    const other = { ...BODY, fields: { ...BODY.fields, message: 'Another one' } };
    expect((await send({ ...BODY, check }, { settings })).status).toBe(200);
    expect((await send({ ...BODY, check }, { settings })).status).toBe(200);
    expect(await words(await send({ ...other, check }, { settings }))).toEqual([
      403,
      expect.stringMatching(/already been used/),
    ]);
    expect(await storedLead()).toHaveLength(1);
    expect((await send({ ...other, check: await proof() }, { settings })).status).toBe(200);
    expect(await storedLead()).toHaveLength(2);
  });

  test('what is wrong with the form is said first, and uses nothing up', async () => {
    const check = await proof();
    const bad = await send({ ...BODY, check, fields: { ...BODY.fields, email: 'x' } }, { settings });
    expect(bad.status).toBe(400);
    expect((await send({ ...BODY, check }, { settings })).status).toBe(200);
  });

  test('where the service cannot be asked the lead is kept and marked', async () => {
    vi.stubEnv('TURNSTILE_SECRET', 'secret');
    const botCheck = {
      provider: 'turnstile' as const,
      siteKey: 'public',
      keyEnv: 'TURNSTILE_SECRET',
      url: 'http://127.0.0.1:9',
    };
    const response = await send({ ...BODY, check: 'token' }, { settings: { integrations: { botCheck } } });
    expect(response.status).toBe(200);
    expect((await storedLead())[0]?.answers).toMatchObject({ suspected: 'unchecked' });
  });

  test('a service that is not set up gives way to the proof of work, with a word in the log', async () => {
    lines.splice(0);
    const botCheck = { provider: 'turnstile' as const, siteKey: 'public', keyEnv: 'NOT_SET_ANYWHERE' };
    const turnstile = { integrations: { botCheck } };
    const response = await answerBotCheck(ask, { ...site(), settings: sampleSettings(turnstile) });
    expect(await response.json()).toMatchObject({ kind: 'proof_of_work' });
    expect(lines).toMatchObject([
      { feature: 'bot-check', err: { message: expect.stringContaining('NOT_SET_ANYWHERE') } },
    ]);
  });
});

test('[G5] a vehicle that the site does not list is no vehicle to ask about', async () => {
  const response = await send({ ...BODY, fields: { ...BODY.fields, car: 'of-another-site' } });
  expect([response.status, (await response.json()).detail]).toEqual([
    400,
    expect.stringMatching(/no longer on this website/),
  ]);
  expect(await storedLead()).toEqual([]);
});

test('[F4] a form behind a gate is not taken', async () => {
  const response = await send(BODY, { settings: { gating: { finance: 'signed_in' } } });
  expect([response.status, (await response.json()).detail]).toEqual([
    403,
    expect.stringMatching(/You need to sign in for this/),
  ]);
  expect(await storedLead()).toEqual([]);
});

test('[E9] a form without a vehicle carries what the address said of one', async () => {
  const { car: _car, ...fields } = BODY.fields;
  const vin = 'lrwm2yjldut682964';
  await send({ ...BODY, fields: { ...fields, vin, car_type: 'used', vehicle_price_budget: '25,000' } });
  const [{ lead, answers } = { lead: null, answers: null }] = await storedLead();
  expect(lead).toMatchObject({ car_id: null, car_type: 'used', dealership_slug: null });
  expect(answers).toEqual({ vin: vin.toUpperCase(), vehicle_price_budget: 25_000, loan_amount: 20_000 });
});

test('[G5] a lead keeps the number of a vehicle that had left when its form was opened', async () => {
  const { car: _, ...fields } = BODY.fields;
  await send({ ...BODY, fields: { ...fields, car_id: '99' } });
  const [{ lead, answers } = { lead: null, answers: null }] = await storedLead();
  expect(lead).toMatchObject({ car_id: 99, stock_number: null });
  expect(answers).not.toHaveProperty('car_id');
});

test.each<[string, Parameters<typeof sampleCar>[0], number]>([
  ['can be bought', {}, 200],
  ['was sold', { status: 'sold', sold: true }, 403],
  ['was reserved', { reserved: true }, 403],
  ['costs no more than 200', { price: 200 }, 403],
  ['has no identification', { has_nvic: false }, 403],
])('[E10] the finance check of a vehicle that %s is asked again when its form is sent', async (_, given, status) => {
  const checked = sampleCar({ id: 7, price: 25_990, has_nvic: true, ...given });
  const settings = { finance: { pages: { personalised: 'on' as const } } };
  const body = { ...BODY, form: 'finance-check', page: '/personalised/finance?car_id=7' };
  const response = await send(body, { settings, site: { stock: sampleSiteStock([checked]) } });
  expect(response.ok ? 200 : response.status).toBe(status);
  expect(await storedLead()).toHaveLength(status === 200 ? 1 : 0);
});

describe('[G5] a lead says what brought its visit', () => {
  // Let through: an advertisement that led to the home page was forgotten by the form on the next.
  const visitWith = (cookie: string): LeadRequest['visit'] => ({
    ...createAnonymousVisit(),
    header: (name) => (name === 'cookie' ? cookie : null),
  });
  const visit = visitWith('a=b; undefined.campaign=utm_source=google&gclid=G%201&utm_term=%00x; c=d');
  const campaigns = async () => (await storedLead()).map(({ campaign }) => campaign);

  test('as the browser remembers it, or the page of the form says it', async () => {
    await send(BODY, { site: { visit } });
    const landed = { ...BODY, key: `${BODY.key.slice(0, -1)}2`, page: '/finance?utm_source=mail&fbclid=F' };
    await send({ ...landed, fields: { ...BODY.fields, message: 'Another' } }, { site: { visit } });
    expect((await campaigns()).toReversed()).toEqual([
      { utm_source: 'google', gclid: 'G 1', utm_term: 'x' },
      { utm_source: 'mail', fbclid: 'F' },
    ]);
  });

  test.each<[string, Sent]>([
    ['of a visit that nothing brought', {}],
    ['of a browser that remembers nonsense', { site: { visit: visitWith('undefined.campaign=%ff;;=&v=1') } }],
    ['of a site that does not ask', { site: { visit }, settings: { leads: { campaignHours: 0 } } }],
  ])('none %s', async (_what, sent) => {
    expect((await send(BODY, sent)).status).toBe(200);
    expect(await campaigns()).toEqual([{}]);
  });

  test('to people and to programs, each part by its own name', async () => {
    await send(BODY, { site: { visit } });
    expect(formatLeads(await storedLead(), 'text')).toContain('Campaign source: google\n');
    const record = { utm_source: 'google', gclid: 'G 1', utm_term: 'x' };
    expect(JSON.parse(formatLeads(await storedLead(), 'json'))).toMatchObject(record);
    const [names, values] = formatLeadsCsv(await storedLead())
      .split('\r\n')
      .map((row) => row.split(','));
    const at = names?.indexOf('gclid') ?? -1;
    expect(values?.at(at)).toBe('G 1');
  });
});

test('[G5] leads are listed for people and for programs, and nothing is left out', async () => {
  await send(BODY);
  const text = formatLeads(await storedLead(), 'text');
  for (const part of ['Finance Enquiry', 'Sam Lee', '0412 345 678', 'sam@example.com', 'Amount to borrow: $20,000'])
    expect(text).toContain(part);
  expect(text).toContain('agreed: Email me similar stock and latest offers.');
  const line = JSON.parse(formatLeads(await storedLead(), 'json'));
  expect(line).toMatchObject({ phone: '+61412345678', loan_amount: 20_000, 'Vehicle Make': car.make });
  expect(formatLeads([], 'text')).toBe('No enquiries.\n');
});
