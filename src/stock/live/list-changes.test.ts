import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { ListChanges } from './list-changes.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
const carAt = (hours: number, given: Partial<Car> = {}) =>
  sampleCar({
    updated_at: at(hours).toISOString(),
    make: 'Toyota',
    model: 'Kluger',
    car_type: 'used',
    ...given,
  });
const soldAt = (hours: number) =>
  carAt(hours, { status: 'sold', sold: true, sold_date_timestamp: at(hours).getTime() / 1000 });
const TOYOTA = { make: ['Toyota'] };
const found = (changes: ListChanges, terms: object, hours = 1_000) => changes.find(terms, at(hours));

test('a list changed when its latest vehicle did, and no other list with it', () => {
  const changes = new ListChanges();
  changes.take(carAt(1, { id: 1 }), true, 3);
  changes.take(carAt(5, { id: 2, make: 'Mazda', model: 'CX-5', car_type: 'new' }), true, 3);
  expect(found(changes, TOYOTA)).toBe(at(1).toISOString());
  expect(found(changes, { make: ['Toyota'], make_model: ['Toyota/Kluger'] })).toBe(at(1).toISOString());
  expect(found(changes, { car_type: ['used'] })).toBe(at(1).toISOString());
  expect(found(changes, { car_type: ['new', 'used'], make: ['Mazda'] })).toBe(at(5).toISOString());
  expect(found(changes, {})).toBe(at(5).toISOString());
  expect(found(changes, { make: ['Kia'] })).toBeUndefined();
});

test('a vehicle that becomes another changes the list that it left, too', () => {
  const changes = new ListChanges();
  changes.take(carAt(1), true, 3);
  changes.take(carAt(7, { make: 'Lexus' }), true, 3);
  expect(found(changes, TOYOTA)).toBe(at(7).toISOString());
});

test('a sold vehicle changes its lists when it is sold and when its days are over, and never back', () => {
  const changes = new ListChanges();
  changes.take(carAt(1), true, 3);
  changes.take(soldAt(10), true, 3);
  expect(found(changes, TOYOTA, 20)).toBe(at(10).toISOString());
  expect(found(changes, TOYOTA, 10 + 72)).toBe(at(10 + 72).toISOString());
  const anew = new ListChanges();
  anew.take(soldAt(10), false, 3);
  expect(found(anew, TOYOTA, 500)).toBe(at(10 + 72).toISOString());
});

test('a vehicle that is hidden or deleted changes the lists on which it stood, one that was never listed none', () => {
  const changes = new ListChanges();
  changes.take(carAt(1, { id: 1 }), true, 3);
  changes.take(carAt(9, { id: 2, show_on_dealer_website: false }), false, 3);
  expect(found(changes, TOYOTA)).toBe(at(1).toISOString());
  changes.take(carAt(11, { id: 1, show_on_dealer_website: false }), false, 3);
  expect(found(changes, TOYOTA)).toBe(at(11).toISOString());
  changes.take(carAt(12, { id: 3 }), true, 3);
  changes.drop(3, at(15));
  expect(found(changes, TOYOTA)).toBe(at(15).toISOString());
});
