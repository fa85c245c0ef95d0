import { expect, test } from 'vitest';
import { bareCar, caravan, kluger, maroochydore, motorcycle } from '../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { buildVehiclePageModel } from './model.ts';

const settings = settingsSchema.parse({
  brand: { name: 'Harbour Motor Group' },
  contact: { phone: '07 3200 5400' },
});

const headOf = (car: Car, given = settings) =>
  buildVehiclePageModel({
    car,
    settings: given,
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: car.location ? maroochydore : null, specialHours: [], isMain: false, href: null },
    history: [],
    now: new Date('2026-11-18T03:00:00Z'),
  }).head;

const offerOf = (car: Car) => headOf(car).jsonLd![0]!.offers as Record<string, unknown>;

test('title, description, canonical address and picture are of the vehicle', () => {
  expect(headOf(kluger)).toMatchObject({
    title: '2021 Toyota Kluger Grande Hybrid AWD GSU70R | Harbour Motor Group',
    description:
      'Used 2021 Toyota Kluger Grande Hybrid AWD GSU70R, 42,180 km, Automatic, SUV, Hybrid, $54,990 drive ' +
      'away. At Maroochydore, Harbour Motor Group.',
    canonical: 'https://cars.example/cars/2021-toyota-kluger-hm20614',
    image: { url: 'https://cars.example/stock/1.jpg', width: 600, height: 400 },
  });
});

// "New 2026 MDC XT12HR, 2, 4.0 m": nobody knows what 2 is.
test('[A3] figures of a description say what they count or measure', () => {
  expect(headOf(caravan).description).toMatch(/, \d+ berths, [\d.]+ m body, [\d,]+ kg tare, /);
  expect(
    headOf(bareCar({ item_type: 'caravan', specifications: { ...caravan.specifications!, sleeps: 1 } })).description,
  ).toContain(', 1 berth, ');
});

test('[A8] a picture that is made to measure is offered large, to social networks and to search engines', () => {
  const url = '/media/suv/front.avif?v=1';
  const { image, jsonLd } = headOf(bareCar({ images: [{ image: { url, thumb: { url } } }] }));
  const large = 'https://cars.example/img/1200p/suv/front.avif?v=1';
  expect(image).toMatchObject({ url: large, width: 1200, height: 800 });
  expect(jsonLd![0]!.image).toEqual([large]);
});

test('a vehicle without photos has the site’s picture for social networks, and none for search engines', () => {
  expect(headOf(bareCar()).image).toBeNull();
  expect(headOf(bareCar()).jsonLd![0]!.image).toBeUndefined();
});

test('description and seller name the place, not the desk', () => {
  const head = headOf({ ...kluger, location: { ...kluger.location!, name: 'Maroochydore - Sales' } });
  expect(head.description).toContain('At Maroochydore, Harbour');
  expect(head.jsonLd![0]).toMatchObject({ offers: { seller: { name: 'Maroochydore' } } });
});

test('JSON-LD tells search engines the vehicle and its offer', () => {
  expect(headOf(kluger).jsonLd![0]).toMatchObject({
    '@type': 'Car',
    brand: { name: 'Toyota' },
    mileageFromOdometer: { value: 42180, unitCode: 'KMT' },
    vehicleIdentificationNumber: '5TDDZRFH80S204418',
    offers: {
      price: 54990,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'AutoDealer', name: 'Maroochydore', telephone: '+61755501234' },
    },
  });
});

test.each([
  [{}, 'InStock'],
  [{ reserved: true }, 'Reserved'],
  [{ status: 'coming_soon' }, 'PreOrder'],
  [{ status: 'in_transit' }, 'OutOfStock'],
  [{ status: 'sold', sold: true }, 'SoldOut'],
])('a vehicle with %o is offered as %s', (known, availability) => {
  expect(offerOf(bareCar(known)).availability).toBe(`https://schema.org/${availability}`);
});

test.each([
  ['sold', { status: 'sold', sold: true }],
  ['on its way', { status: 'in_transit' }],
])('[D23] the offer of a vehicle that is %s names no price, as the page shows none', (_, known) => {
  expect(JSON.stringify(offerOf(bareCar({ price: 54_990, ...known })))).not.toMatch(/54990|priceCurrency/);
});

test('an offer without a price names none', () => {
  expect(JSON.stringify(offerOf(bareCar({ price: 0 })))).not.toContain('"price"');
});

test('[C1] a vehicle on subscription is offered by the week, and its price to buy is not told', () => {
  const { offers } = headOf(
    { ...kluger, subscription_price: 349 },
    settingsSchema.parse({ ...settings, wording: { offering: 'subscription' } }),
  ).jsonLd![0]!;
  expect(offers).toMatchObject({ priceSpecification: { price: 349, priceCurrency: 'AUD', unitCode: 'WEE' } });
  expect(JSON.stringify(offers)).not.toContain('54990');
});

test('an odometer that nobody wrote down is not told as 0', () => {
  expect(headOf({ ...kluger, km: 0 }).jsonLd![0]!.mileageFromOdometer).toBeUndefined();
});

test.each([
  [motorcycle, 'Motorcycle'],
  [caravan, 'Vehicle'],
])('other kinds of vehicles are called what they are', (car, type) => {
  expect(headOf(car).jsonLd![0]!['@type']).toBe(type);
});

test('[D1] the trail is told to search engines with positions', () => {
  const trail = headOf(kluger).jsonLd![1]!;
  expect(trail['@type']).toBe('BreadcrumbList');
  expect(trail.itemListElement).toHaveLength(4);
});
