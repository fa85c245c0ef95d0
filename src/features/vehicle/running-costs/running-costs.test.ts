import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { buildDeliveryAnswer } from './delivery.ts';
import { computeFuelResult, findFuelNote } from './fuel.ts';
import type { FuelModel } from './model.ts';
import { buildRunningCostsModel } from './model.ts';

const delivery = {
  show: 'shown' as const,
  regions: [{ name: 'Brisbane and the coasts', price: 149, postcodes: [{ from: '4000', to: '4230' }] }],
};

const costsOf = (car: Partial<Car>, given: Partial<SiteSettingsInput> = {}, query = '') =>
  buildRunningCostsModel(sampleCar(car), sampleSettings({ delivery, ...given }), new URLSearchParams(query));

describe('[D10] delivery', () => {
  const NO_ESTIMATE =
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or " +
    'give us a call to get a quote.';

  test.each([
    ['4000', { kind: 'price', name: 'Brisbane and the coasts', price: '$149' }],
    [' 4230 ', { kind: 'price', name: 'Brisbane and the coasts', price: '$149' }],
    ['', { kind: 'refused', text: 'Please enter a postcode.' }],
    ['  ', { kind: 'refused', text: 'Please enter a postcode.' }],
    ['2000', { kind: 'refused', text: NO_ESTIMATE }],
    ['400', { kind: 'refused', text: 'Invalid postcode. Please enter a 4-digit number.' }],
    ['Brisbane', { kind: 'refused', text: 'Invalid postcode. Please enter a 4-digit number.' }],
  ])('to %j is answered with %o', (typed, answer) => {
    expect(buildDeliveryAnswer(typed, sampleSettings({ delivery }).delivery)).toEqual(answer);
  });

  test('is asked with an example, and answered in the page for those without JavaScript', () => {
    expect(costsOf({})?.delivery).toMatchObject({
      placeholder: 'e.g. 4000',
      typed: '',
      answer: { kind: 'idle' },
    });
    expect(costsOf({}, {}, 'postcode=4000')?.delivery).toMatchObject({
      typed: '4000',
      answer: { kind: 'price' },
    });
  });

  test('is not offered where the site does not deliver, nor of a vehicle that is gone', () => {
    expect(costsOf({}, { delivery: { show: 'hidden' } })?.delivery).toBeNull();
    expect(costsOf({ status: 'sold', sold: true })).toBeNull();
  });
});

describe('[D11] fuel', () => {
  test('begins with 250 kms a week, 1.70 a litre and the vehicle’s own consumption', () => {
    const variant = { ...sampleCar().variant, fuelconsumptioncombined: 5.6 } as Car['variant'];
    expect(costsOf({ variant })?.fuel).toMatchObject({
      figures: { kms: '250', use: '5.6', price: '1.70' },
      note: { text: expect.stringContaining('manufacturer’s combined figure') },
    });
  });

  test.each([
    ['5.6', true],
    [' 5.60 ', true],
    ['7', false],
    ['', false],
  ])('says whose consumption it is while that is in the box: %j', (typed, isSaid) => {
    const variant = { ...sampleCar().variant, fuelconsumptioncombined: 5.6 } as Car['variant'];
    const fuel = costsOf({ variant })?.fuel as FuelModel;
    expect(findFuelNote(fuel, { ...fuel.figures, use: typed })).toBe(isSaid ? fuel.note.text : null);
  });

  test.each([[null], [0]])('assumes 10 L/100km where the consumption is %s, and says so', (consumption) => {
    const variant = { ...sampleCar().variant, fuelconsumptioncombined: consumption } as Car['variant'];
    expect(costsOf({ variant })?.fuel).toMatchObject({
      figures: { use: '10' },
      note: { text: expect.stringContaining('a typical one') },
    });
  });

  test('is hidden for electric vehicles, unless the site shows kilowatt hours', () => {
    const electric = { simple_fuel: 'Electric' };
    expect(costsOf(electric)?.fuel).toBeNull();
    expect(costsOf(electric, { fuel: { electric: 'kwh' } })?.fuel).toMatchObject({
      kind: 'electric',
      figures: { kms: '250', use: '16', price: '0.30' },
    });
    expect(costsOf({ simple_fuel: 'Petrol' }, { fuel: { electric: 'kwh' } })?.fuel?.kind).toBe('fuel');
  });

  test('is hidden for what is towed, and where the site hides it', () => {
    expect(costsOf({ item_type: 'caravan' })?.fuel).toBeNull();
    expect(costsOf({}, { fuel: { show: 'hidden' } })?.fuel).toBeNull();
  });

  test('takes what was typed from the address', () => {
    const query = 'fuel_kms=400+kms&fuel_use=8&fuel_price=%242.05';
    expect(costsOf({}, {}, query)?.fuel?.figures).toEqual({ kms: '400 kms', use: '8', price: '$2.05' });
  });

  test.each([
    [
      { kms: '250 kms', use: '10', price: '$1.70' },
      { kind: 'cost', weekly: '$42.50', yearly: '$2,210' },
    ],
    [
      { kms: '1,000', use: '10', price: '2' },
      { kind: 'cost', weekly: '$200', yearly: '$10,400' },
    ],
    [
      { kms: 'far', use: '10', price: '2' },
      { kind: 'wrong', field: 'kms' },
    ],
    [
      { kms: '250', use: '', price: '2' },
      { kind: 'wrong', field: 'use' },
    ],
    [
      { kms: '250', use: '10', price: '-1' },
      { kind: 'wrong', field: 'price' },
    ],
  ])('of %o says %o', (figures, result) => {
    expect(computeFuelResult(figures)).toEqual(result);
  });
});
