import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import type { SiteRecord } from '../../db/queries/sites/sites.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../feeds/fields.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const REQUIRED = ['stocknum', 'make', 'model'] as const;
type Optional = Exclude<FeedField, (typeof REQUIRED)[number]>;

/** What identifies the vehicles: no file changes it. The third is in a yard of the other dealership. */
const VEHICLES = [
  { stocknum: 'P1', make: 'TOYOTA', model: 'COROLLA', dealership_slug: 'north', location_slug: 'north-yard' },
  {
    stocknum: 'P2',
    make: 'Mercedes',
    model: 'V-CLASS',
    dealership_slug: 'south',
    location_slug: 'south-yard',
  },
  { stocknum: 'P3', make: 'Jayco', model: 'Journey', dealership_slug: 'north', location_slug: 'south-yard' },
  { stocknum: 'P4', make: 'Honda', model: 'CB500F', dealership_slug: 'south', location_slug: 'south-yard' },
].map((vehicle, at) => ({ ...vehicle, vin: `JTNK4RBE10300000${at}` }));
type Own = keyof (typeof VEHICLES)[number];

const LENDER = (rate: number) => JSON.stringify({ demo: { interestRate: rate } });
const SPOT = JSON.stringify({ exterior: [{ description: 'Dent', positions: [{ angle: 1, x: 2, y: 3 }] }] });
const WHOLE = ['1800', '2100', '950'];

