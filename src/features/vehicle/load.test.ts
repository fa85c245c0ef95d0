import { describe, expect, test } from 'vitest';
import { readDatabase } from '../../../tests/samples/read-database.ts';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Location } from '../../domain/places/location.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { parseVehicleAddress } from '../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { findPlacePage, loadVehiclePage } from './load.ts';

const read = (address: string) => {
  const url = new URL(address, 'https://cars.example');
  return parseVehicleAddress(url, decodeURIComponent(url.pathname.split('/')[2]!));
};

test('[D1] a vehicle has one address, and other spellings of it lead there', () => {
  expect(read('/cars/2021-kluger-1')).toEqual({ kind: 'slug', slug: '2021-kluger-1' });
  const to = '/cars/2021-kluger-1';
  expect(read('/cars/2021-Kluger-1')).toEqual({ kind: 'redirect', to });
  expect(read('/cars/2021-kluger-1/')).toEqual({ kind: 'redirect', to });
  expect(read('/cars/2021%2Dkluger-1?utm=a')).toEqual({ kind: 'redirect', to: `${to}?utm=a` });
});

test.each(['İstanbul', "o'brien", 'a b', 'ÀB', 'x/y', '100%'])('a redirect from %s is the last one', (slug) => {
  const first = read(`/cars/${encodeURIComponent(slug)}/`);
  expect(first.kind).toBe('redirect');
  expect(read((first as { to: string }).to).kind).toBe('slug');
});

const contextAt = (address: string) => {
  const requested: string[] = [];
  const findCar = async (slug: string) => void requested.push(slug);
  const context = {
    url: new URL(address, 'https://cars.example'),
    settings: sampleSettings({}),
    stock: { findCar, findTakenOff: async () => undefined },
  };
  return { asked: requested, context: context as unknown as RequestContext };
};

test.each(['%00', 'a%00b', '%0A', '%7F', '%C2%85'])('%s is no vehicle, and nobody is asked for one', async (slug) => {
  const { asked: requested, context } = contextAt(`/cars/${slug}`);
  await expect(loadVehiclePage(context, decodeURIComponent(slug))).rejects.toMatchObject({
    init: { status: 404 },
  });
  expect(requested).toEqual([]);
});

// Let through: a counter that no sale of the stock ever reaches.
test('[D21] a vehicle’s page counts the sales of the stock that it is of', async () => {
  const sold_date_timestamp = SAMPLE_NOW.getTime() / 1000 - 60;
  const stock = sampleSiteStock([sampleCar({ id: 1 }), sampleCar({ id: 2, sold: true, sold_date_timestamp })]);
  const context = {
    url: new URL('https://cars.example/cars/car-1'),
    settings: sampleSettings({ vehicle: { blocks: { salesCounter: 'counted' } } }),
    site: { id: 1, origin: 'https://cars.example' },
    db: readDatabase(),
    stock,
    now: SAMPLE_NOW,
  };
  const page = await loadVehiclePage(context as unknown as RequestContext, 'car-1');
  expect(page.salesCounter).toMatchObject({ count: 1, text: '{count} vehicle sold this month' });
});

const DAY_SECONDS = 86_400;
const soldFor = (days: number) => ({
  status: 'sold' as const,
  sold: true,
  sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 - days * DAY_SECONDS,
});

/**
 * The page of a vehicle beside two like it on a site that lists sold ones for three days, or the response that is
 * thrown.
 */
function pageOf(given: Partial<Car>, slug = 'car-1', settings = sampleSettings()) {
  const stock = sampleSiteStock([
    sampleCar({ id: 1, price: 54_990, ...given }),
    sampleCar({ id: 2, price: 50_000 }),
    sampleCar({ id: 3, price: 51_000 }),
  ]);
  const context = {
    url: new URL(`https://cars.example/cars/${slug}`),
    settings,
    site: { id: 1, origin: 'https://cars.example' },
    db: readDatabase(),
    stock,
    now: SAMPLE_NOW,
  };
  return loadVehiclePage(context as unknown as RequestContext, slug);
}

