import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listConversations } from '../../db/queries/leads/conversations.ts';
import { listLeads } from '../../db/queries/leads/leads.ts';
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGES } from '../../domain/chat/conversation.ts';
import type { Site } from '../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { answerChat, answerChatPost } from './answer.ts';
import type { ChatRequest } from './load.ts';
import type { ChatModel } from './model.ts';
import { takeChatForm } from './page.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'conversation', 'valuation', 'lead'));

const NOW = new Date('2026-11-20T02:00:00Z');
/** The site's own name for it, whatever name the feed has. */
const NAME = '2021 Toyota Kluger Grande Hybrid AWD GSU70R';
const CARS = [sampleCar(), sampleCar({ id: 2 })];
const ORIGIN = 'https://cars.example';

function siteOf(group = groups.uno, chat: object = { provider: 'built_in' }): ChatRequest {
  const settings: Partial<SiteSettingsInput> = { integrations: { chat } };
  return {
    settings: sampleSettings(settings),
    stock: sampleSiteStock(CARS),
    db: db.database.forSite({ groupId: group.group_id, siteId: group.id }),
    now: NOW,
    url: new URL(`${ORIGIN}/chat?car=car-1`),
    site: { id: group.id, origin: ORIGIN } as Site,
  };
}

const kept = (group = groups.uno) => siteOf(group).db.run((tx) => listConversations(tx, new Date(0)));
const key = (n: number | string) => `message-number-${String(n).padStart(4, '0')}`;
const message = (text: string, n: number | string = 1) => ({
  kind: 'message',
  car: 'car-1',
  key: key(n),
  text,
});
const contact = (given = {}) => ({
  kind: 'contact',
  car: 'car-1',
  name: 'Sam',
  phone: '0412 345 678',
  email: '',
  ...given,
});

interface Asked {
  cookie?: string | undefined;
  origin?: string | null;
  type?: string;
  site?: ChatRequest;
}

