import { expect, test } from 'vitest';
import { findRegionPostcode, isPostcode } from './postcodes.ts';

test.each([
  ['4000', true],
  ['0800', true],
  ['', false],
  ['400', false],
  ['40000', false],
  ['4O00', false],
  ['1999x', false],
  ['９９９９', false],
])('[H10] that %j is a postcode: %s', (words, is) => expect(isPostcode(words)).toBe(is));

test.each([
  ['Gold Coast', '4217'],
  ['  SUNSHINE   coast ', '4558'],
  ['Toowong', undefined],
  ['constructor', undefined],
])('[H10] the region “%s” has its middle in %s', (words, postcode) => expect(findRegionPostcode(words)).toBe(postcode));
