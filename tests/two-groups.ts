import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/open.ts';
import { saveContent } from '../src/db/queries/sites/content.ts';
import { saveDealerships } from '../src/db/queries/sites/dealerships.ts';
import { type LocationToSave, saveLocations, saveSpecialHours } from '../src/db/queries/sites/locations.ts';
import { saveReviews } from '../src/db/queries/sites/reviews.ts';
import { type SiteRecord, saveGroup, saveSite } from '../src/db/queries/sites/sites.ts';
import { saveManufacturers, saveModels } from '../src/db/queries/stock/models.ts';
import { car } from '../src/db/schema/stock.ts';
import type { PlatformTx } from '../src/db/scope.ts';
import { withStockChange } from '../src/db/stock-change.ts';

/** Words in every row of a group or a site, so that a leaked row is recognised. */
export const MARKS = {
  alfa: 'Alfagroup',
  uno: 'Sitealfauno',
  dos: 'Sitealfados',
  beta: 'Betagroup',
} as const;

/** Group Alfa with the sites Uno and Dos, and group Beta with one site; a row of each in every table. */
export interface TwoGroups {
  uno: SiteRecord;
  dos: SiteRecord;
  beta: SiteRecord;
  /** The one vehicle of group Alfa. */
  alfaCarId: number;
}

/** Fills the database with two groups, for tests that nothing of one reaches the other. */
export async function seedTwoGroups(database: Database): Promise<TwoGroups> {
  return database.asPlatform(async (tx) => {
    const alfa = await seedGroup(tx, MARKS.alfa);
    const betaGroup = await seedGroup(tx, MARKS.beta);
    const uno = await seedSite(tx, alfa, MARKS.uno);
    const dos = await seedSite(tx, alfa, MARKS.dos);
    const beta = await seedSite(tx, betaGroup, `${MARKS.beta}site`);
    return { uno, dos, beta, alfaCarId: alfa.carId };
  });
}

interface Group {
  id: number;
  carId: number;
}

async function seedGroup(tx: PlatformTx, mark: string): Promise<Group> {
  const id = await saveGroup(tx, { slug: mark.toLowerCase(), name: mark });
  const dealership = sampleDealership(mark);
  const ids = await saveDealerships(tx, id, [dealership]);
  await saveLocations(tx, id, [sampleLocation(mark, dealership.slug)]);
  await saveSpecialHours(tx, id, [
    {
      date: '2030-12-25',
      name: mark,
      status: 'Closed',
      start_hour: null,
      end_hour: null,
      location_slug: null,
    },
  ]);
  await saveReviews(tx, id, [
    {
      customer_name: mark,
      text: mark,
      rating: 4.5,
      image: null,
      review_date: '2026-01-02',
      location_slug: null,
    },
  ]);
  const carId = await seedStock(tx, id, ids.get(dealership.slug)!, mark);
  return { id, carId };
}

/**
 * Two more dealerships of a group, One with a service centre and Two with a parts counter, so that there is a choice.
 */
export async function seedDealerships(database: Database, groupId: number): Promise<void> {
  await database.asPlatform(async (tx) => {
    const more = (['One', 'Two'] as const).map((name) => ({
      ...sampleDealership(name),
      slug: name.toLowerCase(),
    }));
    await saveDealerships(tx, groupId, more);
    const types = { one: 'service', two: 'parts' } as const;
    await saveLocations(
      tx,
      groupId,
      (['one', 'two'] as const).map((slug) => ({
        ...sampleLocation(slug, slug),
        slug: `${slug}-${types[slug]}`,
        location_type: types[slug],
        primary: false,
      })),
    );
  });
}

/** Every slug is the same in both groups, so that only the scope can tell them apart. */
export const sampleDealership = (mark: string) => ({
  slug: 'main-street',
  name: mark,
  website: null,
  dealer_license_number: mark,
  manufacturers: [mark],
});

export const sampleLocation = (mark: string, dealership_slug: string): LocationToSave => ({
  name: mark,
  slug: 'yard',
  location_type: 'sales',
  location_subtype: null,
  dealership_slug,
  primary: true,
  visible: true,
  manufacturers: [mark],
  dealer_license_number: null,
  motor_vehicle_repairer: null,
  average_rating: 4.5,
  review_count: 1,
  reviews: { average_rating: '4.5', count: 1 },
  image: null,
  time_zone: 'Australia/Brisbane',
  address: {
    id: null,
    street: mark,
    city: 'Townsville',
    state: 'QLD',
    postcode: '4810',
    lat: -19.26,
    long: 146.8,
    place_id: null,
    place_url: null,
    map_key: null,
  },
  contact_detail: {
    phone: '0755501234',
    landline_phone: null,
    opening_hours: [
      { weekday: 1, status: 'Open', formated_hours: mark, open: '08:30', close: '17:30' },
      { weekday: 0, status: 'Closed', formated_hours: null, open: null, close: null },
    ],
  },
  distribution_locations: [mark],
});

