import { expect, test } from 'vitest';
import { RANGE_KEYS, SORT_KEYS, TERM_KEYS } from '../../../src/search/contract.ts';
import { FILTER_KEYS, SORT_NAMES } from '../../../src/settings/topics/stock/search.ts';

test('[B3] the filters that a site may show are those that the search knows', () => {
  expect(new Set(FILTER_KEYS)).toEqual(new Set([...TERM_KEYS, ...RANGE_KEYS]));
});

test('[B6] the orders that a site may offer are those that the search knows', () => {
  expect(new Set(SORT_NAMES)).toEqual(new Set(SORT_KEYS));
});
