import { describe, expect, test } from 'vitest';
import { decodeBand, findBand, formatBand, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands.ts';
import { compareFacetValues, decodeMakeModel, encodeMakeModel, RANGE_ROWS, TERM_ROWS } from './facets.ts';
import type { SearchableCar } from './searchable-car.ts';

const car: SearchableCar = {
  id: 1,
  slug: 'a-car',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: null,
  series: null,
  stocknum: '1',
  tag: null,
  item_type: null,
  categories: [],
  custom_rank: 0,
  created_at: '2026-01-01T00:00:00Z',
  status: 'in_stock',
  sold: false,
  sold_date_timestamp: null,
  certified: false,
  show_on_dealer_website: true,
  car_type: 'used',
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  weekly_price: null,
  km: null,
  colour: 'Glacier White',
  simple_colour: null,
  drive: null,
  seats: null,
  simple_body: null,
  body: 'Five Door Hatch',
  simple_fuel: null,
  fuel: 'Unleaded Petrol',
  trans: 'CVT',
  simple_transmission: null,
  standardEquipment: [],
  filtered_features: [],
  dealercomments: null,
  dealership_name: 'A Dealer',
  city: null,
  state: null,
  location: { name: 'The Yard', city: 'Cairns', state: 'QLD' },
  manufacturer_name: null,
  manufacturer_body: null,
  manufacturer_body2: null,
  manufacturer_body3: null,
};

describe('the facet table', () => {
  test.each([
    ['body', { simple_body: 'Hatch' }, 'Hatch', 'Five Door Hatch'],
    ['fuel', { simple_fuel: 'Petrol' }, 'Petrol', 'Unleaded Petrol'],
    ['transmission', { simple_transmission: 'Automatic' }, 'Automatic', 'CVT'],
    ['colour', { simple_colour: 'White' }, 'White', 'Glacier White'],
    ['city', { city: 'Mossman' }, 'Mossman', 'Cairns'],
    ['state', { state: 'NSW' }, 'NSW', 'QLD'],
  ] as const)('%s is the plain value where there is one, else the given one', (key, fields, plain, given) => {
    expect(TERM_ROWS[key].of({ ...car, ...fields })).toBe(plain);
    expect(TERM_ROWS[key].of(car)).toBe(given);
  });

  test('a make and its model are one value, parted at the first slash', () => {
    expect(TERM_ROWS.make_model.of(car)).toBe('Toyota/Corolla');
    expect(TERM_ROWS.make_model.labelOf('Toyota/Corolla')).toBe('Toyota Corolla');
    expect(decodeMakeModel(encodeMakeModel('Peugeot', '208/2008'))).toEqual({
      make: 'Peugeot',
      model: '208/2008',
    });
    expect(decodeMakeModel('Toyota')).toBeUndefined();
  });

  test.each([
    ['car_type', ['used', 'other', 'new', 'demo'], ['new', 'demo', 'used', 'other']],
    ['make', ['Škoda', 'audi', 'BMW', 'Skoda'], ['audi', 'BMW', 'Skoda', 'Škoda']],
    ['model', ['X10', 'X2', 'X1'], ['X1', 'X2', 'X10']],
    ['seats', ['12', 'many', '5', '2'], ['2', '5', '12', 'many']],
    ['year', ['2019', 'old', '2026', '1998'], ['2026', '2019', '1998', 'old']],
    [
      'price_range',
      ['100000-125000', '5000-10000', '250000-', '0-5000'],
      ['0-5000', '5000-10000', '100000-125000', '250000-'],
    ],
  ] as const)('[B7] values of %s come in order', (key, values, ordered) => {
    expect(values.toSorted((a, b) => compareFacetValues(TERM_ROWS[key], a, b))).toEqual(ordered);
  });

  test('[C1] a car is filtered by the price that its card shows', () => {
    expect(RANGE_ROWS.price.of({ ...car, price: 30_000, offer_price: 28_500 })).toBe(28_500);
    expect(RANGE_ROWS.price.of({ ...car, price: 0 })).toBeNull();
  });
});

describe('bands of prices', () => {
  test.each([
    [0, '0-5000', 'Under $5,000'],
    [4_999.99, '0-5000', 'Under $5,000'],
    [5_000, '5000-10000', '$5,000 to $10,000'],
    [99_999, '95000-100000', '$95,000 to $100,000'],
    [100_000, '100000-125000', '$100,000 to $125,000'],
    [900_000, '250000-', '$250,000 and over'],
  ])('$%d lies in %s, “%s”', (price, band, label) => {
    expect(findBand(price, PRICE_BANDS)).toBe(band);
    expect(formatBand(band, PRICE_BANDS)).toBe(label);
  });

  test('a car without a price is in no band', () => {
    expect(findBand(null, PRICE_BANDS)).toBeNull();
  });

  test('a band says where it begins and ends', () => {
    expect(decodeBand('5000-10000')).toEqual({ from: 5_000, below: 10_000 });
    expect(decodeBand('250000-')).toEqual({ from: 250_000, below: null });
    expect(decodeBand('cheap')).toBeUndefined();
  });

  test('[E11] weekly bands say so', () => {
    expect(formatBand(findBand(110, WEEKLY_PRICE_BANDS)!, WEEKLY_PRICE_BANDS)).toBe('$100 to $125 a week');
  });
});

test.each([
  ['atv', 'ATV'],
  ['caravan', 'Caravan'],
  ['camper_trailer', 'Camper trailer'],
])('[A3] the item type %s is said as %s', (value, label) => {
  expect(TERM_ROWS.item_type.labelOf(value)).toBe(label);
});