async function seedStock(tx: PlatformTx, groupId: number, dealershipId: number, mark: string) {
  const row = {
    group_id: groupId,
    dealership_id: dealershipId,
    feed: mark,
    make: 'Toyota',
    model: 'Corolla',
    badge: mark,
    name: mark,
    regplate: 'SAME 1',
    state: 'QLD',
    car_type: 'used' as const,
    price: 20_000,
  };
  const { value } = await withStockChange(tx, groupId, () =>
    tx
      .insert(car)
      .values([
        { ...row, slug: 'kept', stocknum: 'A1' },
        { ...row, slug: 'gone', stocknum: 'A2' },
      ])
      .returning({ id: car.id }),
  );
  const [kept, gone] = value.map(({ id }) => id);
  await withStockChange(tx, groupId, () => tx.execute(sql`delete from car where id = ${gone}`));
  await tx.execute(
    sql`insert into car_view (group_id, car_id, day, views) values (${groupId}, ${kept}, '2026-01-02', 3)`,
  );
  await tx.execute(
    sql`insert into car_hold (group_id, car_id, holder, held_until, taken_at)
    values (${groupId}, ${kept}, ${mark}, '2026-01-02', '2026-01-02')`,
  );
  await tx.execute(
    sql`insert into feed_run (group_id, feed, started_at, report) values (${groupId}, ${mark}, now(), '{}')`,
  );
  return kept!;
}

async function seedSite(tx: PlatformTx, group: Group, mark: string): Promise<SiteRecord> {
  const slug = mark.toLowerCase();
  const site = await saveSite(tx, {
    group_id: group.id,
    slug,
    preset: null,
    settings: { brand: { name: mark } },
    hosts: [`${slug}.example`],
  });
  await saveContent(tx, site, 'offer', [{ slug: 'offer', start: null, expiry: null, body: { heading: mark } }]);
  await saveManufacturers(tx, site, [{ slug: 'toyota', name: mark, logo: null, details: {} }]);
  await saveModels(tx, site, [sampleModel(mark)]);
  await seedVisitors(tx, site, group.carId, mark);
  return site;
}

export const sampleModel = (mark: string) => ({
  slug: 'corolla',
  name: mark,
  manufacturer_slug: 'toyota',
  status: null,
  short_description: mark,
  image: null,
  cloudfront_new_image_url: null,
  manufacturer_body: 'hatch',
  model_variants: [
    {
      name: mark,
      full_name: mark,
      series: null,
      features: [mark],
      image: null,
      dap_min_price: 30_000,
      dap_max_price: 35_000.5,
    },
  ],
  colours: [{ name: mark, photo_url: null, hexCode: '#fff', oem_id: 'hatch', model_variant_name: mark }],
});

