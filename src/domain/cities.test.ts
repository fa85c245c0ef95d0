import { expect, test } from 'vitest';
import { CITY_NAMES, cityPostcode } from './cities.ts';
import { findPostcodeArea } from './postcodes.ts';

test.each([
  ['Brisbane', '4000'],
  ['  gold  coast, QLD ', '4217'],
  ['ALICE SPRINGS NT', '0870'],
  ['Toowong', undefined],
  ['QLD', undefined],
  ['constructor', undefined],
  ['', undefined],
])('[H10] the city “%s” has the postcode %s', (words, postcode) => {
  expect(cityPostcode(words)).toBe(postcode);
});

test('[H10] it is known where each of the cities is', () => {
  for (const name of CITY_NAMES) expect(findPostcodeArea(cityPostcode(name) ?? ''), name).toBeDefined();
});
