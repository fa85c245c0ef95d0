import { and, asc, eq, sql } from 'drizzle-orm';
import { type ContentKind, content } from '../../schema/content.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { touchSites } from './sites.ts';

/** A piece of a site's content; `body` is the document as the site's folder has it. */
export interface ContentItem {
  slug: string;
  start: Date | null;
  expiry: Date | null;
  body: Record<string, unknown>;
}

const columns = { slug: content.slug, start: content.start, expiry: content.expiry, body: content.body };

/** In the site's order, current or not. */
export async function listContent(tx: SiteTx, kind: ContentKind): Promise<ContentItem[]> {
  return listOf(tx, tx.scope.siteId, kind);
}

/** The site's content of one kind that is current at `now`: from its start until before its expiry. */
export async function listCurrentContent(tx: SiteTx, kind: ContentKind, now: Date): Promise<ContentItem[]> {
  const at = now.toISOString();
  return tx
    .select(columns)
    .from(content)
    .where(
      and(
        ofKind(tx.scope.siteId, kind),
        sql`coalesce(${content.start} <= ${at}, true) and coalesce(${content.expiry} > ${at}, true)`,
      ),
    )
    .orderBy(asc(content.position), asc(content.id));
}

export async function findContent(tx: SiteTx, kind: ContentKind, slug: string): Promise<ContentItem | undefined> {
  const [found] = await tx
    .select(columns)
    .from(content)
    .where(and(ofKind(tx.scope.siteId, kind), eq(content.slug, slug)));
  return found;
}

/** Replaces all content of the kind that the site has; if anything differs the site gets a new version. */
export async function saveContent(
  tx: PlatformTx,
  site: { id: number; group_id: number },
  kind: ContentKind,
  items: ContentItem[],
): Promise<void> {
  const former = await listOf(tx, site.id, kind);
  await tx.delete(content).where(ofKind(site.id, kind));
  const rows = items.map((item, position) => ({
    ...item,
    kind,
    position,
    group_id: site.group_id,
    site_id: site.id,
  }));
  if (rows.length > 0) await tx.insert(content).values(rows);
  if (JSON.stringify(former) === JSON.stringify(await listOf(tx, site.id, kind))) return;
  await touchSites(tx, { groupId: site.group_id, siteId: site.id });
}

const ofKind = (siteId: number, kind: ContentKind) => and(eq(content.site_id, siteId), eq(content.kind, kind));

function listOf(tx: SiteTx | PlatformTx, siteId: number, kind: ContentKind): Promise<ContentItem[]> {
  return tx.select(columns).from(content).where(ofKind(siteId, kind)).orderBy(asc(content.position), asc(content.id));
}
