import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listBookedTimes } from '../../db/queries/leads/appointments.ts';
import { listLeads } from '../../db/queries/leads/leads.ts';
import { listEvents } from '../../db/queries/visitors/events.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { FormRequest } from '../../kernel/forms/fields/row.ts';
import { submitForm } from '../../kernel/leads/submit-form.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { answerSlots } from './answer.ts';
import { TEST_DRIVE_FORM } from './form.ts';
import { loadTestDrivePage } from './load.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead', 'event'));

// Friday noon in Brisbane; the yard of the samples is open on Mondays from 8:30 am.
const NOW = new Date('2026-11-20T02:00:00Z');
const MONDAY = '2026-11-22T22:30:00.000Z';
const LATER = '2026-11-22T23:30:00.000Z';
const own = ({ id, group_id } = groups.uno) => db.database.forSite({ groupId: group_id, siteId: id });
const CARS = [
  sampleCar({ id: 7, slug: 'kluger', car_type: 'used' }),
  sampleCar({ id: 8, slug: 'corolla', car_type: 'new' }),
  sampleCar({ id: 9, slug: 'camry', car_type: 'used', tag: 'Test Drive Only' }),
  sampleCar({ id: 10, slug: 'gone', status: 'sold', sold: true }),
];
const WHO = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
};

const requestOf = (settings: Partial<SiteSettingsInput> = {}, of = groups.uno): FormRequest => ({
  settings: sampleSettings({ ...settings, leads: { confirmation: { send: 'off' } } }),
  stock: sampleSiteStock(CARS as Car[]),
  db: own(of),
  now: NOW,
  log: silentLog,
  site: { origin: 'https://site.example' } as FormRequest['site'],
});

let sent = 0;
function send(fields: Record<string, string>, { settings = {}, key = '', of = groups.uno } = {}) {
  const sending = key || `00000000-0000-0000-0000-${String(sent++).padStart(12, '0')}`;
  // As a browser without scripts sends it: the server records its event.
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
  const form = { typed: { ...WHO, ...fields }, key: sending, page: '/book-test-drive/', userAgent };
  return submitForm(TEST_DRIVE_FORM, form, requestOf(settings, of));
}
const leads = (of = groups.uno) => own(of).run((tx) => listLeads(tx, new Date(0)));
const booked = () =>
  own().run((tx) => listBookedTimes(tx, { location_id: 1, car_id: null }, new Date(0), new Date('2100-01-01')));
const free = async (query = '') => {
  const url = new URL(`https://site.example/api/test-drive/slots${query}`);
  const response = await answerSlots({ ...requestOf(), url });
  return {
    status: response.status,
    cache: response.headers.get('Cache-Control'),
    body: await response.json(),
  };
};

test('[G2] the free times of a place are answered in its own zone, and kept for moments only', async () => {
  const { status, cache, body } = await free();
  expect([status, cache]).toEqual([200, 'private, max-age=5']);
  expect(body).toMatchObject({ location: 'yard', time_zone: 'Australia/Brisbane', slot_minutes: 60 });
  // Two Mondays within a fortnight, nine hours each.
  expect(body.slots).toHaveLength(18);
  expect(body.slots[0]).toEqual({ start: MONDAY, end: LATER, date: '2026-11-23', time: '08:30' });
});

test.each([
  ['?car_id=nothing', 400, 'car_id'],
  ['?location=nowhere', 400, 'location'],
])('[G2] the times of %s are refused by name', async (query, status, parameter) => {
  const said = await free(query);
  expect([said.status, said.body.errors[0].parameter]).toEqual([status, parameter]);
});

