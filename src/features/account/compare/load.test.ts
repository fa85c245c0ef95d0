import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadComparePage } from './load.ts';
import type { ComparePageModel } from './model.ts';
import { linkToComparison, parseCars } from './parse-cars.ts';

const stock = sampleSiteStock([
  sampleCar({ id: 1, photos_count: 3, price: 20_000, km: 10_000, standardEquipment: ['Sunroof', 'Tow Bar'] }),
  sampleCar({ id: 2, price: 30_000, km: null, seats: 5, standardEquipment: ['tow bar', 'Bluetooth'] }),
  sampleCar({ id: 3 }),
  sampleCar({ id: 4 }),
  sampleCar({ id: 5, model: 'Camry' }),
  sampleCar({ id: 6, model: 'Corolla', status: 'sold', sold: true }),
  sampleCar({ id: 7, photos_count: 3, price: null }),
  sampleCar({ id: 8, photos_count: 0 }),
  sampleCar({ id: 9, price: 5_000 }),
  sampleCar({ id: 21, simple_fuel: 'Electric', status: 'coming_soon', reserved: true }),
  sampleCar({ id: 22, status: 'coming_soon', expected_date: '2027-03-12' }),
]);

const load = (query: string, card: SiteSettingsInput['card'] = {}, finance: SiteSettingsInput['finance'] = {}) =>
  loadComparePage({
    url: new URL(`https://site.example/compare${query}`),
    stock,
    settings: sampleSettings({ card, finance }),
    now: SAMPLE_NOW,
  });

const slugs = ({ vehicles }: ComparePageModel) => vehicles.map(({ card }) => card.href.slice('/cars/'.length));
const rowsOf = ({ groups }: ComparePageModel) =>
  new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.label, row])));

test('[F3] the vehicles of the address stand side by side in its order, each once', async () => {
  const page = await load('?cars=car-2,car-1,CAR-2');
  expect(slugs(page)).toEqual(['car-2', 'car-1']);
  expect([page.heading, page.notices]).toEqual(['Compare 2 cars', []]);
  expect(page.vehicles.map(({ removeHref }) => removeHref)).toEqual(['/compare?cars=car-1', '/compare?cars=car-2']);
  expect(page.head.robots).toMatch(/^noindex/);
});

test('[E6] [F3] a repayment too small to be said is compared in words', async () => {
  const rates = { interestRate: 9, comparisonRate: 9 };
  const estimate = { show: 'shown' as const };
  // Five years at 9 % are $95.59 a week of $20,000, and $24 of $5,000.
  const rows = rowsOf(await load('?cars=car-1,car-9', {}, { finance_provider: 'manual', rates, estimate }));
  expect(rows.get('Finance')?.cells).toEqual([
    '$96 wk* · 9.00% p.a. · Comparison rate 9.00% p.a.',
    'Enquire for Finance',
  ]);
});

test('[F3] rows say what differs; what is not known of one is no difference, a feature that one lacks is', async () => {
  const rows = rowsOf(await load('?cars=car-1,car-2'));
  expect(rows.get('Price')).toEqual({
    label: 'Price',
    cells: ['$20,000 drive away', '$30,000 drive away'],
    differs: true,
  });
  expect(rows.get('Odometer')).toMatchObject({ cells: ['10,000 km', null], differs: false });
  expect(rows.get('Drive')).toMatchObject({ cells: ['AWD', 'AWD'], differs: false });
  expect(rows.get('Seats')).toMatchObject({ differs: true });
  expect(rows.get('Sunroof')).toMatchObject({ cells: [true, false], differs: true });
  expect(rows.get('Tow Bar')).toMatchObject({ cells: [true, true], differs: false });
  expect(rows.has('tow bar')).toBe(false);
  expect(rows.has('VIN')).toBe(false);
});

