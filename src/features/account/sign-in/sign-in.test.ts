import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { createRecordedLog } from '../../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { findVisitorDetails, forgetSignIns } from '../../../db/queries/visitors/sign-in.ts';
import type { RequestSource } from '../../../domain/requests/request-source.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { createAnonymousVisit, createVisit } from '../../../kernel/request/visit.ts';
import { saveDetails } from '../../../kernel/visitors/save-details.ts';
import {
  findSignedInVisitor,
  findVisitorOrRefusal,
  listVisitorSessions,
  requireVisitor,
  revokeSession,
  signOut,
} from '../../../kernel/visitors/signed-in.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadSignInPage, takeSignIn } from './load.ts';
import type { SignInState } from './model.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

/** The library reads the clock itself. */
const NOON = new Date('2026-06-01T02:00:00Z');
const logged = createRecordedLog();
const textsSent = () => logged.lines.filter(({ feature }) => feature === 'sms').map(({ msg }) => String(msg));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  logged.lines.splice(0);
  await emptyTables(db, 'sign_in_attempt', 'sign_in_code', 'visitor_session');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type SiteName = 'uno' | 'dos' | 'beta';
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** A browser: it stores cookies, and visits one site. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly site: SiteName;
  readonly settings: SiteSettingsInput;
  caller = '203.0.113.5';
  readonly events: unknown[] = [];
  protocol = 'http';
  from: RequestSource = 'this_machine';
  constructor(site: SiteName = 'uno', visitors: SiteSettingsInput['visitors'] = {}) {
    this.site = site;
    this.settings = { visitors: { signIn: 'on', ...visitors } };
  }

  context(path: string, headers: Record<string, string> = {}): RequestContext {
    const { id, group_id } = world[this.site];
    const origin = `${this.protocol}://${this.site}.localhost`;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      site: {
        id,
        groupId: group_id,
        origin,
        requestSource: this.from,
        settingsVersion: 1,
        storageName: this.site,
      },
      settings: sampleSettings(this.settings),
      db: db.database.forSite({ groupId: group_id, siteId: id }),
      stock: sampleSiteStock([]),
      now: new Date(),
      log: logged.log,
      url: new URL(path, origin),
      visit: createVisit({ cookie, 'user-agent': 'Test browser', ...headers }, this.caller),
    } as unknown as RequestContext;
  }

  /** Runs something in a request, and stores the cookies of the response. */
  async ask<T>(path: string, work: (context: RequestContext) => Promise<T>): Promise<T> {
    const context = this.context(path);
    try {
      return await work(context);
    } finally {
      this.keep(context.visit.newCookies);
      this.events.push(...context.visit.securityEvents);
    }
  }

  keep(lines: string[]) {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      if (attributes.some((one) => /^max-age=0$/i.test(one))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  post(form: Record<string, string>, path = '/sign-in?type=my-garage', origin: string | null = 'own') {
    return this.ask(path, async (context) => {
      const request = new Request(context.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(origin && { Origin: context.url.origin }),
        },
        body: new URLSearchParams(form).toString(),
      });
      return answerOf(() => takeSignIn(request, context));
    });
  }

  who() {
    return this.ask('/', findSignedInVisitor);
  }

  async signIn(phone = '0412 345 678', path?: string) {
    const before = textsSent().length;
    const sent = await this.post({ step: 'send', phone }, path);
    expect(textsSent().length, JSON.stringify(sent)).toBe(before + 1);
    return this.post({ step: 'check', phone, code: lastCode() }, path);
  }
}

interface Answer {
  status: number;
  location: string | null;
  state: SignInState | null;
}

async function answerOf(work: () => Promise<unknown>): Promise<Answer> {
  const given = await work().catch((thrown: unknown) => thrown);
  if (given instanceof Response) return { status: given.status, location: given.headers.get('Location'), state: null };
  if (given instanceof Error) throw given;
  const { data, init } = given as { data: SignInState; init: ResponseInit | null };
  return { status: init?.status ?? 200, location: null, state: data };
}