test('[G2] a booking is a lead for the place, which says when, and the time is no longer free', async () => {
  expect(await send({ car: 'kluger', slot: MONDAY })).toEqual({
    ok: true,
    leadId: expect.any(Number),
    to: '/success?category=Test+Drive&car_id=kluger&booked=2026-11-23T08%3A30',
  });
  const [{ lead, answers }] = (await leads()) as [Awaited<ReturnType<typeof leads>>[number]];
  expect(lead).toMatchObject({
    category: 'Test Drive',
    car_id: 7,
    phone: '+61412345678',
    location_id: 1,
    message: null,
  });
  expect(answers).toMatchObject({ booking: 'Monday 23 November, 8:30 am', booking_start: MONDAY });
  expect(answers).not.toHaveProperty('slot');
  expect(await booked()).toMatchObject([{ seat: 0, car_id: 7, start: new Date(MONDAY), end: new Date(LATER) }]);
  expect((await free()).body.slots[0].start).toBe(LATER);
});

test('[G2] the time is optional, and so is the message, unless the site asks for one', async () => {
  expect(await send({ slot: 'any' })).toMatchObject({ ok: true });
  expect(await send({})).toMatchObject({ ok: true });
  expect(await booked()).toEqual([]);
  expect((await leads()).map(({ answers }) => answers.booking)).toEqual([undefined, undefined]);
  const settings = { forms: { testDrive: { message: 'required' as const } } };
  expect(await send({}, { settings })).toMatchObject({ ok: false, problems: [{ name: 'message' }] });
});

test('[G2] a time that was taken meanwhile is refused with the nearest, and nothing of it is kept', async () => {
  await send({ slot: LATER });
  const refused = await send({ slot: LATER, email: 'late@example.com' });
  expect(refused).toEqual({
    ok: false,
    status: 409,
    failed: null,
    problems: [
      {
        name: 'slot',
        text:
          'Monday 23 November, 9:30 am has just been taken. ' +
          'Your details are still here, so just choose another time. ' +
          'The closest available times: Monday 23 November, 8:30 am; Monday 23 November, 10:30 am; ' +
          'Monday 23 November, 11:30 am.',
      },
    ],
  });
  expect((await leads()).map(({ lead }) => lead.email)).toEqual(['sam@example.com']);
});

test.each([
  ['a time outside of opening hours', '2026-11-22T21:30:00.000Z', /, 7:30 am is no longer available\./],
  ['a time between two', '2026-11-22T22:45:00.000Z', /, 8:45 am is no longer available\./],
  ['a time that has gone by', '2026-11-15T22:30:00.000Z', /is no longer available\..*The closest available times/],
  ['a time too far ahead', '2026-12-13T22:30:00.000Z', /is no longer available\./],
  ['no time', '8:30', /choose from the list/],
  ['a time of no calendar', '2026-11-31T22:30:00.000Z', /choose from the list/],
  ['a time of another age', '+012026-11-22T22:30:00.000Z', /choose from the list/],
])('[G2] %s is refused, and nothing is kept', async (_, slot, text) => {
  const problems = [{ name: 'slot', text: expect.stringMatching(text) }];
  expect(await send({ slot })).toMatchObject({ ok: false, problems });
  expect(await leads()).toEqual([]);
});

test('[G2] [G5] the same form sent twice is one lead and one booking, told the same', async () => {
  const key = '11111111-1111-1111-1111-111111111111';
  const to = '/success?category=Test+Drive&booked=2026-11-23T08%3A30';
  expect(await send({ slot: MONDAY }, { key })).toEqual({ ok: true, leadId: expect.any(Number), to });
  expect(await send({ slot: MONDAY }, { key })).toEqual({ ok: true, leadId: expect.any(Number), to });
  expect([await leads(), await booked()].map((all) => all.length)).toEqual([1, 1]);
});

test('[G2] of fifty who want one time on two sites of the group, one has it, and each other is told', async () => {
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, one) =>
      send({ slot: MONDAY, email: `${one}@example.com` }, { of: one % 2 ? groups.dos : groups.uno }),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const others = all.filter((one) => !one.ok);
  for (const { problems } of others)
    expect(problems[0]?.text).toMatch(/has just been taken.*The closest available times: /);
  expect([await leads(), await leads(groups.dos)].flat()).toHaveLength(1);
});

