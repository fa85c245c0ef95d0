import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { generateStock } from '../../../demo/generate.ts';
import { registerFeatures } from '../../../src/app/features.ts';
import { applySiteFolders } from '../../../src/app/sites/apply.ts';
import { type Database, openDatabase } from '../../../src/db/open.ts';
import { listSites } from '../../../src/db/queries/sites/sites.ts';
import { importStock } from '../../../src/stock/import/import-stock.ts';
import { copyStock } from './copy-stock.ts';
import { slugOf, writeFolders } from './folders.ts';
import { type GroupPlan, planGroups, type Scale } from './plan.ts';

/** Where everything of a scale is: the sites' folders, the program's data, and what was made. */
export interface Ground {
  sitesDir: string;
  dataDir: string;
  groups: GroupPlan[];
}

/** The feed of all made vehicles, so that an import into a made site is the next run of its feed. */
export const FEED = 'demo';
/** Copies are made in as many transactions at once. */
const AT_ONCE = 4;

/**
 * Makes sites and vehicles below a folder, unless they were made there before: folders like the demo's, applied by the
 * program; a pool of vehicles for each kind of site, from the demo's generator, brought by the program's import; and
 * all other stocks as varied copies of those vehicles, written by SQL. Throws when the folder has others.
 */
export async function makeGround(folder: string, scale: Scale): Promise<Ground> {
  const groups = planGroups(scale);
  const ground = { sitesDir: join(folder, 'sites'), dataDir: join(folder, 'data'), groups };
  const noteFile = join(folder, 'made.json');
  const made: unknown = await readFile(noteFile, 'utf8').then(JSON.parse, () => undefined);
  if (made && !isDeepStrictEqual(made, scale))
    throw new Error(`${folder} has ${JSON.stringify(made)}; give --data another folder`);
  if (made) return ground;
  await rm(ground.sitesDir, { recursive: true, force: true });
  await rm(ground.dataDir, { recursive: true, force: true });
  await mkdir(ground.sitesDir, { recursive: true });
  // When run as root, PostgreSQL runs as another account, which must reach the folder.
  await chmod(folder, 0o755);
  await fill(ground);
  await writeFile(noteFile, JSON.stringify(scale));
  return ground;
}

async function fill({ sitesDir, dataDir, groups }: Ground): Promise<void> {
  registerFeatures();
  await told(`${groups.length} groups' folders written`, async () => {
    for (const plan of groups) await writeFolders(plan, sitesDir);
  });
  const database = await openDatabase({ dataDir });
  try {
    await told('and applied', () => apply(database, sitesDir));
    const pools = groups.filter(({ role }) => role === 'pool');
    await told('pools of vehicles imported', () => eachAtOnce(pools, 2, (plan) => importPool(database, plan)));
    await database.asPlatform((tx) => tx.client.query('analyze car, dealership, location'), { statementTimeoutMs: 0 });
    await told('all other vehicles copied', () => copyAll(database, groups));
    await database.asPlatform((tx) => tx.client.query('analyze'), { statementTimeoutMs: 0 });
  } finally {
    await database.close();
  }
}

async function apply(database: Database, sitesDir: string): Promise<void> {
  const { refused } = await applySiteFolders(database, sitesDir, console);
  if (refused.length > 0) throw new Error(`Refused: ${refused.join(', ')}`);
}

async function importPool(database: Database, plan: GroupPlan): Promise<void> {
  const folder = plan.folders[0]!;
  const now = new Date();
  const lines = generateStock(folder, now, plan.vehicles).map((row) => `${JSON.stringify(row)}\n`);
  const { outcome, reason } = await importStock(database, {
    site: slugOf(plan, folder),
    format: 'ndjson',
    feed: FEED,
    source: Readable.from(lines.map((line) => Buffer.from(line))),
    now,
  });
  if (outcome !== 'imported') throw new Error(`The stock of ${folder} was not imported: ${reason}`);
}

async function copyAll(database: Database, groups: readonly GroupPlan[]): Promise<void> {
  const sites = await database.asPlatform(listSites);
  const groupIds = new Map(sites.map(({ slug, group_id }) => [slug, group_id]));
  const idOf = (plan: GroupPlan) => groupIds.get(slugOf(plan, plan.folders[0]!))!;
  const pools = new Map(groups.filter(({ role }) => role === 'pool').map((plan) => [plan.folders[0], idOf(plan)]));
  const others = groups.filter(({ role }) => role !== 'pool');
  await eachAtOnce(others, AT_ONCE, (plan) =>
    database.asPlatform((tx) => copyStock(tx, pools.get(plan.folders[0])!, idOf(plan), plan.vehicles), {
      statementTimeoutMs: 0,
    }),
  );
}

async function eachAtOnce<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const takeTurns = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

async function told(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`  ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
