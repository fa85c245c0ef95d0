import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar } from '../../../tests/samples/stock.ts';
import type { Car, CarType } from '../../domain/vehicle/car.ts';
import { createEmptyState, withPage, withTerm } from '../../search/state.ts';
import { getCanonicalList } from './canonical-list.ts';
import { createSiteLinker } from './site-path-words.ts';

let made = 0;
const carAt = (location: string, dealership: string, given: Partial<Car> = {}): Car => {
  const id = ++made;
  const slug = location.toLowerCase().replaceAll(/[ -]+/g, '-');
  return sampleCar({
    id,
    dealership_name: dealership,
    dealership_slug: dealership.toLowerCase().replaceAll(' ', '-'),
    location: { ...sampleCar().location!, name: location, slug },
    ...given,
  });
};
const ofType = (car_type: CarType, given: Partial<Car> = {}) => carAt('Roam', 'Roam', { car_type, ...given });

const at = (cars: Car[], terms: object, page = 1) => {
  const stock = sampleSiteStock(cars);
  return createSiteLinker(stock)(getCanonicalList(withPage({ ...createEmptyState(), terms }, page), stock));
};
const locations = (...names: string[]) => ({ location_name: names });

test('[B1] the vehicles of a dealership with one location are at the dealership’s page', () => {
  const cars = [carAt('Roam Alexandria', 'Roam Alexandria'), carAt('Roam Newstead', 'Roam Newstead')];
  expect(at(cars, locations('Roam Alexandria'))).toBe('/search/roam-alexandria');
  expect(at(cars, locations('Roam Alexandria'), 2)).toBe('/search/roam-alexandria?page=2');
});

test('[B1] those of all desks of a dealership are, those of one of its desks are a list of their own', () => {
  const cars = [carAt('Noosa - Sales', 'Noosa'), carAt('Noosa - Used', 'Noosa'), carAt('Bli Bli', 'Bli Bli')];
  expect(at(cars, locations('Noosa - Sales', 'Noosa - Used'))).toBe('/search/noosa');
  expect(at(cars, locations('Noosa - Sales'))).toContain('noosa-sales');
  expect(at(cars, { ...locations('Bli Bli'), make: ['Toyota'] })).toContain('location_name=Bli+Bli');
});

test('[B1] a location that holds another dealership’s vehicles too is no dealership’s list', () => {
  const cars = [carAt('Shed', 'One'), carAt('Shed', 'Two'), carAt('Yard', 'Two')];
  expect(at(cars, locations('Shed'))).toBe('/search/shed');
});

test('[B1] on a site of one car type its page is that of the whole stock, and makes stand at their own', () => {
  const cars = [ofType('used'), ofType('used', { make: 'Mazda', model: 'CX-5' })];
  expect(at(cars, {})).toBe('/search/used-cars');
  expect(at(cars, { car_type: ['used'] })).toBe('/search/used-cars');
  expect(at(cars, { car_type: ['used'], make: ['Mazda'] })).toBe('/search/mazda');
});

test('[B1] where there are others, a car type is a list of its own', () => {
  const cars = [ofType('used'), ofType('new'), ofType('demo')];
  expect(at(cars, {})).toBe('/search/new-used-and-demo-cars');
  expect(at(cars, { car_type: ['used'], make: ['Toyota'] })).toBe('/search/used-cars?make=Toyota');
  expect(at(cars.slice(1), withTerm(withTerm(createEmptyState(), 'car_type', 'new'), 'car_type', 'demo').terms)).toBe(
    '/search/new-and-demo-cars',
  );
});
