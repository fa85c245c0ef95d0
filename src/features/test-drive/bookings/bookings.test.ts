import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../../tests/database.ts';
import {
  type HttpReceiver,
  type MailServer,
  startHttpReceiver,
  startMailServer,
  type TakenMail,
} from '../../../../tests/samples/servers/lead-receivers.ts';
import { Shopper } from '../../../../tests/samples/shopper.ts';
import { sampleCar } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { listAppointments } from '../../../db/queries/leads/appointments.ts';
import { listDeliveries } from '../../../db/queries/leads/lead-deliveries.ts';
import { listLeads } from '../../../db/queries/leads/leads.ts';
import { removeEnquiriesBefore } from '../../../db/queries/visitors/visitor-records.ts';
import { CircuitBreakers } from '../../../integrations/circuit-breakers.ts';
import {
  createBookingToken,
  getOrCreateBookingSecret,
  verifyBookingToken,
} from '../../../kernel/leads/booking-token.ts';
import { submitForm } from '../../../kernel/leads/submit-form.ts';
import { parseLeadsCommand } from '../../leads/arguments.ts';
import { runLeadsCommand } from '../../leads/cli.ts';
import { tryDelivery } from '../../leads/deliver/try-delivery.ts';
import { TEST_DRIVE_FORM } from '../form.ts';
import { actOnBooking } from './actions.ts';
import { buildBookingPage, loadBookingPage } from './load.ts';
import type { BookingPageModel } from './model.ts';

let db: TestDatabase;
let groups: TwoGroups;
let mail: MailServer;
let hook: HttpReceiver;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  [mail, hook] = await Promise.all([startMailServer(), startHttpReceiver()]);
});
afterAll(() => Promise.all([db.close(), mail.close(), hook.close()]));
beforeEach(async () => {
  await emptyTables(db, 'valuation', 'lead', 'event');
  mail.taken.length = 0;
  hook.taken.length = 0;
});

// Friday noon in Brisbane; the yard of the samples is open on Mondays from 8:30 am.
const NOW = new Date('2026-11-20T02:00:00Z');
const MONDAY = '2026-11-22T22:30:00.000Z';
const LATER = '2026-11-22T23:30:00.000Z';
const LAST = '2026-11-23T00:30:00.000Z';

/** A visitor of a site whose yard has this capacity. */
function shopper(capacity = 1, of = groups.uno): Shopper {
  const one = new Shopper(db, of, {
    forms: { testDrive: { capacity, movesAtMost: 2 } },
    leads: {
      destinations: [
        { kind: 'email', to: 'sales@dealer.example' },
        { kind: 'adf_email', to: 'crm@dealer.example' },
        { kind: 'webhook', url: `${hook.url}/leads`, secretEnv: 'HOOK_SECRET' },
      ],
    },
  });
  one.now = NOW;
  one.cars = [sampleCar({ id: groups.alfaCarId, slug: 'kept' })];
  return one;
}

const own = (of = groups.uno) => db.database.forSite({ groupId: of.group_id, siteId: of.id });
let sent = 0;

/** Books a time; returns the number of its lead, and the path of the link. */
async function book(slot = MONDAY, { one = shopper(), car = '' } = {}) {
  const key = `00000000-0000-0000-0000-${String(sent++).padStart(12, '0')}`;
  const who = { name: 'Sam', last_name: 'Lee', email: `sam${sent}@example.com`, phone: '0412 345 678' };
  const typed = { ...who, postcode: '4000', slot, ...(car && { car }), message: 'Is it\nred?' };
  const form = { typed, key, page: '/book-test-drive/', userAgent: null };
  const taken = await submitForm(TEST_DRIVE_FORM, form, one.context('/'));
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  return own().run(async (tx) => {
    const { id } = (await listLeads(tx, new Date(0))).find(({ lead }) => lead.email === who.email)!;
    const token = createBookingToken(id, groups.uno.id, await getOrCreateBookingSecret(tx));
    return { id, token, path: `/my-booking?v=${token}` };
  });
}

