import { pathToFileURL } from 'node:url';
import { chooseVehicle } from './choose.ts';
import { withOddCases } from './odd-cases.ts';
import { loadPlaces } from './places.ts';
import { STOCK_PLANS, type StockPlan } from './plans.ts';
import { chanceOf } from './random.ts';
import type { VehicleRow } from './row.ts';
import { makeRow } from './vehicle.ts';

/**
 * The stock of a demo site as it would stand on its yards at `asOf`: the same slug and moment give the same rows. Throws for a slug
 * that has no plan.
 */
export function generateStock(siteSlug: string, asOf: Date): VehicleRow[] {
  const plan = STOCK_PLANS[siteSlug];
  if (!plan) {
    throw new Error(
      `No demo stock for "${siteSlug}"; there is some for ${Object.keys(STOCK_PLANS).join(', ')}`,
    );
  }
  return withOddCases(plainRows(siteSlug, plan, asOf), siteSlug, asOf);
}

function plainRows(siteSlug: string, plan: StockPlan, asOf: Date): VehicleRow[] {
  const places = loadPlaces(siteSlug);
  const rows = Array.from({ length: plan.size }, (_, index) => {
    const chance = chanceOf(`${siteSlug}/vehicle/${index}`);
    return makeRow(chooseVehicle(plan, places, index, asOf, chance), plan, index, asOf, chance);
  });
  return ranked(rows, siteSlug);
}

/** Ranks ten apart, in an order that has nothing to do with the order of the rows. */
function ranked(rows: VehicleRow[], siteSlug: string): VehicleRow[] {
  const draws = rows.map((row, index) => ({
    index,
    draw: chanceOf(`${siteSlug}/rank/${row.stocknum}`).fraction(),
  }));
  draws.sort((a, b) => a.draw - b.draw);
  const ranks = new Map(draws.map(({ index }, place) => [index, (place + 1) * 10]));
  return rows.map((row, index) => ({ ...row, custom_rank: ranks.get(index) ?? 0 }));
}

function main([slug]: string[]): void {
  if (!slug) throw new Error('Usage: node demo/generate.ts <site slug> > stock.ndjson');
  // A reader such as head may have had enough.
  process.stdout.on('error', () => process.exit());
  for (const row of generateStock(slug, new Date())) process.stdout.write(`${JSON.stringify(row)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