/** Possible cells of each column; the compiler checks that no field is missing. */
const CELLS: Readonly<Record<Exclude<Optional, Own>, readonly string[]>> = {
  name: ['Our best one, by hand', '', 'Weekend special'],
  year: ['2019', '2022', '2025'],
  badge: ['Ascent Sport', 'GTS', ''],
  series: ['ZRE172R', '', '447'],
  nvic: ['ABC12D', '', 'XYZ98A'],
  has_nvic: ['yes', 'no', ''],
  regplate: ['1AB2CD', '', '999XYZ'],
  tag: ['Test Drive Only', '', 'Manager’s car'],
  carsales_title: ['A title', '', 'Another'],
  item_type: ['', 'caravan', 'motorcycle'],
  categories: ['Family|City', '', 'Touring'],
  custom_rank: ['3', '', '7'],
  created_at: ['2026-02-01', '2026-01-05', ''],
  views: ['12', '', '90'],
  status: ['in_stock', 'coming_soon', 'sold'],
  sold: ['no', 'no', 'yes'],
  sold_date_timestamp: ['1760000000', '', '1765000000'],
  reserved: ['no', 'yes', 'no'],
  certified: ['yes', 'no', 'no'],
  preorder: ['no', 'yes', 'no'],
  show_on_dealer_website: ['yes', 'no', 'yes'],
  car_type: ['new', 'demo', 'used'],
  price: ['25990', '61500', ''],
  price_type: ['Drive Away', '', 'Excl. Govt. Charges'],
  before_price: ['29990', '', '65000'],
  subscription_price: ['299', '', '410'],
  offer_price: ['24990', '', '60000'],
  weekly_price: ['99', '', '150'],
  km: ['12300', '', '450'],
  colour: ['Snow White Pearl', 'Pearl', ''],
  simple_colour: ['Silver', '', 'Pink'],
  interior_colour: ['Black', '', 'Tan'],
  drive: ['AWD', '', 'FWD'],
  seats: ['5', '8', ''],
  doors: ['4', '', '5'],
  engine_size: ['1998', '2494', ''],
  engine_size_litres: ['2.2', '', '3.5'],
  body: ['4D WAGON', 'Touring', ''],
  simple_body: ['People Mover', '', 'Van'],
  fuel: ['Diesel', 'Premium Unleaded', ''],
  simple_fuel: ['Hybrid', '', 'LPG'],
  trans: ['6 SP MANUAL', 'A8', ''],
  simple_transmission: ['Automatic', '', 'Manual'],
  gearnum: ['7', '', '5'],
  bodyconfiguration: ['Pop top', '', 'Long'],
  rego_expiry: ['30/06/2027', '', '01/02/2027'],
  build_date: ['03/2020', '', '05/2021'],
  compliance_date: ['04/2020', '', '06/2021'],
  expected_date: ['12/03/2027', '', '13/04/2027'],
  images: ['/a.jpg|/b.jpg', '', '/c.jpg'],
  video_url: ['https://v.example/1', '', 'https://v.example/2'],
  external_video_url: ['https://w.example/1', '', 'https://w.example/2'],
  spin_images: ['/s1.jpg|/s2.jpg', '', '/s3.jpg'],
  spin_code: ['abc', '', 'def'],
  spin_interior_image: ['/i.jpg', '', '/j.jpg'],
  hotspots: [SPOT, '', SPOT],
  file: ['https://f.example/1.pdf', '', 'https://f.example/2.pdf'],
  standardEquipment: ['Tow Bar|Sunroof', 'Apple CarPlay', ''],
  filtered_features: ['Bull Bar', '', 'Isofix'],
  dealercomments: ['One owner.', '', 'Two keys.'],
  private_suburb: ['Springwood', '', 'Cairns'],
  private_postcode: ['4127', '', '4870'],
  city: ['Springwood', '', 'Cairns'],
  state: ['QLD', '', 'NSW'],
  'variant.cylinders': ['4', '', '6'],
  'variant.enginesize': ['1998', '', '2494'],
  'variant.enginesize_litres': ['2', '', '2.5'],
  'variant.induction': ['Turbo', '', 'Aspirated'],
  'variant.fuelconsumptioncombined': ['6.6', '', '8.7'],
  'variant.fuelcapacity': ['50', '', '70'],
  'variant.grossvehiclemass': WHOLE,
  'variant.vehiclelength': WHOLE,
  'variant.vehicleheight': WHOLE,
  'variant.vehiclewidth': WHOLE,
  'variant.towingcapacitybraked': WHOLE,
  'variant.torque': ['200', '', '400'],
  'variant.ancaprating': ['5', '', '4'],
  'variant.bodyconfiguration': ['Long', '', 'Short'],
  'variant.geartype': ['DCT', '', 'CVT'],
  'specifications.body_width': WHOLE,
  'specifications.body_length': WHOLE,
  'specifications.tare_weight': WHOLE,
  'specifications.axle_type': ['Single', '', 'Tandem'],
  'specifications.sleeps': ['4', '', '6'],
  'specifications.aggregate_trailer_mass': WHOLE,
  'autograb_data.state_average_market_price': ['25000', '', '61000'],
  'autograb_data.average_market_price': ['26000', '', '62000'],
  'youxQuote.weeklyRepaymentAmount': ['99', '', '150'],
  'youxQuote.comparisonRate': ['8.5', '', '9.1'],
  'youxQuote.advertisedRate': ['7.5', '', '8.1'],
  finance_lenders: [LENDER(8.5), '', LENDER(9)],
  manufacturer_name: ['Toyota', '', 'Honda'],
  manufacturer_body: ['SUV', '', 'Van'],
  manufacturer_body2: ['Wagon', '', 'Ute'],
  manufacturer_body3: ['Medium', '', 'Large'],
};

