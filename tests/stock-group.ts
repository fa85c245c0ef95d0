import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/open.ts';
import { saveDealerships } from '../src/db/queries/sites/dealerships.ts';
import { saveLocations } from '../src/db/queries/sites/locations.ts';
import { type SiteRecord, saveGroup, saveSite } from '../src/db/queries/sites/sites.ts';
import { type ImportOptions, importStock } from '../src/stock/import/import-stock.ts';
import type { ImportReport } from '../src/stock/import/report/report.ts';
import { sampleDealership, sampleLocation } from './two-groups.ts';

/**
 * An invented group with dealerships `north` and `south`, a location each by default, and one site, named by `slug`.
 */
export async function seedStockGroup(database: Database, slug: string, { locations = true } = {}): Promise<SiteRecord> {
  return database.asPlatform(async (tx) => {
    const groupId = await saveGroup(tx, { slug, name: slug });
    const places = ['north', 'south'];
    await saveDealerships(
      tx,
      groupId,
      places.map((place) => ({ ...sampleDealership(`${place} motors`), slug: place })),
    );
    await saveLocations(
      tx,
      groupId,
      (locations ? places : []).map((place) => ({
        ...sampleLocation(`${place} yard`, place),
        slug: `${place}-yard`,
      })),
    );
    return saveSite(tx, {
      group_id: groupId,
      slug,
      preset: null,
      settings: { brand: { name: slug }, contact: { phone: '07 5550 0000' } },
      hosts: [],
    });
  });
}

/** 1 March 2026, noon in UTC: the default clock of imports in tests. */
export const NOON = new Date('2026-03-01T12:00:00Z');

/** Imports text as a file. */
export function importText(
  database: Database,
  text: string,
  options: Partial<ImportOptions> & { site: string },
): Promise<ImportReport> {
  return importStock(database, {
    now: NOON,
    location: 'north-yard',
    ...options,
    source: Readable.from([Buffer.from(text)]),
  });
}

/** The stored vehicles of a site's group, by stock number. */
export function readStock(database: Database, site: SiteRecord): Promise<Record<string, unknown>[]> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.client.query(
      `select c.*, d.slug as dealership, l.slug as location from car c join dealership d on d.id = c.dealership_id
      left join location l on l.id = c.location_id where c.group_id = $1 order by c.stocknum, c.id`,
      [site.group_id],
    );
    return rows;
  });
}

export function readVersion(database: Database, site: SiteRecord): Promise<number> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ stock_version: number }>(
      sql`select stock_version from dealer_group where id = ${site.group_id}`,
    );
    return rows[0]!.stock_version;
  });
}
