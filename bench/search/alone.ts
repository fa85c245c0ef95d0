// What our index costs and answers in a process of its own. Run with --expose-gc and the number of vehicles; prints
// JSON.
import type { CardRecord } from '../../src/domain/listing/card-record.ts';
import type { MemoryEngine } from '../../src/search/engine/memory-engine.ts';
import { makeIndex } from './engines/ours.ts';
import { type BenchQuery, makeQueries } from './queries.ts';
import { quantile } from './timing.ts';
import { type BenchCar, makeRandom, makeStock, makeVehicle } from './vehicles.ts';

type Index = MemoryEngine<CardRecord, BenchCar>;

/** Milliseconds: the median and the 95th percentile. */
interface Times {
  p50: number;
  p95: number;
}

/** Milliseconds unless the name says otherwise; medians. */
export interface AloneFigures {
  megabytes: number;
  /** Null for a stock that would not fit in memory beside its index. */
  buildSeconds: number | null;
  filters: Times;
  words: Times;
  priceChange: number;
  wholeChange: number;
  removal: number;
}

const MOST_IN_MEMORY = 100_000;

const collect = globalThis.gc;
if (!collect) throw new Error('alone.ts must be run with --expose-gc');

async function usedBytes(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await collect!();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timeEach<T>(list: readonly T[], act: (one: T) => void): Times {
  const times = list.map((one) => {
    const startedMs = performance.now();
    act(one);
    return performance.now() - startedMs;
  });
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

function timeSearches(index: Index, queries: readonly BenchQuery[]): Times {
  const search = ({ state, carTypes }: BenchQuery): void => void index.search(state, { terms: { car_type: carTypes } });
  for (const query of queries) search(query);
  return timeEach(queries, search);
}

/** Seconds to index a stock that is in memory, up to its first search. */
function timeBuild(count: number): number {
  const stock = [...makeStock(count)];
  const startedMs = performance.now();
  makeIndex(stock).search(makeQueries(stock.slice(0, 100), 1, true)[0]!.state);
  return (performance.now() - startedMs) / 1000;
}

async function measure(count: number): Promise<AloneFigures> {
  const pool = [...makeStock(1_000)];
  const buildSeconds = count > MOST_IN_MEMORY ? null : timeBuild(count);
  const before = await usedBytes();
  const index = makeIndex(makeStock(count));
  const filters = timeSearches(index, makeQueries(pool, 200, false));
  const words = timeSearches(index, makeQueries(pool, 200, true));
  const megabytes = ((await usedBytes()) - before) / 1_048_576;
  const random = makeRandom(99);
  const some = pool.slice(0, 200);
  return {
    megabytes,
    buildSeconds,
    filters,
    words,
    priceChange: timeEach(some, (car) => index.upsert({ ...car, price: (car.price ?? 0) + 100 })).p50,
    wholeChange: timeEach(some, (car) => index.upsert(makeVehicle(car.id, random))).p50,
    removal: timeEach(some, (car) => index.remove(car.id)).p50,
  };
}

console.log(JSON.stringify(await measure(Number(process.argv[2] ?? 10_000))));
