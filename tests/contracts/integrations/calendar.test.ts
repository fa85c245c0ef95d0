import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../src/db/queries/leads/appointments.ts';
import { listLeads } from '../../../src/db/queries/leads/leads.ts';
import { createBookingStore } from '../../../src/db/stores.ts';
import { CalendarFailure } from '../../../src/integrations/calendar/contract.ts';
import { createGoogleCalendar } from '../../../src/integrations/calendar/google.ts';
import { GoogleTokens, readGoogleAccount } from '../../../src/integrations/calendar/google-account.ts';
import { writeGoogleEntry } from '../../../src/integrations/calendar/google-entry.ts';
import { CircuitBreaker } from '../../../src/integrations/circuit-breaker.ts';
import { chooseCalendar } from '../../../src/integrations/clients.ts';
import { ClientCache } from '../../../src/integrations/create-chooser.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { HUNG_SECONDS } from '../../settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../two-groups.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const hour = (at: number) => new Date(NOW.getTime() + at * 3_600_000);
const QUESTION = { location_id: 70, car_id: null, from: hour(0), to: hour(24) };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let db: TestDatabase;
let groups: TwoGroups;
const site = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await site().run(async (tx) => {
    const lead_id = (await listLeads(tx, new Date(0)))[0]!.id;
    const wanted = { lead_id, car_id: groups.alfaCarId, capacity: 1, time_zone: 'Australia/Brisbane' };
    await bookAppointment(tx, { ...wanted, location_id: 70, start_at: hour(2), end_at: hour(3) });
    await bookAppointment(tx, { ...wanted, location_id: 71, start_at: hour(5), end_at: hour(6) });
  });
});
afterAll(() => db.close());

interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}
type Said = { status: number; body: unknown } | 'nothing';

let server: Server;
let url: string;
let requested: Asked[];
/** Replaces the service's response. */
let instead: (requested: Asked) => Said | undefined;

