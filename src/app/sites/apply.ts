import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describeDatabaseError } from '../../db/describe-error.ts';
import type { Database } from '../../db/open.ts';
import { saveContent } from '../../db/queries/sites/content.ts';
import { removeOtherDealerships, saveDealerships } from '../../db/queries/sites/dealerships.ts';
import { removeOtherLocations, saveLocations, saveSpecialHours } from '../../db/queries/sites/locations.ts';
import { listStoredPlaces, type StoredPlace } from '../../db/queries/sites/places.ts';
import { saveReviews } from '../../db/queries/sites/reviews.ts';
import {
  listSiteSummaries,
  listStoredFolders,
  saveGroup,
  saveSite,
  saveStoredFolder,
} from '../../db/queries/sites/sites.ts';
import { saveManufacturers, saveModels } from '../../db/queries/stock/models.ts';
import type { FolderClaims, StoredFolder } from '../../db/schema/group.ts';
import type { PlatformTx } from '../../db/scope.ts';
import { findUnavailability } from '../../db/unavailable.ts';
import { listKeysOf } from '../../domain/text/look-up.ts';
import type { SiteFolder } from '../../settings/content.ts';
import { readCodeVersion } from '../operations/code-version.ts';
import { claimsOf, formatProblem, listClaims, readChangedFolders, readSiteFolders } from './folder.ts';
import { toContentItem, toLocation, toReview } from './rows.ts';
import { findMissingPictures } from './warnings/pictures.ts';

export interface ApplyLog {
  error(message: string): void;
  warn(message: string): void;
}

export interface Applied {
  /** Slugs of the sites that were written or were up to date. */
  applied: string[];
  /** Those of them whose folders had changed. */
  changed: string[];
  /** Slugs of the sites whose folders are refused; their data in the database stays. */
  refused: string[];
}

export interface ApplyOptions {
  /** Whether a folder that code of another version has checked is left alone as well. */
  trustsOtherCode?: boolean;
}

/**
 * Writes every valid site folder below `sitesDir` that has changed to the database, each in one transaction; running
 * servers are notified of changes. An invalid folder changes nothing and does not block the others; its problems go to
 * the log, a line each. Throws when the database goes away meanwhile; running it again does no harm.
 */
export async function applySiteFolders(
  database: Database,
  sitesDir: string,
  log: ApplyLog,
  { trustsOtherCode = false }: ApplyOptions = {},
): Promise<Applied> {
  const run: Run = (work) => database.asPlatform(work);
  const code = readCodeVersion(ROOT);
  const stored = await run(listStoredFolders);
  const isKnown = (folder: StoredFolder) => trustsOtherCode || folder.code === code;
  const known = new Map([...stored].filter(([, folder]) => isKnown(folder)));
  return applyFolders(sitesDir, log, run, { code, findStored: (slug) => known.get(slug) });
}

/**
 * Checks and applies those folders that code of another version has checked, as after an upgrade: a server need not
 * wait for it. Errors as `applySiteFolders`.
 */
