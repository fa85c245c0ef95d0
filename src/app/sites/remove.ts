import pg from 'pg';
import type { Database } from '../../db/open.ts';
import { removeSite } from '../../db/queries/sites/sites.ts';

interface Kept {
  words: string;
  /** What lists them, before the site's slug. */
  command?: string;
}

/** What people have sent to a site, which is never lost with it: by table. */
const KEPT: ReadonlyMap<string | undefined, Kept> = new Map([
  ['lead', { words: 'leads', command: 'leads -- list' }],
  ['conversation', { words: 'chat conversations', command: 'chats --' }],
  ['payment', { words: 'payments', command: 'payments -- list' }],
  ['valuation', { words: 'valuations' }],
]);

/**
 * Removes a site from the database (`removeSite`). Throws when there is none, and, with nothing changed, what keeps it
 * and what to do when people have sent something to it.
 */
export async function removeStoredSite(database: Pick<Database, 'asPlatform'>, slug: string): Promise<void> {
  const isRemoved = await database
    .asPlatform((tx) => removeSite(tx, slug))
    .catch((error: unknown) => {
      const kept = findKept(error);
      throw kept ? new Error(describeKept(slug, kept), { cause: error }) : error;
    });
  if (!isRemoved) throw new Error(`There is no site "${slug}".`);
}

const FOREIGN_KEY_VIOLATION = '23503';

/** What has rows that refer to the site, if that is why it could not be deleted. */
function findKept(error: unknown): Kept | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== FOREIGN_KEY_VIOLATION) return undefined;
  return KEPT.get(cause.table);
}

function describeKept(slug: string, { words, command }: Kept): string {
  return [
    `The site "${slug}" has ${words}, so it was not removed. Nothing was changed.`,
    ...(command ? [`To see them: npm run ${command} ${slug}`] : []),
    'They are deleted after privacy.enquiryDays; then the site can be removed. Until then put ' +
      `sites/${slug} back; without "hosts" in its site.json it has no domain.`,
  ].join('\n');
}