const look = async (path: string, one = shopper()) => {
  const { page, ...answer } = await one.ask(path, loadBookingPage);
  return { ...answer, page: page as BookingPageModel };
};
/** The result of an action: the redirect, or the status and what the page says. */
async function act(path: string, fields: Record<string, string>, one = shopper()): Promise<string> {
  const { status, headers, page } = await one.send(path, fields, actOnBooking);
  const note = (page as BookingPageModel | null)?.note?.text ?? (page as BookingPageModel | null)?.heading;
  return status === 303 ? headers.get('Location')!.replace(/^.*&/, '') : `${status} ${note}`;
}
const move = (path: string, slot: string, one?: Shopper) => act(path, { do: 'move', slot }, one);
const cancel = (path: string, one?: Shopper) => act(path, { do: 'cancel' }, one);
const appointment = async (id: number) => (await own().run((tx) => listAppointments(tx, [id])))[0]!;
const owed = (id: number) => own().run((tx) => listDeliveries(tx, [id]));

describe('[G2] the link of a booking', () => {
  test('shows what is booked and the times to which it can be moved, and changes nothing', async () => {
    const { id, path } = await book();
    const before = await appointment(id);
    const { status, headers, page } = await look(path);
    expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      200,
      'private, no-store',
      'same-origin',
    ]);
    expect(page.head).toMatchObject({ robots: 'noindex, nofollow', canonical: null });
    expect(page.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual(
      expect.arrayContaining(['What: Test Drive', 'When: Monday 23 November, 8:30 am']),
    );
    const times = page.move!.times!.slots!.days.flatMap((day) => day.times.map(({ value }) => value));
    expect([times.includes(MONDAY), times.includes(LATER)]).toEqual([false, true]);
    await look(`${path}&done=cancelled&do=cancel`);
    expect(await appointment(id)).toEqual(before);
    expect((await owed(id)).filter(({ booking_change }) => booking_change > 0)).toEqual([]);
  });

  test('is good for its lead on its site alone, whole, and signed by the site', async () => {
    const { id, token, path } = await book();
    const other = await book(LATER);
    const signature = token.split('.')[1];
    const wrong = ['none', `${other.id}.${signature}`, token.slice(0, -1), `${token}a`, `0${token}`, ''];
    for (const one of wrong) {
      const { status, page } = await look(`/my-booking?v=${one}`);
      expect([status, page.heading, page.rows, page.move, page.cancel]).toEqual([
        404,
        'This link doesn’t work',
        [],
        null,
        null,
      ]);
      expect(await cancel(`/my-booking?v=${one}`)).toBe('404 This link doesn’t work');
    }
    const sister = shopper(1, groups.dos);
    expect(await cancel(path, sister)).toBe('404 This link doesn’t work');
    expect(verifyBookingToken(createBookingToken(id, groups.uno.id, 'another'), groups.uno.id, 'secret')).toBeNull();
    // The same secret would not do either: the site is signed too.
    expect(verifyBookingToken(createBookingToken(id, groups.uno.id, 's'), groups.dos.id, 's')).toBeNull();
    expect((await appointment(id)).cancelled_at).toBeNull();
  });

  test('ends when the appointment begins, wherever that was moved to', async () => {
    const { id, path } = await book();
    expect(await move(path, LAST)).toBe('done=moved');
    const late = shopper();
    late.now = new Date(LATER);
    expect((await look(path, late)).page.state).toBe('open');
    late.now = new Date(LAST);
    const { status, page } = await look(path, late);
    expect([status, page.heading, page.rows]).toEqual([410, 'This link has expired', []]);
    expect(await cancel(path, late)).toMatch(/^409 Your appointment has already started/);
    expect((await appointment(id)).cancelled_at).toBeNull();
  });

  test('does nothing for a form without an origin, or that asks for what there is not', async () => {
    const { id, path } = await book();
    const one = shopper();
    const bare = new Request(one.context(path).url, { method: 'POST', body: 'do=cancel' });
    expect((await one.ask(path, (site) => actOnBooking(bare, site))).status).toBe(403);
    expect(await act(path, { do: 'constructor' })).toBe('404 undefined');
    expect(await move(path, 'tomorrow')).toBe('400 Please choose a time first.');
    expect((await appointment(id)).changes).toEqual([]);
  });

  test('goes with its lead when that is forgotten', async () => {
    const { id, path } = await book();
    await db.database.asPlatform((tx) => tx.client.query(`update lead_delivery set status = 'delivered'`));
    await own().run((tx) => removeEnquiriesBefore(tx, new Date('2100-01-01')));
    expect(await own().run((tx) => listAppointments(tx, [id]))).toEqual([]);
    expect((await look(path)).status).toBe(404);
  });
});

