import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createEmptyDatabase } from '../../tests/database.ts';
import { type Database, openDatabase } from './open.ts';
import { saveGroup } from './queries/sites.ts';
import { reasonOf } from './reason.ts';

// Every test makes clusters that sync to disk, some three at once.
vi.setConfig({ testTimeout: 120_000 });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-open-'));
  chmodSync(folder, 0o755);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir });
  cleanUps.push(() => database.close());
  return database;
}

/** Another process that holds the database open; resolves when it does, rejects with what it said when it cannot. */
async function holdElsewhere(dataDir: string, databaseUrl = ''): Promise<ChildProcessWithoutNullStreams> {
  const script = join(import.meta.dirname, '../../tests/hold-database.ts');
  const child = spawn(process.execPath, [script, dataDir, ...(databaseUrl ? [databaseUrl] : [])]);
  cleanUps.push(() => letGo(child));
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return child;
}

async function letGo(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
}

const addGroup = (database: Database, slug: string) =>
  database.asPlatform((tx) => saveGroup(tx, { slug, name: slug }));
const groupSlugs = async (database: Database) => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ slug: string }>(sql`select slug from dealer_group order by slug`),
  );
  return rows.map(({ slug }) => slug);
};

test('an empty folder, even one with a name too long for a socket, becomes a database that keeps its data', async () => {
  const dataDir = join(makeDataDir(), 'a'.repeat(60), 'b'.repeat(60));
  const first = await openDatabase({ dataDir });
  const sockets = new URL(first.url).searchParams.get('host')!;
  cleanUps.push(() => rmSync(sockets, { recursive: true, force: true }));
  await addGroup(first, 'kept');
  await first.close();
  expect(await groupSlugs(await open(dataDir))).toEqual(['kept']);
  expect(existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
});

test('three processes that open an empty folder at once, and end as they please, share one database', async () => {
  const dataDir = makeDataDir();
  await Promise.all([1, 2, 3].map(async () => letGo(await holdElsewhere(dataDir))));
  const database = await open(dataDir);
  await addGroup(database, 'shared');
  await holdElsewhere(dataDir);
  expect(await groupSlugs(database)).toEqual(['shared']);
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

test('what was committed is there after the process that ran the database was killed', async () => {
  const dataDir = makeDataDir();
  const owner = await holdElsewhere(dataDir);
  const database = await open(dataDir);
  await addGroup(database, 'acknowledged');
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  expect(await groupSlugs(await open(dataDir))).toEqual(['acknowledged']);
});

test.skipIf(process.platform !== 'linux')(
  'the database starts though the process id of a killed one is by now another program’s',
  async () => {
    const dataDir = makeDataDir();
    const owner = await openDatabase({ dataDir });
    await addGroup(owner, 'kept');
    const data = join(dataDir, 'postgres', 'data');
    const locks = [join(data, 'postmaster.pid'), join(dataDir, 'postgres', '.s.PGSQL.5432.lock')];
    const texts = locks.map((file) => readFileSync(file, 'utf8'));
    await owner.close();
    const { uid, gid } = statSync(data);
    const stranger = spawn('sleep', ['600'], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    });
    cleanUps.push(() => stranger.kill());
    locks.forEach((file, at) => {
      writeFileSync(file, texts[at]!.replace(/^\d+/, String(stranger.pid)));
      chownSync(file, uid, gid);
    });
    expect(await groupSlugs(await open(dataDir))).toEqual(['kept']);
  },
);

test('a process that joined the database runs it on when its owner ends, and hears that it may have missed something', async () => {
  const dataDir = makeDataDir();
  const owner = await holdElsewhere(dataDir);
  const database = await open(dataDir);
  const gap = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  await database.listen('site_changed', { onPayload: heard.resolve, onGap: gap.resolve });
  await letGo(owner);
  await gap.promise;
  await database.asPlatform((tx) => tx.execute(sql`select pg_notify('site_changed', 'again')`));
  expect(await heard.promise).toBe('again');
});

test('a process that runs the database and ends waits for the work of those that joined', async () => {
  const dataDir = makeDataDir();
  const told = Promise.withResolvers<string>();
  const owner = await openDatabase({ dataDir, log: { info: () => {}, warn: told.resolve } });
  const joined = await open(dataDir);
  let closing: Promise<void> | undefined;
  await joined.asPlatform(async (tx) => {
    await saveGroup(tx, { slug: 'first', name: 'First' });
    closing = owner.close();
    expect(await told.promise).toMatch(/waiting for it/);
    await saveGroup(tx, { slug: 'second', name: 'Second' });
  });
  await closing;
  expect(await groupSlugs(joined)).toEqual(['first', 'second']);
});

test('work that takes longer than the patience of the process that runs the database is undone', async () => {
  const dataDir = makeDataDir();
  const owner = await openDatabase({ dataDir });
  const joined = await open(dataDir);
  const work = joined.asPlatform(async (tx) => {
    await saveGroup(tx, { slug: 'late', name: 'Late' });
    await owner.close(50);
  });
  expect(reasonOf(await work.catch((error: unknown) => error))).toMatch(/^The database went away/);
  expect(await groupSlugs(joined)).toEqual([]);
});

test('processes that bring an empty database of a server up to date at once all succeed', async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanUps.push(drop);
  await Promise.all([1, 2, 3].map(() => holdElsewhere('', url)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUps.push(() => client.end());
  const { rows } = await client.query(
    'select count(*) as applied, count(distinct hash) as known from drizzle.__drizzle_migrations',
  );
  expect(rows[0].applied).toEqual(rows[0].known);
});

test('a server that is not there is an error that names the address, not a wait', async () => {
  const opening = openDatabase({ databaseUrl: 'postgresql://app@127.0.0.1:1/none', dataDir: '' });
  await expect(opening).rejects.toThrow('127.0.0.1:1');
});

test('a statement that takes too long is stopped, unless the work asks for more time', async () => {
  const { url, drop } = await createEmptyDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  cleanUps.push(drop, () => database.close());
  const nap = database.asPlatform((tx) => tx.execute(sql`select pg_sleep(10)`), { statementTimeoutMs: 20 });
  await expect(nap).rejects.toMatchObject({ cause: { message: /statement timeout/ } });
  const { rows } = await database.asPlatform(
    (tx) => tx.execute(sql`select current_setting('statement_timeout') as limit`),
    { statementTimeoutMs: 0 },
  );
  expect(rows).toEqual([{ limit: '0' }]);
});
