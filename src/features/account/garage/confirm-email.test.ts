import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { unsubscribe } from '../../../db/queries/email/unsubscribed.ts';
import { confirmEmail, loadConfirmPage } from '../alerts/confirm.ts';
import type { AlertsLinkModel } from '../alerts/model.ts';
import { answerDownload } from '../privacy/download.ts';
import { removeOldRecords } from '../privacy/retention.ts';
import { actInGarage } from './actions.ts';
import { loadGarage } from './load.ts';
import type { AlertsModel, GaragePageModel, MyDataSection, SavedSearchesSection } from './model.ts';

let db: TestDatabase;
let world: TwoGroups;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confirmation-emails-'));
  await emptyTables(db, 'visitor_session', 'alert_choice', 'confirmation_email', 'unsubscribed');
  await emptyTables(db, `visitor where phone like '+614120%'`);
  return () => rm(dataDir, { recursive: true });
});

const NOON = new Date('2026-06-01T02:00:00Z');
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const EMAIL = 'Sam@example.com';

/** A signed-in visitor with an email address, which may be anybody's. */
async function shopper(phone = '0412 000 001', email = EMAIL): Promise<Shopper> {
  const one = new Shopper(db, world.uno);
  one.dataDir = dataDir;
  await one.signIn(phone);
  one.now = NOON;
  if (email) await act(one, 'details', { do: 'save', email });
  return one;
}

/** The result in the garage's address: "done=confirmation-sent". */
async function act(one: Shopper, path: string, fields: Record<string, string>): Promise<string> {
  const { headers, status } = await one.send(`/my-garage/${path}`, fields, actInGarage);
  return headers.get('Location')?.split('?')[1] ?? String(status);
}
const choose = (one: Shopper, way = 'email') => act(one, 'saved-searches', { do: 'alerts', way, price_drops: 'on' });
const again = (one: Shopper) => act(one, 'saved-searches', { do: 'resend-confirmation' });
const change = (one: Shopper, email: string) => act(one, 'details', { do: 'save', email });

async function sectionOf<Section>(one: Shopper, path: string): Promise<Section> {
  const { page } = await one.ask(`/my-garage/${path}`, loadGarage);
  return (page as { page: GaragePageModel }).page.section as Section;
}
const alertsOf = async (one: Shopper) =>
  (await sectionOf<SavedSearchesSection>(one, 'saved-searches')).alerts as AlertsModel;

