import { sql } from 'drizzle-orm';
import { describeDatabaseError } from '../../db/describe-error.ts';
import type { Database } from '../../db/open.ts';
import { saveContent } from '../../db/queries/sites/content.ts';
import { removeOtherDealerships, saveDealerships } from '../../db/queries/sites/dealerships.ts';
import { removeOtherLocations, saveLocations, saveSpecialHours } from '../../db/queries/sites/locations.ts';
import { saveReviews } from '../../db/queries/sites/reviews.ts';
import { listSites, saveGroup, saveSite } from '../../db/queries/sites/sites.ts';
import { saveManufacturers, saveModels } from '../../db/queries/stock/models.ts';
import type { PlatformTx } from '../../db/scope.ts';
import { findUnavailability } from '../../db/unavailable.ts';
import { listKeysOf } from '../../domain/text/look-up.ts';
import type { SiteFolder } from '../../settings/content.ts';
import { formatProblem, type ReadFolder, readSiteFolders } from './folder.ts';
import { toContentItem, toLocation, toReview } from './rows.ts';
import { findMissingPictures } from './warnings/pictures.ts';

export interface ApplyLog {
  error(message: string): void;
  warn(message: string): void;
}

export interface Applied {
  /** Slugs of the sites that were written or were up to date. */
  applied: string[];
  /** Slugs of the sites whose folders are refused; their data in the database stays. */
  refused: string[];
}

/**
 * Writes every valid site folder below `sitesDir` to the database, each in one transaction; running servers are
 * notified of changes. An invalid folder changes nothing and does not block the others; its problems go to the log, a
 * line each. Throws when the database goes away meanwhile; running it again does no harm.
 */
export function applySiteFolders(database: Database, sitesDir: string, log: ApplyLog): Promise<Applied> {
  return applyFolders(sitesDir, log, (work) => database.asPlatform(work));
}

/**
 * Reports what `applySiteFolders` would, by doing the same and rolling all of it back: nothing is written and nobody is
 * notified. So problems that only the database knows (a host of a site whose folder is gone, a text that it cannot
 * store) are found before it is applied.
 */
export function rehearseSiteFolders(database: Database, sitesDir: string, log: ApplyLog): Promise<Applied> {
  let applied: Applied | undefined;
  return database
    .asPlatform(async (tx): Promise<Applied> => {
      applied = await applyFolders(sitesDir, log, (work) => inSavepoint(tx, work));
      throw new Error('A rehearsal is taken back');
    })
    .catch((error: unknown) => {
      if (!applied) throw error;
      return applied;
    });
}

/**
 * What `npm run sites -- check` says: a rehearsal that also refuses a folder whose pictures do not exist. `apply` only
 * warns of them, so that a server goes on with its settings while pictures are still being copied. Without a media
 * folder nobody can tell, and they are warnings here too.
 */
export async function checkSiteFolders(
  database: Database,
  { SITES_DIR, MEDIA_DIR }: { SITES_DIR: string; MEDIA_DIR?: string | undefined },
  log: ApplyLog,
): Promise<Applied> {
  const { applied, refused } = await rehearseSiteFolders(database, SITES_DIR, log);
  if (!MEDIA_DIR) return { applied, refused };
  const without = (await readSiteFolders(SITES_DIR)).flatMap((folder) => {
    const missing = findMissingPictures(folder, MEDIA_DIR);
    for (const problem of missing) log.error(formatProblem(folder.slug, problem));
    return missing.length > 0 ? [folder.slug] : [];
  });
  return {
    applied: applied.filter((slug) => !without.includes(slug)),
    refused: [...new Set([...refused, ...without])].sort(),
  };
}

/** Does work in one transaction. */
type Run = <T>(work: (tx: PlatformTx) => Promise<T>) => Promise<T>;

async function inSavepoint<T>(tx: PlatformTx, work: (tx: PlatformTx) => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint rehearsal`);
  try {
    return await work(tx);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint rehearsal`);
    throw error;
  }
}

