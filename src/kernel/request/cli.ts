import { resolve } from 'node:path';
import { readDatabaseConfig } from '../../db/config.ts';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { openDatabase } from '../../db/open.ts';
import { findSiteBySlug, type SiteRecord } from '../../db/queries/sites/sites.ts';
import type { SiteDb } from '../../db/scope.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Works in the scope of the site with this slug, beside a running server. Throws when there is no such site. */
export async function withSite<T>(slug: string, work: (db: SiteDb, site: SiteRecord) => Promise<T>): Promise<T> {
  const log = { info: () => {}, warn: console.error };
  const database = await openDatabase({ ...readDatabaseConfig(process.env, ROOT), poolSize: 2, log });
  try {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, slug));
    if (!site) throw new Error(`There is no site "${slug}".`);
    return await work(database.forSite({ groupId: site.group_id, siteId: site.id }), site);
  } finally {
    await database.close();
  }
}

/** Prints what `run` returns, the help where it is asked for, or the error. Returns the exit code. */
export async function runCommand(
  words: readonly string[],
  help: string,
  run: (words: readonly string[], now: Date) => Promise<string>,
): Promise<number> {
  try {
    const isHelp = words.includes('--help') || words.includes('-h');
    process.stdout.write(isHelp ? help : await run(words, new Date()));
    return 0;
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}
