// Run with --expose-gc: prints what an index of so many vehicles, with their cards, keeps in memory, in MB.

import { emptyState, withQuery } from '../../src/search/state.ts';
import { makeIndex } from './engines/ours.ts';
import { makeStock } from './vehicles.ts';

const collect = globalThis.gc;
if (!collect) throw new Error('memory.ts must be run with --expose-gc');

async function usedBytes(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await collect!();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const count = Number(process.argv[2] ?? 10_000);
// The first vehicles fill the generator's own tables
makeIndex(makeStock(100)).search(withQuery(emptyState(), 'toyota'));
const before = await usedBytes();
const index = makeIndex(makeStock(count));
index.search(withQuery(emptyState(), 'toyota'));
const after = await usedBytes();
console.log(JSON.stringify({ size: index.size, megabytes: (after - before) / 1_048_576 }));
