import { join } from 'node:path';
import { type Database, openDatabase } from '../../db/open.ts';
import { removeSite } from '../../db/queries/sites.ts';
import { reasonOf } from '../../db/reason.ts';
import { type Config, readConfig } from '../config.ts';
import { applySiteFolders } from './apply.ts';
import { formatProblem, readSiteFolders } from './folder.ts';

const USAGE = `npm run sites -- check          says what is wrong with the site folders
npm run sites -- apply          writes them to the database; running servers take them up
npm run sites -- remove <slug>  takes a site away whose folder is gone; its group's stock stays`;

/** Answers the exit code. */
type Command = (config: Config, words: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  async check({ SITES_DIR }) {
    const folders = await readSiteFolders(SITES_DIR);
    for (const { slug, check } of folders) {
      if (check.ok) console.log(`sites/${slug}: good (${check.site.settings.brand.name})`);
      else for (const problem of check.problems) console.error(formatProblem(slug, problem));
    }
    return folders.every(({ check }) => check.ok) ? 0 : 1;
  },

  async apply(config) {
    const { applied, refused } = await withDatabase(config, (database) =>
      applySiteFolders(database, config.SITES_DIR, console),
    );
    console.log(
      `Applied: ${applied.join(', ') || 'none'}.${refused.length > 0 ? ` Refused: ${refused.join(', ')}.` : ''}`,
    );
    return refused.length > 0 ? 1 : 0;
  },

  async remove(config, [slug]) {
    if (!slug) throw new Error(USAGE);
    const folders = await readSiteFolders(config.SITES_DIR);
    if (folders.some((folder) => folder.slug === slug))
      throw new Error(`sites/${slug} is still there and would bring it back: delete the folder first.`);
    const removed = await withDatabase(config, (database) =>
      database.asPlatform((tx) => removeSite(tx, slug)),
    );
    if (!removed) throw new Error(`There is no site "${slug}".`);
    console.log(`Removed ${slug}.`);
    return 0;
  },
};

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
    console.error(reasonOf(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
