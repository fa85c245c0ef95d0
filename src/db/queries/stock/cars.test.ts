import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { sampleDealership, sampleLocation } from '../../../../tests/two-groups.ts';
import type { Location } from '../../../domain/places/location.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { car } from '../../schema/stock.ts';
import { withStockChange } from '../../stock-change.ts';
import { findDealership, removeOtherDealerships, saveDealerships } from '../sites/dealerships.ts';
import { findLocation, removeOtherLocations, saveLocations } from '../sites/locations.ts';
import { saveGroup, saveSite } from '../sites/sites.ts';
import { findCarBySlug, readStockChanges } from './cars.ts';
import { listPriceHistory } from './price-history.ts';

let db: TestDatabase;
let groupId: number;
let siteId: number;
let dealershipId: number;
let locationId: number;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asPlatform(async (tx) => {
    groupId = await saveGroup(tx, { slug: 'group', name: 'Group' });
    siteId = (await saveSite(tx, { group_id: groupId, slug: 'site', preset: null, settings: {}, hosts: [] })).id;
    dealershipId = (await saveDealerships(tx, groupId, [sampleDealership('Main Street')])).get('main-street')!;
    locationId = (await saveLocations(tx, groupId, [sampleLocation('Yard', 'main-street')])).get('yard')!;
  });
});
afterAll(() => db.close());

const site = () => db.database.forSite({ groupId, siteId });

/** A vehicle with a value in every field. */
const whole = (): Omit<Car, 'id'> => ({
  slug: '2021-mazda-cx-5-touring-u123',
  path: '/cars/2021-mazda-cx-5-touring-u123',
  name: '2021 Mazda CX-5 Touring',
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Touring “S” & Škoda’s 4×4',
  series: 'KF',
  stocknum: 'U123',
  vin: 'JM0KF4WLA00123456',
  nvic: '0C2J21',
  has_nvic: true,
  regplate: '123ABC',
  tag: 'Test Drive Only',
  carsales_title: 'Mazda CX-5',
  item_type: 'car',
  categories: ['suv', 'family, "big"'],
  custom_rank: 1.5,
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-02-03T04:05:06.789Z',
  views: 12,
  status: 'in_transit',
  sold: true,
  sold_date_timestamp: 1_770_000_000,
  reserved: true,
  certified: true,
  preorder: true,
  show_on_dealer_website: false,
  car_type: 'demo',
  price: 34_990.5,
  price_type: 'Drive away',
  before_price: 36_990,
  subscription_price: 199.95,
  offer_price: 33_000,
  weekly_price: 155.25,
  km: 45_000,
  colour: 'Soul Red Crystal',
  simple_colour: 'Red',
  interior_colour: 'Black',
  drive: 'AWD',
  seats: 5,
  doors: 4,
  engine_size: 2488,
  engine_size_litres: 2.5,
  simple_body: 'SUV',
  body: 'Wagon',
  simple_fuel: 'Petrol',
  fuel: 'Petrol - Unleaded',
  trans: 'Sports Automatic',
  simple_transmission: 'Automatic',
  gearnum: 6,
  bodyconfiguration: '5 door',
  rego_expiry: '2027-03-04',
  build_date: '2021-05-01',
  compliance_date: '2021-06-01',
  expected_date: '2027-03-12',
  images: [{ image: { url: '/a.jpg', thumb: { url: '/a-small.jpg' } } }],
  thumbnails: ['/a-small.jpg'],
  primary_image_url: '/a.jpg',
  photos_count: 1,
  video_url: 'https://www.youtube.com/embed/abc',
  external_video_url: 'https://videos.example/abc.mp4',
  spin_images: ['/1.jpg', '/2.jpg'],
  spin_code: 'spin',
  spin_interior_image: '/interior.jpg',
  hotspots: {
    exterior: [{ description: 'Wheel', positions: [{ angle: 3, x: 10.5, y: 80 }] }],
    interior: [],
  },
  file: 'https://history.example/123',
  standardEquipment: ['Sunroof', "Driver's airbag, dual"],
  filtered_features: ['Sunroof'],
  dealercomments: 'One owner.\n<b>Clean</b>',
  dealership_id: dealershipId,
  dealership_slug: 'main-street',
  dealership_name: 'Main Street',
  private_suburb: 'Kirwan',
  private_postcode: '4817',
  city: 'Kirwan',
  state: 'NSW',
  location: {
    id: locationId,
    name: 'Yard',
    phone: '0755501234',
    slug: 'yard',
    city: 'Townsville',
    state: 'QLD',
    distribution_locations: ['Yard'],
    address: {
      id: null,
      street: 'Yard',
      city: 'Townsville',
      state: 'QLD',
      postcode: '4810',
      place_url: null,
    },
  },
  variant: {
    cylinders: 4,
    enginesize: 2488,
    enginesize_litres: 2.5,
    induction: 'Aspirated',
    fuelconsumptioncombined: 8.2,
    fuelcapacity: 58,
    grossvehiclemass: 2143,
    vehiclelength: 4550,
    vehicleheight: 1680,
    vehiclewidth: 1840,
    towingcapacitybraked: 1800,
    torque: 252,
    ancaprating: 5,
    bodyconfiguration: '5 door',
    geartype: 'Sports Automatic',
  },
  autograb_data: { state_average_market_price: 36_000, average_market_price: 35_500 },
  youxQuote: { weeklyRepaymentAmount: 170.5, comparisonRate: 9.1, advertisedRate: 8.2 },
  specifications: {
    body_width: 2400,
    body_length: 6000,
    tare_weight: 2000,
    axle_type: 'Tandem',
    sleeps: 4,
    aggregate_trailer_mass: 2600,
  },
  finance_lenders: {
    angle: {
      interestRate: 8.2,
      comparisonRate: 9.1,
      paymentWeek: 170,
      paymentMonth: 737,
      paymentWeekByTerm: { 3: 250, 5: 170 },
      deposit: 0,
      termYears: 5,
      termMonths: 60,
      establishmentFees: 395,
      totalPayable: 44_200,
      balloon: 0,
      disclaimer: 'Terms apply.',
    },
  },
  manufacturer_name: 'Mazda',
  manufacturer_body: 'SUV',
  manufacturer_body2: 'Wagon',
  manufacturer_body3: 'Medium',
});

