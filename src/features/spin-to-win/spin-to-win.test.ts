import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listLeads } from '../../db/queries/leads/leads.ts';
import { saveContent } from '../../db/queries/sites/content.ts';
import { submitForm } from '../../kernel/leads/submit-form.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { type Wheel, wheelContent } from '../../settings/content/wheel.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { SPIN_FORM } from './form.ts';
import { loadSpinPage } from './load.ts';

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) =>
    saveContent(tx, groups.uno, 'wheel', [
      {
        slug: 'spring',
        start: new Date('2026-11-01T00:00:00Z'),
        expiry: new Date('2026-12-01T00:00:00Z'),
        body: WHEEL,
      },
    ]),
  );
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead'));

const WHEEL: Wheel = wheelContent.parse({
  slug: 'spring',
  heading: 'Spin to win',
  text: 'One turn each.',
  terms: 'Conditions.',
  fallback: 'coffee',
  expiry: '2026-11-30',
  prizes: [
    { key: 'service', name: 'A free service', label: 'Service', percent: 50, stock: 1 },
    { key: 'coffee', name: 'A coffee', label: 'Coffee', percent: 50 },
  ],
});
const NOW = new Date('2026-11-20T02:00:00Z');
const ON = { extras: { spinToWin: 'on' as const }, leads: { confirmation: { send: 'off' as const } } };
const own = () => db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const leads = () => own().run((tx) => listLeads(tx, new Date(0)));

function contextOf(settings: Partial<SiteSettingsInput> = {}, now = NOW, query = '') {
  return {
    settings: sampleSettings({ ...ON, ...settings }),
    stock: sampleSiteStock([]),
    db: own(),
    now,
    site: { origin: 'https://site.example' },
    url: new URL(`https://site.example/spin-to-win${query}`),
  } as RequestContext;
}

/** The page as a browser gets it: its cookie and its content. */
async function visit(cookie = '', context = contextOf()) {
  const httpRequest = new Request(context.url, { headers: cookie ? { Cookie: cookie } : {} });
  const { data, init } = await loadSpinPage(httpRequest, context);
  const headers = new Headers(init?.headers);
  const given = headers.get('Set-Cookie');
  const turn = data.form?.hidden.find(({ name }) => name === 'turn')?.value ?? '';
  return { page: data, turn, given, cookie: given?.split(';')[0] ?? cookie };
}

let sent = 0;
const WHO = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  terms: 'on',
};
function turnWheel(turn: string, who: Partial<typeof WHO> = {}, { key = '', context = contextOf() } = {}) {
  const sending = key || `00000000-0000-0000-0000-${String(sent++).padStart(12, '0')}`;
  const form = { typed: { ...WHO, ...who, turn }, key: sending, page: '/spin-to-win', userAgent: null };
  return submitForm(SPIN_FORM, form, context);
}
const other = (at: number) => ({
  email: `${at}@example.com`,
  phone: `04123456${String(at).padStart(2, '0')}`,
});

