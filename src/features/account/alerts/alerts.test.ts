import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { SAMPLE_NOW, sampleCar } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import {
  addConfirmationEmail,
  confirmEmailAddress,
  findMailbox,
} from '../../../db/queries/email/confirmation-emails.ts';
import { unsubscribe } from '../../../db/queries/email/unsubscribed.ts';
import { findAlertChoice, saveAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { saveVisitorDetails } from '../../../db/queries/visitors/sign-in.ts';
import type { AlertChannel } from '../../../domain/alerts/alert.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { findSignedInVisitor, type SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { saveSearchForVisitor } from '../saved-searches/actions.ts';
import { watchCar } from '../watchlist/watch-cars.ts';
import type { AlertsLinkModel } from './model.ts';
import { loadStopPage, stopAlerts } from './stop.ts';
import { createStopToken, parseStopToken } from './stop-token.ts';
import { sweepAlerts } from './sweep.ts';

let db: TestDatabase;
let world: TwoGroups;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alerts-'));
  await emptyTables(db, 'sign_in_attempt', 'visitor_session', 'watchlist_entry', 'saved_search');
  await emptyTables(db, 'alert_choice', 'visitor_alert', 'confirmation_email', 'unsubscribed');
  return () => rm(dataDir, { recursive: true });
});

/** Noon in Brisbane. */
const NOON = new Date('2026-06-01T02:00:00Z');
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const EMAIL = 'sam@example.com';

const own = (given: Partial<Car> = {}) =>
  sampleCar({ id: world.alfaCarId, slug: 'kept', make: 'Toyota', photos_count: 3, price: 20_000, ...given });
const other = (id: number) => own({ id, slug: `car-${id}`, name: `Toyota number ${id}` });

/** As if a confirmation email had arrived and its link had been used. */
const confirm = (one: Shopper, visitor_id: number, email: string) =>
  one.context('/').db.run(async (tx) => {
    const wanted = { visitor_id, email, token_hash: email, sent_at: NOON, expires_at: hoursLater(48) };
    await addConfirmationEmail(tx, wanted, { mailbox: 9, visitor: 9, apartSeconds: 0 });
    await confirmEmailAddress(tx, email, NOON);
  });

interface Reader {
  one: Shopper;
  visitor: SignedInVisitor;
  /** What the site then does on schedule. */
  sweep(now: Date, cars?: Car[]): ReturnType<typeof sweepAlerts>;
}

/** A visitor who saved the vehicle and the search for Toyotas, and wants alerts. */
async function reader(way: AlertChannel, isConfirmed = true): Promise<Reader> {
  const one = new Shopper(db, world.uno);
  one.cars = [own()];
  one.now = SAMPLE_NOW;
  await one.signIn('0412 000 001');
  const context = one.context('/');
  const visitor = (await findSignedInVisitor(context)) as SignedInVisitor;
  await saveSearchForVisitor(context, visitor, '/search/used-cars?make=Toyota');
  await watchCar(context, visitor, world.alfaCarId);
  await context.db.run(async (tx) => {
    await saveVisitorDetails(tx, visitor.id, { email: EMAIL, name: 'Sam' });
    await saveAlertChoice(tx, visitor.id, { channel: way, price_drops: true }, NOON);
  });
  if (isConfirmed) await confirm(one, visitor.id, EMAIL);
  const sweep = (now: Date, cars: Car[] = one.cars) => {
    one.cars = cars;
    one.now = now;
    return sweepAlerts(one.context('/'), { environment: {}, dataDir });
  };
  return { one, visitor, sweep };
}

async function emails(): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** The headers and text of an email, with its soft line breaks undone. */
const whole = (email: string) => email.replace(/=\r\n/g, '').replace(/=3D/g, '=').replace(/\r\n /g, ' ');

