import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/samples/log.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listEvents, removeEventsBefore, saveEvent } from '../../db/queries/visitors/events.ts';
import { saveSentEvent } from '../../kernel/events/save-sent-event.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { answerEvent } from './receive.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => site().run((tx) => removeEventsBefore(tx, new Date('2100-01-01'))));

const NOW = new Date('2026-11-20T02:00:00Z');
const site = ({ id, group_id } = groups.uno) => db.database.forSite({ groupId: group_id, siteId: id });
const kept = () => site().run((tx) => listEvents(tx, 49, 10));

const VIEW = { id: 49, path: '/search/used-cars?make=Toyota', data: { count: 12 } };
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

interface Sent {
  headers?: Record<string, string | undefined>;
  settings?: Partial<SiteSettingsInput>;
  now?: Date;
}

function send(body: unknown, { headers = {}, settings = {}, now = NOW }: Sent = {}) {
  const all = {
    'Content-Type': 'application/json',
    Origin: 'https://site.example',
    'User-Agent': BROWSER,
    ...headers,
  };
  const given = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  const request = new Request('https://site.example/api/events', {
    method: 'POST',
    headers: given,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answerEvent(request, { settings: sampleSettings(settings), db: site(), now });
}

test('[I1] event 49, a search page view, is kept with its page and what was found', async () => {
  const response = await send(VIEW);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await kept()).toEqual([
    { event_id: 49, car_id: null, path: VIEW.path, data: { count: 12 }, happened_at: NOW },
  ]);
});

test.each([
  [4, {}],
  [60, {}],
  [61, {}],
])('[I1] event %i is of a vehicle', async (id, data) => {
  const of = () => site().run((tx) => listEvents(tx, id, 10));
  expect((await send({ id, path: '/cars/kluger', data })).status).toBe(400);
  expect((await send({ id, path: '/cars/kluger', car_id: 7, data: { ...data, name: 'Ann' } })).status).toBe(400);
  expect(await of()).toEqual([]);
  expect((await send({ id, path: '/cars/kluger', car_id: 7, data })).status).toBe(204);
  expect(await of()).toEqual([{ event_id: id, car_id: 7, path: '/cars/kluger', data, happened_at: NOW }]);
});

test('[I1] event 25, a phone number was clicked, is of a vehicle where the number is about one', async () => {
  const event = { id: 25, path: '/contact', data: { action: 'call' } };
  expect((await send(event)).status).toBe(204);
  expect((await send({ ...event, car_id: 7 })).status).toBe(204);
  const kept = await site().run((tx) => listEvents(tx, 25, 10));
  expect(kept.map(({ car_id }) => car_id).toSorted()).toEqual([7, null]);
});

test('[I1] what opens a visitor’s booking is not kept, though a page sends it', async () => {
  expect((await send({ id: 25, path: '/my-booking?v=27.secret', data: { action: 'call' } })).status).toBe(204);
  const kept = await site().run((tx) => listEvents(tx, 25, 10));
  expect(kept.map(({ path }) => path)).toEqual(['/my-booking']);
});

test('[I1] what an advertisement calls one click of one person is not kept, its campaign is', async () => {
  await send({ ...VIEW, path: '/search/used-cars?utm_source=google&gclid=G1&make=Kia&fbclid=F1' });
  expect((await kept()).map(({ path }) => path)).toEqual(['/search/used-cars?utm_source=google&make=Kia']);
});

test('[I1] nor is it where no script tells of the event', async () => {
  // Used to be saved: the valuation of somebody who accepts an offer without scripts.
  const request = { settings: sampleSettings({}), db: site(), now: NOW, log: silentLog };
  const event = { name: 'offer_accepted', carId: null, userAgent: BROWSER } as const;
  await saveSentEvent({ ...event, path: '/trade-in?valuation=7&step=estimate' }, request);
  const kept = await site().run((tx) => listEvents(tx, 18, 10));
  expect(kept.map(({ path }) => path)).toEqual(['/trade-in?step=estimate']);
});

test('[E11] [I1] event 26, the finance calculator was used, is of a vehicle where there is one', async () => {
  const event = { id: 26, path: '/finance', data: { input: 'deposit' } };
  expect((await send(event)).status).toBe(204);
  expect((await send({ ...event, path: '/cars/kluger', car_id: 7 })).status).toBe(204);
  expect((await send({ ...event, data: {} })).status).toBe(400);
  const kept = await site().run((tx) => listEvents(tx, 26, 10));
  expect(kept.map(({ car_id }) => car_id).sort()).toEqual([7, null]);
});

test('[I1] an event belongs to its site alone', async () => {
  await send(VIEW);
  const seen = await site(groups.dos).run((tx) => listEvents(tx, 49, 10));
  expect(seen.map(({ path }) => path)).not.toContain(VIEW.path);
});

describe('[I1] what is not worth keeping is answered like the rest', () => {
  test.each<[string, Sent]>([
    ['a bot', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a program without a name', { headers: { 'User-Agent': '' } }],
    ['a page that is loaded ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a site that keeps no events', { settings: { analytics: { events: 'off' } } }],
  ])('%s', async (_who, sent) => {
    expect((await send(VIEW, sent)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });
});

describe('[I1] what is no event of the site is refused', () => {
  test.each<[string, unknown, Sent, number]>([
    ['a sender that names no page', VIEW, { headers: { Origin: undefined } }, 403],
    ['another type', VIEW, { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['no JSON', '{', {}, 400],
    ['a body that is too large', { ...VIEW, path: `/${'x'.repeat(9_000)}` }, {}, 413],
    ['an unknown id', { ...VIEW, id: 5 }, {}, 400],
    ['no id', { path: '/', data: {} }, {}, 400],
    ['other data', { ...VIEW, data: { count: 1, name: 'Ann' } }, {}, 400],
    ['a count below 0', { ...VIEW, data: { count: -1 } }, {}, 400],
    ['a path of another site', { ...VIEW, path: '//evil.example/' }, {}, 400],
    ['a path with a character that no database takes', { ...VIEW, path: '/\u0000' }, {}, 400],
    ['a vehicle where there is none', { ...VIEW, car_id: 7 }, {}, 400],
  ])('%s', async (_what, body, sent, status) => {
    const response = await send(body, sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await kept()).toEqual([]);
  });

  test('with the name of what is wrong', async () => {
    const problem = await (await send({ ...VIEW, data: {} })).json();
    expect(problem.errors).toEqual([{ parameter: 'data.count', reason: 'is required' }]);
  });
});

test('[I1] events that are older than the site keeps them go, once a day', async () => {
  const inDays = (days: number) => new Date(Date.UTC(2031, 0, 1 + days));
  const old = { event_id: 49, car_id: null, path: '/old', data: {} };
  await send(VIEW, { now: inDays(0) });
  await site().run((tx) => saveEvent(tx, { ...old, happened_at: inDays(-401) }));
  await send(VIEW, { now: new Date(inDays(1).getTime() - 1) });
  expect(await kept()).toHaveLength(3);
  await send(VIEW, { now: inDays(1) });
  const left = await kept();
  expect(left.map(({ path }) => path)).toEqual([VIEW.path, VIEW.path, VIEW.path]);
});
