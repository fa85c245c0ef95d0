import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { toCanonicalJson } from '../../canonical-json.ts';
import { getFirstRow } from '../../first-row.ts';
import { dealerGroup, type StoredFolder, site, siteHost } from '../../schema/group.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { buildUpsertSet } from '../../upsert.ts';

/** A stored site: `settings` as given, without defaults. */
export interface SiteRecord {
  id: number;
  group_id: number;
  group_slug: string;
  group_name: string;
  slug: string;
  preset: string | null;
  settings: Record<string, unknown>;
  settings_version: number;
  /** When anything of the site but its stock last changed. */
  updated_at: Date;
  /** Lower case, without a port; the first is the site's own address. */
  hosts: string[];
}

/** What finds a site by its host, without its settings. */
export interface SiteSummary
  extends Pick<SiteRecord, 'id' | 'group_id' | 'slug' | 'settings_version' | 'updated_at' | 'hosts'> {
  /** The name of its brand; null where its settings have none. */
  name: string | null;
}

export interface SiteToSave {
  group_id: number;
  slug: string;
  preset: string | null;
  settings: Record<string, unknown>;
  hosts: string[];
}

const columns = {
  id: site.id,
  group_id: site.group_id,
  group_slug: dealerGroup.slug,
  group_name: dealerGroup.name,
  slug: site.slug,
  preset: site.preset,
  settings: site.settings,
  settings_version: site.settings_version,
  updated_at: site.updated_at,
  hosts: sql<string[]>`array(select host from site_host h where h.site_id = site.id order by h.position, h.host)`,
};

const allSites = (tx: PlatformTx | SiteTx) =>
  tx.select(columns).from(site).innerJoin(dealerGroup, eq(dealerGroup.id, site.group_id)).$dynamic();

/** The site that answers at exactly this host (A1); the host is lower case and has no port. */
export async function findSiteByHost(tx: PlatformTx, host: string): Promise<SiteRecord | undefined> {
  const [found] = await allSites(tx).where(sql`${site.id} = (select site_id from site_host where host = ${host})`);
  return found;
}

export async function findSiteBySlug(tx: PlatformTx, slug: string): Promise<SiteRecord | undefined> {
  const [found] = await allSites(tx).where(eq(site.slug, slug));
  return found;
}

export async function findSite(tx: PlatformTx, siteId: number): Promise<SiteRecord | undefined> {
  const [found] = await allSites(tx).where(eq(site.id, siteId));
  return found;
}

const summaryColumns = {
  id: site.id,
  group_id: site.group_id,
  slug: site.slug,
  settings_version: site.settings_version,
  updated_at: site.updated_at,
  hosts: columns.hosts,
  name: sql<string | null>`${site.settings} #>> '{brand,name}'`,
};

/** By slug. */
export async function listSiteSummaries(tx: PlatformTx): Promise<SiteSummary[]> {
  return tx.select(summaryColumns).from(site).orderBy(asc(site.slug));
}

export async function findSiteSummary(tx: PlatformTx, siteId: number): Promise<SiteSummary | undefined> {
  const [found] = await tx.select(summaryColumns).from(site).where(eq(site.id, siteId));
  return found;
}

/** By slug. */
export async function listSites(tx: PlatformTx): Promise<SiteRecord[]> {
  return allSites(tx).orderBy(asc(site.slug));
}

export async function getOwnSite(tx: SiteTx): Promise<SiteRecord> {
  const [found] = await allSites(tx).where(eq(site.id, tx.scope.siteId));
  if (!found) throw new Error(`There is no site ${tx.scope.siteId} in group ${tx.scope.groupId}`);
  return found;
}

/**
 * Creates or renames the group with this slug, and returns its id. An unchanged group is not written: an import may
 * have locked its row.
 */
