import { generateStock } from '../../demo/generate.ts';
import { STOCK_PLANS } from '../../demo/plans.ts';
import type { VehicleRow } from '../../demo/row.ts';

export const DEMO_SLUGS = Object.keys(STOCK_PLANS);
/** The moment of the demo's stock in most tests. */
export const DEMO_NOW = new Date('2026-11-21T01:00:00Z');

const made = new Map<string, readonly VehicleRow[]>();

/** The whole stock of a demo site, made once for all tests that use it. */
export function demoStock(siteSlug: string, asOf = DEMO_NOW): readonly VehicleRow[] {
  const key = `${siteSlug} ${asOf.getTime()}`;
  const rows = made.get(key) ?? generateStock(siteSlug, asOf);
  made.set(key, rows);
  return rows;
}