async function applyFolders(sitesDir: string, log: ApplyLog, run: Run): Promise<Applied> {
  const folders = await readSiteFolders(sitesDir);
  const good = new Map(folders.flatMap(({ slug, check }) => (check.ok ? [[slug, check.site] as const] : [])));
  const failed = await applyInTurns(run, good);
  for (const { slug, check } of folders)
    if (!check.ok) for (const problem of check.problems) log.error(formatProblem(slug, problem));
  for (const [slug, error] of failed) log.error(`sites/${slug}: ${describeDatabaseError(error)}`);
  const applied = [...good.keys()].filter((slug) => !failed.has(slug));
  const refused = folders.map(({ slug }) => slug).filter((slug) => !applied.includes(slug));
  if (refused.length === 0) await run((tx) => removeWhatNoFolderNames(tx, [...good.values()]));
  await run((tx) => warnOfOrphans(tx, folders, log));
  return { applied, refused };
}

/**
 * Applies folders; those that fail are tried again after the others, since one may need a host that another gives up.
 */
async function applyInTurns(run: Run, folders: ReadonlyMap<string, SiteFolder>): Promise<Map<string, Error>> {
  let waiting = folders;
  for (;;) {
    const failed = new Map<string, Error>();
    for (const [slug, folder] of waiting) {
      await run((tx) => applySite(tx, slug, folder)).catch((error: Error) => {
        // The folder is not at fault.
        if (findUnavailability(error)) throw error;
        failed.set(slug, error);
      });
    }
    if (failed.size === 0 || failed.size === waiting.size) return failed;
    waiting = new Map([...waiting].filter(([slug]) => failed.has(slug)));
  }
}

/** A site whose folder is gone stays as it was last: removing it takes an explicit command. */
async function warnOfOrphans(tx: PlatformTx, folders: readonly ReadFolder[], log: ApplyLog): Promise<void> {
  const named = new Set(folders.map(({ slug }) => slug));
  for (const { slug } of await listSites(tx))
    if (!named.has(slug))
      log.warn(
        `The site "${slug}" has no folder and was left unchanged. To remove it: npm run sites -- remove ${slug}`,
      );
}

async function applySite(tx: PlatformTx, slug: string, folder: SiteFolder): Promise<void> {
  const groupId = await saveGroup(tx, folder.group);
  const { dealerships, locations, specialHours, reviews } = folder;
  // A group's places are in the folder of one of its sites; its other sites omit these files.
  if (dealerships.length > 0) await saveDealerships(tx, groupId, dealerships);
  if (locations.length > 0) {
    await saveLocations(tx, groupId, locations.map(toLocation));
    await saveSpecialHours(tx, groupId, specialHours);
    await saveReviews(tx, groupId, reviews.map(toReview));
  }
  const site = await saveSite(tx, {
    group_id: groupId,
    slug,
    preset: folder.preset,
    settings: folder.settingsGiven,
    hosts: folder.hosts,
  });
  const items = {
    offer: folder.offers,
    promo: folder.promos,
    page: folder.pages,
    post: folder.posts,
    wheel: folder.wheels,
  };
  const toItem = toContentItem(folder.settings.locations.timeZone);
  for (const kind of listKeysOf(items)) {
    const rows = items[kind].map((item) => toItem({ ...item }));
    await saveContent(tx, site, kind, rows);
  }
  await saveManufacturers(
    tx,
    site,
    folder.manufacturers.map(({ name, slug, logo, ...details }) => ({ name, slug, logo, details })),
  );
  await saveModels(tx, site, folder.models);
}

/** Removes places that are in no folder of their group any more, unless vehicles are there. */
async function removeWhatNoFolderNames(tx: PlatformTx, sites: readonly SiteFolder[]): Promise<void> {
  for (const site of sites) {
    const members = sites.filter(({ group }) => group.slug === site.group.slug);
    // Each group once, at its first site.
    if (members[0] !== site) continue;
    const groupId = await saveGroup(tx, site.group);
    const slugsOf = (kind: 'locations' | 'dealerships') =>
      members.flatMap((member) => member[kind].map(({ slug }) => slug));
    await removeOtherLocations(tx, groupId, slugsOf('locations'));
    await removeOtherDealerships(tx, groupId, slugsOf('dealerships'));
  }
}