async function insertCar(fields: Partial<typeof car.$inferInsert> = {}): Promise<number> {
  const { path, location, dealership_slug, dealership_name, created_at, updated_at, ...columns } = whole();
  const change = await site().run((tx) =>
    withStockChange(tx, groupId, () =>
      tx
        .insert(car)
        .values({
          ...columns,
          created_at: new Date(created_at!),
          updated_at: new Date(updated_at),
          feed: 'test',
          location_id: locationId,
          ...fields,
        })
        .returning({ id: car.id }),
    ),
  );
  return change.value[0]!.id;
}

const collect = (since: number) =>
  db.database.asPlatform(async (tx) => {
    const cars: Car[] = [];
    const changes = await readStockChanges(tx, groupId, since, (batch) => void cars.push(...batch));
    return { ...changes, ids: cars.map(({ id }) => id) };
  });

test('[D23] a vehicle comes back from the database with every field as it went in', async () => {
  const id = await insertCar();
  expect(await site().run((tx) => findCarBySlug(tx, whole().slug))).toEqual({ ...whole(), id });
});

test('[D23] a vehicle without town and state stands where its location is', async () => {
  await insertCar({ slug: 'placeless', stocknum: 'P1', city: null, state: null });
  const found = await site().run((tx) => findCarBySlug(tx, 'placeless'));
  expect([found?.city, found?.state]).toEqual(['Townsville', 'QLD']);
});

test('[D19] views counted by day are added to those the vehicle came with', async () => {
  const id = await insertCar({ slug: 'viewed', stocknum: 'V1', views: 10 });
  const found = await site().run(async (tx) => {
    await tx.execute(
      sql`insert into car_view (car_id, day, views) values (${id}, '2026-01-01', 2), (${id}, '2026-01-02', 3)`,
    );
    return findCarBySlug(tx, 'viewed');
  });
  expect(found?.views).toBe(15);
});

test('a slug that no vehicle has finds none', async () => {
  expect(await site().run((tx) => findCarBySlug(tx, 'nothing-here'))).toBeUndefined();
});

