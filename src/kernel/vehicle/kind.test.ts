import { expect, test } from 'vitest';
import { getVehicleKind } from './kind.ts';

test.each([
  [null, 'car', 'car'],
  [null, 'motorcycle', 'motorcycle'],
  ['Caravan', 'car', 'caravan'],
  ['scooter', 'car', 'motorcycle'],
  ['atv', 'motorcycle', 'motorcycle'],
  ['motorhome', 'car', 'car'],
  ['car', 'motorcycle', 'car'],
] as const)('[A3] item type %s on a site that sells %ss is worded as a %s', (item_type, kind, expected) => {
  expect(getVehicleKind({ item_type }, { kind })).toBe(expected);
});