describe('[G2] a booking is cancelled', () => {
  test('once: its time is free, and whoever is told of the lead is told of that', async () => {
    const { id, path } = await book();
    await expect(book()).rejects.toThrow(/just been taken/);
    const other = await book(LATER);
    const offered = async () =>
      (await look(other.path)).page.move!.times!.slots!.days.flatMap((day) => day.times.map((one) => one.value));
    expect(await offered()).not.toContain(MONDAY);
    expect(await cancel(path)).toBe('done=cancelled');
    expect(await offered()).toContain(MONDAY);
    expect(await cancel(path)).toBe('409 This booking was already cancelled. Nothing has changed.');
    expect(await move(path, LAST)).toMatch(/^409 This booking was already cancelled/);
    const { page } = await look(`${path}&done=cancelled`);
    expect([page.state, page.note?.kind, page.move, page.cancel]).toEqual(['cancelled', 'done', null, null]);
    expect((await owed(id)).map(({ kind, booking_change }) => `${kind} ${booking_change}`)).toEqual(
      ['email', 'adf_email', 'webhook', 'confirmation']
        .flatMap((kind) => [`${kind} 0`])
        .concat(['email', 'adf_email', 'webhook', 'confirmation'].map((kind) => `${kind} 1`)),
    );
    await book();
  });

  test('together with its vehicle, which is free then too', async () => {
    const one = shopper(2);
    const { path } = await book(MONDAY, { one, car: 'kept' });
    await expect(book(MONDAY, { one, car: 'kept' })).rejects.toThrow(/just been taken/);
    expect(await cancel(path, one)).toBe('done=cancelled');
    await book(MONDAY, { one, car: 'kept' });
  });
});

