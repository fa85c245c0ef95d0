import { createReadStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findSite } from '../../src/db/queries/sites/sites.ts';
import { readStockChanges } from '../../src/db/queries/stock/cars.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { createMemoryEngine } from '../../src/search/engine/memory-engine.ts';
import { loadMapping } from '../../src/stock/feeds/mapping/load.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import type { ImportReport } from '../../src/stock/import/report/report.ts';
import type { TestDatabase } from '../database.ts';
import { seedStockGroup } from '../stock-group.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Folder with listings from a real market, which we may not store here. */
export const TRIAL_FOLDER = process.env.FORECOURT_TRIAL_DATA;
const FILE = join(TRIAL_FOLDER ?? '', 'australian_vehicle_prices.csv');
const NOW = new Date('2026-03-01T12:00:00Z');

/** Appended to the title of tests that cannot run without the folder. */
export const SKIPPED = TRIAL_FOLDER ? '' : ' (skipped: FORECOURT_TRIAL_DATA names no folder that holds it)';

/** One row of the file, unconverted. */
export type Listing = Record<string, string>;

/** A CSV reader independent of the project's own: quotes, doubled quotes, new lines in quotes. */
function readListings(text: string): Listing[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === ',') {
      rows.at(-1)!.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      rows.push([]);
    } else cell += letter;
  }
  const [header, ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(header!.map((name, at) => [name, row[at] ?? ''])));
}

/** The file's non-empty rows, read independently of the project. */
export function loadListings(): Listing[] {
  return readListings(readFileSync(FILE, 'utf8')).filter(({ Brand }) => Brand !== '');
}

/** Imports the file into a new group of the database; returns the report and the stored cars. */
export async function importListings({ database }: TestDatabase): Promise<{ report: ImportReport; cars: Car[] }> {
  const site = await seedStockGroup(database, 'listings', { locations: false });
  const mapping = await loadMapping(join(ROOT, 'mappings', 'australian-listings.json'));
  const source = createReadStream(FILE);
  const report = await importStock(database, {
    site: site.slug,
    mapping,
    source,
    location: 'north',
    now: NOW,
  });
  const cars: Car[] = [];
  await database.asPlatform(async (tx) => {
    const { group_id } = (await findSite(tx, site.id))!;
    await readStockChanges(tx, group_id, 0, (batch) => void cars.push(...batch));
  });
  return { report, cars };
}

/** An engine with these cars, whose hits are their ids. */
export function engineOf(cars: readonly Car[]) {
  const rules = {
    includeSoldCarsDays: 3,
    hideZeroPrice: false,
    priceAscendingNeedsPrice: false,
    hitsPerPage: 21,
  };
  const engine = createMemoryEngine<{ id: number }>({ rules, now: NOW, cardOf: ({ id }) => ({ id }) });
  engine.load(cars);
  return engine;
}
