import { expect, test } from 'vitest';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { LiveSite } from '../sites/registry.ts';
import { learnFirstMarkets } from './first-markets.ts';

/** Sites whose databases fail, and which of them were asked. */
function failingSites() {
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
  return { sites, asked };
}

async function learn(stop: AbortSignal) {
  const { sites, asked } = failingSites();
  const { log, lines } = createRecordedLog();
  const stock = { getIndex: () => ({ version: 1 }) } as never;
  await learnFirstMarkets({ sites: { list: () => sites }, stock, clock: () => new Date(), log }, stop);
  return { asked, lines };
}

test('[D13] a market that cannot be learned is logged, and does not keep others from theirs', async () => {
  const { asked, lines } = await learn(new AbortController().signal);
  expect(asked).toEqual(['uno', 'dos']);
  expect(lines.map(({ site, level }) => [site, level])).toEqual([
    ['uno', 40],
    ['dos', 40],
  ]);
});

test('[D13] markets are no longer learned once the program stops', async () => {
  expect((await learn(AbortSignal.abort())).asked).toEqual([]);
});