describe('[F5] alerts', () => {
  test('tell by email of new matches and lower prices, with a way out in one click', async () => {
    const { sweep, visitor } = await reader('email');
    const swept = await sweep(NOON, [own({ price: 18_000 }), other(77)]);
    expect(swept).toEqual({ made: 1, sent: 1 });
    const [email = ''] = (await emails()).map(whole);
    expect(email).toMatch(/^To: sam@example\.com/m);
    expect(email).toMatch(/^Subject: 1 new match for your saved searches, 1 saved car is cheaper/m);
    expect(email).toMatch(/Toyota number 77\s+\$20,000\s+http:\S+\/cars\/car-77/);
    expect(email).toContain('Now $18,000, was $20,000');
    const [, url = ''] = /^List-Unsubscribe: <(\S+)>/m.exec(email) ?? [];
    expect(new URL(url).pathname).toBe('/alerts/stop');
    expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(url).toContain(`v=${visitor.id}.`);
  });

  test('tell by text message with the site’s name and the way out', async () => {
    const { sweep, one } = await reader('sms');
    one.kept.lines.splice(0);
    expect(await sweep(NOON, [own(), other(77), other(78)])).toEqual({ made: 1, sent: 1 });
    const text = one.kept.lines.map(({ msg }) => msg).join();
    expect(text).toMatch(/^A text message to \+61412000001: .+: 2 new matches for your saved searches\. http:/);
    expect(text).toMatch(
      /searches\. http:\S+\/my-garage\/saved-searches Stop: http:\S+\/alerts\/stop\?v=\d+\.[\w-]{24}$/,
    );
  });

  test('come once a day at most, however much news there is, and whichever process looks', async () => {
    const { sweep, one } = await reader('email');
    await sweep(NOON, [own(), other(77)]);
    await Promise.all([2, 3, 4].map((hours) => sweep(hoursLater(hours), [own(), other(77), other(78)])));
    expect(await emails()).toHaveLength(1);
    one.cars = [own(), other(77), other(78)];
    expect(await sweep(hoursLater(24))).toEqual({ made: 1, sent: 1 });
    const [, second = ''] = (await emails()).map(whole);
    expect(second).toContain('number 78');
    expect(second).not.toContain('number 77');
  });

  test('come once on a day that brings the one of the day before, too, which could not be sent then', async () => {
    const { sweep, one } = await reader('email');
    const { settings } = one;
    one.settings = {
      ...settings,
      integrations: { email: { urlEnv: 'NO_SUCH_URL' } },
    };
    expect(await sweep(NOON, [own(), other(77)])).toEqual({ made: 1, later: 1 });
    one.settings = settings;
    const news = [own(), other(77), other(78)];
    expect(await sweep(hoursLater(24), news)).toEqual({ made: 0, sent: 1 });
    expect(await sweep(hoursLater(25), news)).toEqual({ made: 0 });
    expect(await sweep(hoursLater(48), news)).toEqual({ made: 1, sent: 1 });
    expect((await emails()).map((text) => whole(text).includes('number 78')).sort()).toEqual([false, true]);
  });

  test('are made by one of several processes that look at the same moment', async () => {
    const { sweep } = await reader('email');
    const cars = [own(), other(77)];
    const swept = await Promise.all([1, 2, 3].map(() => sweep(NOON, cars)));
    expect(swept.reduce((sum, { made }) => sum + made, 0)).toBe(1);
    expect(swept.reduce((sum, { sent = 0 }) => sum + sent, 0)).toBe(1);
  });

  test('say nothing where there is nothing new: what was known, sold, dearer or hardly cheaper is none', async () => {
    const { sweep } = await reader('email');
    expect(await sweep(NOON)).toEqual({ made: 0 });
    expect(await sweep(NOON, [own({ price: 21_000 })])).toEqual({ made: 0 });
    expect(await sweep(NOON, [own({ price: 19_950 })])).toEqual({ made: 0 });
    const sold = own({
      price: 10_000,
      status: 'sold',
      sold: true,
      sold_date_timestamp: NOON.getTime() / 1000,
    });
    expect(await sweep(NOON, [sold])).toEqual({ made: 0 });
  });

  test('tell a price once, and again when it falls again', async () => {
    const { sweep } = await reader('email');
    const cheaper = [own({ price: 18_000 })];
    expect(await sweep(NOON, cheaper)).toMatchObject({ made: 1 });
    expect(await sweep(hoursLater(24), cheaper)).toEqual({ made: 0 });
    expect(await sweep(hoursLater(48), [own({ price: 17_000 })])).toMatchObject({ made: 1 });
  });

  test.each([
    ['night', new Date('2026-06-01T14:00:00Z'), 0],
    ['early', new Date('2026-05-31T22:59:00Z'), 0],
    ['nine', new Date('2026-05-31T23:00:00Z'), 1],
    ['evening', new Date('2026-06-01T09:00:00Z'), 0],
  ])('keep to the hours of the site’s own clock: %s', async (_, now, made) => {
    const { sweep } = await reader('email');
    expect((await sweep(now, [own(), other(77)])).made).toBe(made);
  });

  test.each(['off', 'unsubscribed', 'stopped in between'] as const)(
    'do not come to whoever wants none: %s',
    async (how) => {
      const { sweep, one, visitor } = await reader(how === 'off' ? 'off' : 'email');
      const { db: site } = one.context('/');
      if (how === 'unsubscribed') await site.run((tx) => unsubscribe(tx, EMAIL.toUpperCase(), '/', NOON));
      if (how === 'stopped in between') {
        await site.run((tx) =>
          tx.execute(
            sql`insert into visitor_alert (visitor_id, day, content)
              values (${visitor.id}, '2026-06-01', '{"searches":[],"drops":[]}')`,
          ),
        );
        await site.run((tx) => saveAlertChoice(tx, visitor.id, { channel: 'off', price_drops: false }, NOON));
      }
      const { sent = 0 } = await sweep(NOON, [own(), other(77)]);
      expect([sent, await emails()]).toEqual([0, []]);
    },
  );

  test('by email come to no address that was not confirmed; what there is to tell waits until it is', async () => {
    const { sweep, one, visitor } = await reader('email', false);
    const news = [own({ price: 18_000 }), other(77)];
    expect([await sweep(NOON, news), await emails()]).toEqual([{ made: 0 }, []]);
    await confirm(one, visitor.id, 'another@example.com');
    expect(await sweep(hoursLater(1), news)).toEqual({ made: 0 });
    await confirm(one, visitor.id, EMAIL);
    expect(await sweep(hoursLater(2), news)).toEqual({ made: 1, sent: 1 });
    expect(whole((await emails())[0] ?? '')).toContain('number 77');
  });

  test('are not sent to a new email address before it is confirmed, not even those made already', async () => {
    const { sweep, one, visitor } = await reader('email');
    const { db: site } = one.context('/');
    await site.run(async (tx) => {
      await saveVisitorDetails(tx, visitor.id, { email: 'other@example.com' });
      await tx.execute(
        sql`insert into visitor_alert (visitor_id, day, content)
              values (${visitor.id}, '2026-06-01', '{"searches":[],"drops":[]}')`,
      );
    });
    expect(await sweep(NOON, [own(), other(77)])).toEqual({ made: 0, stopped: 1 });
    expect(await sweep(hoursLater(24), [own(), other(77)])).toEqual({ made: 0 });
    await site.run((tx) => saveVisitorDetails(tx, visitor.id, { email: 'SAM@example.com' }));
    expect(await sweep(hoursLater(25), [own(), other(77)])).toEqual({ made: 1, sent: 1 });
  });

  test('come by text message without any email address', async () => {
    const { sweep } = await reader('sms', false);
    expect(await sweep(NOON, [own(), other(77)])).toEqual({ made: 1, sent: 1 });
  });

  test('that cannot be sent are tried five times; the log names them without their reader', async () => {
    const { one, visitor } = await reader('sms');
    one.settings = {
      ...one.settings,
      integrations: { sms: { provider: 'twilio', accountSid: 'AC1', keyEnv: 'NO_SUCH_KEY', from: 'Yard' } },
    };
    const { lines } = one.kept;
    lines.splice(0);
    one.cars = [own(), other(77)];
    one.now = NOON;
    const outcomes = [];
    for (let n = 0; n < 6; n++) outcomes.push(await sweepAlerts(one.context('/'), { environment: {}, dataDir }));
    expect(outcomes).toEqual([
      { made: 1, later: 1 },
      ...[1, 2, 3].map(() => ({ made: 0, later: 1 })),
      { made: 0, dead: 1 },
      { made: 0 },
    ]);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(5).fill('Could not send an alert'));
    expect(JSON.stringify(lines)).not.toMatch(/412000001|412 000 001|sam@/i);
    expect(visitor.phone).toBe('+61412000001');
  });
});

