import { Readable } from 'node:stream';
import type { Database } from '../src/db/open.ts';
import { listSites, type SiteRecord } from '../src/db/queries/sites/sites.ts';
import { importStock } from '../src/stock/import/import-stock.ts';
import type { ImportReport } from '../src/stock/import/report/report.ts';
import { generatePastSales, generateStock } from './generate.ts';
import { isDemoPicture } from './media.ts';
import { STOCK_PLANS } from './plans.ts';
import { earlierFeeds } from './prices/price-drops.ts';
import type { VehicleRow } from './row.ts';

export interface SeedOptions {
  /**
   * The stock is made as it would stand on the yards at this moment: new ones arrived, and sold ones were sold, in the
   * days before.
   */
  asOf: Date;
  log?: { info(facts: object, message: string): void } | undefined;
  /** The rows of a site at the moment; those of the demo by default. */
  stockOf?: typeof generateStock | undefined;
  /** The rows of what a site has sold before; those of the demo with its whole stock, else none. */
  soldOf?: typeof generatePastSales | undefined;
}

const DAY_MS = 86_400_000;
/** The latest of the past sales were this many days ago. */
const DAYS_SINCE_SALES = 20;

/** The feed of the demo stock, separate from an operator's own feeds. */
const DEMO_FEED = 'demo';

/**
 * Gives every demo site whose group has no vehicle its generated stock. Existing stock stays as it is, unless it was
 * generated with other pictures: then it is updated to the moment. Returns a report for each site that was filled.
 * Throws when an import stops or refuses a row.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<ImportReport[]> {
  const { empty, outdated } = await database.asPlatform(async (tx) => {
    const sites = (await listSites(tx)).filter(isDemo);
    const { rows } = await tx.client.query<{ group_id: number; pictures: string[] }>(
      `select group_id, array_agg(distinct split_part(primary_image_url, '?', 1))
         filter (where feed = $1 and primary_image_url like '/%') as pictures
       from car group by group_id`,
      [DEMO_FEED],
    );
    const stocked = new Map(rows.map((row) => [row.group_id, row.pictures ?? []]));
    const isEmpty = (site: SiteRecord) => !stocked.has(site.group_id);
    return {
      empty: sites.filter(isEmpty),
      outdated: sites.filter((site) => !isEmpty(site) && !stocked.get(site.group_id)?.every(isDemoPicture)),
    };
  });
  for (const { slug } of empty) await importEarlier(database, slug, options);
  return importAll(database, [...empty, ...outdated], options);
}

/** The demo's feeds from before the moment, so that prices have a history and small yards something to compare. */
async function importEarlier(
  database: Database,
  site: string,
  { asOf, stockOf = generateStock, soldOf = stockOf === generateStock ? generatePastSales : undefined }: SeedOptions,
): Promise<void> {
  const sold = soldOf?.(site, asOf) ?? [];
  if (sold.length > 0) await importRows(database, site, sold, new Date(asOf.getTime() - DAYS_SINCE_SALES * DAY_MS));
  for (const { at, rows } of earlierFeeds(stockOf(site, asOf), asOf)) await importRows(database, site, rows, at);
}

/** Updates the stock of every demo site to the moment: the same vehicles, with arrivals and sales around it. */
export async function refreshDemo(database: Database, options: SeedOptions): Promise<ImportReport[]> {
  const sites = await database.asPlatform(async (tx) => (await listSites(tx)).filter(isDemo));
  return importAll(database, sites, options);
}

const isDemo = (site: SiteRecord) => Object.hasOwn(STOCK_PLANS, site.slug);

async function importAll(database: Database, sites: SiteRecord[], options: SeedOptions): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const { slug } of sites) reports.push(await importGenerated(database, slug, options));
  return reports;
}

async function importGenerated(
  database: Database,
  site: string,
  { asOf, log, stockOf = generateStock }: SeedOptions,
): Promise<ImportReport> {
  const report = await importRows(database, site, stockOf(site, asOf), asOf);
  log?.info({ site, vehicles: report.accepted, added: report.added }, 'demo stock imported');
  return report;
}

async function importRows(
  database: Database,
  site: string,
  rows: readonly VehicleRow[],
  now: Date,
): Promise<ImportReport> {
  const source = Readable.from(ndjson(rows));
  const report = await importStock(database, {
    site,
    format: 'ndjson',
    feed: DEMO_FEED,
    source,
    force: true,
    now,
  });
  const refused = report.problems.find(({ severity }) => severity === 'refused');
  if (report.outcome === 'stopped' || refused) {
    throw new Error(`The demo stock of ${site} was not taken: ${report.reason ?? refused?.reason}`);
  }
  return report;
}

function* ndjson(rows: readonly object[]): Generator<Buffer> {
  for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
}