test('who follows the stock sees what changed since, and what was deleted, and nothing twice', async () => {
  const first = await insertCar({ slug: 'first', stocknum: 'F1' });
  const second = await insertCar({ slug: 'second', stocknum: 'F2' });
  const { version, ids } = await collect(0);
  expect(ids).toEqual(expect.arrayContaining([first, second]));
  await site().run((tx) =>
    withStockChange(tx, groupId, async () => {
      await tx.update(car).set({ price: 1 }).where(eq(car.id, first));
      await tx.delete(car).where(eq(car.id, second));
    }),
  );
  expect(await collect(version)).toEqual({ version: version + 1, ids: [first], removed: [second] });
  expect(await collect(version + 1)).toEqual({ version: version + 1, ids: [], removed: [] });
});

test('following reads more vehicles than fit in one batch, each once', async () => {
  const { version } = await collect(0);
  await site().run((tx) =>
    withStockChange(tx, groupId, () =>
      tx.execute(sql`
        insert into car (dealership_id, feed, slug, stocknum, name, make, model, car_type)
        select ${dealershipId}, 'bulk', 'bulk-' || n, 'B' || n, 'Bulk', 'Kia', 'Rio', 'used'
        from generate_series(1, 2500) n`),
    ),
  );
  const { ids } = await collect(version);
  expect(ids).toHaveLength(2500);
  expect(new Set(ids).size).toBe(2500);
});

test('every price that a vehicle has had is kept, and only those', async () => {
  const id = await insertCar({ slug: 'priced', stocknum: 'H1', price: 20_000, before_price: null });
  const write = (price: number | null, km: number) =>
    site().run((tx) =>
      withStockChange(tx, groupId, () =>
        tx
          .update(car)
          .set({ price, km, updated_at: new Date('2026-03-01') })
          .where(eq(car.id, id)),
      ),
    );
  await write(20_000, 1);
  await write(18_500, 2);
  await write(null, 3);
  const history = await site().run((tx) => listPriceHistory(tx, id));
  expect(history.map(({ price }) => price)).toEqual([20_000, 18_500, null]);
  expect(history[0]!.changed_at).toEqual(new Date(whole().updated_at));
});

test('a renamed dealership renames its vehicles for those who follow the stock', async () => {
  const id = await insertCar({ slug: 'renamed', stocknum: 'R1' });
  const { version } = await collect(0);
  await db.database.asPlatform((tx) =>
    saveDealerships(tx, groupId, [{ ...sampleDealership('Main Street'), name: 'High Street' }]),
  );
  expect((await collect(version)).ids).toContain(id);
  expect((await site().run((tx) => findCarBySlug(tx, 'renamed')))?.dealership_name).toBe('High Street');
});

test('[H3] a location comes back with every field as it went in', async () => {
  const wanted: Omit<Location, 'id' | 'dealership_id'> = {
    ...sampleLocation('Second', 'main-street'),
    slug: 'second',
    location_type: 'service',
    location_subtype: 'buying',
    dealer_license_number: 'DL1',
    motor_vehicle_repairer: 'MVR1',
    image: { image: { url: '/l.jpg' }, thumb: { url: '/l-small.jpg' } },
  };
  wanted.contact_detail.opening_hours.sort((a, b) => a.weekday - b.weekday);
  const ids = await db.database.asPlatform((tx) => saveLocations(tx, groupId, [wanted]));
  const found = await site().run((tx) => findLocation(tx, 'second'));
  expect(found).toEqual({ ...wanted, id: ids.get('second'), dealership_id: dealershipId });
});

test('a location of a dealership that is not there is refused by name', async () => {
  const saving = db.database.asPlatform((tx) => saveLocations(tx, groupId, [sampleLocation('Third', 'nowhere')]));
  await expect(saving).rejects.toThrow('There is no dealership "nowhere"; known: main-street');
});

test('places that are no longer named go, but not while vehicles stand there', async () => {
  const stored = await db.database.asPlatform(async (tx) => {
    await saveDealerships(tx, groupId, [{ ...sampleDealership('Empty'), slug: 'empty' }]);
    return [await removeOtherLocations(tx, groupId, []), await removeOtherDealerships(tx, groupId, [])];
  });
  expect(stored).toEqual([['yard'], ['main-street']]);
  expect(await site().run((tx) => findDealership(tx, 'empty'))).toBeUndefined();
});