describe('[G2] a booking is moved', () => {
  test('to a time that is free: the one before is free then, and the lead keeps what was sent', async () => {
    const { id, path } = await book();
    expect(await move(path, LATER)).toBe('done=moved');
    expect(await move(path, LATER)).toBe('done=same');
    const booked = await appointment(id);
    expect([booked.start_at.toISOString(), booked.end_at.toISOString()]).toEqual([LATER, LAST]);
    expect(booked.changes).toEqual([
      { at: NOW.toISOString(), was_start: MONDAY, was_end: LATER, to: { start: LATER, end: LAST } },
    ]);
    const { page } = await look(`${path}&done=moved`);
    expect([page.note?.kind, page.rows.find(({ label }) => label === 'When')?.text]).toEqual([
      'done',
      'Monday 23 November, 9:30 am',
    ]);
    await book(MONDAY);
    expect((await owed(id)).filter(({ booking_change }) => booking_change === 1)).toHaveLength(4);
    // The leads command prints the booking as it is now.
    const args = parseLeadsCommand(['show', 'uno', String(id)], NOW);
    const printed = await own().run((tx) => runLeadsCommand(tx, args, NOW));
    expect(printed).toContain('Booked for: Monday 23 November, 9:30 am');
    expect(printed).toContain('→ email sales@dealer.example (change 1 of the booking): waiting');
  });

  test('to no time that somebody has, that is not offered, or that has gone by; it stays as it was', async () => {
    const { id, path } = await book();
    await book(LATER);
    const refusal = await move(path, LATER);
    expect(refusal).toMatch(/^409 Monday 23 November, 9:30 am has just been taken\. Your booking hasn’t changed/);
    expect(refusal).toContain('The closest available times: Monday 23 November, 10:30 am');
    for (const time of ['2026-11-22T22:45:00.000Z', '2026-11-15T22:30:00.000Z', '2027-11-22T22:30:00.000Z'])
      expect(await move(path, time)).toMatch(/^409 .* is no longer available\. Your booking hasn’t changed/);
    expect([(await appointment(id)).start_at.toISOString(), (await appointment(id)).changes]).toEqual([MONDAY, []]);
    expect((await owed(id)).some(({ booking_change }) => booking_change > 0)).toBe(false);
  });

  test('with its vehicle, whose own booking is in nobody’s way', async () => {
    const { id, path } = await book(MONDAY, { car: 'kept' });
    expect(await move(path, LATER)).toBe('done=moved');
    expect((await appointment(id)).car_id).toBe(groups.alfaCarId);
    await book(MONDAY, { car: 'kept' });
  });

  test('as often as the site lets it', async () => {
    const { path } = await book();
    for (const time of [LATER, LAST]) expect(await move(path, time)).toBe('done=moved');
    expect(await move(path, MONDAY)).toMatch(/^409 This booking can’t be moved online again/);
    expect((await look(path)).page.move?.times).toBeNull();
    expect(await cancel(path)).toBe('done=cancelled');
  });

  test('by one of many who want the same time at once, and none waits for another for ever', async () => {
    const times = ['00:30', '01:30', '02:30', '03:30', '04:30'].map((at) => `2026-11-23T${at}:00.000Z`);
    const all = await Promise.all(times.map((time) => book(time)));
    const paths = await Promise.all(all.map(({ path }) => path));
    const answers = await Promise.all([
      ...paths.slice(2).map((path) => move(path, MONDAY)),
      // Two bookings that swap times, in both directions; if others wanted those times too, one could have taken one
      // and released it again.
      move(paths[0]!, times[1]!),
      move(paths[1]!, times[0]!),
      book(MONDAY).then(
        () => 'done=moved',
        () => '409 booked',
      ),
    ]);
    const there = await db.database.asPlatform((tx) =>
      tx.client.query('select count(*)::int from appointment where start_at = $1 and cancelled_at is null', [MONDAY]),
    );
    expect(there.rows).toEqual([{ count: 1 }]);
    expect(answers.filter((answer) => !/^(done=moved|409 )/.test(answer))).toEqual([]);
  });

  test('or cancelled, of both at once: nothing is half done', async () => {
    const { id, path } = await book();
    const answers = await Promise.all([move(path, LATER), cancel(path)]);
    const { cancelled_at, changes } = await appointment(id);
    expect(cancelled_at).not.toBeNull();
    expect(changes.length).toBe(answers.filter((answer) => answer.startsWith('done=')).length);
  });
});

async function deliver(id: number) {
  const parts = {
    db: own(),
    settings: shopper().context('/').settings,
    siteId: groups.uno.id,
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'web@forecourt.example', HOOK_SECRET: 'whisper' },
    dataDir: '/nowhere',
    breakers: new CircuitBreakers(() => 0),
    clock: () => new Date(),
  };
  for (const one of await owed(id)) await tryDelivery(one.id, parts);
}
const mailTo = (to: string, subject: RegExp) =>
  mail.taken.find((one) => one.to[0] === to && subject.test(one.mail.subject ?? ''))!;