// Two electric vehicles stood side by side, and nothing said that one of them was reserved.
test('[F3] [C2] each says whether it is there, reserved or on its way, whatever its tag is about', async () => {
  const page = await load('?cars=car-1,car-21,car-22,car-6', { tags: { fuel: 'shown' } });
  expect(rowsOf(page).get('Availability')?.cells).toEqual([
    'In-Stock',
    'RESERVED · COMING SOON',
    'COMING SOON · Expected 12/03/2027',
    'JUST SOLD',
  ]);
});

test('[F3] a single vehicle differs from nothing, so there is no switch', async () => {
  expect((await load('?cars=car-1')).onlyDifferences).toBeNull();
  expect((await load('?cars=car-1,car-2')).onlyDifferences).toBe('Show only differences');
});

test('[F3] unknown vehicles are told, and the others shown', async () => {
  const page = await load('?cars=nothing,car-1,%00');
  expect(slugs(page)).toEqual(['car-1']);
  expect(page.notices).toEqual([{ text: 'We couldn’t find 2 cars in this link.', link: null }]);
});

test.each([
  ['beside others', '?cars=car-6,car-1', ['car-6', 'car-1']],
  ['alone', '?cars=car-6', ['car-6']],
])('[F3] a vehicle that was sold keeps its column %s, and leads to what is similar', async (_, query, named) => {
  const page = await load(query);
  expect(slugs(page)).toEqual(named);
  const [sold, other] = page.vehicles;
  expect(sold?.card).toMatchObject({
    state: 'sold',
    saving: { favourite: 'if_saved', compareLimit: null },
    similar: { label: 'Find Me Something Similar', href: expect.stringMatching(/^\/search\//) },
  });
  expect(rowsOf(page).get('Price')?.cells[0]).toMatch(/^Sold · Listed at \$/);
  expect(other?.card.similar ?? null).toBeNull();
  expect(page.notices).toEqual([]);
});

test('[F3] more than the site compares are left out, and named', async () => {
  const page = await load('?cars=car-1,car-2,car-3,car-4,car-5');
  expect(slugs(page)).toHaveLength(4);
  expect(page.notices.map(({ text }) => text)).toEqual([
    'You can compare up to 4 cars, so we left out the 2021 Toyota Camry.',
  ]);
  expect(page.add).toBeNull();
});

test.each([
  [1, 'This link has more than 12 cars, so we left out the last car.'],
  [28, 'This link has more than 12 cars, so we left out the last 28.'],
])('[F3] %i more than are looked up are told as that, and not as unknown', async (more, notice) => {
  const known = ['car-1', 'car-2', 'car-3', 'car-4'];
  const named = [...known, ...Array.from({ length: 8 + more }, (_, n) => `none-${n}`)];
  const page = await load(`?cars=${named}`);
  expect(slugs(page)).toEqual(known);
  expect(page.notices.map(({ text }) => text)).toEqual(['We couldn’t find 8 cars in this link.', notice]);
});

test('[C5] a vehicle of the address that cannot be saved is compared without a save button', async () => {
  const page = await load('?cars=car-1,car-7,car-8');
  expect(page.vehicles.map(({ card }) => card.saving?.compareLimit ?? null)).toEqual([4, null, null]);
  expect([page.heading, page.notices]).toEqual(['Compare 3 cars', []]);
});

test.each(['', '?cars=', '?cars=,,', '?other=1'])(
  '[F3] %s: an address without vehicles says how to choose some',
  async (query) => {
    const page = await load(query);
    expect([page.heading, page.vehicles, page.notices]).toEqual(['Compare cars', [], []]);
    expect(page.add?.label).toBe('Browse cars');
  },
);

test('[C5] a site that does not compare has no such page', async () => {
  await expect(load('?cars=car-1', { compare: 'off' })).rejects.toMatchObject({ init: { status: 404 } });
});

test('[F3] an address leads to the vehicles that it was made of', () => {
  const made = ['2021-kluger-1', "o'brien", 'ä-2'];
  const url = new URL(linkToComparison(made), 'https://site.example');
  expect(parseCars(url.searchParams.get('cars'))).toEqual({ slugs: made, unreadable: 0, surplus: 0 });
});
