import { generateSample } from '../../demo/generate.ts';
import type { VehicleRow } from '../../demo/row.ts';

/** How many vehicles the large group has: some of each make. The others have 60. */
const LARGE = 240;
const SMALL = 60;
const made = new Map<string, VehicleRow[]>();

/** A sample of a demo site's stock, with every odd case of the whole, made once. Throws as `generateStock` does. */
export function sampleStock(siteSlug: string, asOf: Date): VehicleRow[] {
  const key = `${siteSlug} ${asOf.getTime()}`;
  const rows = made.get(key) ?? generateSample(siteSlug, asOf, siteSlug === 'harbour' ? LARGE : SMALL);
  made.set(key, rows);
  return rows;
}
