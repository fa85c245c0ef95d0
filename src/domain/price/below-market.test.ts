import { expect, test } from 'vitest';
import { computeBelowMarket, describeBelowMarket } from './below-market.ts';

const market = (state: number | null, all: number | null) => ({
  state_average_market_price: state,
  average_market_price: all,
});

test.each([
  ['$500 under the state average', 20000, market(20500, null), 500],
  ['not for $499', 20000, market(20499, null), null],
  ['by the state average even when the other is higher', 20000, market(20100, 30000), null],
  ['by the other average where the state has none', 20000, market(null, 21000), 1000],
  ['by the other average where the state’s is 0', 20000, market(0, 21000), 1000],
  ['not for $499 under the other average', 20000, market(null, 20499), null],
  ['not above the state average, however high the other', 20000, market(19000, 30000), null],
  ['not without averages', 20000, market(null, null), null],
  ['not without a price', null, market(21000, null), null],
])('[C6] the below-market indicator shows %s', (_, price, autograb_data, expected) => {
  expect(computeBelowMarket({ price, offer_price: null, autograb_data })).toBe(expected);
});

const rule = { show: 'shown', over: 499, text: '{amount} below {market}' } as const;
// "$500 below market" did not say which market: this group's, the state's, or the whole country's.
test.each([
  ['the state’s average', market(20500, 22000), 'QLD', '$500 below the QLD market average'],
  ['the whole market’s', market(null, 22000), 'QLD', '$2,000 below the market average'],
  ['a state’s that is not known by name', market(20500, null), null, '$500 below the state’s market average'],
  ['none', market(null, null), 'QLD', null],
])('[C6] the line names the market that it rests on: %s', (_, autograb_data, state, text) => {
  const car = { price: 20000, offer_price: null, autograb_data, state };
  expect(describeBelowMarket(car, rule)).toBe(text);
  expect(describeBelowMarket(car, { ...rule, show: 'hidden' })).toBeNull();
});