async function post(body: unknown, { cookie, origin = ORIGIN, type = 'application/json', site }: Asked = {}) {
  const headers = new Headers({ 'Content-Type': type, 'User-Agent': 'A browser' });
  if (cookie) headers.set('Cookie', cookie);
  if (origin) headers.set('Origin', origin);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${ORIGIN}/api/chat`, { method: 'POST', headers, body: text });
  return read(await answerChatPost(request, site ?? siteOf()));
}

async function open(site = siteOf(), cookie?: string) {
  const request = new Request(`${ORIGIN}/api/chat?car=car-1`, { headers: cookie ? { Cookie: cookie } : {} });
  return read(await answerChat(request, site));
}

interface Answer {
  chat?: ChatModel;
  detail?: string;
  errors?: { parameter: string; reason: string }[];
}

async function read(response: Response) {
  const setCookie = response.headers.get('Set-Cookie');
  return {
    status: response.status,
    setCookie,
    cookie: setCookie?.split(';')[0],
    cacheControl: response.headers.get('Cache-Control'),
    ...((await response.json()) as Answer),
  };
}

const saidIn = (chat: ChatModel | undefined) => chat?.said.map(({ sender, text }) => `${sender}: ${text}`);

describe('[D6] a conversation', () => {
  test('begins with a greeting that promises no reply in the window, and a cookie for the server only', async () => {
    const { chat, setCookie, cacheControl } = await open();
    expect(chat?.said).toHaveLength(1);
    expect(chat?.said[0]?.text).toContain('replies by phone or email');
    expect(chat?.asks).toBe('message');
    expect(chat?.about.label).toBe(NAME);
    expect(setCookie).toMatch(/^chat=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    expect(cacheControl).toBe('private, no-store');
    expect(await kept()).toEqual([]);
  });

  test('[G5] is a lead once its visitor can be reached, and what is said after that follows it', async () => {
    const { cookie } = await open();
    await post(message('Is it still there?', 'a'), { cookie });
    const leads = async () =>
      (await siteOf().db.run((tx) => listLeads(tx, NOW))).filter(({ lead }) => lead.subcategory !== null);
    expect(await leads()).toEqual([]);
    const visit = {
      ...createAnonymousVisit(),
      header: () => 'undefined.campaign=utm_source=google&gclid=G1',
    };
    await post(contact({ phone: '0400 000 007' }), { cookie, site: { ...siteOf(), visit } });
    await post(contact({ phone: '0400 000 007' }), { cookie });
    const [first] = await leads();
    expect(first?.lead).toMatchObject({
      subcategory: 'Instant Message',
      name: 'Sam',
      phone: '+61400000007',
      message: 'Is it still there?',
      stock_number: 'S1001',
    });
    // Let through: chat messages had no traffic source.
    expect(first?.campaign).toEqual({ utm_source: 'google', gclid: 'G1' });
    const later = { ...siteOf(), now: new Date(NOW.getTime() + 60_000) };
    await post(message('After five, please.', 'b'), { cookie, site: later });
    const [second, ...rest] = await leads();
    expect(second).toMatchObject({ follows_lead_id: first?.id, lead: { message: 'After five, please.' } });
    expect(rest).toHaveLength(1);
  });

  test('stores the conversation, asks how to reach the visitor, then thanks them by name', async () => {
    const { cookie } = await open();
    const first = await post(message('  Is it still there?\r\n'), { cookie });
    expect([first.status, first.setCookie, first.chat?.asks]).toEqual([200, null, 'contact']);
    const second = await post(contact(), { cookie });
    expect(second.chat?.asks).toBe('message');
    const third = await post(message('After five, please.', 2), { cookie });
    expect(saidIn(third.chat)).toEqual([
      expect.stringMatching(/^site: Ask away/),
      'visitor: Is it still there?',
      expect.stringMatching(/^site: Thanks, we’ve got your message/),
      expect.stringMatching(/^site: Thanks, Sam\./),
      'visitor: After five, please.',
    ]);
    const [conversation] = await kept();
    expect(conversation).toMatchObject({
      car_id: 1,
      contact: { name: 'Sam', phone: '0412 345 678', email: null },
      about: {
        title: NAME,
        slug: 'car-1',
        stocknum: 'S1001',
        make: 'Toyota',
        dealership_slug: 'harbour-toyota',
      },
      url: 'https://cars.example/cars/car-1',
      user_agent: 'A browser',
    });
    expect(saidIn((await open(siteOf(), cookie)).chat)).toEqual(saidIn(third.chat));
  });

  test('has a message that is sent again once, from another tab and without its cookie too', async () => {
    const { cookie } = await open();
    await Promise.all([post(message('Once'), { cookie }), post(message('Once'), { cookie })]);
    expect((await post(message('Once'), { cookie })).status).toBe(200);
    expect((await post(message('Once'))).status).toBe(200);
    const conversations = await kept();
    expect(conversations.flatMap(({ messages }) => messages).map(({ sender }) => sender)).toEqual([
      'site',
      'visitor',
      'site',
    ]);
  });

  test('is its visitor’s: another cookie, another vehicle and another site see nothing of it', async () => {
    const { cookie } = await open();
    await post(message('Mine'), { cookie });
    expect((await open()).chat?.said).toHaveLength(1);
    expect((await open(siteOf(), 'chat=short')).setCookie).not.toBeNull();
    const otherCar = { ...message('Other', 2), car: 'car-2' };
    expect(saidIn((await post(otherCar, { cookie })).chat)).not.toContain('visitor: Mine');
    expect((await open(siteOf(groups.dos), cookie)).chat?.said).toHaveLength(1);
    expect(await kept(groups.dos)).toEqual([]);
    expect(await kept(groups.beta)).toEqual([]);
    expect(await kept()).toHaveLength(2);
  });

  test('cannot be opened with what is kept of the cookie', async () => {
    const { cookie } = await open();
    await post(message('Mine'), { cookie });
    const { rows } = await db.database.asPlatform((tx) =>
      tx.execute<{ token_hash: string }>(sql`select token_hash from conversation`),
    );
    expect(cookie).not.toContain(rows[0]!.token_hash);
    expect((await open(siteOf(), `chat=${rows[0]!.token_hash}`)).chat?.said).toHaveLength(1);
  });

  test('ends when it is long, and says to call', async () => {
    const { cookie } = await open();
    await post(message('First'), { cookie });
    await post(contact(), { cookie });
    for (let n = 2; n <= MAX_MESSAGES; n++) await post(message(`Number ${n}`, n), { cookie });
    const last = await post(message('One more', 'last'), { cookie });
    expect(last.status).toBe(400);
    expect(last.detail).toContain('Please call us');
    const { chat } = await open(siteOf(), cookie);
    expect([chat?.said.length, chat?.asks]).toEqual([MAX_MESSAGES, 'nothing']);
    expect(chat?.call.href).toBe('tel:+61755501234');
  });
});

describe('[D6] what is refused', () => {
  test.each([
    ['an empty message', message(' \n '), 'text', 'Please enter a message.'],
    ['nothing but control characters', message('\u0000\u0007\u202e'), 'text', 'Please enter a message.'],
    [
      'a message that is too long',
      message('x'.repeat(MAX_MESSAGE_CHARACTERS + 1)),
      'text',
      'Please keep a message to 2,000 characters; this one has 2,001.',
    ],
    ['a key that is none', { ...message('Hello'), key: 'a b' }, 'key', expect.stringContaining('16 to 64')],
    ['another kind', { kind: 'answer', car: 'car-1' }, expect.any(String), expect.any(String)],
    ['more than is asked for', { ...message('Hello'), sender: 'site' }, expect.any(String), expect.any(String)],
  ])('%s, with the reason', async (_, body, parameter, reason) => {
    const { status, errors } = await post(body);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ parameter, reason });
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Please enter your name.'],
    ['no way to be reached', { phone: '' }, 'phone', 'Please enter a phone number or an email address.'],
    ['no phone number', { phone: 'call me' }, 'phone', 'Please enter a phone number such as 0412 345 678.'],
    ['no email address', { email: 'sam@' }, 'email', 'Please enter an email address such as sam@example.com.'],
    ['a novel', { name: 'x'.repeat(200) }, 'name', 'Please keep this to 120 characters.'],
  ])('how to be reached with %s', async (_, given, parameter, reason) => {
    const { cookie } = await open();
    await post(message('Hello'), { cookie });
    const { status, errors } = await post(contact(given), { cookie });
    expect([status, errors]).toEqual([400, [{ parameter, reason }]]);
    expect((await kept())[0]?.contact).toBeNull();
  });

  test('how to be reached of somebody who has said nothing', async () => {
    expect((await post(contact())).detail).toContain('Please enter a message first.');
  });

  test.each([
    ['from no page', { origin: null }, 403],
    ['that is no JSON', { type: 'text/plain' }, 415],
  ])('a message %s', async (_, requested, status) => {
    expect((await post(message('Hello'), requested)).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  test('a body of a megabyte', async () => {
    expect((await post(`"${'x'.repeat(1_000_000)}"`)).status).toBe(413);
  });

  test.each([
    ['a vehicle that is not here', { ...message('Hello'), car: 'car-9' }, { provider: 'built_in' }],
    ['a site without chat', message('Hello'), { provider: 'off' }],
    ['a site with another’s chat', message('Hello'), { provider: 'embed', embedUrl: 'https://x.example/c.js' }],
  ])('%s', async (_, body, chat) => {
    const site = siteOf(groups.uno, chat);
    expect((await post(body, { site })).status).toBe(404);
  });
});

describe('[D6] the forms without scripts', () => {
  async function send(fields: Record<string, string>, cookie?: string, origin: string | null = ORIGIN) {
    const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
    if (cookie) headers.set('Cookie', cookie);
    if (origin) headers.set('Origin', origin);
    const body = new URLSearchParams(fields).toString();
    const request = new Request(`${ORIGIN}/chat?car=car-1`, { method: 'POST', headers, body });
    return takeChatForm(request, siteOf()).catch((thrown: unknown) => thrown);
  }

  test('keep a message and lead back to the conversation, with a cookie for who has none', async () => {
    const answer = (await send({ kind: 'message', key: key(1), text: 'Hello' })) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/chat?car=car-1#last']);
    const cookie = answer.headers.get('Set-Cookie')!.split(';')[0]!;
    await send({ kind: 'message', key: key(1), text: 'Hello' }, cookie);
    await send({ kind: 'contact', name: 'Sam', phone: '', email: 'sam@example.com' }, cookie);
    const [conversation] = await kept();
    expect(conversation?.contact).toEqual({ name: 'Sam', phone: null, email: 'sam@example.com' });
    expect(conversation?.messages).toHaveLength(4);
  });

  test('come back with what was written and what is wrong with it', async () => {
    const long = 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1);
    expect(await send({ kind: 'message', key: key(1), text: long })).toMatchObject({
      data: { text: long, problems: { text: expect.stringContaining('2,001') } },
      init: { status: 400 },
    });
    const { cookie } = await open();
    await post(message('Hello'), { cookie });
    expect(await send({ kind: 'contact', name: 'Sam', phone: 'x', email: '' }, cookie)).toMatchObject({
      data: { name: 'Sam', phone: 'x', problems: { phone: expect.any(String) } },
    });
  });

  test.each([
    ['from no page', { kind: 'message', key: key(1), text: 'Hello' }, null, 403],
    ['that is none of ours', { text: 'Hello' }, ORIGIN, 400],
  ])('a form %s is refused', async (_, fields, origin, status) => {
    expect(await send(fields, undefined, origin)).toMatchObject({ init: { status } });
    expect(await kept()).toEqual([]);
  });
});
