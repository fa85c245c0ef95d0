import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { readSiteFolders } from '../src/app/sites/folder.ts';
import { fixMakeName } from '../src/domain/vehicle/names.ts';
import { openFeed } from '../src/stock/feeds/read/open-feed.ts';
import { DateOrders } from '../src/stock/import/date-orders.ts';
import { createPlaceFinder } from '../src/stock/import/places/place-finder.ts';
import { Problems } from '../src/stock/import/report/report.ts';
import { readRows } from '../src/stock/import/rows.ts';
import { DEMO_NOW as asOf, demoStock, DEMO_SLUGS as SLUGS } from '../tests/samples/demo-stock.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { generatePastSales, generateSample, generateStock } from './generate.ts';
import { ODD_CASES } from './odd-cases/odd-case-table.ts';
import { loadPlaces, SITES_FOLDER } from './places.ts';
import { STOCK_PLANS } from './plans.ts';
import { earlierFeeds } from './prices/price-drops.ts';
import type { VehicleRow } from './row.ts';

test('the same site and moment give the same stock', () => {
  expect(generateStock('bluegum', asOf)).toEqual(demoStock('bluegum'));
});

test('another site of another name has other stock', () => {
  expect(demoStock('roam')[0]!.vin).not.toBe(demoStock('bluegum')[0]!.vin);
});

test('a site without a plan is refused with the names of those that have one', () => {
  expect(() => generateStock('nowhere', asOf)).toThrow('No demo stock for "nowhere"; there is some for harbour,');
});

test('the large group has about 2,500 vehicles of more than forty makes', () => {
  const rows = demoStock('harbour');
  expect(rows).toHaveLength(2_500);
  expect(new Set(rows.map(({ make }) => fixMakeName(make))).size).toBeGreaterThan(40);
});

test('[C1] twenty vehicles and more of the large group have had a higher price, and were lowered on three days', () => {
  const feeds = earlierFeeds(demoStock('harbour'), asOf);
  expect(feeds.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    '2026-10-22',
    '2026-11-09',
    '2026-11-15',
    '2026-11-19',
  ]);
  const [first, ...later] = feeds.map(({ rows }) => rows);
  expect(first!.length).toBeGreaterThanOrEqual(20);
  let before = first!;
  for (const rows of later) {
    const drops = rows.map(({ price }, at) => before[at]!.price! - price!);
    expect(Math.min(...drops)).toBe(0);
    expect(Math.max(...drops)).toBeGreaterThan(0);
    before = rows;
  }
});

test('[D13] a small yard has sold vehicles of its models, priced, without photos, none of them in stock', () => {
  const sold = generatePastSales('bluegum', asOf);
  const stock = demoStock('bluegum');
  expect(sold.length).toBe(540);
  const numbers = new Set([...stock, ...sold].map(({ stocknum }) => stocknum));
  expect(numbers.size).toBe(stock.length + sold.length);
  for (const { price, images, sold_date_timestamp } of sold) {
    expect(price).toBeGreaterThan(0);
    expect(images).toEqual([]);
    const daysAgo = (asOf.getTime() / 1000 - (sold_date_timestamp ?? 0)) / 86_400;
    expect(Math.round(daysAgo)).toBeGreaterThanOrEqual(20);
    expect(Math.round(daysAgo)).toBeLessThan(365);
  }
  expect(generatePastSales('harbour', asOf)).toEqual([]);
});

test.each([
  ['taurus', 'harbour'],
  ['angle', 'harbour'],
  ['powertorque', 'wattle-creek'],
])('[E2] terms of %s go with more than five vehicles of %s', (lender, slug) => {
  const rows = demoStock(slug).filter(({ status, price }) => status === 'in_stock' && (price ?? 0) > 1);
  expect(rows.filter(({ finance_lenders }) => lender in finance_lenders).length).toBeGreaterThan(5);
});

test('[E2] the large group has more than five Nissans to say repayments of', () => {
  const isPriced = ({ make, status, price }: VehicleRow) =>
    make === 'Nissan' && status === 'in_stock' && (price ?? 0) > 1;
  expect(demoStock('harbour').filter(isPriced).length).toBeGreaterThan(5);
});

test('stock can be made for years to come', () => {
  const later = new Date('2031-05-02T03:00:00Z');
  const years = generateStock('wattle-creek', later).map(({ year }) => year ?? 2031);
  expect(Math.max(...years)).toBe(2031);
});

