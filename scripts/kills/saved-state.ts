import { request } from 'node:http';
import { getFirstRow } from '../../src/db/first-row.ts';
import type { Database } from '../../src/db/open.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { PlatformTx } from '../../src/db/scope.ts';
import { eventually, HUNG_SECONDS } from '../../tests/settled.ts';
import type { ExpectedVehicle, Stock } from './editions.ts';
import { SETTINGS_SITE } from './trial.ts';

export interface SavedState {
  stock: Stock;
  /** The strapline of the settings applied last; undefined before the first. */
  strapline: string | undefined;
  /** Slugs of some vehicles in stock, with their prices. */
  samples: { slug: string; price: number }[];
}

/**
 * Reads the state from a folder's database, starting it when nobody runs it. Whatever a killed program began must end:
 * a transaction that stays open, or a lock that stays, is an error.
 */
export async function readSavedState(dataDir: string): Promise<SavedState> {
  const database = await openDatabase({ dataDir, poolSize: 1 });
  try {
    await endOfOthers(database);
    return await database.asPlatform(async (tx) => ({
      stock: await readStock(tx),
      strapline: await readStrapline(tx),
      samples: await readSamples(tx),
    }));
  } finally {
    await database.close();
  }
}

async function readStock({ client }: PlatformTx): Promise<Stock> {
  const { rows } = await client.query<ExpectedVehicle & { stocknum: string }>(`
    select c.stocknum, c.price, c.sold and c.status = 'sold' as sold,
      array_agg(p.price::float8 order by p.id) as prices
    from car c join price_history p on p.car_id = c.id and p.group_id = c.group_id group by c.id`);
  const { rows: runs } = await client.query<{ runs: number; version: number }>(
    `select (select count(*) from feed_run) as runs, coalesce(max(stock_version), 0) as version
     from dealer_group where slug = 'proof-motors'`,
  );
  const { runs: imports, version } = getFirstRow(runs);
  if (imports !== version) throw new Error(`${imports} imports are noted, but the stock has version ${version}`);
  const vehicles = new Map(rows.map(({ stocknum, ...vehicle }) => [stocknum, vehicle]));
  if (vehicles.size !== rows.length) throw new Error('A stock number is there twice');
  return { vehicles, imports };
}

async function readStrapline({ client }: PlatformTx): Promise<string | undefined> {
  const { rows } = await client.query<{ strapline: string }>(
    `select settings -> 'brand' ->> 'strapline' as strapline from site where slug = $1`,
    [SETTINGS_SITE],
  );
  return rows[0]?.strapline;
}

async function readSamples({ client }: PlatformTx): Promise<SavedState['samples']> {
  const { rows } = await client.query('select slug, price from car where not sold order by random() limit 3');
  return rows;
}

/** Waits until everything that others hold or do in the database now is over, but not for what they begin later. */
async function endOfOthers(database: Database): Promise<void> {
  let held = await database.asPlatform(readHeld);
  const isOver = async () => {
    if (held.length === 0) return true;
    const now = new Set(await database.asPlatform(readHeld));
    held = held.filter((each) => now.has(each));
    return held.length === 0;
  };
  await eventually('The end of what others do in the database', isOver).catch((error: Error) => {
    throw new Error(`${error.message}. Still held: ${held.join('; ')}`);
  });
}

/**
 * Advisory locks (except those that the queue of a running server takes briefly), open transactions and prepared ones.
 */
async function readHeld({ client }: PlatformTx): Promise<string[]> {
  const { rows } = await client.query<{ held: string }>(`
    select 'advisory lock ' || objid || ' of ' || pid as held from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name <> 'forecourt-queue'
    union all select 'prepared transaction ' || gid from pg_prepared_xacts
    union all select 'transaction of ' || pid || ' since ' || xact_start from pg_stat_activity
      where xact_start is not null and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  return rows.map(({ held }) => held);
}

export interface Answer {
  status: number;
  body: string;
}

/** A GET of a site's page on a server on this machine; rejects when nothing responds. */
export function get(port: number, site: string, path: string): Promise<Answer> {
  const timeout = HUNG_SECONDS * 1000;
  const options = { host: '127.0.0.1', port, path, headers: { host: `${site}.localhost` }, timeout };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('error', ({ message }) => reject(new Error(`The answer for ${path} was cut off: ${message}`)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} was not answered within ${HUNG_SECONDS} s`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