// Let through: a page that stays for ever, and one that was taken off answered like one that never was.
test.each([
  ['was sold four days ago', soldFor(4), 'This 2021 Toyota Kluger has been sold'],
  [
    'was taken off dealer websites',
    { show_on_dealer_website: false },
    'This 2021 Toyota Kluger is no longer available',
  ],
  [
    'was sold, nobody knows when',
    { ...soldFor(0), sold_date_timestamp: null },
    'This 2021 Toyota Kluger has been sold',
  ],
])('[D7] [D14] a vehicle that %s is gone (410), with those like it', async (_, given, heading) => {
  await expect(pageOf(given)).rejects.toMatchObject({
    init: { status: 410 },
    data: {
      heading,
      more: {
        heading: 'Similar Cars In-Stock',
        ways: [
          { href: '/cars/car-2', note: '$50,000 drive away' },
          { href: '/cars/car-3' },
          { label: 'See similar cars' },
        ],
      },
    },
  });
});

test('[D7] a sold vehicle keeps its page with SOLD while it is listed as sold, as long as the site says', async () => {
  expect((await pageOf(soldFor(2))).sold?.heading).toBe('SOLD');
  const monthly = sampleSettings({ stock: { include_sold_cars_days: 30 } });
  expect((await pageOf(soldFor(20), 'car-1', monthly)).sold?.heading).toBe('SOLD');
  expect((await pageOf({ status: 'in_transit' as Car['status'] })).sold).not.toBeNull();
});

test('a vehicle that never was is not found, and nothing is said of others', async () => {
  await expect(pageOf({}, 'car-99')).rejects.toMatchObject({ init: { status: 404 }, data: null });
});

// Let through: titles by the name alone, which several vehicles of a site may have.
test('[D1] a vehicle’s page asks the stock for others of its name, and its title tells it from them', async () => {
  expect((await pageOf({})).head.title).toMatch(/^2021 Toyota Kluger Grande Hybrid AWD GSU70R, \$54,990 \| /);
  expect((await pageOf({ year: 2019 })).head.title).toMatch(/^2019 Toyota Kluger Grande Hybrid AWD GSU70R \| /);
});

test('a redirect is for good', async () => {
  const thrown: Response = await loadVehiclePage(contextAt('/cars/ABC').context, 'ABC').catch((error) => error);
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, '/cars/abc']);
});

test('a vehicle that is not shown here is asked for once and not found', async () => {
  const { asked: requested, context } = contextAt('/cars/abc');
  await expect(loadVehiclePage(context, 'abc')).rejects.toMatchObject({ init: { status: 404 } });
  expect(requested).toEqual(['abc']);
});

describe('[H3] the page of the place where a vehicle stands', () => {
  const at = (id: number, name: string, given: Partial<Location> = {}) =>
    sampleLocation({ id, name, slug: `place-${id}`, ...given });
  const yard = [at(1, 'Northside - Sales'), at(2, 'Northside - Service', { location_type: 'service' })];
  const hidden = at(3, 'Westside', { visible: false });
  const other = at(4, 'Eastside', { dealership_slug: 'other' });

  test.each<[string, Location | null, string | null]>([
    ['is its place’s', yard[0]!, '/contact-us/northside'],
    ['shows the desk that it is at', yard[1]!, '/contact-us/northside?at=place-2'],
    ['is not there for one that the site hides', hidden, null],
    ['is not there for one of a dealership that the site does not show', other, null],
    ['is not there where nobody knows its place', null, null],
  ])('%s', (_, location, href) => {
    const settings = sampleSettings({
      locations: { path: '/contact-us' },
      stock: { dealerships: [yard[0]!.dealership_slug] },
    });
    expect(findPlacePage(location, [...yard, hidden, other], settings)).toBe(href);
  });
});
