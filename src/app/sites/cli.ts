import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { readConfig } from '../config.ts';
import { applySiteFolders } from './apply.ts';
import { formatProblem, readSiteFolders } from './folder.ts';

const USAGE = `npm run sites -- check   says what is wrong with the site folders
npm run sites -- apply   writes them to the database; running servers take them up`;

const config = readConfig(process.env, join(import.meta.dirname, '..', '..', '..'));

async function check(): Promise<number> {
  const folders = await readSiteFolders(config.SITES_DIR);
  for (const { slug, check } of folders) {
    if (check.ok) console.log(`sites/${slug}: good (${check.site.settings.brand.name})`);
    else for (const problem of check.problems) console.error(formatProblem(slug, problem));
  }
  return folders.every(({ check }) => check.ok) ? 0 : 1;
}

async function apply(): Promise<number> {
  const database = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    const { applied, refused } = await applySiteFolders(database, config.SITES_DIR, console);
    console.log(
      `Applied: ${applied.join(', ') || 'none'}.${refused.length > 0 ? ` Refused: ${refused.join(', ')}.` : ''}`,
    );
    return refused.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

const commands: Record<string, () => Promise<number>> = { check, apply };
const command = commands[process.argv[2] ?? ''];
if (!command) console.error(USAGE);
process.exitCode = command ? await command() : 2;
