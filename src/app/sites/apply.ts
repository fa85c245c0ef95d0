import type { Database } from '../../db/open.ts';
import { saveContent } from '../../db/queries/content.ts';
import { removeOtherDealerships, saveDealerships } from '../../db/queries/dealerships.ts';
import { removeOtherLocations, saveLocations, saveSpecialHours } from '../../db/queries/locations.ts';
import { saveManufacturers, saveModels } from '../../db/queries/models.ts';
import { saveReviews } from '../../db/queries/reviews.ts';
import { saveGroup, saveSite } from '../../db/queries/sites.ts';
import type { PlatformTx } from '../../db/scope.ts';
import type { SiteFolder } from '../../settings/content.ts';
import { formatProblem, type ReadFolder, readSiteFolders } from './folder.ts';
import { toContentItem, toLocation, toModel, toReview } from './rows.ts';

export interface ApplyLog {
  error(message: string): void;
}

export interface Applied {
  /** Slugs of the sites that were written or found as they should be. */
  applied: string[];
  /** Slugs of the sites whose folders are refused; what the database has of them stays. */
  refused: string[];
}

/**
 * Writes every good site folder below `sitesDir` to the database, each in one transaction; running servers are told of what is
 * different. A folder with problems changes nothing; its problems go to the log, a line each.
 */
export async function applySiteFolders(
  database: Database,
  sitesDir: string,
  log: ApplyLog,
): Promise<Applied> {
  const folders = await readSiteFolders(sitesDir);
  const result: Applied = { applied: [], refused: [] };
  for (const { slug, check } of folders) {
    if (check.ok) await database.asPlatform((tx) => applySite(tx, slug, check.site));
    else for (const problem of check.problems) log.error(formatProblem(slug, problem));
    (check.ok ? result.applied : result.refused).push(slug);
  }
  await database.asPlatform((tx) => removeWhatNoFolderNames(tx, folders));
  return result;
}

async function applySite(tx: PlatformTx, slug: string, folder: SiteFolder): Promise<void> {
  const groupId = await saveGroup(tx, folder.group);
  const { dealerships, locations, specialHours, reviews } = folder;
  // A group's places stand in the folder of one of its sites; its other sites leave these files out.
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
  const kinds = {
    offer: folder.offers,
    promo: folder.promos,
    page: folder.pages,
    post: folder.posts,
  } as const;
  const toItem = toContentItem(folder.settings.locations.timeZone);
  for (const kind of ['offer', 'promo', 'page', 'post'] as const)
    await saveContent(
      tx,
      site,
      kind,
      kinds[kind].map((item) => toItem({ ...item })),
    );
  await saveManufacturers(
    tx,
    site,
    folder.manufacturers.map(({ name, slug, logo, ...details }) => ({ name, slug, logo, details })),
  );
  await saveModels(tx, site, folder.models.map(toModel));
}

/** A place that is in no folder of its group any more goes, unless vehicles stand there. Groups with a refused folder are left alone. */
async function removeWhatNoFolderNames(tx: PlatformTx, folders: readonly ReadFolder[]): Promise<void> {
  if (folders.some(({ check }) => !check.ok)) return;
  const groups = new Map<string, SiteFolder[]>();
  for (const { check } of folders)
    if (check.ok)
      groups.set(check.site.group.slug, [...(groups.get(check.site.group.slug) ?? []), check.site]);
  for (const sites of groups.values()) {
    const [first] = sites as [SiteFolder, ...SiteFolder[]];
    const groupId = await saveGroup(tx, first.group);
    await removeOtherLocations(
      tx,
      groupId,
      sites.flatMap(({ locations }) => locations.map(({ slug }) => slug)),
    );
    await removeOtherDealerships(
      tx,
      groupId,
      sites.flatMap(({ dealerships }) => dealerships.map(({ slug }) => slug)),
    );
  }
}