const lastCode = () => /(\d{6}) is your/.exec(textsSent().at(-1) ?? '')?.[1] ?? '';
const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');
const problemOf = ({ state }: Answer) => state?.problem ?? null;

test.each([
  '0412 345 678',
  '0412345678',
  '(04) 1234 5678',
  '+61 412 345 678',
  '+61 (0)412 345 678',
  '61412345678',
  '0061 412 345 678',
  '0412-345-678',
  '0412.345.678',
  ' 0412 345 678 ',
])('[F1] %j is a number, kept as +61412345678, and its code signs in', async (phone) => {
  const browser = new Browser();
  const { status, location } = await browser.signIn(phone);
  expect([status, location]).toEqual([303, '/my-garage']);
  expect((await browser.who())?.phone).toBe('+61412345678');
});

test.each([
  '',
  'abc',
  '0412',
  '0412 345 6789',
  '07 5550 1234',
  '1300 123 456',
  '13 12 13',
  '+1 415 555 0100',
  '0412345678; drop',
])('[F1] %j is no mobile number: it stands there still, with what is wrong, and nothing is sent', async (phone) => {
  const { status, state } = await new Browser().post({ step: 'send', phone });
  expect([status, state]).toMatchObject([400, { step: 'number', typed: phone }]);
  expect(state?.problem).toMatch(/Australian mobile number/);
  expect(textsSent()).toEqual([]);
});

test('[F1] who comes back with the same number is the same visitor, on this site and no other', async () => {
  const [first, again, elsewhere] = [new Browser(), new Browser(), new Browser('dos')];
  await first.signIn();
  later(2);
  await again.signIn('+61412345678');
  await elsewhere.signIn();
  const ids = [await first.who(), await again.who(), await elsewhere.who()].map((one) => one?.id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('[F1] a code is good once, for its minutes, and for its number', async () => {
  const browser = new Browser();
  await browser.post({ step: 'send', phone: '0412 345 678' });
  const code = lastCode();
  expect(problemOf(await browser.post({ step: 'check', phone: '0412 999 999', code }))).toMatch(/has expired/);
  expect(
    (
      await browser.post({
        step: 'check',
        phone: '0412 345 678',
        code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      })
    ).status,
  ).toBe(303);
  expect(problemOf(await new Browser().post({ step: 'check', phone: '0412 345 678', code }))).toMatch(/has expired/);
  later(2);
  await browser.post({ step: 'send', phone: '0412 345 678' });
  later(11);
  expect(problemOf(await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() }))).toMatch(
    /has expired/,
  );
});

test('[F1] a wrong code says so and keeps what was typed; after five the right one is void', async () => {
  const browser = new Browser();
  await browser.post({ step: 'send', phone: '0412 345 678' });
  for (let tried = 0; tried < 5; tried++) {
    const { status, state } = await browser.post({ step: 'check', phone: '0412 345 678', code: wrongCode() });
    expect([status, state]).toMatchObject([400, { step: 'code', phone: '+61412345678', typed: wrongCode() }]);
    expect(state?.problem).toMatch(/code isn’t right/);
  }
  expect(problemOf(await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() }))).toMatch(
    /has expired/,
  );
  expect(await browser.who()).toBeNull();
});

test('[F1] only the last code that was sent is good', async () => {
  const browser = new Browser();
  await browser.post({ step: 'send', phone: '0412 345 678' });
  const first = lastCode();
  later(1);
  await browser.post({ step: 'send', phone: '0412 345 678' });
  expect(lastCode()).not.toBe(first);
  expect(problemOf(await browser.post({ step: 'check', phone: '0412 345 678', code: first }))).toMatch(
    /code isn’t right/,
  );
  expect((await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() })).status).toBe(303);
});