/** Sent emails, the latest first, with their soft line breaks undone. */
async function emails(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
  const numbered = names.toSorted((a, b) => Number(/\d+/.exec(b)) - Number(/\d+/.exec(a)));
  const texts = await Promise.all(numbered.map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')));
  return texts.map((text) => text.replace(/=\r\n/g, '').replace(/=3D/g, '=').replace(/\r\n /g, ' '));
}

/** The path in the latest email's link. */
async function linkOf(): Promise<string> {
  const [email = ''] = await emails();
  const url = new URL(/http:\S+\/alerts\/confirm\?v=[\w-]+/.exec(email)?.[0] ?? '');
  return url.pathname + url.search;
}

const stranger = (now = NOON) => {
  const one = new Shopper(db, world.uno);
  one.now = now;
  return one;
};
const stateOf = ({ page, status }: { page: unknown; status: number }) =>
  [status, (page as AlertsLinkModel).state] as const;
const open = async (path: string, now?: Date) => stateOf(await stranger(now).ask(path, loadConfirmPage));
const press = async (path: string, now?: Date) => stateOf(await stranger(now).send(path, {}, confirmEmail));

describe('[F5] alerts by email', () => {
  test('are chosen where there is an address; one email asks to confirm it, and the garage waits', async () => {
    const one = await shopper('0412 000 001', '');
    expect(await choose(one)).toBe('failed=no-email');
    await change(one, EMAIL);
    expect(await emails()).toEqual([]);
    expect(await choose(one)).toBe('done=confirmation-sent');
    const [email = '', ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatch(/^To: Sam@example\.com/m);
    expect(email).toMatch(/^Subject: Is this your email address\? \|/m);
    expect(email).toContain('This link works for 48 hours');
    expect((await alertsOf(one)).confirm).toEqual({
      text: 'Please confirm your address:',
      email: EMAIL,
      button: 'Send it again',
    });
    // Saved again, it waits for the same confirmation email.
    expect([await choose(one), (await emails()).length]).toEqual(['done=confirmation-sent', 1]);
  });

  test('need no confirmation by text message, and none when nobody is told', async () => {
    const one = await shopper();
    for (const way of ['sms', 'off']) {
      expect(await choose(one, way)).toBe('done=alerts');
      expect((await alertsOf(one)).confirm).toBeNull();
    }
    expect(await emails()).toEqual([]);
  });

  test('are confirmed signed out, by the button alone: programs that open the link confirm nothing', async () => {
    const one = await shopper();
    await choose(one);
    const path = await linkOf();
    for (const _ of [1, 2]) expect(await open(path)).toEqual([200, 'asked']);
    expect((await alertsOf(one)).confirm).not.toBeNull();
    const { headers } = await stranger().ask(path, loadConfirmPage);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const bare = new Request(`http://uno.localhost${path}`, { method: 'POST' });
    expect((await stranger().ask(path, (site) => confirmEmail(bare, site))).status).toBe(403);
    expect((await alertsOf(one)).confirm).not.toBeNull();
    expect(await press(path)).toEqual([200, 'done']);
    expect((await alertsOf(one)).confirm).toBeNull();
    expect(await open(path, hoursLater(100))).toEqual([200, 'done']);
    expect([await choose(one), await again(one)]).toEqual(['done=alerts', 'done=alerts']);
    expect(await emails()).toHaveLength(1);
  });

  test('begin anew with another address, and not with another writing of the same', async () => {
    const one = await shopper();
    await choose(one);
    await press(await linkOf());
    expect([await change(one, 'sam@EXAMPLE.com'), (await alertsOf(one)).confirm]).toEqual(['done=details', null]);
    expect(await change(one, 'other@example.com')).toBe('done=details-confirmation-sent');
    expect((await emails())[0]).toMatch(/^To: other@example\.com/m);
    expect((await alertsOf(one)).confirm?.email).toBe('other@example.com');
    expect(await change(one, 'other@example.com')).toBe('done=details');
    expect(await emails()).toHaveLength(2);
  });

  test('are not confirmed by the email to an address that was changed since', async () => {
    const one = await shopper();
    await choose(one);
    const path = await linkOf();
    await change(one, 'other@example.com');
    for (const requested of [open, press]) expect(await requested(path)).toEqual([404, 'unknown']);
    expect((await alertsOf(one)).confirm?.email).toBe('other@example.com');
  });

  test('are confirmed for one visitor alone: another with the same address is asked, too', async () => {
    const [one, other] = [await shopper(), await shopper('0412 000 002')];
    await choose(one);
    await press(await linkOf());
    other.now = hoursLater(1);
    expect(await choose(other)).toBe('done=confirmation-sent');
    expect((await alertsOf(other)).confirm?.email).toBe(EMAIL);
  });

  test.each(['', 'x', 'A'.repeat(43), '../..', '%00'])('are confirmed by no made up word: “%s”', async (word) => {
    const one = await shopper();
    await choose(one);
    const path = `/alerts/confirm?v=${encodeURIComponent(word)}`;
    for (const requested of [open, press]) expect(await requested(path)).toEqual([404, 'unknown']);
    expect((await alertsOf(one)).confirm).not.toBeNull();
  });

  test('are not confirmed by an expired email, on another site, or with what the database stores', async () => {
    const one = await shopper();
    await choose(one);
    const path = await linkOf();
    const { rows } = await db.database.asPlatform((tx) => tx.execute(sql`select * from confirmation_email`));
    expect(JSON.stringify(rows)).not.toContain(path.split('v=')[1]);
    const elsewhere = new Shopper(db, world.dos);
    elsewhere.now = NOON;
    expect(stateOf(await elsewhere.send(path, {}, confirmEmail))).toEqual([404, 'unknown']);
    expect(await press(path, hoursLater(49))).toEqual([404, 'unknown']);
    one.now = hoursLater(49);
    expect((await alertsOf(one)).confirm?.button).toBe('Send me the link');
    expect(await again(one)).toBe('done=confirmation-sent');
    expect(await press(await linkOf(), hoursLater(50))).toEqual([200, 'done']);
  });

  test('are to be confirmed anew once the mailbox asked for no more offers, by another email', async () => {
    const one = await shopper();
    await choose(one);
    const path = await linkOf();
    await press(path);
    await one.context('/').db.run((tx) => unsubscribe(tx, EMAIL, '/', NOON));
    expect((await alertsOf(one)).confirm?.button).toBe('Send me the link');
    expect(await press(path)).toEqual([404, 'unknown']);
    one.now = hoursLater(1);
    await again(one);
    expect(await press(await linkOf(), one.now)).toEqual([200, 'done']);
    expect((await alertsOf(one)).confirm).toBeNull();
  });
});

describe('[F5] emails that ask for a confirmation are limited', () => {
  test('three come to a mailbox in a day, whoever asks, however many ask at once', async () => {
    const [one, other] = [await shopper(), await shopper('0412 000 002', EMAIL.toUpperCase())];
    await choose(one);
    expect([await again(one), (await emails()).length]).toEqual(['done=confirmation-sent', 1]);
    const said = [];
    for (const hours of [1, 2, 3, 4, 23]) {
      one.now = other.now = hoursLater(hours);
      said.push(...(await Promise.all([again(one), again(other)])));
    }
    expect(await emails()).toHaveLength(3);
    expect(said.slice(-2)).toEqual(['failed=too-many-confirmations', 'failed=too-many-confirmations']);
    one.now = hoursLater(25);
    expect([await again(one), (await emails()).length]).toEqual(['done=confirmation-sent', 4]);
  });

  test('five are sent for a visitor in a day, to whatever addresses', async () => {
    const one = await shopper();
    await choose(one);
    const said = [];
    for (let n = 0; n < 6; n++) said.push(await change(one, `number-${n}@example.com`));
    expect(said).toEqual([
      ...Array(4).fill('done=details-confirmation-sent'),
      'failed=too-many-confirmations',
      'failed=too-many-confirmations',
    ]);
    expect(await emails()).toHaveLength(5);
  });

  test('one that cannot be sent says so, counts for nothing, and is in the log without its reader', async () => {
    const one = await shopper();
    const { settings } = one;
    one.settings = { ...settings, integrations: { email: { urlEnv: 'NO_SUCH_URL' } } };
    const { lines } = one.kept;
    lines.splice(0);
    const said = [await choose(one), await again(one), await again(one), await again(one)];
    expect(said).toEqual(Array(4).fill('failed=confirmation-not-sent'));
    expect(lines).toContainEqual(expect.objectContaining({ feature: 'alerts', reason: 'SETTINGS' }));
    // The whole number: times and ids have any three digits now and then.
    expect(JSON.stringify(lines)).not.toMatch(/sam@|\+61 ?412|0412 ?000 ?00/i);
    expect((await alertsOf(one)).confirm?.button).toBe('Send me the link');
    one.settings = settings;
    expect(await again(one)).toBe('done=confirmation-sent');
  });
});

describe('[F5] what is kept of a confirmation', () => {
  test('is said and downloaded, and goes with the account', async () => {
    const one = await shopper();
    await choose(one);
    const kept = async () => (await sectionOf<MyDataSection>(one, 'my-data')).kept;
    const line = (text: string) => ({ label: 'Email Address', text });
    expect(await kept()).toContainEqual(line(`${EMAIL}, not confirmed for alerts`));
    await press(await linkOf());
    expect(await kept()).toContainEqual(line(`${EMAIL}, confirmed for alerts`));
    const { response } = await one.ask('/api/my-data', answerDownload);
    const text = (await response?.text()) ?? '';
    expect(JSON.parse(text).confirmation_emails).toMatchObject([
      { email: EMAIL.toLowerCase(), sent_at: NOON.toISOString(), confirmed_at: NOON.toISOString() },
    ]);
    expect(text).not.toContain('token');
    await act(one, 'my-data', { do: 'delete', sure: 'on' });
    const { rows } = await db.database.asPlatform((tx) => tx.execute(sql`select 1 from confirmation_email`));
    expect(rows).toEqual([]);
  });

  test('is deleted when its link has expired; the address stays confirmed while it is the visitor’s', async () => {
    const [one, other] = [await shopper(), await shopper('0412 000 002', 'other@example.com')];
    await choose(one);
    await press(await linkOf());
    await choose(other);
    const forget = async (hours: number) => {
      other.now = hoursLater(hours);
      return (await removeOldRecords(other.context('/'))).confirmationEmails;
    };
    expect([await forget(47), await forget(49)]).toEqual([0, 1]);
    one.now = hoursLater(49);
    await change(one, 'new@example.com');
    expect(await forget(49)).toBe(1);
  });
});
