import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/samples/log.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { sampleDealership, sampleLocation, seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { openDatabase } from '../../db/open.ts';
import { listDeliveries } from '../../db/queries/leads/lead-deliveries.ts';
import { enqueueLead, listLeads, saveLead } from '../../db/queries/leads/leads.ts';
import { saveDealerships } from '../../db/queries/sites/dealerships.ts';
import { listLocations, saveLocations } from '../../db/queries/sites/locations.ts';
import type { SiteTx } from '../../db/scope.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import { formatAdfDocument } from '../../integrations/adf/document.ts';
import { HONEYPOT_FIELD } from '../../kernel/forms/honeypot-field.ts';
import { findForm } from '../../kernel/leads/forms.ts';
import { type LeadRequest, submitForm } from '../../kernel/leads/submit-form.ts';
import { runLeadsCommand } from './cli.ts';
import { buildLeadConfirmationEmail } from './deliver/confirmation-email.ts';
import { buildDealerEmail } from './deliver/dealer-email.ts';
import { findPendingDelivery } from './deliver/pending-delivery.ts';
import { buildProspect } from './deliver/prospect.ts';

const HOME = { phone: '0755500001', landline_phone: null, opening_hours: [] };
const PLACES = [
  { slug: 'noosa', name: 'Noosa - Sales', phone: '0755500001' },
  {
    slug: 'cairns-service',
    name: 'Cairns - Service',
    phone: '0740500002',
    location_type: 'service' as const,
  },
  { slug: 'cairns', name: 'Cairns - Sales', phone: '0740500001' },
];

let db: TestDatabase;
let groups: TwoGroups;
let ids: Record<string, number>;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform(async (tx) => {
    const dealerships = ['noosa', 'cairns'].map((slug) => ({ ...sampleDealership(slug), slug, name: slug }));
    await saveDealerships(tx, groups.uno.group_id, dealerships);
    const places = PLACES.map(({ phone, ...place }) => ({
      ...sampleLocation(place.slug, place.slug.split('-')[0] as string),
      contact_detail: { ...HOME, phone },
      ...place,
    }));
    await saveLocations(tx, groups.uno.group_id, places);
  });
  ids = Object.fromEntries((await own().run(listLocations)).map(({ slug, id }) => [slug, id]));
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead'));

const own = (database = db.database) => database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
const to = (name: string, ...locations: string[]) => ({
  kind: 'email' as const,
  to: `${name}@dealer.example`,
  locations,
});
const settings = sampleSettings({
  contact: { phone: '07 3200 5400' },
  integrations: { botCheck: { provider: 'off' } },
  leads: { destinations: [to('noosa', 'noosa'), to('cairns', 'cairns')] },
});

/** A sold vehicle that stands at Noosa. */
const car = () => sampleCar({ id: 7, dealership_slug: 'noosa', location: { id: ids.noosa, slug: 'noosa' } as never });
const WRITTEN = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@shopper.example',
  phone: '0412 345 678',
  postcode: '4870',
  message: 'Have you one like it?',
};

async function send(form: string, given: Record<string, string>, sending = 1) {
  const stock = sampleSiteStock([car(), sampleCar({ id: 8, dealership_slug: 'cairns', slug: 'other' })]);
  const key = `00000000-0000-0000-0000-${String(sending).padStart(12, '0')}`;
  const sent = { typed: { ...WRITTEN, ...given }, key, page: '/x', userAgent: null };
  const site = { origin: 'https://site.example' } as LeadRequest['site'];
  return submitForm(findForm(form)!, sent, {
    settings,
    stock,
    db: own(),
    now: SAMPLE_NOW,
    site,
    log: silentLog,
  });
}

const owedOf = () =>
  own().run(async (tx) => {
    const leads = await listLeads(tx, new Date(0));
    const deliveries = await listDeliveries(
      tx,
      leads.map(({ id }) => id),
    );
    const owed = [];
    for (const { id } of deliveries) owed.push((await findPendingDelivery(tx, id))!);
    return owed;
  });