describe('[F5] the way out of alerts', () => {
  const wayOf = ({ one, visitor }: Reader) =>
    one.context('/').db.run(async (tx) => (await findAlertChoice(tx, visitor.id))?.channel);
  const pageOf = (answered: { page: unknown }) => answered.page as AlertsLinkModel;

  async function ofReader() {
    const told = await reader('email');
    await told.sweep(NOON, [own(), other(77)]);
    const [, url = ''] = /^List-Unsubscribe: <(\S+)>/m.exec(whole((await emails())[0] ?? '')) ?? [];
    const { pathname, search } = new URL(url);
    return { told, path: pathname + search };
  }

  test('works signed out: reading it does nothing, the button and the one click of mail programs do', async () => {
    const { told, path } = await ofReader();
    const stranger = new Shopper(db, world.uno);
    stranger.now = NOON;
    const requested = await stranger.ask(path, loadStopPage);
    expect([requested.status, pageOf(requested).state, await wayOf(told)]).toEqual([200, 'asked', 'email']);
    expect(requested.headers.get('Cache-Control')).toBe('private, no-store');
    const done = await stranger.send(path, { 'List-Unsubscribe': 'One-Click' }, (_, site) => stopAlerts(site));
    expect([pageOf(done).state, await wayOf(told)]).toEqual(['done', 'off']);
    // Whoever reads the mailbox may not be the person who entered it.
    const { one, visitor } = told;
    const mailbox = await one.context('/').db.run((tx) => findMailbox(tx, visitor.id, NOON));
    expect(mailbox).toEqual({ email: EMAIL, state: 'unconfirmed' });
    const again = await stranger.send(path, {}, (_, site) => stopAlerts(site));
    expect(pageOf(again).state).toBe('done');
  });

  test('is nobody’s but the reader’s: changed, of another visitor or of another site it stops nothing', async () => {
    const { told, path } = await ofReader();
    const stranger = new Shopper(db, world.uno);
    const { visitor } = told;
    const [, token = ''] = path.split('v=');
    const [, signature = ''] = token.split('.');
    const wrong = [
      '',
      'x',
      `${visitor.id}.`,
      `${visitor.id + 1}.${signature}`,
      `${visitor.id}.${'A'.repeat(24)}`,
      `0.${signature}`,
      `${token}x`,
    ];
    for (const v of wrong) {
      const answer = await stranger.send(`/alerts/stop?v=${encodeURIComponent(v)}`, {}, (_, site) => stopAlerts(site));
      expect([v, answer.status, pageOf(answer).state]).toEqual([v, 404, 'unknown']);
      expect(stranger.events.splice(0)).toEqual([{ action: 'write', outcome: 'failure', reason: 'invalid_token' }]);
    }
    const elsewhere = await new Shopper(db, world.dos).send(path, {}, (_, site) => stopAlerts(site));
    expect(pageOf(elsewhere).state).toBe('unknown');
    expect(await wayOf(told)).toBe('email');
  });

  test('a word is read with the secret that it was signed with, and no other', () => {
    expect(parseStopToken(createStopToken(7, 'one'), 'one')).toBe(7);
    expect(parseStopToken(createStopToken(7, 'one'), 'two')).toBeNull();
  });
});
