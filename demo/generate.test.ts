import { describe, expect, test } from 'vitest';
import { fixMakeName } from '../src/domain/names.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { generateStock } from './generate.ts';
import { loadPlaces } from './places.ts';
import { STOCK_PLANS } from './plans.ts';

const asOf = new Date('2026-11-21T01:00:00Z');
const SLUGS = Object.keys(STOCK_PLANS);
const stocks = new Map(SLUGS.map((slug) => [slug, generateStock(slug, asOf)]));

test('the same site and moment give the same stock', () => {
  expect(generateStock('bluegum', asOf)).toEqual(stocks.get('bluegum'));
});

test('another site of another name has other stock', () => {
  expect(stocks.get('roam')![0]!.vin).not.toBe(stocks.get('bluegum')![0]!.vin);
});

test('a site without a plan is refused with the names of those that have one', () => {
  expect(() => generateStock('nowhere', asOf)).toThrow(
    'No demo stock for "nowhere"; there is some for harbour,',
  );
});

test('the large group has about 2,500 vehicles of more than forty makes', () => {
  const rows = stocks.get('harbour')!;
  expect(rows).toHaveLength(2_500);
  expect(new Set(rows.map(({ make }) => fixMakeName(make))).size).toBeGreaterThan(40);
});

test('stock can be made for years to come', () => {
  const later = new Date('2031-05-02T03:00:00Z');
  const years = generateStock('wattle-creek', later).map(({ year }) => year ?? 2031);
  expect(Math.max(...years)).toBe(2031);
});

describe.each(SLUGS)('the stock of %s', (slug) => {
  const rows = stocks.get(slug)!;

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
    const known = CATALOGUE.filter(STOCK_PLANS[slug]!.sells);
    for (const { make, model, year } of rows.filter((row) => row.year !== null)) {
      const same = known.filter((one) => fixMakeName(one.make) === fixMakeName(make) && one.model === model);
      expect(same.some(({ from, to }) => from <= year! && (to ?? 9999) >= year!)).toBe(true);
    }
  });

  test('has kilometres that fit what is new, a demonstrator or used', () => {
    for (const { car_type, km } of rows.filter((row) => row.km !== null)) {
      if (car_type === 'new') expect(km).toBeLessThan(50);
      if (car_type === 'demo') expect(km).toBeLessThanOrEqual(9_000);
    }
  });

  test('has no dates to come but those of registrations', () => {
    for (const row of rows) {
      expect(Date.parse(row.created_at)).toBeLessThanOrEqual(asOf.getTime());
      expect(row.sold_date_timestamp ?? 0).toBeLessThanOrEqual(asOf.getTime() / 1000);
      expect(row.build_date ?? '').not.toMatch(/^2026-12|^2027/);
    }
  });

  test('filters by features that the vehicle has', () => {
    for (const row of rows)
      expect(row.standardEquipment).toEqual(expect.arrayContaining(row.filtered_features));
  });
});
