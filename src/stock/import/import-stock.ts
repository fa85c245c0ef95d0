import type { Readable } from 'node:stream';
import type { Database } from '../../db/open.ts';
import { findSiteBySlug, type SiteRecord } from '../../db/queries/sites/sites.ts';
import type { SiteDb, SiteTx } from '../../db/scope.ts';
import { withStockChange } from '../../db/stock-change.ts';
import type { Mapping } from '../feeds/mapping/schema.ts';
import type { RowProblem } from '../feeds/problem.ts';
import { FeedError } from '../feeds/raw-record.ts';
import { type OpenFeed, openFeed } from '../feeds/read/open-feed.ts';
import { DateOrders } from './date-orders.ts';
import { checkFeedName, STANDARD_FEED } from './feed-name.ts';
import { saveFeedRun } from './feed-run.ts';
import * as merge from './merge/merge.ts';
import { regenerateValues } from './merge/regenerate-values.ts';
import { copyToStaging, createStaging } from './merge/staging.ts';
import { loadPlaceFinder } from './places/load-place-finder.ts';
import { getRemovalLimit } from './removal-limit.ts';
import { type ImportCounts, type ImportReport, Problems } from './report/report.ts';
import { type RowCounts, readRows } from './rows.ts';

/** Progress of an import; `bytes` are those read of the source. */
export interface ImportProgress {
  phase: 'reading' | 'merging';
  rows: number;
  bytes: number;
}

export interface ImportOptions {
  /** Slug of a site; the import goes to its group's stock. */
  site: string;
  /** CSV, TSV or JSON in any known encoding, gzipped or not. */
  source: Readable;
  /** Name of a built-in format; detected from the file when neither it nor a mapping is given. */
  format?: string | undefined;
  mapping?: Mapping | undefined;
  /** Name of the feed, `main` by default: a full feed marks as sold only vehicles that came under the same name. */
  feed?: string | undefined;
  /** Slug of the location or dealership for vehicles whose row names no known one. */
  location?: string | undefined;
  /** The file has only a part of the stock: no vehicle is marked as gone. */
  partial?: boolean | undefined;
  /** Marks vehicles as gone however many they are, and treats a file that seems to be cut short as complete. */
  force?: boolean | undefined;
  /** Does everything, then rolls it back. */
  dryRun?: boolean | undefined;
  /** The percentage of the feed's stock that may go at once; by default the site's setting. */
  removalLimitPercent?: number | undefined;
  now: Date;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Called for every problem of a row as it is found; the report keeps the first thousand. */
  onProblem?: ((problem: RowProblem) => void) | undefined;
}

/** Thrown to roll the transaction back, with the report of what was found. */
class Undone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super(report.reason ?? 'dry run');
    this.report = report;
  }
}

/**
 * Imports a file into the stock of a site's group, in one transaction: all that the report says is done, or nothing is.
 * Unusable rows are refused and reported; an unreadable file, and a full feed that would remove too much, stop the
 * import with outcome `stopped`. Imports of one group wait for each other. Every run but a dry one is saved in
 * `feed_run`. Throws for an unknown site, location or format, an invalid feed name, and when the database fails.
 */
export async function importStock(database: Database, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const site = await database.asPlatform((tx) => findSiteBySlug(tx, options.site));
  if (!site) throw new Error(`There is no site "${options.site}".`);
  const run = new ImportRun(site, options);
  const report = await run.perform(database);
  return { ...report, milliseconds: Math.round(performance.now() - started) };
}

function noneSold(rows: number, gone: number): string {
  const which = rows === 1 ? 'one row does' : `${rows} rows do`;
  const what = gone === 1 ? '1 vehicle that is' : `${gone} vehicles that are`;
  return (
    `${which} not tell which vehicle it is, so ${what} not in the file ${gone === 1 ? 'was' : 'were'} ` +
    'not marked as sold'
  );
}

const NOTHING_DONE: ImportCounts = {
  added: 0,
  changed: 0,
  returned: 0,
  unchanged: 0,
  gone: 0,
  priceChanges: 0,
};

/** The state of one import. */
class ImportRun {
  readonly #site: SiteRecord;
  readonly #options: ImportOptions;
  readonly #feedName: string;
  readonly #problems: Problems;
  readonly #rows: RowCounts = { rows: 0, accepted: 0, refused: 0, unlisted: 0 };
  readonly #warnings: string[] = [];
  readonly #dateOrders = new DateOrders();
  #feed: OpenFeed | undefined;
  #bytes = 0;

  constructor(site: SiteRecord, options: ImportOptions) {
    this.#site = site;
    this.#options = options;
    this.#feedName = checkFeedName(options.feed ?? STANDARD_FEED);
    this.#problems = new Problems(options.onProblem);
  }

