import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { describeBrandStock } from './facts.ts';

const kia = (id: number, given: Partial<Car> = {}) =>
  sampleCar({ id, slug: `kia-${id}`, make: 'Kia', car_type: 'new', price: 30_000 + id, ...given });

const factsOf = (cars: Car[], given: Partial<SiteSettingsInput> = {}, more = {}) =>
  describeBrandStock({
    brand: { name: 'Kia', make: cars.length > 0 ? 'Kia' : null },
    stock: sampleSiteStock(cars),
    settings: sampleSettings(given),
    modelCount: 0,
    places: [],
    ...more,
  });

test('[H7] a brand is described by what is in stock: how many, from what price, and where', () => {
  const location = {
    id: 1,
    slug: 'springwood-sales',
    name: 'Springwood - Sales',
    phone: null,
    city: 'Springwood',
    state: 'QLD',
    distribution_locations: [],
    address: { id: null, street: null, city: null, state: null, postcode: null, place_url: null },
  };
  const suv = { simple_body: 'SUV', body: 'SUV', location };
  const hatch = { simple_body: 'Hatchback', body: 'Hatchback', location };
  const cars = [kia(1, suv), kia(2, { car_type: 'used', price: 12_990, ...hatch }), kia(3, suv)];
  expect(factsOf(cars)).toBe('3 Kia cars in stock: 2 new and 1 used, from $12,990. See them at Springwood.');
  expect(factsOf([kia(1, suv)])).toBe('1 Kia car in stock, from $30,001. See it at Springwood.');
  const yards = ['Cleveland', 'Newstead', 'Springwood', 'Toowong'].map((name, id) =>
    kia(id, { location: { ...location, id, slug: `${id}`, name } }),
  );
  expect(factsOf(yards)).toContain('See them at 4 of our locations.');
});

test('[H7] models and workshops are counted; a brand with nothing at all has nothing said of it', () => {
  const places = [{ isWorkshop: true }, { isWorkshop: false }];
  expect(factsOf([], {}, { modelCount: 5, places })).toBe('We sell 5 new Kia models. We service Kia at one location.');
  expect(factsOf([])).toBe('');
});

test('[H7] [A3] it has the words of the site: caravans, and prices a week on subscription', () => {
  const words = { wording: { nouns: { one: 'van', many: 'vans' } } };
  expect(factsOf([kia(1, { item_type: null })], words)).toMatch(/^1 Kia van in stock, from \$30,001\./);
  const subscription = { wording: { offering: 'subscription' as const } };
  expect(factsOf([kia(1, { subscription_price: 219 })], subscription)).toMatch(
    /^1 Kia car available, from \$219 a week\./,
  );
});