/** Other fields that a column gives, or that are derived from it, if the file has no column of their own for them. */
const ALSO: Partial<Record<FeedField, readonly string[]>> = {
  year: ['name'],
  badge: ['name'],
  nvic: ['has_nvic'],
  status: ['sold', 'sold_date_timestamp', 'reserved'],
  sold: ['status', 'sold_date_timestamp'],
  colour: ['simple_colour'],
  body: ['simple_body'],
  item_type: ['simple_body'],
  fuel: ['simple_fuel'],
  trans: ['simple_transmission', 'gearnum'],
  engine_size: ['engine_size_litres'],
  standardEquipment: ['filtered_features'],
  images: ['thumbnails', 'primary_image_url', 'photos_count'],
};
/** A status repeats its value, including what another column had given. */
const SAID_AGAIN: readonly FeedField[] = ['status', 'sold'];
/** Whether an empty cell of this column clears what was derived from a column that is not in the file. */
const emptiesIn = (columns: readonly FeedField[], field: FeedField): boolean =>
  Object.entries(ALSO).some(
    ([source, made]) => made.includes(field) && field !== 'name' && !columns.includes(source as FeedField),
  );

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A file with these columns; `turns` says by how many places each column's values are rotated. */
function fileOf(columns: readonly FeedField[], turns: Partial<Record<FeedField, number>> = {}): string {
  const cell = (field: FeedField, at: number): string =>
    field in VEHICLES[at]!
      ? VEHICLES[at]![field as Own]
      : CELLS[field as keyof typeof CELLS][(at + (turns[field] ?? 0)) % 3]!;
  const rows = VEHICLES.map((_, at) => columns.map((field) => quoted(cell(field, at))).join(','));
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

/** Every column and every part of a document of each vehicle, except the row's bookkeeping. */
async function readParts(site: SiteRecord): Promise<Record<string, unknown>[]> {
  const stock = await readStock(opened.database, site);
  return stock.map(({ updated_at, stock_version, ...row }) => {
    const parts = (['variant', 'specifications', 'autograb_data', 'youxQuote'] as const).flatMap((name) =>
      FEED_FIELD_NAMES.filter((field) => field.startsWith(`${name}.`)).map(
        (field) => [field, (row[name] as Record<string, unknown> | null)?.[field.split('.')[1]!] ?? null] as const,
      ),
    );
    const { variant, specifications, autograb_data, youxQuote, ...plain } = row;
    return { ...plain, ...Object.fromEntries(parts) };
  });
}

const without = (row: Record<string, unknown>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));

const OPTIONAL = FEED_FIELD_NAMES.filter((field): field is Optional => !REQUIRED.some((name) => name === field));