  async perform(database: Database): Promise<ImportReport> {
    const { dryRun, now } = this.#options;
    const site = database.forSite({ groupId: this.#site.group_id, siteId: this.#site.id });
    const report = await this.#attempt(site);
    // A stopped import was rolled back together with its report.
    if (report.outcome === 'stopped' && !dryRun) await site.run((tx) => saveFeedRun(tx, report, now));
    return report;
  }

  async #attempt(site: SiteDb): Promise<ImportReport> {
    const { source, format, mapping } = this.#options;
    const limit = this.#options.removalLimitPercent ?? getRemovalLimit(this.#site);
    try {
      const feed = await openFeed({ source, format, mapping, onBytes: (bytes) => (this.#bytes = bytes) });
      this.#feed = feed;
      return await site.run((tx) => this.#import(tx, feed, limit), { statementTimeoutMs: 0 });
    } catch (error) {
      if (error instanceof Undone) return error.report;
      if (error instanceof FeedError) return this.#stopped(error.message);
      throw error;
    } finally {
      source.destroy();
    }
  }

  async #import(tx: SiteTx, feed: OpenFeed, limitPercent: number): Promise<ImportReport> {
    const findPlace = await loadPlaceFinder(tx, this.#options.location);
    await createStaging(tx);
    const { now, force, partial } = this.#options;
    const cutShort = force ? 'is-whole' : partial ? 'loses-last' : 'stops';
    const summary = { problems: this.#problems, counts: this.#rows, dateOrders: this.#dateOrders };
    const context = { findPlace, now, cutShort, ...summary } as const;
    await copyToStaging(tx, readRows(feed, { ...context, onRow: () => this.#tellRows() }));
    this.#tell('merging');
    if (this.#rows.rows === 0 && !this.#options.force) throw new Undone(this.#stopped('The file has no vehicles.'));
    const change = await withStockChange(tx, this.#site.group_id, () => this.#merge(tx, feed, limitPercent));
    const report = this.#report(change.changed ? 'imported' : 'unchanged', change.value, change.version);
    if (this.#options.dryRun) throw new Undone({ ...report, outcome: 'tried', stockVersion: null });
    await saveFeedRun(tx, report, this.#options.now);
    return report;
  }

  async #merge(tx: SiteTx, feed: OpenFeed, limitPercent: number): Promise<ImportCounts> {
    const options = {
      groupId: this.#site.group_id,
      feed: this.#feedName,
      fields: feed.fields,
      now: this.#options.now,
    };
    await merge.prepareMerge(tx);
    const isFirst = await merge.isFirstLoad(tx, options);
    await merge.matchStaged(tx, options);
    for (const foreign of await merge.refuseForeign(tx, options)) this.#refuseForeign(foreign);
    if (this.#rows.rows > 0 && this.#rows.accepted === 0)
      throw new Undone(this.#stopped('Every row of the file was refused.'));
    const gone = this.#options.partial ? 0 : await this.#markMissingSold(tx, options, limitPercent);
    await regenerateValues(tx, options.groupId, options.fields);
    const updated = await merge.updateChanged(tx, options);
    for (const untold of await merge.listMissingTypes(tx)) this.#warnOfType(untold);
    const added = await merge.addNew(tx, options, isFirst);
    return { ...updated, added, gone, unchanged: this.#rows.accepted - added - updated.changed };
  }

  async #markMissingSold(tx: SiteTx, options: merge.MergeOptions, limitPercent: number): Promise<number> {
    const { inStock, gone } = await merge.countGone(tx, options);
    if (gone === 0) return 0;
    const unidentified = await merge.countUnidentified(tx, options);
    if (unidentified > 0) {
      this.#warnings.push(noneSold(unidentified, gone));
      return 0;
    }
    if (gone > (inStock * limitPercent) / 100 && !this.#options.force) {
      const share = Math.round((gone / inStock) * 100);
      throw new Undone(
        this.#stopped(
          `The file would mark ${gone} of ${inStock} vehicles of the feed "${options.feed}" as sold (${share} ` +
            `%, more than the ${limitPercent} % that a feed may remove). If that’s right, import it with ` +
            '--force; if the file is only part of the stock, with --partial; if it is another feed of the ' +
            'group, with --feed and its own name.',
        ),
      );
    }
    return merge.markMissingSold(tx, options);
  }

  #refuseForeign({ line, stocknum, feed }: merge.ForeignRow): void {
    this.#rows.accepted -= 1;
    this.#rows.refused += 1;
    const reason = `the vehicle is in stock from the feed "${feed}"; only that feed can change it`;
    this.#problems.add({ severity: 'refused', line, stocknum, field: 'stocknum', value: stocknum, reason });
  }

  #warnOfType({ line, stocknum }: merge.MissingType): void {
    const reason = 'the row doesn’t say whether the vehicle is new, demo or used; read as used';
    this.#problems.add({ severity: 'warning', line, stocknum, field: 'car_type', value: null, reason });
  }

  #tellRows(): void {
    if (this.#rows.rows % 500 === 0) this.#tell('reading');
  }

  #tell(phase: ImportProgress['phase']): void {
    this.#options.onProgress?.({ phase, rows: this.#rows.rows, bytes: this.#bytes });
  }

  #stopped(reason: string): ImportReport {
    return { ...this.#report('stopped', NOTHING_DONE, null), reason };
  }

  #listWarnings(): string[] {
    const ofFile = this.#feed ? [...this.#feed.warnings, ...this.#dateOrders.warnings(this.#feed)] : [];
    return [...ofFile, ...this.#warnings];
  }

  #report(outcome: ImportReport['outcome'], counts: ImportCounts, stockVersion: number | null): ImportReport {
    return {
      outcome,
      reason: null,
      site: this.#site.slug,
      feed: this.#feedName,
      format: this.#feed?.format ?? null,
      encoding: this.#feed?.notes.encoding ?? null,
      ...this.#rows,
      ...counts,
      warnings: this.#listWarnings(),
      problems: this.#problems.first,
      summary: this.#problems.summary(),
      stockVersion,
      milliseconds: 0,
    };
  }
}