/** The protocol as Google documents it: a token for a signed assertion, and busy times for a valid token. */
beforeEach(async () => {
  requested = [];
  instead = () => undefined;
  server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: await text(request),
    };
    requested.push(one);
    const said = instead(one) ?? (one.path === '/token' ? giveToken(one) : sayBusy(one));
    if (said === 'nothing') return;
    response.writeHead(said.status, { 'Content-Type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function giveToken({ body }: Asked): Said {
  const form = new URLSearchParams(body);
  const [header, claims, signature] = (form.get('assertion') ?? '').split('.') as [string, string, string];
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isSigned = createVerify('RSA-SHA256')
    .update(`${header}.${claims}`)
    .verify(publicKey, Buffer.from(signature, 'base64url'));
  const isGood =
    isSigned &&
    form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    said.iss === 'yard@example.iam.gserviceaccount.com' &&
    said.aud === `${url}/token` &&
    said.exp === said.iat + 3600 &&
    said.scope === 'https://www.googleapis.com/auth/calendar';
  if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
  return {
    status: 200,
    body: { access_token: `token ${requested.length}`, expires_in: 3599, token_type: 'Bearer' },
  };
}

function sayBusy({ path, authorization, body }: Asked): Said {
  if (path !== '/freeBusy' || !authorization?.startsWith('Bearer token')) return { status: 401, body: {} };
  const { timeMin, timeMax, items } = JSON.parse(body);
  const all = [{ start: '2026-11-23T18:00:00+10:00', end: '2026-11-23T19:30:00+10:00' }];
  const busy = all.filter(({ start, end }) => new Date(start) < new Date(timeMax) && new Date(end) > new Date(timeMin));
  return { status: 200, body: { calendars: { [items[0].id]: { busy } } } };
}

const KEY = () =>
  JSON.stringify({
    type: 'service_account',
    client_email: 'yard@example.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  });

const calendarOf = (provider: 'built_in' | 'google', memory = new ClientCache(), environment = { YARD_KEY: KEY() }) =>
  chooseCalendar({
    bookings: createBookingStore(site()),
    settings: sampleSettings({
      integrations: {
        calendar: { provider, url, keyEnv: 'YARD_KEY', calendars: { yard: 'yard@group.example' } },
      },
    }),
    location: 'yard',
    now: NOW,
    memory,
    environment,
  });

describe.each(['built_in', 'google'] as const)('[G2] the calendar %s', (provider) => {
  test('knows what is booked at the location, and when the vehicle is out, there or elsewhere', async () => {
    const { booked } = await calendarOf(provider).busy(QUESTION);
    expect(booked.map(({ start, end, seat }) => ({ start, end, seat }))).toEqual([
      { start: hour(2), end: hour(3), seat: 0 },
    ]);
    const { shut } = await calendarOf(provider).busy({ ...QUESTION, car_id: groups.alfaCarId });
    expect(
      shut
        .map(({ start }) => start)
        .toSorted((a, b) => +a - +b)
        .slice(0, 2),
    ).toEqual([hour(2), hour(5)]);
  });

  test('says nothing of other times', async () => {
    const { booked, shut } = await calendarOf(provider).busy({ ...QUESTION, from: hour(20) });
    expect({ booked, shut }).toEqual({ booked: [], shut: [] });
  });
});

describe('[G2] a Google Calendar', () => {
  test('is asked with a token got once for a signed assertion, and says when it is busy in any time zone', async () => {
    const memory = new ClientCache();
    const { shut } = await calendarOf('google', memory).busy(QUESTION);
    expect(shut).toEqual([{ start: hour(8), end: hour(9.5) }]);
    await calendarOf('google', memory).busy(QUESTION);
    expect(requested.map(({ path }) => path)).toEqual(['/token', '/freeBusy', '/freeBusy']);
    expect(JSON.parse(requested[1]!.body)).toEqual({
      timeMin: '2026-11-23T00:00:00.000Z',
      timeMax: '2026-11-24T00:00:00.000Z',
      items: [{ id: 'yard@group.example' }],
    });
  });

  test('is asked anew where its token was taken back', async () => {
    instead = ({ authorization }) => (authorization === 'Bearer token 1' ? { status: 401, body: {} } : undefined);
    expect((await calendarOf('google').busy(QUESTION)).shut).toHaveLength(1);
    expect(requested.map(({ path }) => path)).toEqual(['/token', '/freeBusy', '/token', '/freeBusy']);
  });

  test.each<[string, Said, RegExp]>([
    [
      'errors of the calendar',
      { status: 200, body: { calendars: { 'yard@group.example': { errors: [{ reason: 'notFound' }] } } } },
      /notFound/,
    ],
    ['nothing of the calendar', { status: 200, body: { calendars: {} } }, /doesn’t include the calendar/],
    [
      'times that are none',
      {
        status: 200,
        body: { calendars: { 'yard@group.example': { busy: [{ start: 'noon', end: 'later' }] } } },
      },
      /busy\.0\.start/,
    ],
    ['no JSON', { status: 200, body: '<html>' }, /not JSON/],
    ['a failure', { status: 500, body: {} }, /answered 500/],
    ['a refusal', { status: 403, body: {} }, /answered 403/],
  ])('that answers with %s is a failure, never a free day', async (_, said, expected) => {
    instead = ({ path }) => (path === '/freeBusy' ? said : undefined);
    const failure = await calendarOf('google')
      .busy(QUESTION)
      .catch((error) => error);
    expect(failure).toBeInstanceOf(CalendarFailure);
    expect(failure.message).toMatch(expected);
  });

  test('that says nothing is not waited for, and is left alone after some failures', async () => {
    let clock = 0;
    const breaker = new CircuitBreaker({ failures: 2, resetMs: 1_000, clock: () => clock });
    const account = readGoogleAccount(KEY(), 'YARD_KEY');
    const own = { busy: async () => ({ booked: [], shut: [] }) };
    const given = {
      url,
      calendarId: 'yard@group.example',
      account,
      tokens: new GoogleTokens(),
      breaker,
      now: NOW,
    };
    const calendar = createGoogleCalendar({ ...given, timeoutMs: HUNG_SECONDS * 1000 }, own);
    expect((await calendar.busy(QUESTION)).shut).toHaveLength(1);
    instead = ({ path }) => (path === '/freeBusy' ? 'nothing' : undefined);
    const hasty = createGoogleCalendar({ ...given, timeoutMs: 30 }, own);
    for (const _ of [1, 2]) await expect(hasty.busy(QUESTION)).rejects.toThrow(/could not be reached: .*time/i);
    instead = () => undefined;
    const before = requested.length;
    await expect(calendar.busy(QUESTION)).rejects.toThrow(/circuit breaker open/);
    expect(requested).toHaveLength(before);
    clock = 2_000;
    expect((await calendar.busy(QUESTION)).shut).toHaveLength(1);
  });

  test.each([
    ['is not set', {}, /YARD_KEY, which is not set/],
    ['is no JSON', { YARD_KEY: 'secret-word' }, /YARD_KEY is not a Google service account key: JSON/],
    ['is another', { YARD_KEY: '{"client_email":"a@b.example","private_key":"secret-word"}' }, /private_key/],
  ])('whose key %s is a failure that names the setting, and not the key', (_, environment, expected) => {
    const make = () => calendarOf('google', new ClientCache(), environment as { YARD_KEY: string });
    expect(make).toThrow(expected);
    expect(make).not.toThrow(/secret-word/);
  });
});

describe('[G2] an entry in a Google Calendar', () => {
  const entry = {
    id: 'lead 7',
    isChanged: false,
    isCancelled: false,
    summary: 'Test Drive: Kluger, Sam Lee',
    description: 'Sam Lee',
    start: hour(2),
    end: hour(3),
    time_zone: 'Australia/Brisbane',
  };
  const calendar = (now = NOW) => ({
    url,
    calendarId: 'yard@group.example',
    account: readGoogleAccount(KEY(), 'YARD_KEY'),
    tokens: new GoogleTokens(),
    breaker: new CircuitBreaker({ failures: 2, resetMs: 1_000, clock: () => 0 }),
    now,
  });

  test('is written once, by an id of its own, and blocks nothing there', async () => {
    const kept = new Map<string, Record<string, unknown>>();
    instead = ({ path, body }) => {
      if (path !== '/calendars/yard%40group.example/events') return undefined;
      const { id, ...said } = JSON.parse(body);
      if (kept.has(id)) return { status: 409, body: {} };
      kept.set(id, said);
      return { status: 200, body: { id } };
    };
    await writeGoogleEntry(calendar(), entry);
    await writeGoogleEntry(calendar(), entry);
    const [[id, said], ...more] = [...kept] as [[string, Record<string, unknown>]];
    expect(more).toEqual([]);
    expect(id).toMatch(/^[a-v0-9]{5,1024}$/);
    expect(said).toEqual({
      summary: entry.summary,
      description: entry.description,
      start: { dateTime: '2026-11-23T02:00:00.000Z', timeZone: 'Australia/Brisbane' },
      end: { dateTime: '2026-11-23T03:00:00.000Z', timeZone: 'Australia/Brisbane' },
      transparency: 'transparent',
    });
  });

  test('that was moved is updated, or created where missing; a cancelled one is removed, once', async () => {
    const kept = new Map<string, string>();
    const said: string[] = [];
    instead = ({ method, path, body }) => {
      const [, , , , id] = path.split('/');
      if (path === '/token') return undefined;
      const known = id ?? (JSON.parse(body) as { id: string }).id;
      const status = method === 'POST' ? (kept.has(known) ? 409 : 200) : kept.has(known) ? 200 : 404;
      said.push(`${method} ${status}`);
      if (status !== 200) return { status, body: {} };
      if (method === 'DELETE') kept.delete(known);
      else kept.set(known, JSON.parse(body).start.dateTime);
      return { status, body: method === 'DELETE' ? '' : {} };
    };
    await writeGoogleEntry(calendar(), entry);
    const moved = { ...entry, isChanged: true, start: hour(4), end: hour(5) };
    await writeGoogleEntry(calendar(), moved);
    expect([...kept.values()]).toEqual(['2026-11-23T04:00:00.000Z']);
    const cancelled = { ...moved, isCancelled: true };
    for (const _ of [1, 2]) await writeGoogleEntry(calendar(), cancelled);
    expect(kept.size).toBe(0);
    expect(said).toEqual(['POST 200', 'POST 409', 'PUT 200', 'DELETE 200', 'DELETE 404']);
  });

  test.each([
    ['is refused', { status: 403, body: {} }, { code: 'HTTP 403', isRefusal: true }],
    ['finds the service down', { status: 503, body: {} }, { code: 'HTTP 503', isRefusal: false }],
  ])('that %s is a failed delivery, to be tried again', async (_, said, expected) => {
    instead = ({ path }) => (path === '/token' ? undefined : said);
    await expect(writeGoogleEntry(calendar(), entry)).rejects.toMatchObject({
      name: 'DeliveryFailure',
      ...expected,
    });
  });
});
