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
import { findNearest } from '../../domain/text/nearest.ts';
import type { SiteFolder } from '../../settings/content.ts';
import { readCodeVersion } from '../operations/code-version.ts';
import {
  claimsOf,
  formatProblem,
  listClaims,
  listFolderNames,
  type ReadFolder,
  readFolders,
  type UnchangedFolder,
} from './folder.ts';
import { toContentItem, toLocation, toReview } from './rows.ts';

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
  /** The folders that were checked, good or not: those that had changed. */
  checked: readonly ReadFolder[];
}

export interface ApplyOptions {
  /** Slugs of the folders to look at: the others stay as they were applied last. All by default. */
  only?: readonly string[] | undefined;
  /** Whether a folder that code of another version has checked is left alone as well. */
  trustsOtherCode?: boolean;
}

/**
 * Writes every valid site folder below `sitesDir` that has changed to the database, each in one transaction; running
 * servers are notified of changes. An invalid folder changes nothing and does not block the others; its problems go to
 * the log, a line each. Throws when there is no folder of a name in `only`, and when the database goes away meanwhile;
 * running it again does no harm.
 */
export async function applySiteFolders(
  database: Database,
  sitesDir: string,
  log: ApplyLog,
  { only, trustsOtherCode = false }: ApplyOptions = {},
): Promise<Applied> {
  const code = readCodeVersion(ROOT);
  const isKnown = (folder: StoredFolder) => trustsOtherCode || folder.code === code;
  return applyFolders(sitesDir, log, (work) => database.asPlatform(work), { only, code, isKnown });
}

/**
 * Checks and applies those folders that code of another version has checked, as after an upgrade: a server need not
 * wait for it. Errors as `applySiteFolders`.
 */
export async function recheckSiteFolders(database: Database, sitesDir: string, log: ApplyLog): Promise<void> {
  const code = readCodeVersion(ROOT);
  const stored = await database.asPlatform(listStoredFolders);
  const isOld = (slug: string) => (stored.get(slug)?.code ?? code) !== code;
  // A site whose folder is gone keeps the version that checked it last, for good.
  const names = await listFolderNames(sitesDir);
  if (names.some(isOld)) await applySiteFolders(database, sitesDir, log);
}

/**
 * Reports what `applySiteFolders` would, by doing the same and rolling all of it back: nothing is written and nobody is
 * notified. So problems that only the database knows (a host of a site whose folder is gone, a text that it cannot
 * store) are found before it is applied. It checks every folder, or every one of `only`.
 */
export function rehearseSiteFolders(
  database: Database,
  sitesDir: string,
  log: ApplyLog,
  { only }: Pick<ApplyOptions, 'only'> = {},
): Promise<Applied> {
  let applied: Applied | undefined;
  return database
    .asPlatform(async (tx): Promise<Applied> => {
      const run: Run = (work) => inSavepoint(tx, work);
      applied = await applyFolders(sitesDir, log, run, { only, code: '', isKnown: () => false });
      throw new Error('A rehearsal is taken back');
    })
    .catch((error: unknown) => {
      if (!applied) throw error;
      return applied;
    });
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

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

interface Way extends Pick<ApplyOptions, 'only'> {
  /** The version of the code that checks. */
  code: string;
  /** Whether a folder that is as it was stored need not be checked again. */
  isKnown(folder: StoredFolder): boolean;
}

async function applyFolders(sitesDir: string, log: ApplyLog, run: Run, way: Way): Promise<Applied> {
  const stored = await run(listStoredFolders);
  const names = await listFolderNames(sitesDir);
  const slugs = chooseFolders(names, way.only);
  const isChosen = new Set(slugs);
  const others = names
    .filter((name) => !isChosen.has(name))
    .map((slug) => ({ slug, claims: stored.get(slug)?.claims }));
  const known = new Map([...stored].filter(([, folder]) => way.isKnown(folder)));
  const folders = await readFolders(sitesDir, { slugs, findStored: (slug) => known.get(slug), others });
  const done = await writeFolders(folders, log, run, way.code);
  const claims = folders.flatMap((folder) => listClaims(folder) ?? []);
  const further = others.flatMap((other) => other.claims ?? []);
  // Nobody knows what a folder names that is refused, or that is not read and was never applied.
  const isComplete = done.refused.length === 0 && further.length === others.length;
  if (isComplete) await run((tx) => removeWhatNoFolderNames(tx, claims, further));
  if (!way.only) await run((tx) => warnOfOrphans(tx, names, log));
  return { ...done, checked: folders.filter((folder) => folder.check !== undefined) };
}

function chooseFolders(names: readonly string[], only: ApplyOptions['only']): readonly string[] {
  if (!only) return names;
  const unknown = only.find((slug) => !names.includes(slug));
  if (unknown === undefined) return names.filter((name) => only.includes(name));
  const near = findNearest(unknown, names);
  throw new Error(`There is no folder sites/${unknown}.${near ? ` Did you mean ${near}?` : ''}`);
}

async function writeFolders(
  folders: readonly (ReadFolder | UnchangedFolder)[],
  log: ApplyLog,
  run: Run,
  code: string,
): Promise<Omit<Applied, 'checked'>> {
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
  return {
    applied,
    changed: changed.map(({ slug }) => slug).filter((slug) => isApplied.has(slug)),
    refused: folders.map(({ slug }) => slug).filter((slug) => !isApplied.has(slug)),
  };
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
async function warnOfOrphans(tx: PlatformTx, names: readonly string[], log: ApplyLog): Promise<void> {
  const named = new Set(names);
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

/**
 * Removes places that are in no folder of their group any more, unless vehicles are there; `others` are the claims of
 * folders that are not read, whose own groups keep what they have.
 */
async function removeWhatNoFolderNames(
  tx: PlatformTx,
  read: readonly FolderClaims[],
  others: readonly FolderClaims[],
): Promise<void> {
  const isRead = new Set(read.map(({ group }) => group.slug));
  const claims = [...read, ...others].filter(({ group }) => isRead.has(group.slug));
  const groups = Map.groupBy(claims, ({ group }) => group.slug);
  const named = { locations: namesIn(claims, 'locations'), dealerships: namesIn(claims, 'dealerships') };
  const isNamed = ({ kind, group, slug }: StoredPlace) => named[kind].has(`${group}/${slug}`);
  const unnamed = (await listStoredPlaces(tx)).filter((place) => groups.has(place.group) && !isNamed(place));
  for (const [group, places] of Map.groupBy(unnamed, (place) => place.group)) {
    const members = groups.get(group) ?? [];
    const slugsOf = (kind: StoredPlace['kind']) => members.flatMap((member) => member[kind]);
    const groupId = places[0]!.groupId;
    await removeOtherLocations(tx, groupId, slugsOf('locations'));
    await removeOtherDealerships(tx, groupId, slugsOf('dealerships'));
  }
}

const namesIn = (claims: readonly FolderClaims[], kind: StoredPlace['kind']) =>
  new Set(claims.flatMap((folder) => folder[kind].map((slug) => `${folder.group.slug}/${slug}`)));
