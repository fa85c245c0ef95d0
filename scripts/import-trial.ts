import { chmodSync, createWriteStream, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Database, openDatabase } from '../src/db/open.ts';
import { saveDealerships } from '../src/db/queries/sites/dealerships.ts';
import { saveGroup, saveSite } from '../src/db/queries/sites/sites.ts';
import { inventedFeed } from './invented-feed.ts';

/**
 * A database of its own (embedded, in a temporary folder, unless DATABASE_URL names a server) with one invented site.
 */
export interface Trial {
  site: string;
  /** Environment in which a command uses the same database. */
  env: Record<string, string>;
  /** Opens the database, which may have to recover first, and closes it after `fn`. */
  withDatabase<T>(fn: (database: Database) => Promise<T>): Promise<T>;
  /** Writes an invented feed and returns its path. */
  writeFeed(name: string, vehicles: number, edition: number): Promise<string>;
  end(): Promise<void>;
}

const SITE = 'import-trial';

export async function startTrial(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'import-trial-'));
  // When run as root, PostgreSQL runs as another account, which must reach the folder.
  chmodSync(folder, 0o755);
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = join(folder, 'data');
  const withDatabase: Trial['withDatabase'] = async (fn) => {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      return await fn(database);
    } finally {
      await database.close();
    }
  };
  await withDatabase(seedSite);
  return {
    site: SITE,
    env: { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), DATA_DIR: dataDir },
    withDatabase,
    writeFeed: async (name, vehicles, edition) => {
      const path = join(folder, name);
      await pipeline(inventedFeed(vehicles, edition), createWriteStream(path));
      return path;
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

async function seedSite(database: Database): Promise<void> {
  await database.asPlatform(async (tx) => {
    const groupId = await saveGroup(tx, { slug: SITE, name: 'Import trial' });
    const dealership = {
      slug: 'trial-motors',
      name: 'Trial Motors',
      website: null,
      dealer_license_number: null,
      manufacturers: [],
    };
    await saveDealerships(tx, groupId, [dealership]);
    const settings = { brand: { name: 'Trial Motors' }, contact: { phone: '07 5550 0000' } };
    await saveSite(tx, { group_id: groupId, slug: SITE, preset: null, settings, hosts: [] });
  });
}
