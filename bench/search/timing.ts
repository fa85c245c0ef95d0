import type { BenchEngine } from './engines/engine.ts';
import type { BenchQuery } from './queries.ts';
import { makeRandom } from './vehicles.ts';

/** How long each query took, in ms, the median of its runs. */
export interface Timings {
  ours: number[];
  peer: number[];
  /** How many times longer the peer took, query by query. */
  ratios: number[];
}

/** The value below which the share `part` of the numbers lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

async function timeMs(engine: BenchEngine, query: BenchQuery): Promise<number> {
  const startedMs = performance.now();
  const answer = engine.search(query);
  if (answer instanceof Promise) await answer;
  return performance.now() - startedMs;
}

function shuffled(count: number): number[] {
  const random = makeRandom(3);
  return Array.from({ length: count }, (_, i) => [random(), i] as const)
    .sort(([a], [b]) => a - b)
    .map(([, i]) => i);
}

/**
 * Sends both engines the same queries in turn, in one process, for at most `budgetMs`, so that noise of the machine
 * affects both alike.
 */
export async function timeInTurn(
  ours: BenchEngine,
  peer: BenchEngine,
  queries: readonly BenchQuery[],
  { rounds, budgetMs }: { rounds: number; budgetMs: number },
): Promise<Timings> {
  const order = shuffled(queries.length);
  for (const i of order.slice(0, 30)) {
    await timeMs(ours, queries[i]!);
    await timeMs(peer, queries[i]!);
  }
  const runs = new Map<number, { ours: number[]; peer: number[] }>();
  const endMs = performance.now() + budgetMs;
  for (let round = 0; round < rounds; round++)
    for (const i of order) {
      if (performance.now() > endMs) break;
      const run = runs.get(i) ?? { ours: [], peer: [] };
      run.peer.push(await timeMs(peer, queries[i]!));
      run.ours.push(await timeMs(ours, queries[i]!));
      runs.set(i, run);
    }
  const medians = Array.from(runs.values(), (run) => [quantile(run.ours, 0.5), quantile(run.peer, 0.5)] as const);
  return {
    ours: medians.map(([mine]) => mine),
    peer: medians.map(([, theirs]) => theirs),
    ratios: medians.map(([mine, theirs]) => theirs / mine),
  };
}