export async function saveGroup(tx: PlatformTx, group: { slug: string; name: string }): Promise<number> {
  const [former] = await tx.select().from(dealerGroup).where(eq(dealerGroup.slug, group.slug));
  if (former?.name === group.name) return former.id;
  const saved = await tx
    .insert(dealerGroup)
    .values(group)
    .onConflictDoUpdate({ target: dealerGroup.slug, set: { name: group.name } })
    .returning({ id: dealerGroup.id });
  return getFirstRow(saved).id;
}

/**
 * Creates or updates the site with this slug. If anything differs its `settings_version` grows and every process is
 * notified (NOTIFY site_changed). Throws when the slug is another group's, or a host another site's.
 */
export async function saveSite(tx: PlatformTx, wanted: SiteToSave): Promise<SiteRecord> {
  const { hosts, ...row } = wanted;
  const former = await findSiteBySlug(tx, wanted.slug);
  if (former && former.group_id !== wanted.group_id) {
    throw new Error(`The site "${wanted.slug}" already belongs to the group "${former.group_slug}"`);
  }
  if (former && isSame(former, wanted)) return former;
  const saved = await tx
    .insert(site)
    .values(row)
    .onConflictDoUpdate({
      target: site.slug,
      set: {
        ...buildUpsertSet(site, ['slug', 'group_id']),
        settings_version: sql`${site.settings_version} + 1`,
        updated_at: sql`now()`,
      },
    })
    .returning({ id: site.id });
  const { id } = getFirstRow(saved);
  await saveHosts(tx, wanted.group_id, id, hosts);
  return getFirstRow(await allSites(tx).where(eq(site.id, id)));
}

/**
 * Deletes a site with its content, visitors and addresses; dealerships, locations and stock are its group's and stay.
 * False when there is no such site. Throws when it has leads: those are never lost with a site.
 */
export async function removeSite(tx: PlatformTx, slug: string): Promise<boolean> {
  const { rowCount } = await tx.delete(site).where(eq(site.slug, slug));
  return rowCount === 1;
}

/**
 * For a change of anything that a site shows, other than its settings: its version grows and every process is notified.
 */
export async function touchSites(tx: PlatformTx, which: { groupId: number; siteId?: number }): Promise<void> {
  await tx
    .update(site)
    .set({ settings_version: sql`${site.settings_version} + 1`, updated_at: sql`now()` })
    .where(and(eq(site.group_id, which.groupId), which.siteId === undefined ? undefined : eq(site.id, which.siteId)));
}

/** The folders that sites were written from, by slug, where nothing else has changed the site since. */
export async function listStoredFolders(tx: PlatformTx): Promise<Map<string, StoredFolder>> {
  const rows = await tx.select({ slug: site.slug, folder: site.folder }).from(site).where(isNotNull(site.folder));
  return new Map(rows.flatMap(({ slug, folder }) => (folder ? [[slug, folder]] : [])));
}

export async function saveStoredFolder(tx: PlatformTx, siteId: number, folder: StoredFolder): Promise<void> {
  await tx.update(site).set({ folder }).where(eq(site.id, siteId));
}

async function saveHosts(tx: PlatformTx, groupId: number, siteId: number, hosts: string[]): Promise<void> {
  await tx.delete(siteHost).where(eq(siteHost.site_id, siteId));
  if (hosts.length === 0) return;
  const [taken] = await tx
    .select({ host: siteHost.host, slug: site.slug })
    .from(siteHost)
    .innerJoin(site, eq(site.id, siteHost.site_id))
    .where(and(inArray(siteHost.host, hosts), ne(site.id, siteId)));
  if (taken) throw new Error(`The host ${taken.host} already belongs to the site "${taken.slug}"`);
  await tx
    .insert(siteHost)
    .values(hosts.map((host, position) => ({ host, position, group_id: groupId, site_id: siteId })));
}

function isSame(former: SiteRecord, wanted: SiteToSave): boolean {
  return (
    former.preset === wanted.preset &&
    JSON.stringify(former.hosts) === JSON.stringify(wanted.hosts) &&
    toCanonicalJson(former.settings) === toCanonicalJson(wanted.settings)
  );
}
