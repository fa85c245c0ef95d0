import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COUNTED_KEYS } from '../../src/search/contract.ts';
import type { AloneFigures } from './alone.ts';
import type { BenchEngine } from './engines/engine.ts';
import { makeItemsJs } from './engines/itemsjs.ts';
import { makeOrama } from './engines/orama.ts';
import { makeOurs } from './engines/ours.ts';
import { makePlain } from './engines/plain.ts';
import { type BenchQuery, makeQueries } from './queries.ts';
import { quantile, type Timings, timeInTurn } from './timing.ts';
import { type BenchCar, makeStock } from './vehicles.ts';

interface Peer {
  name: string;
  /** The largest stock on which its text search is fast enough to wait for. */
  mostForWords: number;
  make(stock: readonly BenchCar[], withWords: boolean): BenchEngine<never> | Promise<BenchEngine<never>>;
}
const PEERS: readonly Peer[] = [
  { name: 'plain filter', mostForWords: 0, make: makePlain as never },
  { name: 'itemsjs 2.4', mostForWords: 10_000, make: makeItemsJs as never },
  { name: 'Orama 3.1', mostForWords: 100_000, make: makeOrama as never },
];

interface Plan {
  sizes: number[];
  queries: number;
  rounds: number;
  budgetMs: number;
}
const FULL: Plan = { sizes: [1_000, 10_000, 100_000], queries: 200, rounds: 3, budgetMs: 20_000 };
const QUICK: Plan = { sizes: [1_000, 10_000], queries: 60, rounds: 2, budgetMs: 8_000 };

const ms = (number: number): string => number.toFixed(number < 10 ? 2 : 0).padStart(8);
const print = (...cells: string[]): void => console.log(cells.join('  '));

/** Reports the first difference between two engines in count or in the counts of a filter, which ends the benchmark. */
async function checkSame(
  ours: BenchEngine<never>,
  peer: BenchEngine<never>,
  name: string,
  queries: readonly BenchQuery[],
) {
  for (const query of queries) {
    const [mine, theirs] = [ours.read(await ours.search(query)), peer.read(await peer.search(query))];
    const differs = COUNTED_KEYS.find((key) => {
      const [a, b] = [mine.facets[key], theirs.facets[key]];
      return a.size !== b.size || [...a].some(([value, count]) => b.get(value) !== count);
    });
    if (mine.count !== theirs.count || differs)
      throw new Error(`${name} answers otherwise (${differs ?? 'count'}) to ${JSON.stringify(query)}`);
  }
}

function printTimings(
  size: number,
  name: string,
  kind: string,
  { ours, peer, ratios }: Timings,
  buildMs: number,
): void {
  const [mine, theirs] = [ours, peer].map((all) => `${ms(quantile(all, 0.5))} /${ms(quantile(all, 0.95))}`);
  const ratio = `${quantile(ratios, 0.5).toFixed(1).padStart(7)}x`;
  print(
    String(size).padStart(7),
    kind.padEnd(8),
    name.padEnd(14),
    mine!,
    theirs!,
    ratio,
    `${(buildMs / 1000).toFixed(1)} s`,
  );
}

async function comparePeer(
  peer: Peer,
  ours: BenchEngine<never>,
  stock: readonly BenchCar[],
  plan: Plan,
): Promise<void> {
  const startedMs = performance.now();
  const withWords = stock.length <= peer.mostForWords;
  const engine = await peer.make(stock, withWords);
  const buildMs = performance.now() - startedMs;
  const pool = stock.slice(0, 1_000);
  const filters = makeQueries(pool, plan.queries, false);
  await checkSame(ours, engine, peer.name, filters.slice(0, 40));
  printTimings(stock.length, peer.name, 'filters', await timeInTurn(ours, engine, filters, plan), buildMs);
  if (!withWords) return;
  const words = makeQueries(pool, Math.ceil(plan.queries / 2), true);
  const half = { ...plan, budgetMs: plan.budgetMs / 2 };
  printTimings(stock.length, peer.name, 'words', await timeInTurn(ours, engine, words, half), buildMs);
}

/** What our index costs, measured in a process of its own, free of the peers' garbage. */
function measureAlone(size: number): AloneFigures {
  const script = fileURLToPath(new URL('./alone.ts', import.meta.url));
  const flags = ['--expose-gc', '--max-old-space-size=7000'];
  return JSON.parse(execFileSync(process.execPath, [...flags, script, String(size)], { encoding: 'utf8' }));
}

function printAlone(size: number, figures: AloneFigures): void {
  const { filters, words, priceChange, wholeChange, removal, buildSeconds, megabytes } = figures;
  const searches = [filters, words].map(({ p50, p95 }) => `${ms(p50)} /${ms(p95)}`);
  print(
    String(size).padStart(8),
    ...searches,
    ...[priceChange, wholeChange, removal].map(ms),
    `${(buildSeconds?.toFixed(2) ?? '-').padStart(8)} s`,
    `${megabytes.toFixed(1).padStart(8)} MB`,
  );
}

/** Prints what our index costs alone, for stocks of these sizes. */
function runAlone(sizes: readonly number[]): void {
  print('\nOur index alone, in ms: searches p50/p95, changes of one vehicle; building; memory with whole cards');
  print(
    'vehicles',
    '           filters',
    '             words',
    '   price',
    '   whole',
    ' removal',
    '     build',
    '     memory',
  );
  for (const size of sizes) printAlone(size, measureAlone(size));
}

/** Compares our engine with its peers on the same stock and queries, and prints the table. */
async function comparePeers(plan: Plan): Promise<void> {
  print('Stock search: medians and 95th percentiles in ms of whole answers (hits, count, all filters’ counts)');
  print(
    'vehicles',
    'queries ',
    'peer          ',
    '        ours p50/p95',
    '        peer p50/p95',
    'median ratio',
    'peer build',
  );
  for (const size of plan.sizes) {
    const stock = [...makeStock(size)];
    const ours = makeOurs(stock) as BenchEngine<never>;
    for (const peer of PEERS) await comparePeer(peer, ours, stock, plan);
  }
}

const { values } = parseArgs({
  options: {
    /** Without the largest stock. */
    quick: { type: 'boolean', default: false },
    /** Our index of a million vehicles alone: some minutes and 4 GB. */
    million: { type: 'boolean', default: false },
  },
  strict: false,
});
const plan = values.quick === true ? QUICK : FULL;
if (values.million !== true) await comparePeers(plan);
runAlone(values.million === true ? [1_000_000] : plan.sizes);
