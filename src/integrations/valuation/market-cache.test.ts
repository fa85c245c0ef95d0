import { expect, test } from 'vitest';
import { eventually } from '../../../tests/settled.ts';
import type { PriceStore } from './contract.ts';
import { MarketCache } from './market-cache.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

/** A group without prices, and how often they were asked for. */
function group(groupId: number, hold?: Promise<void>) {
  const asked = { times: 0 };
  const prices: PriceStore = {
    groupId,
    stockVersion: 1,
    listAskingPrices: async () => {
      asked.times++;
      await hold;
      return [];
    },
  };
  return { prices, asked };
}

test('[D13] pages never wait for a market, and have markets of many groups learned one at a time', async () => {
  const markets = new MarketCache();
  const held = Promise.withResolvers<void>();
  const [first, second] = [group(1, held.promise), group(2)];
  expect([markets.findLearned(first.prices, NOW), markets.findLearned(second.prices, NOW)]).toEqual([
    undefined,
    undefined,
  ]);
  expect([first.asked.times, second.asked.times]).toEqual([1, 0]);
  held.resolve();
  await eventually('the first market', () => markets.findLearned(first.prices, NOW) !== undefined);
  await eventually('the second market', () => markets.findLearned(second.prices, NOW) !== undefined);
  expect([first.asked.times, second.asked.times]).toEqual([1, 1]);
});

test('a request that waits for a market is not kept by another', async () => {
  const markets = new MarketCache();
  const never = new Promise<void>(() => {});
  markets.findLearned(group(1, never).prices, NOW);
  const second = group(2);
  expect(await markets.get(second.prices, NOW)).toBeTypeOf('function');
  expect(markets.findLearned(second.prices, NOW)).toBeTypeOf('function');
});
