import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { toggleItem, withViewedCar } from './lists.ts';
import type { ViewedCar } from './saved-cars.ts';
import { buildSavingModel } from './saving.ts';

const ready: Partial<Car> = { photos_count: 3, price: 20_000, primary_image_url: '/a.webp' };
const savingOf = (car: Partial<Car>, card: SiteSettingsInput['card'] = {}) => {
  const saving = buildSavingModel(sampleCar({ ...ready, ...car }), sampleSettings({ card }).card);
  return saving && { favourite: saving.favourite, compareLimit: saving.compareLimit };
};

test.each<[string, Partial<Car>, SiteSettingsInput['card'], ReturnType<typeof savingOf>]>([
  ['a vehicle that can be had', {}, {}, { favourite: 'open', compareLimit: 4 }],
  ['one that is on its way', { status: 'coming_soon' }, {}, { favourite: 'open', compareLimit: 4 }],
  ['saving is off', {}, { favourites: 'off' }, { favourite: null, compareLimit: 4 }],
  ['comparing is off', {}, { compare: 'off' }, { favourite: 'open', compareLimit: null }],
  ['both are off', {}, { favourites: 'off', compare: 'off' }, null],
  ['the site’s own limit', {}, { compareLimit: 3 }, { favourite: 'open', compareLimit: 3 }],
  ['a new vehicle where used ones are saved', { car_type: 'new' }, { savingFor: 'used' }, null],
  ['a used one there', { car_type: 'used' }, { savingFor: 'used' }, { favourite: 'open', compareLimit: 4 }],
  ['no price', { price: null }, {}, null],
  ['a price of 0', { price: 0 }, {}, null],
  ['a price below 0', { price: -1 }, {}, null],
  ['no images', { photos_count: 0 }, {}, null],
  ['a sold vehicle', { status: 'sold', sold: true }, {}, { favourite: 'if_saved', compareLimit: null }],
  ['a sold vehicle where saving is off', { status: 'sold' }, { favourites: 'off' }, null],
])('[C5] %s', (_, car, card, expected) => {
  expect(savingOf(car, card)).toEqual(expected);
});

test('[F6] the browser keeps id, name, slug, make, model and picture of a saved vehicle', () => {
  const car = sampleCar({ ...ready, id: 7, slug: 'kluger-7' });
  expect(buildSavingModel(car, sampleSettings().card)?.entry).toEqual({
    id: 7,
    name: '2021 Toyota Kluger Grande Hybrid AWD GSU70R',
    slug: 'kluger-7',
    make: 'Toyota',
    model: 'Kluger',
    primary_image_url: '/a.webp',
  });
});

const list = fc.uniqueArray(fc.record({ id: fc.nat(20) }), { selector: ({ id }) => id });

test('[F3] pressing Save twice leaves the others as they were, and once adds or takes off exactly one', () => {
  fc.assert(
    fc.property(list, fc.nat(20), (items, id) => {
      const once = toggleItem(items, { id });
      expect(Math.abs(once.length - items.length)).toBe(1);
      const others = (all: readonly { id: number }[]) => all.filter((item) => item.id !== id);
      expect(others(once)).toEqual(others(items));
      expect(toggleItem(once, { id }).some((item) => item.id === id)).toBe(items.some((item) => item.id === id));
    }),
  );
});

test('[D22] the vehicle seen last comes first, each once', () => {
  const car = (id: number): ViewedCar => ({
    id,
    stocknum: `S${id}`,
    make: 'Kia',
    model: 'Rio',
    body: null,
    simple_body: null,
  });
  const seen = [1, 2, 3, 2].map(car).reduce<readonly ViewedCar[]>(withViewedCar, []);
  expect(seen.map(({ id }) => id)).toEqual([2, 3, 1]);
});
