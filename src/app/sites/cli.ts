import { join } from 'node:path';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { listMakesOfGroup } from '../../db/queries/stock/cars.ts';
import { registerFeatures } from '../features.ts';
import { type Config, readConfig } from '../operations/config.ts';
import { type Applied, applySiteFolders, checkSiteFolders } from './apply.ts';
import { formatProblem, readSiteFolders } from './folder.ts';
import { removeStoredSite } from './remove.ts';
import { findWarnings } from './warnings/find-warnings.ts';
import { findMissingPictures } from './warnings/pictures.ts';

const USAGE = [
  'npm run sites -- check          reports errors and likely mistakes in the site folders; changes nothing',
  'npm run sites -- apply          puts them live; running servers pick them up',
  "npm run sites -- remove <slug>  removes a site whose folder is gone; its group's stock stays",
].join('\n');

/** Resolves to the exit code. */
type Command = (config: Config, words: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  check: (config) => report(config, 'Good', (database) => checkSiteFolders(database, config, console)),
  apply: (config) => report(config, 'Applied', (database) => applySiteFolders(database, config.SITES_DIR, console)),

  async remove(config, [slug]) {
    if (!slug) throw new Error(USAGE);
    const folders = await readSiteFolders(config.SITES_DIR);
    if (folders.some((folder) => folder.slug === slug))
      throw new Error(`sites/${slug} still exists and would restore it: delete the folder first.`);
    await withDatabase(config, (database) => removeStoredSite(database, slug));
    console.log(`Removed ${slug}.`);
    return 0;
  },
};

/** Applies or rehearses the folders; prints likely mistakes, and a line with the good folders and the refused ones. */
async function report(config: Config, what: string, take: (database: Database) => Promise<Applied>): Promise<number> {
  const { applied, changed, refused } = await withDatabase(config, async (database) => {
    const done = await take(database);
    if (done.changed.length > 0) await printWarnings(database, config, done.changed);
    return done;
  });
  const isRefused = refused.length > 0;
  const unchanged = applied.length - changed.length;
  console.log(
    [
      `${what}: ${changed.join(', ') || 'none'}.`,
      ...(unchanged > 0 ? [`Unchanged: ${unchanged}.`] : []),
      ...(isRefused ? [`Refused: ${refused.join(', ')}.`] : []),
    ].join(' '),
  );
  return isRefused ? 1 : 0;
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
    const warnings = await findWarnings(folder, { makesInStock });
    for (const warning of [...warnings, ...findMissingPictures(folder, MEDIA_DIR ?? null)])
      console.warn(`Warning: ${formatProblem(folder.slug, warning)}`);
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