function fileOf({ mail: { attachments } }: TakenMail) {
  const [file] = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const text = new TextDecoder().decode(file!.content as ArrayBuffer).replace(/\r?\n /g, '');
  const of = (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim();
  return { name: file!.filename, text, of, method: of('METHOD'), sequence: of('SEQUENCE'), uid: of('UID') };
}

describe('[G2] [G5] dealer and shopper are told', () => {
  test('of a booking with links and a calendar file, and of each change with a newer one of the same', async () => {
    const { id, path } = await book(MONDAY, { car: 'kept' });
    const email = (await own().run((tx) => listLeads(tx, new Date(0))))[0]!.lead.email!;
    await deliver(id);
    await move(path, LATER);
    await cancel(path);
    await deliver(id);

    const dealer = mailTo('sales@dealer.example', /^Test Drive/);
    const origin = `http://${groups.uno.slug}.localhost`;
    for (const href of [`${origin}/cars/kept`, 'tel:+61412345678', `mailto:${email}`])
      expect(dealer.mail.html).toContain(`href="${href}"`);
    expect(dealer.mail.html).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/[^"]+"/);
    expect(dealer.mail.text).toContain(`\n  ${origin}/cars/kept`);
    expect(dealer.raw).not.toContain('my-booking');
    const noted = fileOf(dealer);
    expect(noted).toMatchObject({ name: 'test-drive.ics', method: 'PUBLISH', sequence: '0' });
    expect([noted.of('DTSTART'), noted.of('DTEND')]).toEqual(['20261122T223000Z', '20261122T233000Z']);
    expect(noted.of('DESCRIPTION')).toContain('Is it\\nred?');
    expect(noted.of('ATTENDEE')).toBeUndefined();

    const confirmed = mailTo(email, /^Your enquiry/);
    expect(confirmed.mail.html).toContain(`href="${origin}${path}"`);
    const invited = fileOf(confirmed);
    expect(invited).toMatchObject({ method: 'REQUEST', sequence: '0', uid: noted.uid });
    expect(invited.text).toContain(`mailto:${email}`);
    expect(invited.text).not.toMatch(/red\?|Lee/);

    const moved = mailTo('sales@dealer.example', /^Moved · Test Drive/);
    expect(moved.mail.text).toContain(
      'Booked for: Monday 23 November, 9:30 am\nMoved from: Monday 23 November, 8:30 am',
    );
    expect(moved.mail.text).toMatch(/^Moved[^\n]*\n\nWHAT CHANGED\nBooked for: /);
    // It was cancelled before this was sent.
    expect(moved.mail.text).toContain('This booking has changed again since');
    expect(fileOf(moved)).toMatchObject({ method: 'PUBLISH', sequence: '1', uid: noted.uid });
    expect(fileOf(moved).of('DTSTART')).toBe('20261122T233000Z');
    expect(fileOf(mailTo(email, /has been moved$/))).toMatchObject({ method: 'REQUEST', sequence: '1' });

    const off = mailTo('sales@dealer.example', /^Cancelled · Test Drive/);
    expect(off.mail.text).toContain('Cancelled, was booked for: Monday 23 November, 9:30 am');
    expect(off.mail.text).not.toContain('Booked for:');
    expect(fileOf(off)).toMatchObject({ method: 'CANCEL', sequence: '2', uid: noted.uid });
    expect(fileOf(off).of('STATUS')).toBe('CANCELLED');
    const goodbye = mailTo(email, /has been cancelled$/);
    expect(fileOf(goodbye)).toMatchObject({ method: 'CANCEL', sequence: '2' });
    expect(goodbye.mail.html).not.toContain('my-booking');

    const calls = hook.taken.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(
      calls.map(({ event, id: of, booking_start, booking_revision }) => [event, of, booking_start, booking_revision]),
    ).toEqual([
      ['lead', id, MONDAY, undefined],
      ['booking_moved', id, LATER, 1],
      ['booking_cancelled', id, undefined, 2],
    ]);
    const adf = mail.taken.filter(({ to }) => to[0] === 'crm@dealer.example').map(({ mail: { text } }) => text);
    expect(adf.map((text) => /Moved: Test Drive|Cancelled: Test Drive/.exec(text ?? '')?.[0])).toEqual([
      undefined,
      'Moved: Test Drive',
      'Cancelled: Test Drive',
    ]);
    // Enqueued again for the same destinations, each with a key of its own.
    expect(new Set(mail.taken.map(({ mail: { messageId } }) => messageId)).size).toBe(mail.taken.length);
  });
});

test('[G2] the page of a booking that has neither place nor vehicle any more says how to reach somebody', async () => {
  const { id } = await book(MONDAY);
  const one = shopper();
  const [storedLead] = await own().run((tx) => listLeads(tx, new Date(0)));
  const found = { kept: storedLead!, appointment: await appointment(id), car: null, place: null };
  const answer = await buildBookingPage(found, one.context('/my-booking'), {
    note: null,
    chosen: '',
    status: 200,
  });
  expect(answer.data.move).toMatchObject({ times: null, text: expect.stringMatching(/Please call us/) });
  expect(answer.data.phone.href).toMatch(/^tel:/);
});
