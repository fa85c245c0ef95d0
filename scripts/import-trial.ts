import { createWriteStream, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Database, openDatabase } from '../src/db/open.ts';
import { saveDealerships } from '../src/db/queries/dealerships.ts';
import { saveGroup, saveSite } from '../src/db/queries/sites.ts';
import { inventedFeed } from './invented-feed.ts';

/** A database of its own (an embedded one in a folder that is deleted, unless DATABASE_URL names a server) with one invented site. */
export interface Trial {
  site: string;
  folder: string;
  database: Database;
  /** Environment in which a command uses the same database. */
  env: Record<string, string>;
  writeFeed(name: string, vehicles: number, edition: number): Promise<string>;
  end(): Promise<void>;
}

const SITE = 'import-trial';

/** Sets a trial up. */
export async function startTrial(): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'import-trial-'));
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = join(folder, 'data');
  const database = await openDatabase({ databaseUrl, dataDir });
  await seedSite(database);
  return {
    site: SITE,
    folder,
    database,
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    writeFeed: async (name, vehicles, edition) => {
      const path = join(folder, name);
      await pipeline(inventedFeed(vehicles, edition), createWriteStream(path));
      return path;
    },
    end: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
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