/** Sentences of six words and more, without their markup. */
function sentencesOf(comments: string): string[] {
  const plain = comments.replace(/<[^>]+>/g, '\n');
  return plain.split(/\n|(?<=[.!?])\s+/).filter((sentence) => sentence.trim().split(/\s+/).length >= 6);
}

describe.each(SLUGS)('the stock of %s', (slug) => {
  const rows = demoStock(slug);

  test('[D9] ten neighbours on its list seldom share a sentence of what the dealer wrote', () => {
    const listed = rows.toSorted((one, other) => other.custom_rank - one.custom_rank);
    const tens = Array.from({ length: Math.floor(listed.length / 10) }, (_, at) => listed.slice(at * 10, at * 10 + 10));
    const repeats = tens.map((ten) => {
      const sentences = ten.flatMap(({ dealercomments }) => sentencesOf(dealercomments ?? ''));
      return sentences.length - new Set(sentences).size;
    });
    expect(repeats.reduce((sum, count) => sum + count, 0) / tens.length).toBeLessThan(1.5);
  });

  test('[D9] what the dealer wrote has no gap and no choice left in it', () => {
    const texts = rows.flatMap(({ dealercomments }) => dealercomments ?? []);
    expect(
      texts.filter((text) => /[{}[\]|]|\bnull\b|\bundefined\b|\s{2}| [,.]/.test(text.replaceAll('\n', ''))),
    ).toEqual([]);
  });

  test('has stock numbers and VINs of its own', () => {
    const numbers = rows.map(({ dealership_slug, stocknum }) => `${dealership_slug} ${stocknum}`);
    expect(new Set(numbers).size).toBe(rows.length);
    const vins = rows.flatMap(({ vin }) => (vin ? [vin] : []));
    expect(new Set(vins).size).toBe(vins.length);
    for (const vin of vins) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  });

  test('stands at locations that sell it', () => {
    const places = new Map(loadPlaces(slug).map((place) => [place.location_slug, place]));
    for (const { location_slug, car_type, make } of rows) {
      const place = places.get(location_slug)!;
      expect(place.holds).toContain(car_type);
      if (car_type !== 'used') expect(place.manufacturers).toContain(fixMakeName(make));
    }
  });

  test('has vehicles of years in which they were sold', () => {
    const nameOf = ({ make, model }: { make: string; model: string }) => `${fixMakeName(make)} ${model}`;
    const known = Map.groupBy(CATALOGUE.filter(STOCK_PLANS[slug]!.sells), nameOf);
    for (const { make, model, year } of rows.filter((row) => row.year !== null)) {
      const same = known.get(nameOf({ make, model })) ?? [];
      expect(same.some(({ from, to }) => from <= year! && (to ?? 9999) >= year!)).toBe(true);
    }
  });

  test('has kilometres that fit what is new, a demonstrator or used', () => {
    for (const { car_type, km } of rows.filter((row) => row.km !== null)) {
      if (car_type === 'new') expect(km).toBeLessThan(50);
      if (car_type === 'demo') expect(km).toBeLessThanOrEqual(9_000);
    }
  });

  test('has no dates to come but those of registrations and of what is on its way', () => {
    for (const row of rows) {
      expect(Date.parse(row.created_at!)).toBeLessThanOrEqual(asOf.getTime());
      expect(row.sold_date_timestamp ?? 0).toBeLessThanOrEqual(asOf.getTime() / 1000);
      expect(row.build_date ?? '').not.toMatch(/^2026-12|^2027/);
      if (row.status !== 'coming_soon') expect(row.expected_date).toBeNull();
      else expect(Date.parse(row.expected_date ?? '2027-01-01')).toBeGreaterThan(asOf.getTime());
    }
  });

  test('filters by features that the vehicle has', () => {
    for (const row of rows) expect(row.standardEquipment).toEqual(expect.arrayContaining(row.filtered_features));
  });

  test('goes into the stock row by row; an import only wonders at the price of one dollar', async () => {
    const folders = await readSiteFolders(fileURLToPath(SITES_FOLDER));
    const check = folders.find((folder) => folder.slug === slug)!.check;
    if (!check.ok) throw new Error('refused');
    const dealerships = check.site.dealerships.map((dealership, at) => ({ ...dealership, id: at + 1 }));
    const idOf = new Map(dealerships.map((dealership) => [dealership.slug, dealership.id]));
    const locations = check.site.locations.map((location, at) => ({
      ...location,
      id: at + 1,
      dealership_id: idOf.get(location.dealership_slug)!,
    }));
    const problems = new Problems();
    const counts = { rows: 0, accepted: 0, refused: 0, unlisted: 0 };
    const source = Readable.from(rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`)));
    const feed = await openFeed({ source, format: 'ndjson' });
    const findPlace = createPlaceFinder({ dealerships, locations, standard: undefined } as never);
    const read = readRows(feed, {
      findPlace,
      now: asOf,
      problems,
      counts,
      dateOrders: new DateOrders(),
      cutShort: 'stops',
      onRow: () => {},
    });
    for await (const row of read) if (!('slug' in row)) throw new Error(`Refused: ${JSON.stringify(row)}`);
    expect(problems.first.map(({ reason }) => reason)).toEqual(
      slug === 'harbour' ? ['only $1: is the price right?'] : [],
    );
    expect(counts).toEqual({ rows: rows.length, accepted: rows.length, refused: 0, unlisted: 0 });
    expect(rows).toHaveLength(STOCK_PLANS[slug]!.size);
  });
});

describe.each(SLUGS)('a sample of %s', (slug) => {
  const SIZE = slug === 'harbour' ? 240 : 60;
  const sample = (moment = asOf, size = SIZE) => generateSample(slug, moment, size);
  /** The stock before any odd case is applied. */
  const plainStock = (moment: Date) => {
    for (const oddCase of ODD_CASES) vi.spyOn(oddCase, 'change').mockReturnValue({});
    const rows = generateStock(slug, moment);
    vi.restoreAllMocks();
    return rows;
  };

  test('is the same for the same moment and another for another, with about as many vehicles as were asked for', () => {
    const rows = sample();
    expect(JSON.stringify(sample())).toBe(JSON.stringify(rows));
    expect(JSON.stringify(sample(new Date('2027-02-03T01:00:00Z')))).not.toBe(JSON.stringify(rows));
    expect(rows.length).toBeGreaterThanOrEqual(SIZE);
    expect(rows.length).toBeLessThanOrEqual(Math.min(SIZE + 20, STOCK_PLANS[slug]!.size));
    const numbers = rows.map(({ dealership_slug, stocknum }) => `${dealership_slug} ${stocknum}`);
    expect(new Set(numbers).size).toBe(rows.length);
  });

  test.each([
    ['2026-11-21T01:00:00Z', SIZE],
    ...(slug === 'harbour' ? [] : [['2028-03-02T01:00:00Z', 20] as const]),
  ] as const)('has every odd case that there is a vehicle for, at %s among %d', (moment, size) => {
    const plain = plainStock(new Date(moment));
    const changes = ODD_CASES.map((oddCase) => [oddCase, vi.spyOn(oddCase, 'change')] as const);
    sample(new Date(moment), size);
    const worked = changes.flatMap(([oddCase, change]) => (change.mock.calls.length > 0 ? [oddCase] : []));
    const fitting = ODD_CASES.filter(({ fits }) => plain.some(fits));
    const lacking = fitting.filter((oddCase) => !worked.includes(oddCase));
    expect(worked.length).toBeGreaterThan(30);
    // Three series of one kind of car: a small site does not have three such cars.
    for (const { id, fits } of lacking) {
      const alike = ODD_CASES.filter((other) => plain.some((row) => fits(row) && other.fits(row)));
      expect([id, plain.filter(fits).length]).toEqual([id, expect.toSatisfy((few) => few < alike.length)]);
      expect(plain.filter(fits).length, id).toBeLessThan(3);
    }
  });
});

test('the sample of the large group has every odd case of the table', () => {
  const changes = ODD_CASES.map((oddCase) => [oddCase.id, vi.spyOn(oddCase, 'change')] as const);
  generateSample('harbour', asOf, 240);
  expect(changes.filter(([, change]) => change.mock.calls.length === 0).map(([id]) => id)).toEqual([]);
});

test('a sample of a site without a plan is refused with the names of those that have one', () => {
  expect(() => generateSample('nowhere', asOf, 10)).toThrow('No demo stock for "nowhere"; there is some for');
});
