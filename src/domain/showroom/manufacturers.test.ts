import { expect, test } from 'vitest';
import { fixMakeName } from '../vehicle/names.ts';
import { describeManufacturer, findManufacturer, MANUFACTURERS } from './manufacturers.ts';

test('[H7] there are about 150 makes, each with a slug and a name of its own', () => {
  expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(140);
  expect(MANUFACTURERS.length).toBeLessThanOrEqual(170);
  expect(new Set(MANUFACTURERS.map(({ slug }) => slug)).size).toBe(MANUFACTURERS.length);
  expect(new Set(MANUFACTURERS.map(({ name }) => name)).size).toBe(MANUFACTURERS.length);
});

test('[A5] makes are listed under the names that shoppers know', () => {
  for (const { name } of MANUFACTURERS) expect(fixMakeName(name)).toBe(name);
  expect(findManufacturer('suzuki-australia')).toBeUndefined();
  expect(findManufacturer('mercedes-benz')?.name).toBe('Mercedes-Benz');
});

test.each([
  ['Toyota', undefined, 'Cars from Japan.'],
  ['KTM', undefined, 'Motorcycles from Austria.'],
  ['kenworth', undefined, 'Trucks from the United States.'],
  ['Honda', 'motorcycle', 'Motorcycles from Japan.'],
  ['Long Paddock', undefined, null],
] as const)('[H7] %s (%s) is told of in one neutral line', (name, group, line) => {
  expect(describeManufacturer(name, group)).toBe(line);
});