describe('[F1] codes are limited', () => {
  test('another is sent to a number after half a minute only, and the page goes on to the code meanwhile', async () => {
    const browser = new Browser();
    await browser.post({ step: 'send', phone: '0412 345 678' });
    later(0.2);
    const { state } = await browser.post({ step: 'send', phone: '0412 345 678' });
    expect(state).toMatchObject({ step: 'code', waitSeconds: 18, problem: null });
    expect(textsSent()).toHaveLength(1);
  });

  test.each([
    ['a number', { sendsPerPhone: 2 }, ['0412 345 678', '0412 345 678', '0412 345 678']],
    ['an address', { sendsPerAddress: 2 }, ['0412 345 670', '0412 345 671', '0412 345 672']],
    ['the site', { sendsPerSite: 2 }, ['0412 345 670', '0412 345 671', '0412 345 672']],
  ])('in an hour, of %s', async (_what, limits, phones) => {
    const browser = new Browser('uno', { limits });
    for (const phone of phones) {
      await browser.post({ step: 'send', phone });
      later(1);
    }
    expect(textsSent()).toHaveLength(2);
    const { status, state } = await browser.post({ step: 'send', phone: phones[2]! });
    expect(status).toBe(429);
    expect(state).toMatchObject({ step: 'number', typed: phones[2] });
    expect(state?.problem).toMatch(/Please try again in 57 minutes/);
    later(58);
    await browser.post({ step: 'send', phone: phones[2]! });
    expect(textsSent()).toHaveLength(3);
  });

  test('many at once are held to the same limits', async () => {
    const phones = Array.from({ length: 12 }, (_, at) => `0412 345 6${String(at).padStart(2, '0')}`);
    const browser = new Browser('uno', { limits: { sendsPerAddress: 4 } });
    await Promise.all(phones.map((phone) => browser.post({ step: 'send', phone })));
    expect(textsSent()).toHaveLength(4);
  });

  // Attempts of the future counted until the clock had caught up: a clock that was a day off locked a phone out for a
  // day and an hour.
  test('a clock that was set back keeps nobody out for longer than the limits do', async () => {
    const browser = new Browser('uno', { limits: { sendsPerPhone: 2, triesPerPhone: 1 } });
    await browser.post({ step: 'send', phone: '0412 345 678' });
    await browser.post({ step: 'check', phone: '0412 345 678', code: wrongCode() });
    later(-24 * 60);
    const early = await browser.post({ step: 'send', phone: '0412 345 678' });
    expect(early.state).toMatchObject({ step: 'code', waitSeconds: 30 });
    later(1);
    await browser.post({ step: 'send', phone: '0412 345 678' });
    expect(textsSent()).toHaveLength(2);
    const tried = await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() });
    expect([tried.status, problemOf(tried)]).toEqual([429, expect.stringMatching(/again in 60 minutes/)]);
    later(61);
    await browser.post({ step: 'send', phone: '0412 345 678' });
    expect(textsSent()).toHaveLength(3);
    // The code sent last counts, whatever the clock was for those before.
    expect((await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() })).status).toBe(303);
  });

  test('what one site has sent counts on no other', async () => {
    const limits = { sendsPerSite: 1, sendsPerPhone: 1 };
    await new Browser('uno', { limits }).post({ step: 'send', phone: '0412 345 678' });
    await new Browser('dos', { limits }).post({ step: 'send', phone: '0412 345 678' });
    expect(textsSent()).toHaveLength(2);
  });
});

