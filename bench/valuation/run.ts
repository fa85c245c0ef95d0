import { parseArgs } from 'node:util';
import { generateStock } from '../../demo/generate.ts';
import { learnMarket } from '../../src/domain/valuation/market.ts';
import type { PricedVehicle } from '../../src/domain/valuation/market-vehicle.ts';
import { quantile } from '../search/timing.ts';
import { type Accuracy, judge } from './accuracy.ts';
import { loadListings } from './listings.ts';
import { priced } from './priced.ts';

// How well prices are estimated: of the demo stock, and of a listing file where one is named: npm run bench --
// --listings <file.csv> [--mapping australian-listings] [--year 2023]
const { values } = parseArgs({
  options: {
    listings: { type: 'string' },
    mapping: { type: 'string', default: 'australian-listings' },
    year: { type: 'string' },
  },
  // Other parts of the benchmark have options of their own.
  strict: false,
});

const DEMO_DATE = new Date('2026-11-20T00:00:00Z');

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

async function report(name: string, vehicles: readonly PricedVehicle[], year: number): Promise<void> {
  const startedMs = performance.now();
  const appraise = await learnMarket(vehicles, year);
  const learnedMs = performance.now() - startedMs;
  const accuracy = judge(vehicles, appraise);
  const { ours, naive } = accuracy;
  console.log(`\n${name}: ${vehicles.length} vehicles with prices, ${accuracy.compared} compared`);
  console.log('                       median error   of price');
  console.log(`  estimator          ${dollars(ours.dollars).padStart(14)} ${percent(ours.share).padStart(10)}`);
  console.log(`  median of model    ${dollars(naive.dollars).padStart(14)} ${percent(naive.share).padStart(10)}`);
  console.log(`  ratio              ${ratio(naive.dollars, ours.dollars)} ${ratio(naive.share, ours.share)}`);
  console.log(`  range holds ${percent(accuracy.covered)} of prices, and is ${percent(accuracy.width)} wide`);
  for (const { above, vehicles: count, share } of accuracy.byConfidence)
    if (count > 0) console.log(`  confidence over ${above.toFixed(1)}: ${count} vehicles, error ${percent(share)}`);
  console.log(`  learned in ${learnedMs.toFixed(0)} ms; one estimate ${times(accuracy)}`);
}

const ratio = (naive: number, ours: number) => `${(naive / ours).toFixed(1)}x`.padStart(ours > 1 ? 14 : 10);
const times = ({ msEach }: Accuracy) =>
  `${quantile(msEach, 0.5).toFixed(2)} ms (p50), ${quantile(msEach, 0.95).toFixed(2)} ms (p95)`;

console.log('Price estimates, each vehicle left out of its own');
for (const slug of ['harbour', 'wattle-creek'])
  await report(`demo stock of ${slug}`, priced(generateStock(slug, DEMO_DATE)), DEMO_DATE.getUTCFullYear());
if (typeof values.listings === 'string') {
  const vehicles = await loadListings(values.listings, String(values.mapping));
  const newest = vehicles.reduce((latest, { year }) => Math.max(latest, year ?? 0), 0);
  await report(values.listings, vehicles, Number(values.year ?? newest));
}
