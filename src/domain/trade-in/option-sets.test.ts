import { expect, test } from 'vitest';
import { buildTypicalSpec, type CountedOptionSet, formatOptionSet, listOptionSets } from './option-sets.ts';
import { buildNamedSpec } from './vehicle.ts';

const optionSet = (given: Partial<CountedOptionSet>): CountedOptionSet => ({
  ...buildNamedSpec('Mazda', 'CX-5'),
  body: 'SUV',
  fuel: 'Petrol',
  trans: 'Automatic',
  drive: 'FWD',
  engine_litres: 2,
  from: 2018,
  to: 2022,
  count: 1,
  ...given,
});
const MAKINGS = [
  optionSet({ badge: 'Maxx', count: 3 }),
  optionSet({ badge: 'Akera', drive: 'AWD', engine_litres: 2.5, count: 5 }),
  optionSet({ badge: 'GT', drive: 'AWD', engine_litres: 2.5, from: 2023, to: 2025, count: 9 }),
  optionSet({ model: 'CX-9', count: 20 }),
];
const badges = (requested: { make: string; model: string; year: number }) =>
  listOptionSets(MAKINGS, requested).map(({ badge }) => badge);

test('[G4] makings are those of the model and the year, however it is written, the most common first', () => {
  expect(badges({ make: 'MAZDA', model: 'cx5', year: 2020 })).toEqual(['Akera', 'Maxx']);
  expect(badges({ make: 'Mazda', model: 'CX 5', year: 2024 })).toEqual(['GT']);
  // No option set is of that year: any of the model is better than none.
  expect(badges({ make: 'Mazda', model: 'CX-5', year: 2012 })).toEqual(['GT', 'Akera', 'Maxx']);
  expect(badges({ make: 'Mazda', model: 'CX-50', year: 2020 })).toEqual([]);
});

test('[G4] a vehicle that was only named has what most of its model have, and no grade', () => {
  const requested = { make: 'mazda', model: 'cx5' };
  const typical = buildTypicalSpec(listOptionSets(MAKINGS, { ...requested, year: 2020 }), requested);
  expect(typical).toEqual({
    ...buildNamedSpec('Mazda', 'CX-5'),
    body: 'SUV',
    fuel: 'Petrol',
    trans: 'Automatic',
    drive: 'AWD',
    engine_litres: 2.5,
  });
  expect(buildTypicalSpec([], { make: 'Lada', model: 'Niva' })).toEqual(buildNamedSpec('Lada', 'Niva'));
});

test('[G4] a making is told by what it has', () => {
  expect(formatOptionSet(MAKINGS[0]!)).toBe('Maxx, SUV, Petrol, Automatic, FWD, 2.0 L');
  expect(formatOptionSet(buildNamedSpec('Lada', 'Niva'))).toBe('');
});
