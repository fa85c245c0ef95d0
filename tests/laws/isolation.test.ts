import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as confirmationEmails from '../../src/db/queries/email/confirmation-emails.ts';
import * as unsubscribed from '../../src/db/queries/email/unsubscribed.ts';
import * as appointments from '../../src/db/queries/leads/appointments.ts';
import * as conversations from '../../src/db/queries/leads/conversations.ts';
import * as leadConfirmations from '../../src/db/queries/leads/lead-confirmations.ts';
import * as leadDeliveries from '../../src/db/queries/leads/lead-deliveries.ts';
import * as leadDrafts from '../../src/db/queries/leads/lead-drafts.ts';
import * as leadFiles from '../../src/db/queries/leads/lead-files.ts';
import * as leads from '../../src/db/queries/leads/leads.ts';
import * as phoneReveals from '../../src/db/queries/leads/phone-reveals.ts';
import * as valuations from '../../src/db/queries/leads/valuations.ts';
import * as holds from '../../src/db/queries/payments/holds.ts';
import * as payments from '../../src/db/queries/payments/payments.ts';
import * as content from '../../src/db/queries/sites/content.ts';
import * as dealerships from '../../src/db/queries/sites/dealerships.ts';
import * as locations from '../../src/db/queries/sites/locations.ts';
import * as postalPlaces from '../../src/db/queries/sites/postal-places.ts';
import * as reviews from '../../src/db/queries/sites/reviews.ts';
import * as sites from '../../src/db/queries/sites/sites.ts';
import * as askedPrices from '../../src/db/queries/stock/asking-prices.ts';
import * as carViews from '../../src/db/queries/stock/car-views.ts';
import * as cars from '../../src/db/queries/stock/cars.ts';
import * as models from '../../src/db/queries/stock/models.ts';
import * as priceHistory from '../../src/db/queries/stock/price-history.ts';
import * as registeredVehicles from '../../src/db/queries/stock/registered-vehicles.ts';
import * as alerts from '../../src/db/queries/visitors/alerts.ts';
import * as botChecks from '../../src/db/queries/visitors/bot-checks.ts';
import * as events from '../../src/db/queries/visitors/events.ts';
import * as savedSearches from '../../src/db/queries/visitors/saved-searches.ts';
import * as signIn from '../../src/db/queries/visitors/sign-in.ts';
import * as spinTurns from '../../src/db/queries/visitors/spin-turns.ts';
import * as visitorRecords from '../../src/db/queries/visitors/visitor-records.ts';
import * as watchlist from '../../src/db/queries/visitors/watchlist.ts';
import type { PlatformTx, SiteTx } from '../../src/db/scope.ts';
import type { AboutVehicle } from '../../src/domain/chat/conversation.ts';
import type { Lead } from '../../src/domain/leads/lead.ts';
import { buildNamedSpec } from '../../src/domain/trade-in/vehicle.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { MARKS, sampleDealership, sampleLocation, sampleModel, seedTwoGroups, type TwoGroups } from '../two-groups.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) => postalPlaces.savePostalPlaces(tx, [BRISBANE]));
});
afterAll(() => db.close());

const uno = () => db.database.forSite({ groupId: world.uno.group_id, siteId: world.uno.id });
const NOW = new Date('2026-06-01T00:00:00Z');
const BRISBANE = { postcode: '4000', name: 'Brisbane', state: 'QLD', lat: -27.47, long: 153.02 };

/** The mailbox of Uno's visitor. */
const CONFIRMATION_TO = `${MARKS.uno}@example.com`.toLowerCase();