describe('a file that has only some of the columns', () => {
  // Regression: it cut names, turned new vehicles into used ones, cleared documents of which it had one part, and moved
  // vehicles between yards.
  test('leaves every other field of every vehicle as it was', async () => {
    const site = await seedStockGroup(opened.database, 'some-columns');
    await importText(opened.database, fileOf(FEED_FIELD_NAMES), { site: site.slug });
    const subset = fc.subarray(OPTIONAL);
    const turns = fc.array(fc.nat(2), { minLength: OPTIONAL.length, maxLength: OPTIONAL.length });
    await fc.assert(
      fc.asyncProperty(subset, turns, fc.boolean(), async (columns, turned, partial) => {
        const turnOf = Object.fromEntries(OPTIONAL.map((field, at) => [field, turned[at]!]));
        const before = await readParts(site);
        const text = fileOf([...REQUIRED, ...columns], turnOf);
        const report = await importText(opened.database, text, { site: site.slug, partial });
        expect(report).toMatchObject({ accepted: VEHICLES.length, added: 0, gone: 0 });
        const after = await readParts(site);
        const said = new Set(columns.flatMap((field) => [field, ...(ALSO[field] ?? [])]));
        expect(after.map((row) => without(row, said))).toEqual(before.map((row) => without(row, said)));
      }),
      { numRuns: 14, seed: 19 },
    );
  });

  test('changes nothing at all when it says what is known, be it at odds with what would follow from it', async () => {
    const site = await seedStockGroup(opened.database, 'known-columns');
    await importText(opened.database, fileOf(FEED_FIELD_NAMES), { site: site.slug });
    const before = await readParts(site);
    await fc.assert(
      fc.asyncProperty(fc.subarray(OPTIONAL), fc.boolean(), async (subset, partial) => {
        const columns = subset.filter((field) => !SAID_AGAIN.includes(field) && !emptiesIn(subset, field));
        const text = fileOf([...REQUIRED, ...columns]);
        await importText(opened.database, text, { site: site.slug, partial });
        expect(await readParts(site)).toEqual(before);
      }),
      { numRuns: 8, seed: 19 },
    );
  });

  const V_CLASS = 'V1,Mercedes-Benz,V-Class,2025,V 300 d,new,in_stock,89990,Drive Away,Van';
  const FULL = `stocknum,make,model,year,badge,car_type,status,price,price_type,simple_body\n${V_CLASS}\n`;

  test('a price list changes only the price of a new vehicle, and by its words the type of the price', async () => {
    const site = await seedStockGroup(opened.database, 'price-list');
    await importText(opened.database, FULL, { site: site.slug });
    const [before] = await readParts(site);
    const prices = (price: string) => `stocknum,make,model,price\nV1,Mercedes-Benz,V-Class,${price}\n`;
    const report = await importText(opened.database, prices('85990'), { site: site.slug });
    expect(report).toMatchObject({ changed: 1, priceChanges: 1, problems: [] });
    expect(await readParts(site)).toEqual([{ ...before, price: 85990 }]);
    expect(before).toMatchObject({ car_type: 'new', name: '2025 Mercedes-Benz V-Class V 300 d' });
    await importText(opened.database, prices('POA'), { site: site.slug });
    expect(await readParts(site)).toEqual([{ ...before, price: null, price_type: 'POA' }]);
    await importText(opened.database, prices('84990'), { site: site.slug });
    expect(await readParts(site)).toEqual([{ ...before, price: 84990, price_type: null }]);
  });

  test('names are made of what the file and the stock know together, and a name that was given stays', async () => {
    const site = await seedStockGroup(opened.database, 'names');
    const full = 'stocknum,make,model,year,badge,name\n1,Kia,Rio,2020,S,\n2,Kia,Rio,2020,S,Our Rio\n';
    await importText(opened.database, full, { site: site.slug });
    const later = 'stocknum,make,model,year\n1,Kia,Rio,2021\n2,Kia,Rio,2021\n';
    await importText(opened.database, later, { site: site.slug });
    const stock = await readParts(site);
    expect(stock.map(({ name, badge }) => [name, badge])).toEqual([
      ['2021 Kia Rio S', 'S'],
      ['Our Rio', 'S'],
    ]);
  });

  test('[B4] [S4] without a status sold vehicles stay sold; those that left the feed are for sale again', async () => {
    const site = await seedStockGroup(opened.database, 'sold-or-gone');
    const full = (...rows: string[]) => `${['stocknum,make,model,status', ...rows].join('\n')}\n`;
    const rows = ['1,Kia,Rio,In Stock', '2,Kia,Rio,Sold', '3,Kia,Rio,In Stock', '4,Kia,Rio,In Transit'];
    await importText(opened.database, full(...rows), { site: site.slug });
    await importText(opened.database, full(...rows.slice(1)), { site: site.slug, force: true });
    const prices = 'stocknum,make,model,price\n1,Kia,Rio,1\n2,Kia,Rio,2\n3,Kia,Rio,3\n4,Kia,Rio,4\n';
    const report = await importText(opened.database, prices, { site: site.slug });
    expect(report).toMatchObject({ changed: 4, returned: 1 });
    expect((await readParts(site)).map(({ status, sold, price }) => [status, sold, price])).toEqual([
      ['in_stock', false, 1],
      ['sold', true, 2],
      ['in_stock', false, 3],
      ['coming_soon', false, 4],
    ]);
  });

  test('JSON without a key is as a table without the column; a key that is null in it empties the field', async () => {
    const site = await seedStockGroup(opened.database, 'json-keys');
    await importText(opened.database, FULL, { site: site.slug });
    const [before] = await readParts(site);
    const json = (rest: object) =>
      JSON.stringify([{ stocknum: 'V1', make: 'Mercedes-Benz', model: 'V-Class', ...rest }]);
    await importText(opened.database, json({ price: 85990 }), { site: site.slug });
    expect(await readParts(site)).toEqual([{ ...before, price: 85990 }]);
    await importText(opened.database, json({ badge: null, price: 1 }), { site: site.slug });
    expect(await readParts(site)).toMatchObject([{ badge: null, name: '2025 Mercedes-Benz V-Class', price: 1 }]);
  });
});