describe('[G3] [G5] whoever the shopper chose has the lead, wherever the vehicle stands', () => {
  test('destination, confirmation, dealer’s email, ADF vendor, record and list all say Cairns', async () => {
    // All of these said Noosa, where the vehicle stood.
    const taken = await send('find-me-something-similar', { car: car().slug, dealership_slug: 'cairns' });
    expect(taken).toMatchObject({ ok: true });
    const [toDealer, toShopper] = await owedOf();
    expect(toDealer?.delivery.destination).toBe('cairns@dealer.example');
    expect(toShopper?.delivery.kind).toBe('confirmation');
    expect(toDealer?.lead.lead).toMatchObject({ dealership_slug: 'cairns', location_id: null });
    expect(toDealer?.lead.lead.car_dealership_id).toBe(car().dealership_id);
    const confirmation = buildLeadConfirmationEmail(toShopper!, settings).text;
    expect(confirmation).toMatch(/with cairns.*07 4050 0001/s);
    expect(confirmation).not.toMatch(/noosa|5550 0001/i);
    expect(buildDealerEmail(toDealer!, settings).html).toContain('cairns, Cairns - Sales');
    const adf = formatAdfDocument(buildProspect(toDealer!, settings));
    expect(adf).toMatch(/<vendorname>cairns<.*Cairns - Sales<.*0740500001</s);
    const list = { command: 'list', site: '', since: new Date(0), as: 'text', onlyDead: false } as const;
    expect(await own().run((tx) => runLeadsCommand(tx, list, SAMPLE_NOW))).toContain('\n  for cairns\n');
  });

  test('a location alone brings its dealership, also beside a vehicle', async () => {
    const place = { location_id: String(ids['cairns-service']) };
    expect(await send('contact', { category: 'General Enquiry', car: car().slug, ...place })).toMatchObject({
      ok: true,
    });
    const [toDealer] = await owedOf();
    expect(toDealer?.lead.lead).toMatchObject({
      dealership_slug: 'cairns',
      location_id: ids['cairns-service'],
    });
  });

  test.each([
    ['a location alone with its dealership', null, 'cairns', 'cairns', 'cairns'],
    ['a dealership without a location that is of another one', 'cairns', 'noosa', 'cairns', null],
  ])('every lead is kept that says %s, whichever form or program it comes from', async (...given) => {
    // Let through: an ADF document that names two places, or none, while the email went to a third.
    const [, dealership_slug, location, dealership, place] = given;
    const lead = { category: 'Test Drive', dealership_slug, location_id: ids[location] } as Lead;
    const rest = { answers: {}, consent: [], campaign: {}, created_at: SAMPLE_NOW, routes: settings.leads };
    await own().run((tx) => saveLead(tx, { lead, idempotency_key: location, ...rest }));
    const [toDealer] = await owedOf();
    expect(toDealer?.delivery.destination).toBe('cairns@dealer.example');
    expect(toDealer?.lead.lead).toMatchObject({
      dealership_slug: dealership,
      location_id: place && ids[place],
    });
  });

  test('where nothing is chosen, the yard where the vehicle stands has it', async () => {
    await send('vehicle-enquiry', { car: car().slug });
    const [toDealer] = await owedOf();
    expect(toDealer?.delivery.destination).toBe('noosa@dealer.example');
    expect(toDealer?.lead.lead).toMatchObject({ dealership_slug: 'noosa', location_id: ids.noosa });
  });
});

describe('[G5] confirmations cannot be aimed at strangers', () => {
  const confirmations = async () => (await owedOf()).filter(({ delivery }) => delivery.kind === 'confirmation').length;

  test('a lead that a program may have written reaches the dealer and confirms nothing', async () => {
    await send('vehicle-enquiry', { car: car().slug, [HONEYPOT_FIELD]: 'x' });
    expect((await owedOf()).map(({ delivery }) => delivery.kind)).toEqual(['email']);
    // Nor does a change of what it may have booked.
    await own().run(async (tx) => {
      for (const storedLead of await listLeads(tx, new Date(0))) await enqueueLead(tx, storedLead, settings.leads, 1);
    });
    expect((await owedOf()).map(({ delivery }) => delivery.kind)).toEqual(['email', 'email']);
  });

  test('one mailbox gets a limited number a day, whatever tag its address has; others have their own', async () => {
    for (let n = 0; n < 7; n++)
      await send('vehicle-enquiry', { email: `Sam+${n}@shopper.example`, car: car().slug }, n);
    // Where the site says nothing else.
    expect(await confirmations()).toBe(5);
    await send('vehicle-enquiry', { email: 'pat@shopper.example', car: car().slug }, 8);
    expect(await confirmations()).toBe(6);
    expect(await own().run((tx) => listLeads(tx, new Date(0)))).toHaveLength(8);
  });

  test('a day later it may have some again', async () => {
    const at = (hours: number) => keep(own(), `at ${hours}`, new Date(SAMPLE_NOW.getTime() + hours * 3_600_000));
    for (const hours of [0, 1, 2, 23, 24.5, 25.5, 26.5]) await at(hours);
    expect(await confirmations()).toBe(4);
  });

  test('processes that take enquiries at the same time count together', async () => {
    const other = await openDatabase({ databaseUrl: db.url, dataDir: '', poolSize: 4 });
    try {
      const all = Array.from({ length: 16 }, (_, n) => keep(own(n % 2 ? other : db.database), `n ${n}`, SAMPLE_NOW));
      await Promise.all(all);
    } finally {
      await other.close();
    }
    expect(await confirmations()).toBe(2);
  });

  test('who asks about a mailbox waits for whoever asked before, until that is kept', async () => {
    // Let through without it: of many at once, as many as counted before the others were stored.
    const other = await openDatabase({ databaseUrl: db.url, dataDir: '', poolSize: 1 });
    const impatient = (email: string) =>
      own(other).run(async (tx) => {
        await tx.client.query(`set local lock_timeout = '1ms'`);
        return keepIn(tx, email, SAMPLE_NOW, email).catch((error: Error) => String(error.cause));
      });
    try {
      await own().run(async (tx) => {
        await keepIn(tx, 'first', SAMPLE_NOW);
        expect(await impatient('sam+2@shopper.example')).toContain('lock timeout');
        expect(await impatient('pat@shopper.example')).toMatchObject({ isNew: true });
      });
    } finally {
      await other.close();
    }
  });

  /** A lead of a site that confirms twice a day. */
  const keep = (site: ReturnType<typeof own>, key: string, created_at: Date) =>
    site.run((tx) => keepIn(tx, key, created_at));

  function keepIn(tx: SiteTx, idempotency_key: string, created_at: Date, email = 'sam@shopper.example') {
    const lead = { category: 'Test Drive', email } as Lead;
    const routes = { destinations: [], confirmation: { send: 'on' as const, perDay: 2 } };
    return saveLead(tx, {
      lead,
      answers: {},
      consent: [],
      campaign: {},
      idempotency_key,
      created_at,
      routes,
    });
  }
});