/** Queries of a page: site Uno's must return its own data, and nothing of its sister or of the other group. */
const SITE_QUERIES: Record<string, (tx: SiteTx) => Promise<unknown>> = {
  'alerts.addAlert': async (tx) => {
    const visitor_id = await ownVisitor(tx);
    const content = { searches: [], drops: [] };
    const alert = { visitor_id, day: '2026-03-01', content, created_at: NOW };
    const id = await alerts.addAlert(tx, alert);
    expect(id).toBeGreaterThan(0);
    expect(await alerts.addAlert(tx, alert)).toBeUndefined();
    await alerts.recordAlertAttempt(tx, id as number, 'dead', NOW);
    return MARKS.uno;
  },
  'alerts.saveAlertChoice': async (tx) => {
    // Visitors by ascending id, whosever they are: those of others must stay unchanged.
    for (let id = 1; id < 20; id++) await alerts.saveAlertChoice(tx, id, { channel: 'email', price_drops: true }, NOW);
    const { rows } = await tx.execute(sql`select visitor_id from alert_choice`);
    expect(rows).toEqual([{ visitor_id: await ownVisitor(tx) }]);
    return MARKS.uno;
  },
  'alerts.findAlertChoice': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await alerts.findAlertChoice(tx, id));
    expect(found.filter(Boolean)).toHaveLength(1);
    return MARKS.uno;
  },
  'alerts.getAlertSecret': (tx) => alerts.getAlertSecret(tx, MARKS.uno),
  'alerts.listOpenAlerts': async (tx) => {
    const ids = await alerts.listOpenAlerts(tx, '2026-01-02', 100);
    return Promise.all(ids.map(async (id) => (await alerts.lockOpenAlert(tx, id))?.content));
  },
  'alerts.listDueRecipients': async (tx) => {
    const due = await alerts.listDueRecipients(tx, '2026-01-03', { after: 0, limit: 100 });
    expect(due.map(({ visitor_id }) => visitor_id)).toEqual([await ownVisitor(tx)]);
    expect(await alerts.listDueRecipients(tx, '2026-01-02', { after: 0, limit: 100 })).toEqual([]);
    return MARKS.uno;
  },
  'alerts.lockOpenAlert': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await alerts.lockOpenAlert(tx, id));
    return found;
  },
  'alerts.recordAlertAttempt': async (tx) => {
    for (let id = 1; id < 20; id++) await alerts.recordAlertAttempt(tx, id, 'waiting', NOW);
    return (await tx.execute(sql`select content from visitor_alert`)).rows;
  },
  'alerts.removeAlertsBefore': async (tx) => {
    expect(await alerts.removeAlertsBefore(tx, new Date('2001-01-01'))).toBe(0);
    return (await tx.execute(sql`select content from visitor_alert`)).rows;
  },
  'alerts.takeOverOpenAlerts': async (tx) => {
    await alerts.takeOverOpenAlerts(tx, '2026-01-09');
    const back = sql`update visitor_alert set day = '2026-01-02' where day = '2026-01-09' returning content`;
    return (await tx.execute(back)).rows;
  },
  'appointments.bookAppointment': async (tx) => {
    const lead_id = (await leads.listLeads(tx, new Date(0)))[0]!.id;
    const wanted = { lead_id, location_id: 1, car_id: null, capacity: 1, time_zone: MARKS.uno };
    const time = { start_at: NOW, end_at: new Date('2026-06-01T01:00:00Z') };
    expect(await appointments.bookAppointment(tx, { ...wanted, ...time })).toBe(true);
    expect(await appointments.bookAppointment(tx, { ...wanted, ...time })).toBe(false);
    return tx.execute(sql`delete from appointment where start_at = ${NOW.toISOString()} returning *`);
  },
  'appointments.cancelAppointment': async (tx) => {
    const change = { at: NOW.toISOString(), was_start: '', was_end: '', to: null };
    // Appointments by ascending id, whosever they are: those of another group must stay unchanged.
    for (let id = 1; id < 20; id++) await appointments.cancelAppointment(tx, { id, changes: [] }, change);
    const back = sql`update appointment set cancelled_at = null, changes = '[]' where cancelled_at is not null
      returning *`;
    return tx.execute(back);
  },
  'appointments.findAppointment': async (tx) => {
    const found = [];
    // Leads by ascending id, whosever they are.
    for (let id = 1; id < 20; id++) found.push(await appointments.findAppointment(tx, id));
    return found;
  },
  'appointments.getBookingSecret': (tx) => appointments.getBookingSecret(tx, MARKS.uno),
  'appointments.listAppointments': (tx) =>
    appointments.listAppointments(
      tx,
      Array.from({ length: 20 }, (_, id) => id),
    ),
  'appointments.lockAppointment': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await appointments.lockAppointment(tx, id));
    return found;
  },
  'appointments.moveAppointment': async (tx) => {
    const lead_id = (await leads.listLeads(tx, new Date(0)))[0]!.id;
    const time = { start_at: NOW, end_at: new Date('2026-06-01T01:00:00Z') };
    const wanted = { lead_id, location_id: 1, car_id: null, capacity: 1, time_zone: MARKS.uno, ...time };
    await appointments.bookAppointment(tx, wanted);
    const booked = (await appointments.findAppointment(tx, lead_id))!;
    const to = { start: '2026-06-01T02:00:00.000Z', end: '2026-06-01T03:00:00.000Z' };
    const change = { at: NOW.toISOString(), was_start: '', was_end: '', to };
    expect(await appointments.moveAppointment(tx, booked, change, 1)).toBe(true);
    return tx.execute(sql`delete from appointment where start_at = ${to.start} returning *`);
  },
  'appointments.listBookedTimes': (tx) =>
    appointments.listBookedTimes(tx, { location_id: 1, car_id: world.alfaCarId }, new Date(0), NOW),
  'appointments.enqueueCalendarEntry': async (tx) => {
    const { id } = (await leads.listLeads(tx, new Date(0)))[0]!;
    await appointments.enqueueCalendarEntry(tx, id, MARKS.uno);
    return tx.execute(sql`delete from lead_delivery where kind = 'calendar' returning *`);
  },
  'asking-prices.listAskingPrices': (tx) => askedPrices.listAskingPrices(tx, NOW),
  'car-views.addCarViews': async (tx) => {
    const everybodys = new Map(Array.from({ length: 50 }, (_, index) => [index + 1, 1]));
    return Object.fromEntries(await carViews.addCarViews(tx, '2026-06-01', everybodys));
  },
  'cars.findCarById': (tx) => cars.findCarById(tx, world.alfaCarId),
  'cars.findCarBySlug': (tx) => cars.findCarBySlug(tx, 'kept'),
  'content.findContent': (tx) => content.findContent(tx, 'offer', 'offer'),
  'content.listContent': (tx) => content.listContent(tx, 'offer'),
  'content.listCurrentContent': (tx) => content.listCurrentContent(tx, 'offer', NOW),
  'conversations.findConversation': (tx) => conversations.findConversation(tx, 'digest', world.alfaCarId),
  'conversations.hasMessage': async (tx) => {
    expect(await conversations.hasMessage(tx, 'key of Betagroupsite')).toBe(false);
    expect(await conversations.hasMessage(tx, 'key of Sitealfados')).toBe(false);
    return (await conversations.hasMessage(tx, 'key of Sitealfauno')) && MARKS.uno;
  },
  'conversations.listConversations': (tx) => conversations.listConversations(tx, new Date(0)),
  'conversations.openConversation': async (tx) => {
    await conversations.openConversation(tx, {
      token_hash: 'digest',
      car_id: world.alfaCarId,
      about: {} as AboutVehicle,
      url: '/',
      user_agent: null,
      last_message_at: NOW,
    });
    const found = await conversations.listConversations(tx, NOW);
    expect(found).toHaveLength(1);
    return found;
  },
  'conversations.saveContact': async (tx) => {
    // Conversations by ascending id, whosever they are.
    for (let id = 1; id < 20; id++)
      await conversations.saveContact(tx, id, { name: MARKS.uno, phone: null, email: null });
    return conversations.listConversations(tx, new Date(0));
  },
  'conversations.saveMessage': async (tx) => {
    const id = await conversations.openConversation(tx, {
      token_hash: 'another',
      car_id: 1,
      about: {} as AboutVehicle,
      url: '/Sitealfauno',
      user_agent: null,
      last_message_at: NOW,
    });
    const message = { key: 'new', sender: 'visitor' as const, text: 'Sitealfauno', sent_at: NOW };
    expect(await conversations.saveMessage(tx, id, message)).toBe(true);
    expect(await conversations.saveMessage(tx, id, message)).toBe(false);
    return conversations.findConversation(tx, 'another', 1);
  },
  'dealerships.findDealership': (tx) => dealerships.findDealership(tx, 'main-street'),
  'dealerships.listDealerships': (tx) => dealerships.listDealerships(tx),
  'bot-checks.getBotCheckSecret': (tx) => botChecks.getBotCheckSecret(tx, 'another'),
  'bot-checks.removeExpiredChecks': async (tx) => {
    expect(await botChecks.removeExpiredChecks(tx, new Date('2026-01-02'))).toBe(1);
    return botChecks.getBotCheckSecret(tx, 'another');
  },
  'bot-checks.claimBotCheck': async (tx) => {
    const check = { challenge: 'new', used_for: MARKS.uno, expires_at: NOW };
    expect(await botChecks.claimBotCheck(tx, check)).toBe(true);
    expect(await botChecks.claimBotCheck(tx, check)).toBe(true);
    expect(await botChecks.claimBotCheck(tx, { ...check, used_for: 'another' })).toBe(false);
    return MARKS.uno;
  },
  'confirmation-emails.addConfirmationEmail': async (tx) => {
    const sent = { sent_at: NOW, expires_at: new Date('2026-06-03') };
    const wanted = { visitor_id: await ownVisitor(tx), email: CONFIRMATION_TO, token_hash: MARKS.uno, ...sent };
    const limits = { mailbox: 2, visitor: 2, apartSeconds: 0 };
    expect(await confirmationEmails.addConfirmationEmail(tx, wanted, limits)).toMatchObject({ ok: true });
    const { rows } = await tx.execute(sql`delete from confirmation_email where sent_at = ${NOW} returning token_hash`);
    return rows;
  },
  'confirmation-emails.confirmEmailAddress': async (tx) => {
    await tx.execute(sql`update confirmation_email set confirmed_at = null`);
    await confirmationEmails.confirmEmailAddress(tx, 'same digest', NOW);
    expect(await confirmationEmails.findConfirmationState(tx, 'same digest', NOW)).toBe('confirmed');
    return MARKS.uno;
  },
  'confirmation-emails.findConfirmationState': async (tx) => {
    expect(await confirmationEmails.findConfirmationState(tx, 'same digest', NOW)).toBe('confirmed');
    return MARKS.uno;
  },
  'confirmation-emails.findMailbox': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await confirmationEmails.findMailbox(tx, id, NOW));
    expect(found.filter((one) => one?.state === 'confirmed')).toHaveLength(1);
    return found;
  },
  'confirmation-emails.listConfirmationEmails': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(...(await confirmationEmails.listConfirmationEmails(tx, id)));
    expect(found.map(({ email }) => email)).toEqual([CONFIRMATION_TO]);
    return MARKS.uno;
  },
  'confirmation-emails.removeConfirmationEmail': async (tx) => {
    const ids = 'select id from confirmation_email';
    const before = (await tx.execute(sql.raw(ids))).rows.length;
    for (let id = 1; id < 20; id++) await confirmationEmails.removeConfirmationEmail(tx, id);
    expect([before, (await tx.execute(sql.raw(ids))).rows.length]).toEqual([1, 0]);
    // For the tests after it.
    return tx.execute(
      sql`insert into confirmation_email (visitor_id, email, token_hash, sent_at, expires_at, confirmed_at)
          values (${await ownVisitor(tx)}, ${CONFIRMATION_TO}, 'same digest', '2026-01-01', '2030-01-01', '2026-01-01')
    returning ${MARKS.uno}::text`,
    );
  },
  'confirmation-emails.removeOldConfirmationEmails': async (tx) => {
    const late = new Date('2031-01-01');
    expect(await confirmationEmails.removeOldConfirmationEmails(tx, late)).toBe(0);
    const sent = { sent_at: new Date('2026-01-01'), expires_at: new Date('2026-01-02') };
    const wanted = {
      visitor_id: await ownVisitor(tx),
      email: 'former@example.com',
      token_hash: 'b',
      ...sent,
    };
    await confirmationEmails.addConfirmationEmail(tx, wanted, { mailbox: 9, visitor: 9, apartSeconds: 0 });
    expect(await confirmationEmails.removeOldConfirmationEmails(tx, late)).toBe(1);
    return MARKS.uno;
  },
  'confirmation-emails.withdrawConfirmation': async (tx) => {
    for (let visitorId = 1; visitorId < 20; visitorId++)
      await confirmationEmails.withdrawConfirmation(tx, { visitorId }, NOW);
    await confirmationEmails.withdrawConfirmation(tx, { email: CONFIRMATION_TO }, NOW);
    const found = await confirmationEmails.findMailbox(tx, await ownVisitor(tx), NOW);
    await tx.execute(sql`update confirmation_email set confirmed_at = '2026-01-01', expires_at = '2030-01-01'`);
    expect(found?.state).toBe('unconfirmed');
    return found;
  },
  'events.countEvents': async (tx) => {
    const days = { from: '2000-01-01', to: '2100-01-01', timeZone: 'Australia/Brisbane' };
    const counts = await events.countEvents(tx, days);
    return [counts.filter(({ event_id }) => event_id === 49), MARKS.uno];
  },
  'events.listEvents': (tx) => events.listEvents(tx, 49, 100),
  'events.removeEventsBefore': async (tx) => {
    expect(await events.removeEventsBefore(tx, new Date('2000-01-01'))).toBe(0);
    return events.listEvents(tx, 49, 100);
  },
  'events.saveEvent': async (tx) => {
    await events.saveEvent(tx, {
      event_id: 4,
      car_id: null,
      path: '/Sitealfauno',
      data: {},
      happened_at: NOW,
    });
    return events.listEvents(tx, 4, 100);
  },
  'holds.findHold': async (tx) => {
    const before = new Date('2025-01-01');
    expect(await holds.findHold(tx, world.alfaCarId, NOW)).toBeUndefined();
    for (let id = 1; id < 20; id++)
      expect((await holds.findHold(tx, id, before))?.holder ?? MARKS.alfa).toBe(MARKS.alfa);
    return holds.findHold(tx, world.alfaCarId, before);
  },
  'holds.reserveHold': async (tx) => {
    const of = { holder: MARKS.uno, held_until: new Date('2026-06-02'), now: NOW };
    for (let id = 1; id < 20; id++) {
      const isKept = await holds.reserveHold(tx, { ...of, car_id: id, payment_id: 1 });
      expect(isKept).toBe(id === world.alfaCarId);
    }
    return holds.findHold(tx, world.alfaCarId, NOW);
  },
  'holds.lockHold': async (tx) => {
    await holds.lockHold(tx, world.alfaCarId);
    return MARKS.uno;
  },
  'holds.releaseHold': async (tx) => {
    const storedLead = { car_id: world.alfaCarId, holder: MARKS.uno, held_until: new Date('2026-06-02'), now: NOW };
    expect(await holds.reserveHold(tx, { ...storedLead, payment_id: 1 })).toBe(true);
    expect(await holds.releaseHold(tx, 1, NOW)).toBe(true);
    expect(await holds.releaseHold(tx, 1, NOW)).toBe(false);
    return MARKS.uno;
  },
  'holds.takeHold': async (tx) => {
    const of = { car_id: world.alfaCarId, held_until: new Date('2026-06-02'), now: NOW };
    return holds.takeHold(tx, { ...of, holder: MARKS.uno });
  },
  'lead-drafts.finishDraft': async (tx) => {
    const { lead_id } = await leadDrafts.saveDraftStep(tx, draftOf('finished'));
    await leadDrafts.finishDraft(tx, { form: 'enquiry', sending_key: 'finished' });
    const again = await leadDrafts.saveDraftStep(tx, draftOf('finished'));
    expect(again).toMatchObject({ lead_id, done: true, fields: {} });
    return MARKS.uno;
  },
  'lead-drafts.listDraftsBefore': (tx) => leadDrafts.listDraftsBefore(tx, NOW, 10),
  'lead-drafts.removeDraftsBefore': async (tx) => {
    await leadDrafts.saveDraftStep(tx, { ...draftOf('old'), updated_at: new Date('2001-01-01') });
    expect(await leadDrafts.removeDraftsBefore(tx, new Date('2002-01-01'))).toBe(1);
    return leadDrafts.listDraftsBefore(tx, NOW, 10);
  },
  // The other group's draft has the same key.
  'lead-drafts.saveDraftStep': (tx) =>
    leadDrafts.saveDraftStep(tx, { ...draftOf('key-of-a-draft-01'), fields: { last_name: 'Lee' } }),
  'lead-files.listLeadFiles': async (tx) => {
    // Leads by ascending id, whosever they are.
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    const found = [];
    for (const id of ids) found.push(...(await leadFiles.listLeadFiles(tx, id)));
    return found.map(({ name }) => name);
  },
  'lead-files.saveLeadFiles': async (tx) => {
    const file = { field: 'another', name: MARKS.uno, media_type: 'text/plain', content: new Uint8Array(1) };
    await leadFiles.saveLeadFiles(tx, 'same-key', [file]);
    await leadFiles.saveLeadFiles(tx, 'same-key', [file]);
    await expect(leadFiles.saveLeadFiles(tx, 'no such key', [file])).rejects.toThrow('no lead with this key');
    const [own] = (await leads.listLeads(tx, new Date(0))).filter(({ lead }) => lead.category === MARKS.uno);
    const found = await leadFiles.listLeadFiles(tx, own?.id ?? 0);
    expect(found).toHaveLength(2);
    return found.map(({ name }) => name);
  },
  'lead-confirmations.isConfirmed': async (tx) => {
    const routes = { destinations: [], confirmation: { send: 'on' as const } };
    const lead = { category: MARKS.uno, email: 'ann@shopper.example' } as Lead;
    const wanted = { answers: {}, consent: [], campaign: {}, created_at: NOW, routes, lead };
    const { id } = await leads.saveLead(tx, { ...wanted, idempotency_key: 'is confirmed' });
    const found = [];
    for (let each = 1; each <= id; each++) {
      if (await leadConfirmations.isConfirmed(tx, each)) found.push(each);
    }
    expect(found).toContain(id);
    return (await Promise.all(found.map((each) => leads.findLead(tx, each)))).map((one) => one?.lead.category);
  },
  'lead-confirmations.canConfirm': async (tx) => {
    const routes = { destinations: [], confirmation: { send: 'on' as const, perDay: 1 } };
    const lead = { category: MARKS.uno, email: 'sam@shopper.example' } as Lead;
    const requested = { answers: {}, consent: [], campaign: {}, created_at: NOW, routes };
    const ask = () => leadConfirmations.canConfirm(tx, lead.email, requested);
    expect(await ask()).toBe(true);
    await leads.saveLead(tx, { ...requested, lead, idempotency_key: 'confirmed' });
    expect(await ask()).toBe(false);
    return MARKS.uno;
  },
  'lead-deliveries.findDelivery': async (tx) => {
    const found = [];
    // Deliveries by ascending id, whosever they are.
    for (let id = 1; id < 20; id++) found.push(await leadDeliveries.findDelivery(tx, id));
    return found;
  },
  'lead-deliveries.findFirstDelivery': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) {
      const requested = await leadDeliveries.findDelivery(tx, id);
      if (requested) found.push(await leadDeliveries.findFirstDelivery(tx, requested));
    }
    return found;
  },
  'lead-deliveries.listDeliveries': (tx) =>
    leadDeliveries.listDeliveries(
      tx,
      Array.from({ length: 20 }, (_, id) => id),
    ),
  'lead-deliveries.noteAttempt': async (tx) => {
    for (let id = 1; id < 20; id++)
      await leadDeliveries.noteAttempt(tx, id, { status: 'dead', at: NOW, error: 'no answer' });
    return leadDeliveries.listDeliveries(
      tx,
      Array.from({ length: 20 }, (_, id) => id),
    );
  },
  'lead-deliveries.replayDeliveries': async (tx) => {
    for (let id = 1; id < 20; id++)
      await leadDeliveries.noteAttempt(tx, id, { status: 'dead', at: NOW, error: 'no answer' });
    expect(await leadDeliveries.replayDeliveries(tx, { now: NOW })).toBe(1);
    return MARKS.uno;
  },
  'leads.findLead': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await leads.findLead(tx, id));
    return found;
  },
  'leads.listLeads': (tx) => leads.listLeads(tx, new Date(0)),
  'leads.enqueueLead': async (tx) => {
    const [storedLead] = await leads.listLeads(tx, new Date(0));
    const destinations = [{ kind: 'email' as const, to: MARKS.uno, locations: [], categories: [] }];
    await leads.enqueueLead(tx, storedLead!, { destinations, confirmation: { send: 'off' } }, 1);
    return tx.execute(sql`delete from lead_delivery where booking_change = 1 returning *`);
  },
  'leads.saveLead': async (tx) => {
    const lead = { category: MARKS.uno } as Lead;
    const routes = {
      destinations: [{ kind: 'email' as const, to: 'sales@uno.example', locations: [], categories: [] }],
      confirmation: { send: 'on' as const },
    };
    const wanted = {
      lead,
      answers: {},
      consent: [],
      campaign: {},
      idempotency_key: 'new',
      created_at: NOW,
      routes,
    };
    const { id, isNew } = await leads.saveLead(tx, wanted);
    expect(isNew).toBe(true);
    expect(await leads.saveLead(tx, wanted)).toEqual({ id, isNew: false });
    return leads.listLeads(tx, NOW);
  },
  'locations.findLocation': (tx) => locations.findLocation(tx, 'yard'),
  'locations.listLocations': (tx) => locations.listLocations(tx),
  'locations.listSpecialHours': (tx) => locations.listSpecialHours(tx, '2026-01-01'),
  'models.findModel': (tx) => models.findModel(tx, 'corolla'),
  'models.listManufacturers': (tx) => models.listManufacturers(tx),
  'models.listModels': (tx) => models.listModels(tx),
  'payments.changePayment': async (tx) => {
    for (let id = 1; id < 20; id++) await payments.changePayment(tx, id, { charge_id: MARKS.uno }, NOW);
    return payments.listPayments(tx, new Date(0));
  },
  'payments.findBegunPayment': (tx) => payments.findBegunPayment(tx, 'holder', world.alfaCarId, new Date('2026-01-01')),
  'payments.findPayment': async (tx) => {
    expect(await payments.findPayment(tx, `token of ${MARKS.dos}`)).toBeUndefined();
    return payments.findPayment(tx, `token of ${MARKS.uno}`);
  },
  'payments.findPaymentById': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await payments.findPaymentById(tx, id));
    return found;
  },
  'payments.findPaymentOfSession': async (tx) => {
    expect(await payments.findPaymentOfSession(tx, `session of ${MARKS.dos}`)).toBeUndefined();
    return payments.findPaymentOfSession(tx, `session of ${MARKS.uno}`);
  },
  'payments.listPayments': (tx) => payments.listPayments(tx, new Date(0)),
  'payments.listUnsettled': (tx) => payments.listUnsettled(tx, NOW),
  'payments.lockPayment': async (tx) => {
    expect(await payments.lockPayment(tx, `token of ${MARKS.dos}`)).toBeUndefined();
    return payments.lockPayment(tx, `token of ${MARKS.uno}`);
  },
  'payments.openPayment': async (tx) => {
    const wanted = {
      token: 'new',
      key: 'new',
      kind: 'online_payment' as const,
      holder: null,
      car_id: null,
      cents: 100,
      description: MARKS.uno,
      lead: { lead: {} as Lead, answers: {}, consent: [] },
      provider: 'stand_in' as const,
      created_at: NOW,
      expires_at: NOW,
    };
    const { id } = await payments.openPayment(tx, wanted);
    const again = await payments.openPayment(tx, { ...wanted, token: 'another' });
    expect(again.id).toBe(id);
    return again;
  },
  'phone-reveals.listPhoneReveals': (tx) => phoneReveals.listPhoneReveals(tx, 100),
  'phone-reveals.savePhoneReveal': async (tx) => {
    const reveal = { car_id: world.alfaCarId, dealership_id: null, revealed_at: NOW };
    await phoneReveals.savePhoneReveal(tx, reveal);
    return phoneReveals.listPhoneReveals(tx, 1);
  },
  'postal-places.listPlacesOfPostcode': (tx) => postalPlaces.listPlacesOfPostcode(tx, '4000'),
  'postal-places.listNamedPlaces': (tx) => postalPlaces.listNamedPlaces(tx, 'brisbane'),
  'price-history.listPriceHistory': (tx) => priceHistory.listPriceHistory(tx, world.alfaCarId),
  'registered-vehicles.findRegisteredVehicle': (tx) => registeredVehicles.findRegisteredVehicle(tx, 'SAME1', 'QLD'),
  'registered-vehicles.listKnownOptionSets': (tx) => registeredVehicles.listKnownOptionSets(tx),
  'reviews.listReviews': (tx) => reviews.listReviews(tx),
  'saved-searches.listSavedSearches': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await savedSearches.listSavedSearches(tx, id));
    return found;
  },
  'saved-searches.noteKnownMatches': async (tx) => {
    for (let visitor = 1; visitor < 20; visitor++)
      for (let id = 1; id < 10; id++) await savedSearches.noteKnownMatches(tx, visitor, id, [7], NOW);
    return savedSearches.listSavedSearches(tx, await ownVisitor(tx));
  },
  'saved-searches.noteSeenMatches': async (tx) => {
    for (let visitor = 1; visitor < 10; visitor++)
      for (let id = 1; id < 10; id++) await savedSearches.noteSeenMatches(tx, visitor, id, { seen: [8], known: [8] });
    return savedSearches.listSavedSearches(tx, await ownVisitor(tx));
  },
  'saved-searches.removeSearch': async (tx) => {
    const own = await ownVisitor(tx);
    const search = { name: MARKS.uno, path: '/search/gone', query: '', known: [] };
    await savedSearches.saveSearch(tx, own, search, { atMost: 9, now: NOW });
    const [storedLead] = await savedSearches.listSavedSearches(tx, own);
    expect(await savedSearches.removeSearch(tx, own + 1, storedLead!.id)).toBe(false);
    expect(await savedSearches.removeSearch(tx, own, storedLead!.id)).toBe(true);
    return MARKS.uno;
  },
  'saved-searches.saveSearch': async (tx) => {
    const own = await ownVisitor(tx);
    const search = { name: MARKS.uno, path: '/search/used-cars', query: 'make=Kia', known: [1] };
    expect(await savedSearches.saveSearch(tx, own, search, { atMost: 2, now: NOW })).toBe(true);
    expect(await savedSearches.saveSearch(tx, own, search, { atMost: 2, now: NOW })).toBe(true);
    const another = { ...search, query: 'make=Ford' };
    expect(await savedSearches.saveSearch(tx, own, another, { atMost: 2, now: NOW })).toBe(false);
    return savedSearches.listSavedSearches(tx, own);
  },
  'saved-searches.setSearchAlerts': async (tx) => {
    const own = await ownVisitor(tx);
    const [storedLead] = await savedSearches.listSavedSearches(tx, own);
    expect(await savedSearches.setSearchAlerts(tx, own + 1, storedLead!.id, false)).toBe(false);
    expect(await savedSearches.setSearchAlerts(tx, own, storedLead!.id, false)).toBe(true);
    return savedSearches.listSavedSearches(tx, own);
  },
  'sites.getOwnSite': (tx) => sites.getOwnSite(tx),
  'sign-in.countAttempt': async (tx) => {
    // Attempts of the sister site and of the other group are stored already, from the same address.
    const attempt = { kind: 'try' as const, phone: '+61491570156', ip_address: 'same', attempted_at: NOW };
    const limits = { phone: 1, ipAddress: 1, site: 1, apartSeconds: 0 };
    expect(await signIn.countAttempt(tx, attempt, { ...limits, phone: 2, ipAddress: 2, site: 2 })).toEqual({
      ok: true,
    });
    expect((await signIn.countAttempt(tx, attempt, limits)).ok).toBe(false);
    return MARKS.uno;
  },
  'sign-in.findVisitorDetails': async (tx) => {
    const found = [];
    // Visitors by ascending id, whosever they are.
    for (let id = 1; id < 20; id++) found.push(await signIn.findVisitorDetails(tx, id));
    return found;
  },
  'sign-in.getSignInSecret': (tx) => signIn.getSignInSecret(tx, MARKS.uno),
  'sign-in.listSessions': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(...(await signIn.listSessions(tx, id, new Date(0))));
    return found;
  },
  'sign-in.forgetSignIns': async (tx) => {
    // Each of the three sites has a session, a code and an attempt: only this one's are deleted.
    expect(await signIn.forgetSignIns(tx, new Date('2000-01-01'))).toBe(0);
    await tx.execute(
      sql`insert into sign_in_code (phone, value, expires_at) values (${MARKS.uno}, 'digest:0', '2001-01-01')`,
    );
    expect(await signIn.forgetSignIns(tx, new Date('2002-01-01'))).toBe(1);
    return MARKS.uno;
  },
  'sign-in.findLastAttempt': async (tx) => {
    // Without its own there is none, though the two others still have one of this phone.
    await tx.execute(sql`delete from sign_in_attempt`);
    const attempt = { kind: 'try' as const, phone: '+61491570156', ip_address: 'same', attempted_at: NOW };
    expect(await signIn.findLastAttempt(tx, attempt)).toBeNull();
    await signIn.countAttempt(tx, attempt, { phone: 1, ipAddress: 1, site: 1, apartSeconds: 0 });
    expect(await signIn.findLastAttempt(tx, attempt)).toEqual(NOW);
    return MARKS.uno;
  },
  'sign-in.removeSession': async (tx) => {
    const ended = [];
    for (let visitor = 1; visitor < 20; visitor++)
      for (let id = 1; id < 20; id++) ended.push(await signIn.removeSession(tx, visitor, id));
    expect(ended.filter(Boolean)).toHaveLength(1);
    // For the tests after it.
    const { rows } = await tx.execute<{ id: number }>(sql`select id from visitor`);
    return tx.execute(
      sql`insert into visitor_session (visitor_id, token_hash, ip_address, expires_at)
    values (${rows[0]!.id}, ${MARKS.uno}, ${MARKS.uno}, '2030-01-01') returning *`,
    );
  },
  'sign-in.saveVisitorDetails': async (tx) => {
    for (let id = 1; id < 20; id++) await signIn.saveVisitorDetails(tx, id, { last_name: MARKS.uno });
    return tx.execute(sql`select last_name from visitor`);
  },
  'sign-in.touchVisitor': async (tx) => {
    for (let id = 1; id < 20; id++) await signIn.touchVisitor(tx, id, NOW);
    return tx.execute(sql`select name, last_seen_at from visitor`);
  },
  'sign-in.tryCode': async (tx) => {
    // The other two sites have codes with the same digest.
    const requested = { digest: 'digest', tries: 5, now: NOW };
    for (const phone of [MARKS.dos, MARKS.beta]) expect(await signIn.tryCode(tx, { ...requested, phone })).toBe('over');
    expect(await signIn.tryCode(tx, { ...requested, phone: MARKS.uno })).toBe('right');
    return tx.execute(sql`select phone from sign_in_code`);
  },
  'spin-turns.countPrizes': async (tx) => {
    expect([...(await spinTurns.countPrizes(tx, 'spring'))]).toEqual([['mug', 1]]);
    return MARKS.uno;
  },
  'spin-turns.findVisitorTurn': async (tx) => {
    expect(await spinTurns.findVisitorTurn(tx, 'spring', MARKS.dos)).toBeUndefined();
    return (await spinTurns.findVisitorTurn(tx, 'spring', MARKS.uno)) && MARKS.uno;
  },
  'spin-turns.getSpinSecret': (tx) => spinTurns.getSpinSecret(tx, MARKS.uno),
  'spin-turns.hasHadTurn': async (tx) => {
    const nobody = { phone: '+61400000000', email: 'nobody@example.com' };
    expect(await spinTurns.hasHadTurn(tx, 'spring', { ...nobody, token_hash: MARKS.dos })).toBe(false);
    return (await spinTurns.hasHadTurn(tx, 'spring', { ...nobody, token_hash: MARKS.uno })) && MARKS.uno;
  },
  'spin-turns.saveTurn': async (tx) => {
    const lead_id = (await leads.listLeads(tx, new Date(0)))[0]!.id;
    const spinner = { token_hash: 'new', phone: '+61400000001', email: 'new@example.com' };
    const won = { prize: 'mug', piece: null, lead_id, campaign: MARKS.uno, created_at: NOW };
    await spinTurns.saveTurn(tx, { ...spinner, ...won });
    return (await spinTurns.findVisitorTurn(tx, MARKS.uno, 'new')) && MARKS.uno;
  },
  'spin-turns.waitForTurn': async (tx) => {
    await spinTurns.waitForTurn(tx, 'spring');
    return MARKS.uno;
  },
  'unsubscribed.isUnsubscribed': async (tx) => {
    expect(await unsubscribed.isUnsubscribed(tx, `${MARKS.dos}@example.com`)).toBe(false);
    return (await unsubscribed.isUnsubscribed(tx, `${MARKS.uno}@EXAMPLE.com`)) && MARKS.uno;
  },
  'unsubscribed.unsubscribe': async (tx) => {
    await unsubscribed.unsubscribe(tx, 'Sam@example.com', '/', NOW);
    await unsubscribed.unsubscribe(tx, 'sam@example.com', '/', NOW);
    return (await unsubscribed.isUnsubscribed(tx, 'SAM@example.com')) && MARKS.uno;
  },
  'valuations.changeValuation': async (tx) => {
    // Valuations by ascending id, whosever they are, with a token that those of other sites have too.
    for (let id = 1; id < 20; id++) await valuations.changeValuation(tx, id, 'digest', { offer_accepted: true }, NOW);
    return valuations.findValuation(tx, await ownValuation(tx), 'digest');
  },
  'valuations.findValuation': async (tx) => {
    const own = await ownValuation(tx, 'its own digest');
    for (let id = 1; id < 40; id++)
      if (id !== own) expect(await valuations.findValuation(tx, id, 'its own digest')).toBeUndefined();
    expect(await valuations.findValuation(tx, own, 'another digest')).toBeUndefined();
    return valuations.findValuation(tx, own, 'its own digest');
  },
  'valuations.removeUnfinishedValuations': async (tx) => {
    const own = await ownValuation(tx);
    expect(await valuations.removeUnfinishedValuations(tx, NOW)).toBe(0);
    const removed = await valuations.removeUnfinishedValuations(tx, new Date(NOW.getTime() + 1));
    expect(removed).toBeGreaterThan(0);
    expect(await valuations.findValuation(tx, own, 'digest')).toBeUndefined();
    return MARKS.uno;
  },
  'valuations.saveReportedValuation': async (tx) => {
    const told = { lead_id: null, adjustmentAnswers: {}, form_completed: false, offer_accepted: false };
    await valuations.saveReportedValuation(tx, {
      ...told,
      rego: MARKS.uno,
      regoState: null,
      result: {},
      at: NOW,
    });
    return (await tx.execute(sql`select rego from valuation`)).rows;
  },
  'valuations.startValuation': async (tx) => valuations.findValuation(tx, await ownValuation(tx), 'digest'),
  'visitor-records.findVisitorTimes': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await visitorRecords.findVisitorTimes(tx, id));
    expect(found.filter(Boolean)).toHaveLength(1);
    return MARKS.uno;
  },
  'visitor-records.listOtherRecords': async (tx) => {
    const { turns } = await visitorRecords.listOtherRecords(tx, EVERYBODYS);
    expect(turns).toMatchObject([{ campaign: 'spring', prize: 'mug' }]);
    return MARKS.uno;
  },
  'visitor-records.listVisitorDrafts': (tx) => visitorRecords.listVisitorDrafts(tx, EVERYBODYS),
  'visitor-records.listVisitorLeads': (tx) => visitorRecords.listVisitorLeads(tx, EVERYBODYS),
  'visitor-records.listVisitorValuations': (tx) => visitorRecords.listVisitorValuations(tx, EVERYBODYS),
  'visitor-records.removeEnquiriesBefore': async (tx) => {
    const none = { leads: 0, valuations: 0, conversations: 0, payments: 0 };
    expect(await visitorRecords.removeEnquiriesBefore(tx, new Date('2001-01-01'))).toEqual(none);
    return MARKS.uno;
  },
  'visitor-records.removeVisitor': async (tx) => {
    for (let id = 1; id < 20; id++)
      if (id !== (await ownVisitor(tx)))
        expect(await visitorRecords.removeVisitor(tx, { id, phone: '+61400000009' })).toBe(false);
    return MARKS.uno;
  },
  'visitor-records.removeVisitorsBefore': async (tx) => {
    expect(await visitorRecords.removeVisitorsBefore(tx, new Date('2001-01-01'))).toBe(0);
    return MARKS.uno;
  },
  'watchlist.listWatchlist': async (tx) => {
    const found = [];
    for (let id = 1; id < 20; id++) found.push(await watchlist.listWatchlist(tx, id));
    return found;
  },
  'watchlist.recordAlertedPrice': async (tx) => {
    for (let id = 1; id < 20; id++) await watchlist.recordAlertedPrice(tx, id, world.alfaCarId, 19_000);
    return watchlist.listWatchlist(tx, await ownVisitor(tx));
  },
  'watchlist.removeFromWatchlist': async (tx) => {
    const own = await ownVisitor(tx);
    for (let id = 1; id < 20; id++)
      if (id !== own) expect(await watchlist.removeFromWatchlist(tx, id, world.alfaCarId)).toBe(false);
    return watchlist.listWatchlist(tx, own);
  },
  'watchlist.saveToWatchlist': async (tx) => {
    const own = await ownVisitor(tx);
    const car = { car_id: world.alfaCarId, price_when_saved: 1 };
    expect(await watchlist.saveToWatchlist(tx, own, [car], { atMost: 1, now: NOW })).toEqual([]);
    const other = { ...car, car_id: world.alfaCarId + 1 };
    expect(await watchlist.saveToWatchlist(tx, own, [other], { atMost: 1, now: NOW })).toEqual([other.car_id]);
    return watchlist.listWatchlist(tx, own);
  },
};

