import { join } from 'node:path';
import { readConfig } from '../src/app/operations/config.ts';
import { applySiteFolders } from '../src/app/sites/apply.ts';
import { describeDatabaseError } from '../src/db/describe-error.ts';
import { openDatabase } from '../src/db/open.ts';
import { refreshDemo, seedDemo } from './seed.ts';

const USAGE = `npm run demo -- seed      gives demo sites without vehicles their stock
npm run demo -- refresh   brings the stock of all demo sites to today: new arrivals, just sold …`;

const commands: Record<string, typeof seedDemo> = { seed: seedDemo, refresh: refreshDemo };

async function run(fill: typeof seedDemo): Promise<void> {
  const config = readConfig(process.env, join(import.meta.dirname, '..'));
  const database = await openDatabase(config.database);
  try {
    await applySiteFolders(database, config.SITES_DIR, console);
    for (const { site, added, changed, gone } of await fill(database, { asOf: new Date() }))
      console.log(`${site}: ${added} vehicles added, ${changed} changed, ${gone} gone`);
  } finally {
    await database.close();
  }
}

async function main(name = ''): Promise<number> {
  const fill = commands[name];
  if (!fill) {
    console.error(USAGE);
    return 2;
  }
  try {
    await run(fill);
    return 0;
  } catch (error) {
    console.error(describeDatabaseError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv[2]);