describe('[F1] attack: guessing codes', () => {
  // Each guess took the row out and put it back: all of those that came at once were answered as wrong.
  test('of all that are guessed at once five are judged, and the code is void with the last', async () => {
    const browser = new Browser('uno', { limits: { triesPerPhone: 1_000, triesPerAddress: 1_000 } });
    await browser.post({ step: 'send', phone: '0412 345 678' });
    const right = lastCode();
    const guesses = Array.from({ length: 30 }, (_, at) =>
      String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0'),
    );
    const guess = (code: string) =>
      new Browser('uno', browser.settings.visitors).post({ step: 'check', phone: '0412 345 678', code });
    const answers = await Promise.all(guesses.map(guess));
    const judged = answers.filter((answer) => /code isn’t right/.test(problemOf(answer) ?? ''));
    const over = answers.filter((answer) => /has expired/.test(problemOf(answer) ?? ''));
    expect([judged.length, over.length]).toEqual([5, 25]);
    const { rows } = await db.database.asPlatform((tx) =>
      tx.client.query<{ value: string }>('select value from sign_in_code'),
    );
    expect(rows.map(({ value }) => value.split(':')[1])).toEqual(['5']);
    expect(problemOf(await guess(right))).toMatch(/has expired/);
  });

  test('the right code signs in once, however often it is sent at once', async () => {
    const browser = new Browser();
    await browser.post({ step: 'send', phone: '0412 345 678' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Browser().post({ step: 'check', phone: '0412 345 678', code: lastCode() })),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  test.each([
    ['a number', { triesPerPhone: 3 }, () => new Browser('uno', { limits: { triesPerPhone: 3 } })],
    ['an address', { triesPerAddress: 3 }, () => new Browser('uno', { limits: { triesPerAddress: 3 } })],
    ['a site', { triesPerSite: 3 }, () => new Browser('uno', { limits: { triesPerSite: 3 } })],
  ])('tries are limited, of %s', async (_what, _limits, open) => {
    const browser = open();
    await browser.post({ step: 'send', phone: '0412 345 678' });
    const answers = [];
    for (let at = 0; at < 4; at++)
      answers.push(await open().post({ step: 'check', phone: '0412 345 678', code: wrongCode() }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect((await open().post({ step: 'check', phone: '0412 345 678', code: lastCode() })).status).toBe(429);
  });

  test('what is no code costs nothing', async () => {
    const browser = new Browser('uno', { limits: { triesPerPhone: 1 } });
    await browser.post({ step: 'send', phone: '0412 345 678' });
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(problemOf(await browser.post({ step: 'check', phone: '0412 345 678', code }))).toMatch(/6 digits/);
    expect((await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() })).status).toBe(303);
  });

  test('neither codes nor what cookies hold stand in the database', async () => {
    const browser = new Browser();
    await browser.post({ step: 'send', phone: '0412 345 678' });
    const code = lastCode();
    await browser.post({ step: 'check', phone: '0412 345 678', code });
    later(1);
    await new Browser().post({ step: 'send', phone: '0412 345 678' });
    const kept = await db.database.asPlatform((tx) =>
      tx.client.query('select c.value, s.* from sign_in_code c, visitor_session s'),
    );
    const text = JSON.stringify(kept.rows);
    expect(kept.rows).toHaveLength(1);
    expect(text).not.toContain(lastCode());
    const [token = ''] = decodeURIComponent(browser.cookies.get('uno.session_token') ?? '').split('.');
    expect(token.length).toBeGreaterThan(20);
    expect(text).not.toContain(token);
  });
});

describe('[F1] attack: sessions', () => {
  test('a session’s cookie is HttpOnly and SameSite=Lax, Secure behind https, and named from the site', async () => {
    for (const protocol of ['http', 'https']) {
      const browser = new Browser();
      browser.protocol = protocol;
      later(2);
      const lines: string[] = [];
      const keep = browser.keep.bind(browser);
      browser.keep = (all) => {
        lines.push(...all);
        keep(all);
      };
      await browser.signIn();
      const session = lines.find((line) => line.includes('session_token')) ?? '';
      expect(session.startsWith(protocol === 'https' ? '__Host-uno.session_token=' : 'uno.session_token=')).toBe(true);
      expect(session).toMatch(/; HttpOnly/i);
      expect(session).toMatch(/; SameSite=Lax/i);
      expect(/; Secure/i.test(session)).toBe(protocol === 'https');
      expect(session).not.toMatch(/Domain=/i);
      expect(session).toMatch(/; Path=\/;/i);
      expect(lines.find((line) => line.startsWith('uno.signed_in=1;'))).not.toMatch(/HttpOnly/);
      expect((await browser.who())?.phone).toBe('+61412345678');
    }
  });

  test('a session that was planted while its victim signs in is over once they have', async () => {
    const attacker = new Browser();
    await attacker.signIn('0412 000 001');
    const planted = attacker.cookies.get('uno.session_token');
    const victim = new Browser();
    const phone = '0412 000 002';
    await victim.post({ step: 'send', phone });
    victim.cookies.set('uno.session_token', planted!);
    expect((await victim.post({ step: 'check', phone, code: lastCode() })).status).toBe(303);
    expect(victim.cookies.get('uno.session_token')).not.toBe(planted);
    expect((await victim.who())?.phone).toBe('+61412000002');
    expect(await attacker.who()).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['made up', 'abcdefghijklmnopqrstuvwxyz012345.c2lnbmF0dXJl'],
    ['a token without its signature', 'token only'],
  ])('a cookie that holds %s is nobody', async (_what, value) => {
    const browser = new Browser();
    browser.cookies.set('uno.session_token', value);
    expect(await browser.who()).toBeNull();
  });

  test('a changed signature, another site’s session and another name of it are nobody', async () => {
    const browser = new Browser();
    await browser.signIn();
    const value = browser.cookies.get('uno.session_token')!;
    const forged = new Browser();
    forged.cookies.set('uno.session_token', `${value.slice(0, -6)}AAAAA%3D`);
    expect(await forged.who()).toBeNull();
    for (const site of ['dos', 'beta'] as const) {
      const other = new Browser(site);
      other.cookies.set(`${site}.session_token`, value);
      other.cookies.set('uno.session_token', value);
      expect(await other.who()).toBeNull();
    }
    expect(await browser.who()).not.toBeNull();
  });

  test('a session ends with its days, or when its visitor says so; nobody ends another’s', async () => {
    const [here, there, stranger] = [new Browser(), new Browser(), new Browser()];
    await here.signIn();
    later(2);
    await there.signIn();
    await stranger.signIn('0412 999 999');
    const me = (await here.who())!;
    const sessions = await here.ask('/', (context) => listVisitorSessions(me, context));
    expect(sessions.map(({ isThis, ip_address, user_agent }) => [isThis, ip_address, user_agent])).toEqual([
      [false, '203.0.113.5', 'Test browser'],
      [true, '203.0.113.5', 'Test browser'],
    ]);
    const other = sessions.find(({ isThis }) => !isThis)!;
    const strange = (await stranger.who())!;
    expect(await stranger.ask('/', (context) => revokeSession(strange, other.id, context))).toBe(false);
    expect(await there.who()).not.toBeNull();
    expect(await here.ask('/', (context) => revokeSession(me, other.id, context))).toBe(true);
    expect(await there.who()).toBeNull();
    later(31 * 24 * 60);
    expect(await here.who()).toBeNull();
    expect([...here.cookies.keys()]).toEqual([]);
  });

  test('one that is used stays, and brings its browser the cookie anew, and the one that scripts read', async () => {
    const browser = new Browser();
    await browser.signIn();
    later(20 * 24 * 60);
    const used = browser.context('/');
    expect(await findSignedInVisitor(used)).not.toBeNull();
    const names = used.visit.newCookies.map((line) => line.split('=', 1)[0]);
    expect(names).toEqual(['uno.session_token', 'uno.signed_in']);
    expect(used.visit.newCookies[1]).toContain('=1; Path=/; Max-Age=2592000;');
    browser.keep(used.visit.newCookies);
    const again = browser.context('/');
    expect(await findSignedInVisitor(again)).not.toBeNull();
    expect(again.visit.newCookies).toEqual([]);
    later(20 * 24 * 60);
    expect(await browser.who()).not.toBeNull();
  });

  test('what is over is forgotten, and nothing else', async () => {
    const browser = new Browser();
    await browser.signIn();
    const forget = () => browser.ask('/', ({ db, now }) => db.run((tx) => forgetSignIns(tx, now)));
    expect(await forget()).toBe(0);
    later(61);
    // The sending and the try; the code has been used.
    expect(await forget()).toBe(2);
    expect(await browser.who()).not.toBeNull();
    later(31 * 24 * 60);
    expect(await forget()).toBe(1);
  });

  test('signing out ends the session itself, and not only the cookie', async () => {
    const browser = new Browser();
    await browser.signIn();
    const stolen = new Browser();
    stolen.cookies.set('uno.session_token', browser.cookies.get('uno.session_token')!);
    expect(await stolen.who()).not.toBeNull();
    await browser.ask('/sign-out', signOut);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await stolen.who()).toBeNull();
  });
});

describe('[F1] where signing in leads', () => {
  test.each([
    ['/sign-in?type=watchlist&redirect=/cars/kluger?a=1%23top', '/cars/kluger?a=1#top'],
    ['/sign-in?type=watchlist', '/saved'],
    ['/sign-in?type=my-garage', '/my-garage'],
    ['/sign-in?type=checkout', '/'],
    ['/sign-in?type=nonsense', '/my-garage'],
    ['/sign-in?type=finance&redirect=https://evil.example/', '/'],
    ['/sign-in?type=finance&redirect=//evil.example', '/'],
    ['/sign-in?type=finance&redirect=/%5Cevil.example', '/'],
    ['/sign-in?type=finance&redirect=/..//evil.example', '/'],
    ['/sign-in?type=finance&redirect=javascript:alert(1)', '/'],
    ['/sign-in?type=finance&redirect=/sign-in?redirect=//evil.example', '/'],
    ['/sign-in?type=finance&redirect=/sign-out', '/'],
    ['/sign-in?type=finance&redirect=/sign-in-offers', '/sign-in-offers'],
  ])('%s leads to %s, at once for who is signed in', async (path, target) => {
    const browser = new Browser();
    expect((await browser.signIn('0412 345 678', path)).location).toBe(target);
    const again = await browser.ask(path, (context) => answerOf(() => loadSignInPage(context)));
    expect(again).toMatchObject({ status: 302, location: target });
  });

  test.each([
    ['/sign-in?type=finance&redirect=/finance%3Fa%3D1', '/finance?a=1'],
    ['/sign-in?type=my-garage&redirect=https://evil.example/', '/my-garage'],
    ['/sign-in?type=my-garage&redirect=/sign-in', '/my-garage'],
  ])('whoever is signed in already goes on from %s, and is sent nothing', async (path, target) => {
    const browser = new Browser();
    await browser.signIn();
    later(2);
    const session = browser.cookies.get('uno.session_token');
    for (const phone of ['0412 345 678', '0412 000 009', 'no number']) {
      const { status, location } = await browser.post({ step: 'send', phone }, path);
      expect([phone, status, location]).toEqual([phone, 303, target]);
    }
    const page = await browser.ask(path, (context) => answerOf(() => loadSignInPage(context)));
    expect([page.status, page.location]).toEqual([302, target]);
    expect(textsSent()).toHaveLength(1);
    expect(browser.cookies.get('uno.session_token')).toBe(session);
    // None of it counts against the number either.
    const { status, state } = await new Browser().post({ step: 'send', phone: '0412 000 009' });
    expect([status, state?.step]).toEqual([200, 'code']);
  });

  test('a code that is tried while signed in sends nothing, and a wrong one leaves them signed in', async () => {
    const browser = new Browser();
    await browser.signIn();
    const phone = '0412 345 678';
    const tried = await browser.post({ step: 'check', phone, code: wrongCode() });
    expect([tried.status, tried.state?.step]).toEqual([400, 'code']);
    expect(textsSent()).toHaveLength(1);
    expect((await browser.who())?.phone).toBe('+61412345678');
  });

  test('the page has a heading for what it is asked for, and a way back of the site alone', async () => {
    const pageAt = (path: string) => new Browser().ask(path, async (context) => (await loadSignInPage(context)).data);
    const page = await pageAt('/sign-in?type=watchlist&redirect=/saved&back=/cars/kluger');
    expect([page.heading, page.back?.href]).toEqual(['Sign in to save this for later', '/cars/kluger']);
    expect((await pageAt('/sign-in?type=checkout&back=//evil.example')).back).toBeNull();
  });
});

test('[F1] the page shows a code on demonstrations alone, and never with real text messages', async () => {
  const shown = await new Browser('uno', { codeOnPage: 'shown' }).post({
    step: 'send',
    phone: '0412 345 678',
  });
  expect(shown.state).toMatchObject({ shownCode: lastCode() });
  const hidden = await new Browser('dos').post({ step: 'send', phone: '0412 345 678' });
  expect(hidden.state).toMatchObject({ shownCode: null });
});

describe('[F1] a wrong code leaves on the page', () => {
  const phone = '0412 345 678';
  const tryWrong = (browser: Browser, shown: string, code = wrongCode()) =>
    browser.post({ step: 'check', phone, code, shown });

  test('the code of a demonstration until it has expired, and the seconds until another can be sent', async () => {
    const browser = new Browser('uno', { codeOnPage: 'shown' });
    await browser.post({ step: 'send', phone });
    const shown = lastCode();
    later(0.2);
    expect((await tryWrong(browser, shown)).state).toMatchObject({ shownCode: shown, waitSeconds: 18 });
    expect((await tryWrong(browser, shown, '12')).state).toMatchObject({ shownCode: shown, waitSeconds: 18 });
    const early = await browser.post({ step: 'send', phone, shown });
    expect(early.state).toMatchObject({ shownCode: shown, waitSeconds: 18 });
    later(1);
    for (let tried = 0; tried < 4; tried++) await tryWrong(browser, shown);
    const over = await tryWrong(browser, shown);
    expect(over.state).toMatchObject({ shownCode: null, waitSeconds: 0 });
    expect(over.state?.problem).toMatch(/has expired/);
  });

  test.each([
    ['a page that shows none', {}, '123456'],
    ['words that are no code', { codeOnPage: 'shown' as const }, '<b>123'],
  ])('nothing of %s', async (_of, visitors, shown) => {
    const browser = new Browser('uno', visitors);
    await browser.post({ step: 'send', phone });
    expect((await tryWrong(browser, shown)).state).toMatchObject({ shownCode: null });
  });
});

test('[F1] attack: the stand-in sends nothing for requests from elsewhere that name `localhost`', async () => {
  const browser = new Browser();
  const answer = await browser.ask('/sign-in', async (context) => {
    const site = { ...context, site: { ...context.site, requestSource: 'elsewhere' as const } };
    const request = new Request('http://uno.localhost/sign-in', {
      method: 'POST',
      headers: { Origin: 'http://uno.localhost', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'step=send&phone=0412345678',
    });
    return answerOf(() => takeSignIn(request, site));
  });
  expect(answer).toMatchObject({ status: 503, state: { step: 'number', typed: '0412345678' } });
  expect(logged.lines).toMatchObject([{ feature: 'visitors', msg: 'Could not send a sign-in code' }]);
  const told = JSON.stringify(logged.lines);
  expect(told).toMatch(/integrations\.sms\.provider is log/);
  expect(told).not.toContain('412345678');
});

describe('[F4] a page that needs a visitor', () => {
  test('leads to signing in, and back to the same address', async () => {
    const browser = new Browser();
    const path = '/cars/kluger/checkout?from=card&x=1';
    const context = browser.context(path, { referer: 'http://uno.localhost/cars/kluger?a=1' });
    const sent = await answerOf(() => requireVisitor(context, 'checkout'));
    expect(sent.status).toBe(302);
    const to = new URL(sent.location!, 'http://uno.localhost');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      type: 'checkout',
      redirect: path,
      back: '/cars/kluger?a=1',
    });
    expect((await browser.signIn('0412 345 678', sent.location!)).location).toBe(path);
  });

  test('names no page of elsewhere as the one before', async () => {
    const context = new Browser().context('/my-garage', { referer: 'https://evil.example/a' });
    expect((await answerOf(() => requireVisitor(context))).location).not.toContain('evil');
  });

  test('is nobody’s that is made for everybody', async () => {
    const context = { ...new Browser().context('/my-garage'), visit: createAnonymousVisit() };
    expect(await findSignedInVisitor(context)).toBeNull();
    expect(context.visit.isPersonal).toBe(true);
  });

  test('is none on a site without sign-in', async () => {
    const browser = new Browser('uno', { signIn: 'off' });
    expect((await answerOf(() => requireVisitor(browser.context('/my-garage')))).status).toBe(404);
    expect((await browser.ask('/sign-in', (context) => answerOf(() => loadSignInPage(context)))).status).toBe(404);
    expect((await browser.post({ step: 'send', phone: '0412 345 678' })).status).toBe(404);
  });

  test('refuses calls of programs in JSON', async () => {
    const signedIn = await findVisitorOrRefusal(new Browser().context('/api/visitor'));
    expect(signedIn.ok).toBe(false);
    if (signedIn.ok) return;
    expect(signedIn.refusal.status).toBe(401);
    expect(signedIn.refusal.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await signedIn.refusal.json()).toMatchObject({ status: 401, title: 'Unauthorized' });
  });
});

test('[F1] attack: what says nothing of where it was sent from is not taken', async () => {
  const browser = new Browser();
  const answer = await browser.ask('/sign-in', (context) =>
    takeSignIn(new Request(context.url, { method: 'POST', body: 'step=send' }), context).catch(
      (thrown: unknown) => thrown as { init: { status: number } },
    ),
  );
  expect((answer as { init: { status: number } }).init.status).toBe(403);
});

describe('[F6] what a visitor wrote into a form is kept for the next', () => {
  const FIRST = {
    name: 'Sam',
    last_name: 'O’Brien',
    email: 'sam@example.com',
    phone: '+61400000000',
    postcode: '',
    message: 'Hello',
  };
  const detailsOf = async (browser: Browser) => {
    const { id } = (await browser.who())!;
    return browser.context('/').db.run((tx) => findVisitorDetails(tx, id));
  };

  test('but for the phone number, and never over what is stored already', async () => {
    const browser = new Browser();
    await browser.signIn('0412 777 001');
    await browser.ask('/contact', (context) => saveDetails(FIRST, context));
    await browser.ask('/contact', (context) => saveDetails({ name: 'Another', postcode: '4810' }, context));
    expect(await detailsOf(browser)).toEqual({
      phone: '+61412777001',
      name: 'Sam',
      last_name: 'O’Brien',
      email: 'sam@example.com',
      postcode: '4810',
    });
  });

  test('of nobody else’s: not on another site, nor where nobody is signed in', async () => {
    const [browser, sister] = [new Browser(), new Browser('dos')];
    await browser.signIn('0412 777 002');
    await sister.signIn('0412 777 002');
    await browser.ask('/contact', (context) => saveDetails(FIRST, context));
    await new Browser().ask('/contact', (context) => saveDetails(FIRST, context));
    expect(await detailsOf(sister)).toMatchObject({ name: null, email: null });
  });
});

test('[F1] sign-ins and refusals are recorded with the visitor’s number and nothing else', async () => {
  const browser = new Browser('uno', { limits: { triesPerPhone: 3 } });
  await browser.post({ step: 'send', phone: '0412 345 678' });
  await browser.post({ step: 'send', phone: '0412 345 678' });
  await browser.post({ step: 'check', phone: '0412 345 678', code: wrongCode() });
  await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() });
  const userId = (await browser.who())?.id;
  await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() });
  await browser.post({ step: 'check', phone: '0412 345 678', code: lastCode() });
  await browser.ask('/sign-out', signOut);
  const failed = { outcome: 'failure' };
  expect(browser.events).toEqual([
    { action: 'send_code', outcome: 'success' },
    { action: 'send_code', ...failed, reason: 'too_many_attempts' },
    { action: 'sign_in', ...failed, reason: 'wrong_code' },
    { action: 'sign_in', outcome: 'success', userId },
    { action: 'sign_in', ...failed, reason: 'no_valid_code' },
    { action: 'sign_in', ...failed, reason: 'too_many_attempts' },
    { action: 'sign_out', outcome: 'success', userId },
  ]);
  expect(JSON.stringify(browser.events)).not.toMatch(new RegExp(`412345678|${lastCode()}`));
});