describe('[I1] [G2] a test drive that was asked for is counted', () => {
  test.each([
    ['a used vehicle', 'kluger', {}, 48],
    ['a new vehicle', 'corolla', {}, 17],
    ['a used vehicle that is there for test drives only', 'camry', {}, 17],
    ['no vehicle', '', {}, 17],
    ['a used vehicle where test drives count as enquiries', 'kluger', { events: 'enquiry' as const }, 15],
    ['a new vehicle where test drives count as enquiries', 'corolla', { events: 'enquiry' as const }, 14],
  ])('of %s', async (_, car, testDrive, id) => {
    await send(car ? { car } : {}, { settings: { forms: { testDrive } } });
    expect((await leads()).length).toBe(1);
    const found = await Promise.all([14, 15, 17, 48].map((one) => own().run((tx) => listEvents(tx, one, 9))));
    expect(found.flat().map(({ event_id, path }) => [event_id, path])).toEqual([[id, '/book-test-drive/']]);
  });
});

describe('[G2] what differs by site', () => {
  test('length, notice, horizon and capacity are the site’s, or the location’s', async () => {
    const testDrive = { capacity: 1, locations: { yard: { capacity: 2, slotMinutes: 30 } } };
    const settings = { forms: { testDrive } };
    expect(await send({ slot: '2026-11-22T23:00:00.000Z' }, { settings })).toMatchObject({ ok: true });
    expect(await send({ slot: '2026-11-22T23:00:00.000Z', name: 'Jo' }, { settings })).toMatchObject({
      ok: true,
    });
    expect(await send({ slot: '2026-11-22T23:00:00.000Z', name: 'Al' }, { settings })).toMatchObject({
      ok: false,
    });
    expect((await booked()).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('a site without the page takes no form, and answers no times', async () => {
    const settings = { forms: { testDrive: { page: 'off' as const } } };
    expect(await send({}, { settings })).toMatchObject({ ok: false, status: 403 });
  });

  test('a vehicle that is sold is not booked, and whoever asks for it is not lost', async () => {
    expect(await send({ car: 'gone' })).toMatchObject({ ok: true });
    expect(await send({ car: 'gone', slot: MONDAY })).toMatchObject({ ok: false });
  });
});

describe('[G2] a location with a calendar outside', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let isDown = false;
  const server = createServer((request, response) => {
    const busy = [{ start: MONDAY, end: LATER }];
    const said = request.url === '/token' ? { access_token: 't', expires_in: 60 } : { calendars: { yard: { busy } } };
    response.writeHead(isDown ? 500 : 200).end(JSON.stringify(said));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const account = { client_email: 'a@b.example', private_key, token_uri: `${url}/token` };
    vi.stubEnv('YARD_KEY', JSON.stringify(account));
  });
  afterEach(() => {
    isDown = false;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const settings = () => ({
    integrations: {
      calendar: { provider: 'google' as const, url, keyEnv: 'YARD_KEY', calendars: { yard: 'yard' } },
    },
  });
  const owed = async () =>
    (await db.database.asPlatform((tx) => tx.client.query('select kind, destination from lead_delivery'))).rows;

  test('offers nothing when that says no, and owes it what is booked', async () => {
    expect(await send({ slot: MONDAY }, { settings: settings() })).toMatchObject({ ok: false, status: 409 });
    expect(await send({ slot: LATER }, { settings: settings() })).toMatchObject({ ok: true });
    expect(await owed()).toEqual([{ kind: 'calendar', destination: 'yard' }]);
  });

  test('books no time while that cannot be asked, says so, and takes the enquiry all the same', async () => {
    isDown = true;
    const refused = await send({ slot: LATER }, { settings: settings() });
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ name: 'slot', text: expect.stringMatching(/can’t reach our calendar/) }],
    });
    expect(await send({ slot: 'any' }, { settings: settings() })).toMatchObject({ ok: true });
    expect(await owed()).toEqual([]);
  });
});

test('[H5] the place of a test drive is on a map', async () => {
  const url = new URL('https://site.example/book-test-drive/');
  const { place } = await loadTestDrivePage({ ...requestOf(), url } as unknown as RequestContext);
  expect(place?.map?.pins).toHaveLength(1);
});
