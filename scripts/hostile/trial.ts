import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/db/open.ts';
import { api } from '../../src/settings/topics/platform/api.ts';
import { type Program, startProgram } from '../kills/program.ts';
import { type UpServer, whenUp } from '../kills/server.ts';
import type { Marks } from './verdict.ts';

const DEMO_SITES = join(import.meta.dirname, '..', '..', 'sites');
const MANY = 1_000_000;

/** The demo's sites in a folder of their own, with rate limits that a single address does not reach. */
export interface HostileTrial {
  folder: string;
  dataDir: string;
  /** Each site's group, by the site's slug. */
  groups: ReadonlyMap<string, string>;
  /**
   * Starts the server on the embedded database, or on that of an address. Throws with its output when it does not come
   * up.
   */
  start(databaseUrl?: string): Promise<UpServer>;
  end(): void;
}

/** Sets the folders up, with `dataDir` elsewhere on request; no program runs yet. */
export function makeHostileTrial(dataDir?: string): HostileTrial {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'));
  // When run as root, PostgreSQL runs as another account, which must reach the folder.
  chmodSync(folder, 0o755);
  const sitesDir = join(folder, 'sites');
  cpSync(DEMO_SITES, sitesDir, { recursive: true });
  const groups = new Map(globSync('*/site.json', { cwd: sitesDir }).map((file) => openWide(join(sitesDir, file))));
  const env = {
    DATA_DIR: dataDir ?? join(folder, 'data'),
    SITES_DIR: sitesDir,
    LOG_LEVEL: 'warn',
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
  };
  mkdirSync(env.DATA_DIR, { recursive: true });
  return {
    folder,
    dataDir: env.DATA_DIR,
    groups,
    start: (databaseUrl) => startServer({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startServer(env: Record<string, string>): Promise<UpServer> {
  const program: Program = startProgram('scripts/hostile/demo-server.ts', [], env);
  const server = await whenUp(program);
  if (!server) throw new Error(`The server did not start:\n${program.said()}`);
  return server;
}

/** Lifts a site's limits and bot check. Returns its slug and that of its group. */
function openWide(file: string): [site: string, group: string] {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const limits = Object.keys(api.parse({})).filter((name) => name.endsWith('PerMinute'));
  document.settings.api = {
    ...document.settings.api,
    ...Object.fromEntries(limits.map((name) => [name, MANY])),
  };
  document.settings.integrations = { ...document.settings.integrations, botCheck: { provider: 'off' } };
  writeFileSync(file, JSON.stringify(document));
  return [file.split('/').at(-2) ?? '', document.group.slug];
}

/** Words that only one group has, in lower case, with its slug: in a response to another group they are a leak. */
export async function readMarks(database: Database): Promise<Marks> {
  const { rows } = await database.asPlatform((tx) =>
    tx.client.query<{ mark: string; group: string }>(`
      select lower(mark) as mark, min("group") as "group" from (
        select c.slug as mark, g.slug as "group" from car c join dealer_group g on g.id = c.group_id
        union all
        select s.settings -> 'contact' ->> 'email', g.slug from site s join dealer_group g on g.id = s.group_id
        union all
        select '+61' || substr(regexp_replace(s.settings -> 'contact' ->> 'phone', '\\D', '', 'g'), 2), g.slug
          from site s join dealer_group g on g.id = s.group_id
      ) as said where mark is not null group by lower(mark) having count(distinct "group") = 1`),
  );
  return new Map(rows.map(({ mark, group }) => [mark, group]));
}
