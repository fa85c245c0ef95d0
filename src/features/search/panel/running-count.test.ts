import { expect, test } from 'vitest';
import { interpolateLabel } from './running-count.ts';

test.each([
  [0, 'Show Me 10 cars'],
  [0.5, 'Show Me 505 cars'],
  [1, 'Show Me 1,000 cars'],
])('[B9] the number runs from what it was to what it is: at %d “%s”', (part, label) => {
  expect(interpolateLabel('Show Me 10 cars', 'Show Me 1,000 cars', part, 1999)).toBe(label);
});

test('[B9] the number runs no higher than 1999, then it is that of the stock', () => {
  const at = (part: number) => interpolateLabel('Show Me 900 cars', 'Show Me 2,500 cars', part, 1999);
  expect([at(0.5), at(0.9), at(1)]).toEqual(['Show Me 1,700 cars', 'Show Me 1,999 cars', 'Show Me 2,500 cars']);
});

test('the number runs down as well', () => {
  expect(interpolateLabel('Show Me 200 cars', 'Show Me 1 car', 0.5, 1999)).toBe('Show Me 101 car');
});

test('words without a number are there at once', () => {
  expect(interpolateLabel('Search cars', 'Show Me 4 cars', 0, 1999)).toBe('Show Me 4 cars');
  expect(interpolateLabel('Show Me 4 cars', 'Search cars', 0, 1999)).toBe('Search cars');
});