export async function recheckSiteFolders(database: Database, sitesDir: string, log: ApplyLog): Promise<void> {
  const code = readCodeVersion(ROOT);
  const stored = await database.asPlatform(listStoredFolders);
  if ([...stored.values()].some((folder) => folder.code !== code)) await applySiteFolders(database, sitesDir, log);
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
      applied = await applyFolders(sitesDir, log, (work) => inSavepoint(tx, work), EVERY_FOLDER);
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
  const { applied, changed, refused } = await rehearseSiteFolders(database, SITES_DIR, log);
  if (!MEDIA_DIR) return { applied, changed, refused };
  const without = (await readSiteFolders(SITES_DIR)).flatMap((folder) => {
    const missing = findMissingPictures(folder, MEDIA_DIR);
    for (const problem of missing) log.error(formatProblem(folder.slug, problem));
    return missing.length > 0 ? [folder.slug] : [];
  });
  const isComplete = (slug: string) => !without.includes(slug);
  return {
    applied: applied.filter(isComplete),
    changed: changed.filter(isComplete),
    refused: [...new Set([...refused, ...without])].sort(),
  };
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A rehearsal leaves no folder out, and what it stores is taken back. */
const EVERY_FOLDER = { code: '', findStored: () => undefined };

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

async function applyFolders(
  sitesDir: string,
  log: ApplyLog,
  run: Run,
  { code, findStored }: { code: string; findStored: (slug: string) => StoredFolder | undefined },
): Promise<Applied> {
  const folders = await readChangedFolders(sitesDir, findStored);
  const good = folders.filter((folder) => listClaims(folder) !== undefined);
  const changed = good.flatMap(({ slug, digest, check }) =>
    check?.ok ? [{ slug, stored: { digest, code }, site: check.site }] : [],
  );
  const failed = await applyInTurns(run, changed);
  for (const { slug, check } of folders)
    if (check?.ok === false) for (const problem of check.problems) log.error(formatProblem(slug, problem));
  for (const [slug, error] of failed) log.error(`sites/${slug}: ${describeDatabaseError(error)}`);
  const applied = good.map(({ slug }) => slug).filter((slug) => !failed.has(slug));
  const isApplied = new Set(applied);
  const refused = folders.map(({ slug }) => slug).filter((slug) => !isApplied.has(slug));
  if (refused.length === 0)
    await run((tx) =>
      removeWhatNoFolderNames(
        tx,
        good.flatMap((one) => listClaims(one) ?? []),
      ),
    );
  await run((tx) => warnOfOrphans(tx, folders, log));
  const written = changed.map(({ slug }) => slug).filter((slug) => isApplied.has(slug));
  return { applied, changed: written, refused };
}

/** A good folder that is not stored as it is. */
interface ChangedFolder {
  slug: string;
  stored: Pick<StoredFolder, 'digest' | 'code'>;
  site: SiteFolder;
}

/**
 * Applies folders; those that fail are tried again after the others, since one may need a host that another gives up.
 */
async function applyInTurns(run: Run, folders: readonly ChangedFolder[]): Promise<Map<string, Error>> {
  let waiting = folders;
  for (;;) {
    const failed = new Map<string, Error>();
    for (const folder of waiting) {
      await run((tx) => applySite(tx, folder)).catch((error: Error) => {
        // The folder is not at fault.
        if (findUnavailability(error)) throw error;
        failed.set(folder.slug, error);
      });
    }
    if (failed.size === 0 || failed.size === waiting.length) return failed;
    waiting = waiting.filter(({ slug }) => failed.has(slug));
  }
}

/** A site whose folder is gone stays as it was last: removing it takes an explicit command. */
async function warnOfOrphans(tx: PlatformTx, folders: readonly { slug: string }[], log: ApplyLog): Promise<void> {
  const named = new Set(folders.map(({ slug }) => slug));
  for (const { slug } of await listSiteSummaries(tx))
    if (!named.has(slug))
      log.warn(
        `The site "${slug}" has no folder and was left unchanged. To remove it: npm run sites -- remove ${slug}`,
      );
}

async function applySite(tx: PlatformTx, changed: ChangedFolder): Promise<void> {
  const { slug, stored, site: folder } = changed;
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
  await saveStoredFolder(tx, site.id, { ...stored, claims: claimsOf(folder) });
}

/** Removes places that are in no folder of their group any more, unless vehicles are there. */
async function removeWhatNoFolderNames(tx: PlatformTx, claims: readonly FolderClaims[]): Promise<void> {
  const groups = Map.groupBy(claims, ({ group }) => group.slug);
  const named = { locations: namesIn(claims, 'locations'), dealerships: namesIn(claims, 'dealerships') };
  const isNamed = ({ kind, group, slug }: StoredPlace) => named[kind].has(`${group}/${slug}`);
  const others = (await listStoredPlaces(tx)).filter((place) => groups.has(place.group) && !isNamed(place));
  for (const [group, places] of Map.groupBy(others, (place) => place.group)) {
    const members = groups.get(group) ?? [];
    const slugsOf = (kind: StoredPlace['kind']) => members.flatMap((member) => member[kind]);
    const groupId = places[0]!.groupId;
    await removeOtherLocations(tx, groupId, slugsOf('locations'));
    await removeOtherDealerships(tx, groupId, slugsOf('dealerships'));
  }
}

const namesIn = (claims: readonly FolderClaims[], kind: StoredPlace['kind']) =>
  new Set(claims.flatMap((folder) => folder[kind].map((slug) => `${folder.group.slug}/${slug}`)));