/** A phone that visitors of every site have. */
const EVERYBODYS = { id: 0, phone: '+61491570156' };

async function ownVisitor(tx: SiteTx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from visitor order by id limit 1`);
  return rows[0]!.id;
}

function ownValuation(tx: SiteTx, token_hash = 'digest'): Promise<number> {
  const vehicle = { ...buildNamedSpec(MARKS.uno, MARKS.uno), year: 2021, km: 40_000 };
  return valuations.startValuation(tx, {
    token_hash,
    kind: 'trade_in',
    car_id: null,
    rego: null,
    regoState: null,
    vehicle,
    at: NOW,
  });
}

/** A step of a form of site Uno. */
const draftOf = (sending_key: string) => ({
  form: 'enquiry',
  sending_key,
  fields: { name: MARKS.uno },
  page: '/',
  user_agent: null,
  visited: null,
  campaign: {},
  updated_at: NOW,
});

/** Queries of the program itself, each for one group or site: nothing of others may be returned or changed. */
const PLATFORM_QUERIES: Record<string, { of: 'group' | 'site'; run: (tx: PlatformTx) => Promise<unknown> }> = {
  'cars.getStockVersion': { of: 'group', run: (tx) => cars.getStockVersion(tx, world.uno.group_id) },
  'cars.listMakesOfGroup': {
    of: 'group',
    run: (tx) => cars.listMakesOfGroup(tx, world.uno.group_slug),
  },
  'cars.readStockChanges': {
    of: 'group',
    run: async (tx) => {
      const seen: unknown[] = [];
      return [await cars.readStockChanges(tx, world.uno.group_id, 0, (batch) => void seen.push(batch)), seen];
    },
  },
  'content.saveContent': {
    of: 'site',
    run: (tx) => content.saveContent(tx, world.uno, 'offer', [{ slug: 'offer', start: null, expiry: null, body: {} }]),
  },
  'dealerships.removeOtherDealerships': {
    of: 'group',
    run: (tx) => dealerships.removeOtherDealerships(tx, world.uno.group_id, []),
  },
  'dealerships.saveDealerships': {
    of: 'group',
    run: (tx) => dealerships.saveDealerships(tx, world.uno.group_id, [sampleDealership('changed')]),
  },
  'locations.removeOtherLocations': {
    of: 'group',
    run: (tx) => locations.removeOtherLocations(tx, world.uno.group_id, []),
  },
  'locations.saveLocations': {
    of: 'group',
    run: (tx) => locations.saveLocations(tx, world.uno.group_id, [sampleLocation('changed', 'main-street')]),
  },
  'locations.saveSpecialHours': {
    of: 'group',
    run: (tx) => locations.saveSpecialHours(tx, world.uno.group_id, []),
  },
  'models.saveManufacturers': { of: 'site', run: (tx) => models.saveManufacturers(tx, world.uno, []) },
  'models.saveModels': {
    of: 'site',
    run: (tx) => models.saveModels(tx, world.uno, [sampleModel('changed')]),
  },
  'postal-places.savePostalPlaces': {
    of: 'group',
    run: (tx) => postalPlaces.savePostalPlaces(tx, [BRISBANE]),
  },
  'reviews.saveReviews': { of: 'group', run: (tx) => reviews.saveReviews(tx, world.uno.group_id, []) },
  'sites.findSite': { of: 'site', run: (tx) => sites.findSite(tx, world.uno.id) },
  'sites.findSiteByHost': { of: 'site', run: (tx) => sites.findSiteByHost(tx, world.uno.hosts[0]!) },
  'sites.findSiteBySlug': { of: 'site', run: (tx) => sites.findSiteBySlug(tx, world.uno.slug) },
  'sites.findSiteSummary': { of: 'site', run: (tx) => sites.findSiteSummary(tx, world.uno.id) },
  'sites.saveStoredFolder': {
    of: 'site',
    run: (tx) => {
      const claims = { group: { slug: 'any', name: 'Any' }, hosts: [], dealerships: [], locations: [] };
      return sites.saveStoredFolder(tx, world.uno.id, { digest: 'changed', code: 'any', claims });
    },
  },
  'sites.removeSite': {
    of: 'site',
    run: async (tx) => {
      await expect(tx.transaction(() => sites.removeSite(tx, world.uno.slug))).rejects.toThrow();
      for (const table of ['lead_delivery', 'valuation', 'lead', 'conversation', 'payment'])
        await tx.execute(sql`delete from ${sql.identifier(table)} where site_id = ${world.uno.id}`);
      return sites.removeSite(tx, world.uno.slug);
    },
  },
  'sites.saveGroup': {
    of: 'group',
    run: (tx) => sites.saveGroup(tx, { slug: world.uno.group_slug, name: 'changed' }),
  },
  'sites.saveSite': {
    of: 'site',
    run: (tx) => sites.saveSite(tx, { ...world.uno, settings: { changed: true } }),
  },
  'sites.touchSites': {
    of: 'site',
    run: (tx) => sites.touchSites(tx, { groupId: world.uno.group_id, siteId: world.uno.id }),
  },
};

/** Queries whose very purpose is everything. */
const SEES_EVERYTHING = [
  'alerts.listSitesWithAlerts',
  'lead-deliveries.countOpenDeliveries',
  'lead-drafts.listSitesWithDrafts',
  'payments.listSitesWithUnsettled',
  'places.listStoredPlaces',
  'sign-in.listSitesWithOldSignIns',
  'sites.listSiteSummaries',
  'sites.listSites',
  'sites.listStoredFolders',
];

test('every exported query of every module stands in a table of this law', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../src/db/queries/*/*.ts', '!**/*.test.ts'], {
    eager: true,
  });
  const exported = Object.entries(modules).flatMap(([path, exports]) =>
    Object.keys(exports)
      .filter((name) => typeof exports[name] === 'function')
      .map((name) => `${path.split('/').at(-1)!.replace('.ts', '')}.${name}`),
  );
  const known = [...Object.keys(SITE_QUERIES), ...Object.keys(PLATFORM_QUERIES), ...SEES_EVERYTHING];
  expect(exported.toSorted()).toEqual(known.toSorted());
});

/** Results without a mark: prices must exist, the others must belong to the group's one vehicle. */
const UNMARKED: Record<string, () => RegExp> = {
  'asking-prices.listAskingPrices': () =>
    new RegExp(`^\\[\\{"id":${world.alfaCarId},[^{}]*"price":20000,[^{}]*\\}\\]$`),
  'appointments.listBookedTimes': () =>
    new RegExp(`^\\[(\\{"location_id":1,"car_id":${world.alfaCarId},[^{}]*\\},?)+\\]$`),
  'postal-places.listPlacesOfPostcode': () => /^\[\{[^{}]*"name":"Brisbane"[^{}]*\}\]$/,
  'postal-places.listNamedPlaces': () => /^\[\{[^{}]*"name":"Brisbane"[^{}]*\}\]$/,
  'price-history.listPriceHistory': () => /20000/,
  'car-views.addCarViews': () => new RegExp(`^\\{"${world.alfaCarId}":\\d+\\}$`),
  'phone-reveals.listPhoneReveals': () => new RegExp(`^\\[\\{"car_id":${world.alfaCarId},[^{}]*\\}\\]$`),
  'phone-reveals.savePhoneReveal': () => new RegExp(`"car_id":${world.alfaCarId},`),
};

describe('[A1] what a site asks shows its own and nothing of others', () => {
  test.for(Object.entries(SITE_QUERIES))('%s', async ([name, run]) => {
    const undo = new Error('undo');
    let said = '';
    const work = uno().run(async (tx) => {
      said = JSON.stringify(await run(tx));
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(said).toMatch(UNMARKED[name]?.() ?? /Alfagroup|Sitealfauno/);
    expect(said).not.toMatch(MARKS.beta);
    expect(said).not.toMatch(MARKS.dos);
  });

  test('the price history of another group’s vehicle is empty', async () => {
    const beta = db.database.forSite({ groupId: world.beta.group_id, siteId: world.beta.id });
    expect(await beta.run((tx) => priceHistory.listPriceHistory(tx, world.alfaCarId))).toEqual([]);
  });
});

describe('[A1] what the platform does for one changes and shows nothing of others', () => {
  test.for(Object.entries(PLATFORM_QUERIES))('%s', async ([, { of, run }]) => {
    const undo = new Error('undo');
    const work = db.database.asPlatform(async (tx) => {
      const former = await rowsOfOthers(tx, of);
      const said = JSON.stringify((await run(tx)) ?? null);
      expect(await rowsOfOthers(tx, of)).toEqual(former);
      expect(said).not.toMatch(MARKS.beta);
      if (of === 'site') expect(said).not.toMatch(MARKS.dos);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
  });
});

describe('[A1] the database itself holds a site to its rows', () => {
  test('select * from every table shows rows, and only those of the site or its group', async () => {
    for (const table of await listTables()) {
      const { rows } = await uno().run((tx) => tx.execute(sql`select * from ${sql.identifier(table)}`));
      const said = JSON.stringify(rows);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(said, table).not.toMatch(MARKS.beta);
      expect(said, table).not.toMatch(MARKS.dos);
      for (const row of rows as { group_id?: number; site_id?: number }[]) {
        expect(row.group_id ?? world.uno.group_id, table).toBe(world.uno.group_id);
        expect(row.site_id ?? world.uno.id, table).toBe(world.uno.id);
      }
    }
  });

  test('update and delete of every table reach no row of others', async () => {
    for (const table of await listTables()) {
      const key = table === 'dealer_group' ? 'id' : 'group_id';
      const others = sql`${sql.identifier(key)} = ${world.beta.group_id}`;
      const name = sql.identifier(table);
      const touched = await uno().run(async (tx) => {
        const updated = await tx.execute(
          sql`update ${name} set ${sql.identifier(key)} = ${world.uno.group_id} where ${others}`,
        );
        return (updated.rowCount ?? 0) + ((await tx.execute(sql`delete from ${name} where ${others}`)).rowCount ?? 0);
      });
      expect(touched, table).toBe(0);
    }
  });

  test('what everybody may know, a site reads and cannot change', async () => {
    for (const table of SHARED_TABLES) {
      const name = sql.identifier(table);
      const { rows } = await uno().run((tx) => tx.execute(sql`select * from ${name}`));
      expect(rows.length, table).toBeGreaterThan(0);
      const deleted = await uno().run((tx) => tx.execute(sql`delete from ${name}`));
      expect(deleted.rowCount, table).toBe(0);
    }
    const added = uno().run((tx) =>
      tx.execute(sql`insert into postal_place (postcode, name, state, lat, long) values ('1', 'x', 'x', 0, 0)`),
    );
    await expect(added).rejects.toMatchObject({ cause: { message: /row-level security/ } });
  });

  test('a row cannot be put into another group, nor point at its vehicle', async () => {
    const intoOther = uno().run((tx) =>
      tx.execute(sql`insert into dealership (group_id, slug, name) values (${world.beta.group_id}, 'x', 'x')`),
    );
    await expect(intoOther).rejects.toMatchObject({ cause: { message: /row-level security/ } });
    const pointing = db.database
      .forSite({ groupId: world.beta.group_id, siteId: world.beta.id })
      .run((tx) => tx.execute(sql`insert into car_view (car_id, day) values (${world.alfaCarId}, '2026-01-01')`));
    await expect(pointing).rejects.toMatchObject({ cause: { message: /foreign key/ } });
  });

  test('a row that names no owner belongs to the scope it is written in', async () => {
    const { rows } = await uno().run((tx) =>
      tx.execute(sql`insert into event (event_id) values (49) returning group_id, site_id`),
    );
    expect(rows).toEqual([{ group_id: world.uno.group_id, site_id: world.uno.id }]);
  });

  test('every table has row security that holds owners too', async () => {
    const { rows } = await db.database.asPlatform((tx) =>
      tx.execute(sql`
        select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not (relrowsecurity and relforcerowsecurity
            and exists (select from pg_policy where polrelid = c.oid))`),
    );
    expect(rows).toEqual([]);
  });

  test('a scope ends with its transaction', async () => {
    await uno().run((tx) => tx.execute(sql`select 1`));
    const seen = await db.database.asPlatform((tx) => sites.listSites(tx));
    expect(seen).toHaveLength(3);
  });
});

/** Tables of shared data that no group owns: every site reads them, and changes nothing in them. */
const SHARED_TABLES = ['postal_place'];

async function listTables(): Promise<string[]> {
  const { rows } = await db.database.asPlatform((tx) =>
    tx.execute<{ relname: string }>(
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    ),
  );
  return rows.map(({ relname }) => relname).filter((name) => !SHARED_TABLES.includes(name));
}

/** Every row of group Beta; for work about one site, those of its sister too. */
async function rowsOfOthers(tx: PlatformTx, of: 'group' | 'site'): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of await listTables()) {
    for (const owner of of === 'site' ? [world.beta, world.dos] : [world.beta]) {
      const { rows } = await tx.execute(sql`
        select row from ${sql.identifier(table)} t, to_jsonb(t) row
        where ${table === 'site' ? sql`row->'id'` : sql`row->'site_id'`} = ${owner.id}::text::jsonb
          or not row ? 'site_id' and ${table !== 'site'}
            and coalesce(row->'group_id', row->'id') = ${owner.group_id}::text::jsonb
        order by 1`);
      found[`${table} of ${owner.slug}`] = rows;
    }
  }
  return found;
}
