import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { formatVehiclePageTitle, listNamesakes } from './title.ts';

const settings = sampleSettings();
const kluger = { year: 2021, make: 'Toyota', model: 'Kluger', badge: 'GX', series: null };
const carOf = (id: number, given: object) =>
  sampleCar({
    id,
    ...kluger,
    offer_price: null,
    stocknum: `U${id}`,
    city: 'Cairns',
    price: 40_000,
    ...given,
  });

function titles(...given: object[]): string[] {
  const cars = given.map((each, at) => carOf(at + 1, each));
  const stock = sampleSiteStock(cars);
  return cars.map((car) => formatVehiclePageTitle(car, listNamesakes(car, stock), settings));
}

test('[D1] a vehicle that has its name for itself is called by it alone', () => {
  expect(titles({}, { year: 2022 }, { badge: 'GXL' })).toEqual([
    '2021 Toyota Kluger GX',
    '2022 Toyota Kluger GX',
    '2021 Toyota Kluger GXL',
  ]);
});

test.each([
  ['by price', [{ price: 39_990 }, { price: 41_000 }], ['$39,990', '$41,000']],
  ['by town, of one price', [{}, { city: 'Mackay' }], ['Cairns', 'Mackay']],
  [
    'by both where neither is enough',
    [{}, { city: 'Mackay' }, { price: 45_000, city: 'Cairns' }, { price: 45_000, city: 'Mackay' }],
    ['$40,000, Cairns', '$40,000, Mackay', '$45,000, Cairns', '$45,000, Mackay'],
  ],
  ['by stock number where all else is the same', [{}, {}], ['stock number U1', 'stock number U2']],
  [
    'by stock number and town where two dealerships number alike',
    [{ stocknum: 'A1' }, { stocknum: 'A1', city: 'Mackay' }, { stocknum: 'B' }, { stocknum: 'C', city: 'Mackay' }],
    ['stock number A1, Cairns', 'stock number A1, Mackay', 'stock number B', 'stock number C'],
  ],
  ['without a price by its town', [{ price: null }, { city: 'Mackay' }], ['Cairns', '$40,000']],
])('[D1] vehicles of one name are told apart %s', (_, given, details) => {
  expect(titles(...given)).toEqual(details.map((detail) => `2021 Toyota Kluger GX, ${detail}`));
});
