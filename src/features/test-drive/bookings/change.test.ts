import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../../tests/samples/servers/lead-receivers.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { lockAppointment } from '../../../db/queries/leads/appointments.ts';
import { listDeliveries } from '../../../db/queries/leads/lead-deliveries.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import type { SiteDb } from '../../../db/scope.ts';
import { CircuitBreakers } from '../../../integrations/circuit-breakers.ts';
import { createBookingToken, getOrCreateBookingSecret } from '../../../kernel/leads/booking-token.ts';
import { submitForm } from '../../../kernel/leads/submit-form.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { tryDelivery } from '../../leads/deliver/try-delivery.ts';
import { TEST_DRIVE_FORM } from '../form.ts';
import { actOnBooking } from './actions.ts';
import { cancelBooking, moveBooking } from './change.ts';
import { findBooking } from './find.ts';

let db: TestDatabase;
let groups: TwoGroups;
let google: HttpReceiver;
/** What the external calendar reports as busy. */
let busy: { start: string; end: string }[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  google = await startHttpReceiver(({ path }) =>
    path === '/token' ? { access_token: 't', expires_in: 60 } : { calendars: { yard: { busy } } },
  );
});
afterAll(() => Promise.all([db.close(), google.close()]));
beforeEach(() => emptyTables(db, 'valuation', 'lead'));

const MONDAY = '2026-11-22T22:30:00.000Z';
const LATER = '2026-11-22T23:30:00.000Z';
const LAST = '2026-11-23T00:30:00.000Z';

/** Books a time; returns the number of the lead, and the path of the link. */
async function book(settings: SiteSettingsInput = {}) {
  const one = new Shopper(db, groups.uno, settings);
  one.now = new Date('2026-11-20T02:00:00Z');
  const who = { name: 'Sam', last_name: 'Lee', email: 'sam@example.com', phone: '0412 345 678' };
  const key = '00000000-0000-0000-0000-000000000001';
  const form = { typed: { ...who, postcode: '4000', slot: MONDAY }, key, page: '/', userAgent: null };
  expect(await submitForm(TEST_DRIVE_FORM, form, one.context('/'))).toMatchObject({ ok: true });
  return one.context('/').db.run(async (tx) => {
    const [lead] = await listLeads(tx, new Date(0));
    const token = createBookingToken(lead!.id, groups.uno.id, await getOrCreateBookingSecret(tx));
    return { one, id: lead!.id, path: `/my-booking?v=${token}` };
  });
}

test('[G2] one change of a group’s bookings waits for another, until that is kept', async () => {
  // Let through without it: two that swap times deadlock; a move revives what was cancelled meanwhile.
  const { one, id, path } = await book();
  const request = one.context(path);
  const found = (await findBooking(request))!;
  const run: SiteDb['run'] = (work) =>
    request.db.run(async (tx) => {
      await tx.client.query(`set local lock_timeout = '1ms'`);
      return work(tx);
    });
  const impatient = { ...request, db: { ...request.db, run } };
  const endOf = (change: Promise<unknown>) => change.catch((error: Error) => String(error.cause));
  await request.db.run(async (tx) => {
    await lockAppointment(tx, id + 1);
    expect(await endOf(cancelBooking(impatient, found))).toContain('lock timeout');
    expect(await endOf(moveBooking(impatient, found, new Date(LATER)))).toContain('lock timeout');
  });
  expect(await cancelBooking(impatient, found)).toEqual({ outcome: 'cancelled' });
});

test('[G2] what is moved or cancelled is so in the calendar outside too, as the one entry that it was', async () => {
  // Let through: a yard that waits for somebody who has cancelled.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const account = { client_email: 'a@b.example', private_key, token_uri: `${google.url}/token` };
  vi.stubEnv('YARD_KEY', JSON.stringify(account));
  const keyEnv = 'YARD_KEY';
  const { one, id, path } = await book({
    integrations: { calendar: { provider: 'google', url: google.url, keyEnv, calendars: { yard: 'yard' } } },
  });
  const { db: own, settings } = one.context('/');

  /** Delivers what is pending for the calendar; returns its requests. */
  const deliver = async () => {
    google.taken.length = 0;
    const parts = { db: own, settings, siteId: groups.uno.id, environment: process.env, dataDir: '/nowhere' };
    const owed = (await own.run((tx) => listDeliveries(tx, [id]))).filter(({ kind }) => kind === 'calendar');
    for (const { id: delivery } of owed)
      await tryDelivery(delivery, {
        ...parts,
        breakers: new CircuitBreakers(() => 0),
        clock: () => new Date(),
      });
    return google.taken.filter(({ path: requested }) => requested.includes('/events'));
  };
  const act = (fields: Record<string, string>) => one.send(path, fields, actOnBooking);
  const [made] = await deliver();
  const entry = JSON.parse(made!.body);
  expect(entry).toMatchObject({ start: { dateTime: MONDAY } });

  busy = [{ start: LATER, end: LAST }];
  expect((await act({ do: 'move', slot: LATER })).status).toBe(409);
  busy = [];
  expect((await act({ do: 'move', slot: LATER })).status).toBe(303);
  const [moved] = await deliver();
  expect(JSON.parse(moved!.body)).toMatchObject({ id: entry.id, start: { dateTime: LATER } });

  expect((await act({ do: 'cancel' })).status).toBe(303);
  expect((await deliver()).map((call) => `${call.method} ${call.path}`)).toEqual([
    `DELETE /calendars/yard/events/${entry.id}`,
  ]);
});
