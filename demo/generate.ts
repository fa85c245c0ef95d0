import { pathToFileURL } from 'node:url';
import { fixMakeName } from '../src/domain/vehicle/names.ts';
import { choiceFor } from './choose.ts';
import { UNPHOTOGRAPHED } from './media.ts';
import { ODD_CASES } from './odd-cases/odd-case-table.ts';
import { withEveryCase, withOddCases } from './odd-cases/odd-cases.ts';
import { loadPlaces } from './places.ts';
import { STOCK_PLANS, type StockPlan } from './plans.ts';
import { chanceOf } from './random.ts';
import type { VehicleRow } from './row.ts';
import { makeRow } from './vehicles/vehicle.ts';

/**
 * The stock of a demo site as it would stand on its yards at `asOf`, of another size where one is given: the same slug,
 * moment and size give the same rows. Throws for a slug that has no plan.
 */
export function generateStock(siteSlug: string, asOf: Date, size?: number): VehicleRow[] {
  const ownPlan = planOf(siteSlug);
  const plan = { ...ownPlan, size: size ?? ownPlan.size };
  return withOddCases(plainRows(siteSlug, plan, asOf), siteSlug, asOf);
}

const DAY_MS = 86_400_000;
const MONTHS = 12;
const MONTH_DAYS = 30;
/** Those sold later are still listed, and the stock's. */
const LAST_SOLD_DAYS_AGO = 20;

/**
 * The vehicles that a demo site has sold in the year before `asOf`, at their last price and of the models that it still
 * sells, for a yard buys what it knows. None of them is in `generateStock`; their photos have gone with them. Throws
 * for a slug that has no plan.
 */
export function generatePastSales(siteSlug: string, asOf: Date): VehicleRow[] {
  const plan = planOf(siteSlug);
  const each = Math.round(plan.soldLastYear / MONTHS);
  if (each === 0) return [];
  const keyOf = ({ make, model }: { make: string; model: string }) => `${fixMakeName(make)} ${model}`;
  const known = new Set(plainRows(siteSlug, plan, asOf).map(keyOf));
  const sells: StockPlan['sells'] = (offering) => plan.sells(offering) && known.has(keyOf(offering));
  return Array.from({ length: MONTHS }, (_, month) => {
    const soldAt = new Date(asOf.getTime() - (LAST_SOLD_DAYS_AGO + month * MONTH_DAYS) * DAY_MS);
    const rowAt = rowsOf(siteSlug, { ...plan, sells }, soldAt);
    return Array.from({ length: each }, (_, nth) => ({
      ...rowAt(plan.size + month * each + nth),
      ...UNPHOTOGRAPHED,
      status: 'sold',
      sold: true,
      sold_date_timestamp: Math.floor(soldAt.getTime() / 1000),
    }));
  }).flat();
}

/**
 * A sample of about `size` vehicles of the same site for tests, with every odd case that its whole stock has a vehicle
 * for. The same slug, moment and size give the same rows. Throws as `generateStock` does.
 */
export function generateSample(siteSlug: string, asOf: Date, size: number): VehicleRow[] {
  const plan = planOf(siteSlug);
  const rowAt = rowsOf(siteSlug, plan, asOf);
  const used = new Set(Array.from({ length: Math.min(plan.size, size) }, (_, index) => index));
  const rows = Array.from(used, rowAt);
  // Two for each case, so that cases that fit the same vehicles seldom lack one.
  const findLacking = () => ODD_CASES.filter(({ fits }) => rows.filter(fits).length < 2);
  let lacking = findLacking();
  for (let index = rows.length; index < plan.size && lacking.length > 0; index += 1) {
    const row = rowAt(index);
    if (!lacking.some(({ fits }) => fits(row))) continue;
    used.add(index);
    rows.push(row);
    lacking = findLacking();
  }
  function* others() {
    for (let index = size; index < plan.size; index += 1) if (!used.has(index)) yield rowAt(index);
  }
  return withEveryCase(ranked(rows, siteSlug), siteSlug, asOf, others());
}

function planOf(siteSlug: string): StockPlan {
  const plan = STOCK_PLANS[siteSlug];
  if (!plan) {
    throw new Error(`No demo stock for "${siteSlug}"; there is some for ${Object.keys(STOCK_PLANS).join(', ')}`);
  }
  return plan;
}

function plainRows(siteSlug: string, plan: StockPlan, asOf: Date): VehicleRow[] {
  const rowAt = rowsOf(siteSlug, plan, asOf);
  return ranked(
    Array.from({ length: plan.size }, (_, index) => rowAt(index)),
    siteSlug,
  );
}

function rowsOf(siteSlug: string, plan: StockPlan, asOf: Date): (index: number) => VehicleRow {
  const choose = choiceFor(plan, loadPlaces(siteSlug), asOf);
  return (index) => {
    const chance = chanceOf(`${siteSlug}/vehicle/${index}`);
    return makeRow(choose(index, chance), plan, index, asOf, chance);
  };
}

/**
 * Ranks ten apart, in an order independent of the order of the rows. As a dealer would, vehicles without photos are
 * ranked last.
 */
function ranked(rows: VehicleRow[], siteSlug: string): VehicleRow[] {
  const draws = rows.map((row, index) => ({
    index,
    isPictured: row.images.length > 0,
    draw: chanceOf(`${siteSlug}/rank/${row.stocknum}`).fraction(),
  }));
  draws.sort((a, b) => Number(a.isPictured) - Number(b.isPictured) || a.draw - b.draw);
  const ranks = new Map(draws.map(({ index }, place) => [index, (place + 1) * 10]));
  return rows.map((row, index) => ({ ...row, custom_rank: ranks.get(index) ?? 0 }));
}

function main([slug]: string[]): void {
  if (!slug) throw new Error('Usage: node demo/generate.ts <site slug> > stock.ndjson');
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit());
  for (const row of generateStock(slug, new Date())) process.stdout.write(`${JSON.stringify(row)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