test('[G10] a visitor has a signed cookie that scripts cannot read, turns once, and sees the prize', async () => {
  const { turn, given, cookie, page } = await visit();
  expect(given).toMatch(/^spin=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(page.prizes.map(({ odds }) => odds)).toEqual(['50%', '50%']);
  expect(await turnWheel(turn)).toEqual({
    ok: true,
    leadId: expect.any(Number),
    to: `/spin-to-win?turn=${turn}#result`,
  });
  const [lead] = await leads();
  expect(lead?.lead.category).toBe('Spin to Win');
  expect(lead?.answers).toMatchObject({ campaign: 'spring', prize: expect.any(String) });
  expect(lead?.answers).not.toHaveProperty('turn');
  const after = await visit(cookie);
  expect(after.page.form).toBeNull();
  expect(after.page.result?.name).toBe(lead?.answers.prize);
  expect(after.given).toBeNull();
  // Where cookies are refused, the turn is in the address.
  expect((await visit('', contextOf({}, NOW, `?turn=${turn}`))).page.result?.name).toBe(lead?.answers.prize);
});

test('[G10] the same form sent twice is one turn and one lead, with one prize', async () => {
  const { turn, cookie } = await visit();
  const key = '11111111-1111-1111-1111-111111111111';
  await turnWheel(turn, {}, { key });
  const first = (await visit(cookie)).page.result;
  expect(await turnWheel(turn, {}, { key })).toMatchObject({ ok: true });
  expect([(await leads()).length, (await visit(cookie)).page.result]).toEqual([1, first]);
});

describe('[G10] one turn a person', () => {
  test.each([
    ['browser', {}, { email: 'other@example.com', phone: '0487 654 321' }],
    ['phone', { fresh: true }, { email: 'other@example.com', phone: '+61 412 345 678' }],
    ['email address', { fresh: true }, { email: 'SAM@example.com', phone: '0487 654 321' }],
  ])('by %s', async (_, { fresh = false }: { fresh?: boolean }, who) => {
    const { turn } = await visit();
    await turnWheel(turn);
    const again = await turnWheel(fresh ? (await visit()).turn : turn, who);
    expect(again).toMatchObject({
      ok: false,
      status: 409,
      failed: expect.stringMatching(/already had your spin/),
    });
    expect(await leads()).toHaveLength(1);
  });

  test.each([
    ['none', ''],
    ['one that nobody signed', `${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['what is none', '../../x'],
  ])('with a turn that the site gave: %s is refused', async (_, turn) => {
    expect(await turnWheel(turn)).toMatchObject({ ok: false, status: 409 });
    expect(await leads()).toEqual([]);
  });
});

test('[G10] thirty who turn at once have a lead with a prize each; the one service is won at most once', async () => {
  const turns = await Promise.all(Array.from({ length: 30 }, async () => (await visit()).turn));
  const all = await Promise.all(turns.map((turn, at) => turnWheel(turn, other(at))));
  expect(all.every(({ ok }) => ok)).toBe(true);
  const prizes = (await leads()).map(({ answers }) => answers.prize);
  expect(prizes).toHaveLength(30);
  // The odds that none of thirty draws it are one in a thousand million.
  expect(prizes.filter((prize) => prize === 'A free service')).toHaveLength(1);
});

describe('[G10] there is nothing to turn', () => {
  test.each([
    ['before its start', new Date('2026-10-31T00:00:00Z')],
    ['after its expiry', new Date('2026-12-01T00:00:00Z')],
  ])('%s', async (_, now) => {
    const { turn } = await visit();
    const context = contextOf({}, now);
    expect((await visit('', context)).page).toMatchObject({
      form: null,
      closed: expect.stringMatching(/Nothing to win/),
    });
    expect(await turnWheel(turn, {}, { context })).toMatchObject({
      ok: false,
      failed: expect.stringMatching(/has ended/),
    });
    expect(await leads()).toEqual([]);
  });

  test('where the site has switched it off: no page, no turn', async () => {
    const { turn } = await visit();
    const context = contextOf({ extras: { spinToWin: 'off' } });
    await expect(visit('', context)).rejects.toMatchObject({ status: 404 });
    expect(await turnWheel(turn, {}, { context })).toMatchObject({ ok: false, status: 403 });
  });

  test('[F4] where signing in is needed, which it says with the number to call', async () => {
    const context = contextOf({ gating: { spinToWin: 'signed_in' } });
    expect((await visit('', context)).page).toMatchObject({
      form: null,
      closed: expect.stringMatching(/You need to sign in for this/),
    });
  });
});

test.each<[string, object, RegExp]>([
  ['odds that are not whole', { prizes: [{ ...WHEEL.prizes[0], percent: 40 }, WHEEL.prizes[1]] }, /must add up to 100/],
  ['a fallback that can run out', { fallback: 'service' }, /an unlimited prize/],
  ['a fallback that is no prize', { fallback: 'tea' }, /an unlimited prize/],
  ['two prizes of one key', { prizes: [WHEEL.prizes[1], WHEEL.prizes[1]] }, /same key/],
  ['an end before its start', { start: '2026-12-24' }, /must not be before start/],
])('[G10] a wheel with %s is refused', (_, wrong, expected) => {
  expect(() => wheelContent.parse({ ...WHEEL, ...wrong })).toThrow(expected);
});
