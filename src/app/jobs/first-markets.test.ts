import { expect, test } from 'vitest';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { LiveSite } from '../sites/registry.ts';
import { FirstMarkets } from './first-markets.ts';

/** Sites whose databases fail, and which of them were asked. */
function failingMarkets() {
  const asked: string[] = [];
  const sites = ['uno', 'dos'].map((slug, at) => {
    const db = new Proxy(
      {},
      {
        get() {
          if (!asked.includes(slug)) asked.push(slug);
          throw new Error(`${slug} has no database`);
        },
      },
    );
    return { id: at + 1, groupId: at + 1, slug, hosts: [], settings: sampleSettings(), db } as unknown as LiveSite;
  });
  const { log, lines } = createRecordedLog();
  const markets = new FirstMarkets({
    sites: { findOpen: (siteId) => sites.find(({ id }) => id === siteId) },
    stock: { findIndex: () => ({ version: 1 }) as never },
    clock: () => new Date(),
    log,
    pauseMs: 0,
  });
  return { markets, asked, lines };
}

test('[D13] a market that cannot be learned is logged, and does not keep others from theirs', async () => {
  const { markets, asked, lines } = failingMarkets();
  for (const siteId of [1, 2, 1]) markets.follow(siteId);
  await markets.settled();
  expect(asked).toEqual(['uno', 'dos']);
  expect(lines.map(({ site, level }) => [site, level])).toEqual([
    ['uno', 40],
    ['dos', 40],
  ]);
});

test('[D13] the market of a site that is not open is not learned, nor any once the program stops', async () => {
  const { markets, asked } = failingMarkets();
  markets.follow(3);
  await markets.settled();
  markets.follow(1);
  await markets.stop();
  expect(asked).toEqual([]);
});
