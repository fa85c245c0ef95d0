import { join } from 'node:path';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { removeSite } from '../../db/queries/sites/sites.ts';
import { listMakesOfGroup } from '../../db/queries/stock/cars.ts';
import { registerFeatures } from '../features.ts';
import { type Config, readConfig } from '../operations/config.ts';
import { applySiteFolders, rehearseSiteFolders } from './apply.ts';
import { formatProblem, readSiteFolders } from './folder.ts';
import { findWarnings } from './warnings/find-warnings.ts';

const USAGE = `npm run sites -- check          says what is wrong with the site folders, and what is likely to be; changes nothing
npm run sites -- apply          writes them to the database; running servers take them up
npm run sites -- remove <slug>  takes a site away whose folder is gone; its group's stock stays`;

/** Resolves to the exit code. */
type Command = (config: Config, words: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  async check(config) {
    const { applied, refused } = await withDatabase(config, async (database) => {
      const done = await rehearseSiteFolders(database, config.SITES_DIR, console);
      await printWarnings(database, config, done.applied);
      return done;
    });
    console.log(formatOutcome('Good', applied, refused));
    return refused.length > 0 ? 1 : 0;
  },

  async apply(config) {
    const { applied, refused } = await withDatabase(config, async (database) => {
      const done = await applySiteFolders(database, config.SITES_DIR, console);
      await printWarnings(database, config, done.applied);
      return done;
    });
    console.log(formatOutcome('Applied', applied, refused));
    return refused.length > 0 ? 1 : 0;
  },

  async remove(config, [slug]) {
    if (!slug) throw new Error(USAGE);
    const folders = await readSiteFolders(config.SITES_DIR);
    if (folders.some((folder) => folder.slug === slug))
      throw new Error(`sites/${slug} is still there and would bring it back: delete the folder first.`);
    const removed = await withDatabase(config, (database) => database.asPlatform((tx) => removeSite(tx, slug)));
    if (!removed) throw new Error(`There is no site "${slug}".`);
    console.log(`Removed ${slug}.`);
    return 0;
  },
};

/** One line for all folders: the valid or applied ones, and the refused ones. */
function formatOutcome(what: string, applied: readonly string[], refused: readonly string[]): string {
  return `${what}: ${applied.join(', ') || 'none'}.${refused.length > 0 ? ` Refused: ${refused.join(', ')}.` : ''}`;
}

/** Likely mistakes in valid folders, a line each. */
async function printWarnings(
  database: Database,
  { SITES_DIR, MEDIA_DIR }: Config,
  good: readonly string[],
): Promise<void> {
  for (const folder of await readSiteFolders(SITES_DIR)) {
    if (!folder.check.ok || !good.includes(folder.slug)) continue;
    const group = folder.check.site.group.slug;
    const makesInStock = await database.asPlatform((tx) => listMakesOfGroup(tx, group));
    const warnings = await findWarnings(folder, { mediaFolder: MEDIA_DIR ?? null, makesInStock });
    for (const warning of warnings) console.warn(`Warning: ${formatProblem(folder.slug, warning)}`);
  }
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...config.database, log: { info: () => {}, warn: console.error } });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  registerFeatures();
  try {
    return await command(readConfig(process.env, join(import.meta.dirname, '..', '..', '..')), words);
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