/** What visitors leave behind, straight into the tables. */
async function seedVisitors(tx: PlatformTx, { id, group_id }: SiteRecord, carId: number, mark: string) {
  const key = sql`${group_id}, ${id}`;
  const insert = async (statement: ReturnType<typeof sql>) => (await tx.execute<{ id: number }>(statement)).rows[0]?.id;
  const visitorId = await insert(
    sql`insert into visitor (group_id, site_id, phone, name, email)
        values (${key}, '+61491570156', ${mark}, ${`${mark}@example.com`}) returning id`,
  );
  await insert(
    sql`insert into visitor_session (group_id, site_id, visitor_id, token_hash, caller, expires_at)
        values (${key}, ${visitorId}, ${mark}, ${mark}, '2030-01-01')`,
  );
  await insert(
    sql`insert into sign_in_code (group_id, site_id, phone, value, expires_at)
    values (${key}, ${mark}, 'digest:0', '2030-01-01')`,
  );
  await insert(
    sql`insert into sign_in_attempt (group_id, site_id, kind, phone, caller, attempted_at)
        values (${key}, 'try', '+61491570156', 'same', '2026-05-31 23:59+00')`,
  );
  await insert(
    sql`insert into watchlist_entry (group_id, site_id, visitor_id, car_id) values (${key}, ${visitorId}, ${carId})`,
  );
  await insert(
    sql`insert into saved_search (group_id, site_id, visitor_id, name, path, query)
        values (${key}, ${visitorId}, ${mark}, '/search/used-cars', 'make=Toyota')`,
  );
  await insert(
    sql`insert into alert_choice (group_id, site_id, visitor_id, way) values (${key}, ${visitorId}, 'email')`,
  );
  await insert(
    sql`insert into email_letter (group_id, site_id, visitor_id, email, token_hash, sent_at, expires_at, confirmed_at)
        values (${key}, ${visitorId}, ${`${mark}@example.com`.toLowerCase()}, 'same digest',
       '2026-01-01', '2030-01-01', '2026-01-01')`,
  );
  await insert(
    sql`insert into visitor_alert (group_id, site_id, visitor_id, day, news)
        values (${key}, ${visitorId}, '2026-01-02', ${JSON.stringify({ searches: [{ name: mark }], drops: [] })})`,
  );
  await insert(sql`insert into phone_reveal (group_id, site_id, car_id) values (${key}, ${carId})`);
  const leadId = await insert(
    sql`insert into lead (group_id, site_id, idempotency_key, category, phone, payload)
        values (${key}, 'same-key', ${mark}, '+61491570156', '{}') returning id`,
  );
  await insert(
    sql`insert into lead_delivery (group_id, site_id, lead_id, kind, destination)
    values (${key}, ${leadId}, 'email', ${mark})`,
  );
  await insert(
    sql`insert into lead_file (group_id, site_id, lead_id, field, name, media_type, content)
        values (${key}, ${leadId}, 'cv', ${mark}, 'text/plain', 'x')`,
  );
  await insert(
    sql`insert into unsubscribed (group_id, site_id, email, page)
        values (${key}, ${`${mark.toLowerCase()}@example.com`}, '/')`,
  );
  await insert(sql`insert into valuation (group_id, site_id, lead_id, rego) values (${key}, ${leadId}, ${mark})`);
  // Bookings are the group's: its sites know each other's times, but not whose they are. Uno has none.
  if (mark !== MARKS.uno)
    await insert(
      sql`insert into appointment (group_id, lead_id, location_id, car_id, seat, start_at, end_at, time_zone)
          select id, ${leadId}, 1, ${carId}, 0, '2026-01-02 09:00Z'::timestamptz + id % 100 * interval '1 d',
            '2026-01-02 10:00Z'::timestamptz + id % 100 * interval '1 d', name
          from dealer_group where id = ${group_id}`,
    );
  await insert(
    sql`insert into spin_turn (group_id, site_id, lead_id, campaign, token_hash, phone, email, prize, piece)
        values (${key}, ${leadId}, 'spring', ${mark}, '+61491570156', 'sam@example.com', 'mug', 1)`,
  );
  const conversationId = await insert(
    sql`insert into conversation (group_id, site_id, token_hash, car_id, about, url, name, phone, heard_at)
        values (${key}, 'digest', ${carId}, '{}', '/', ${mark}, '0491 570 156', '2026-01-02') returning id`,
  );
  await insert(
    sql`insert into conversation_message (group_id, site_id, conversation_id, sender, key, text, sent_at)
        values (${key}, ${conversationId}, 'visitor', ${`key of ${mark}`}, ${mark}, '2026-01-02')`,
  );
  await insert(
    sql`insert into payment (group_id, site_id, token, key, kind, holder, car_id, cents, description,
      lead, provider, session_id, created_at, expires_at)
        values (${key}, ${`token of ${mark}`}, 'same-key', 'reservation', 'holder', ${carId}, 20000,
      ${mark}, '{}', 'stand_in', ${`session of ${mark}`}, '2026-01-02', '2026-01-02')`,
  );
  await insert(sql`insert into site_secret (group_id, site_id, purpose, secret) values (${key}, 'bot_check', ${mark})`);
  await insert(
    sql`insert into spent_check (group_id, site_id, challenge, spent_on, expires_at)
    values (${key}, 'old', ${mark}, '2026-01-01')`,
  );
  await insert(
    sql`insert into lead_draft (group_id, site_id, lead_id, form, sending_key, fields, page, updated_at)
        values (${key}, 900000 + ${id}::int, 'enquiry', 'key-of-a-draft-01',
      ${JSON.stringify({ name: mark, phone: '0491 570 156' })}, '/', '2026-01-02')`,
  );
  await insert(sql`insert into event (group_id, site_id, event_id, path) values (${key}, 49, ${mark})`);
  await insert(
    sql`insert into delivery_region (group_id, site_id, name, price, postcodes)
    values (${key}, ${mark}, 99, '{4000-4179}')`,
  );
}
