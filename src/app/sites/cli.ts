import { join } from 'node:path';
import { describeDatabaseError } from '../../db/describe-error.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { type Config, readConfig } from '../operations/config.ts';
import { type Applied, type ApplyOptions, applySiteFolders } from './apply.ts';
import { formatProblem, listFolderNames, type ReadFolder } from './folder.ts';
import { removeStoredSite } from './remove.ts';

const USAGE = [
  'npm run sites -- check           reports errors and likely mistakes in the site folders; changes nothing',
  'npm run sites -- apply           puts them live; running servers pick them up',
  'npm run sites -- apply <slug> …  puts only these folders live; check <slug> … checks only these',
  "npm run sites -- remove <slug>   removes a site whose folder is gone; its group's stock stays",
].join('\n');

/** Resolves to the exit code. */
type Command = (config: Config, words: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  async check(config, slugs) {
    const { checkSiteFolders } = await import('./check.ts');
    return report(config, 'Good', (database) => checkSiteFolders(database, config, console, choose(slugs)));
  },

  apply: (config, slugs) =>
    report(config, 'Applied', (database) => applySiteFolders(database, config.SITES_DIR, console, choose(slugs))),

  async remove(config, [slug]) {
    if (!slug) throw new Error(USAGE);
    if ((await listFolderNames(config.SITES_DIR)).includes(slug))
      throw new Error(`sites/${slug} still exists and would restore it: delete the folder first.`);
    await withDatabase(config, (database) => removeStoredSite(database, slug));
    console.log(`Removed ${slug}.`);
    return 0;
  },
};

const choose = (slugs: readonly string[]): Pick<ApplyOptions, 'only'> => (slugs.length > 0 ? { only: slugs } : {});

/** Applies or rehearses the folders; prints likely mistakes, and a line with the good folders and the refused ones. */
async function report(config: Config, what: string, take: (database: Database) => Promise<Applied>): Promise<number> {
  const { applied, changed, refused } = await withDatabase(config, async (database) => {
    const done = await take(database);
    const isChanged = new Set(done.changed);
    const good = done.checked.filter(({ slug }) => isChanged.has(slug));
    if (good.length > 0) await printWarnings(database, config, good);
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
async function printWarnings(database: Database, { MEDIA_DIR }: Config, good: readonly ReadFolder[]): Promise<void> {
  // They know all pages of a site: loading their code takes longer than applying unchanged folders.
  const { registerFeatures } = await import('../features.ts');
  const { listWarnings } = await import('./warnings/list-warnings.ts');
  registerFeatures();
  for (const folder of good)
    for (const warning of await listWarnings(database, folder, MEDIA_DIR ?? null))
      console.warn(`Warning: ${formatProblem(folder.slug, warning)}`);
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
  try {
    return await command(readConfig(process.env, join(import.meta.dirname, '..', '..', '..')), words);
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
