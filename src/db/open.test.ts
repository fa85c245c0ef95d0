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
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeDatabaseError } from './describe-error.ts';
import { type Database, openDatabase } from './open.ts';
import { saveGroup } from './queries/sites/sites.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

// Creating a cluster is slow, so most tests share one, one after the other. Its folder has a name too long for a
// socket.
let root: string;
let dataDir: string;
let sockets: string;
beforeAll(async () => {
  root = makeFolder();
  dataDir = join(root, 'a'.repeat(60), 'b'.repeat(60));
  const first = await openDatabase({ dataDir });
  sockets = new URL(first.url).searchParams.get('host')!;
  await addGroup(first, 'first');
  await first.close();
});
afterAll(() => {
  for (const folder of [root, sockets]) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-open-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir });
  cleanUps.push(() => database.close());
  return database;
}

/** Another process that holds the database open; resolves once it does, rejects with its output when it cannot. */
async function holdElsewhere(folder = dataDir): Promise<ChildProcessWithoutNullStreams> {
  const script = join(import.meta.dirname, '../../tests/hold-database.ts');
  const child = spawn(process.execPath, [script, folder]);
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

const addGroup = (database: Database, slug: string) => database.asPlatform((tx) => saveGroup(tx, { slug, name: slug }));
const groupSlugs = async (database: Database) => {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ slug: string }>(sql`select slug from dealer_group order by slug`),
  );
  return rows.map(({ slug }) => slug);
};

test('an empty folder becomes a database that keeps its data, even if its name is too long for a socket', async () => {
  expect(sockets.startsWith(dataDir)).toBe(false);
  expect(await groupSlugs(await open())).toContain('first');
  expect(existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
});

test('three processes that open an empty folder at once, and end as they please, share one database', async () => {
  const folder = makeFolder();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const [stays, ...others] = await Promise.all([1, 2, 3].map(() => holdElsewhere(folder)));
  await Promise.all(others.map(letGo));
  const database = await openDatabase({ dataDir: folder });
  cleanUps.push(() => database.close());
  await addGroup(database, 'shared');
  await letGo(stays!);
  expect(await groupSlugs(database)).toEqual(['shared']);
  expect(readdirSync(join(folder, 'postgres')).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

test('what was committed is there after the process that ran the database was killed', async () => {
  const owner = await holdElsewhere();
  const database = await open();
  await addGroup(database, 'acknowledged');
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  expect(await groupSlugs(await open())).toContain('acknowledged');
});

test.skipIf(process.platform !== 'linux')(
  'the database starts though the process id of a killed one is by now another program’s',
  async () => {
    const owner = await openDatabase({ dataDir });
    await addGroup(owner, 'kept');
    const data = join(dataDir, 'postgres', 'data');
    const locks = [join(data, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')];
    const texts = locks.map((file) => readFileSync(file, 'utf8'));
    await owner.close();
    const { uid, gid } = statSync(data);
    const stranger = spawn('sleep', ['infinity'], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    });
    cleanUps.push(() => stranger.kill());
    locks.forEach((file, at) => {
      writeFileSync(file, texts[at]!.replace(/^\d+/, String(stranger.pid)));
      chownSync(file, uid, gid);
    });
    expect(await groupSlugs(await open())).toContain('kept');
  },
);

test('a joined process runs the database when its owner ends, and hears that it may have missed some', async () => {
  const owner = await holdElsewhere();
  const database = await open();
  const gap = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  await database.listen('site_changed', { onPayload: heard.resolve, onGap: gap.resolve });
  await letGo(owner);
  await gap.promise;
  await database.asPlatform((tx) => tx.execute(sql`select pg_notify('site_changed', 'again')`));
  expect(await heard.promise).toBe('again');
});

test('a process that runs the database and ends waits for the work of those that joined', async () => {
  const told = Promise.withResolvers<string>();
  const owner = await openDatabase({ dataDir, log: { info: () => {}, warn: told.resolve } });
  const joined = await open();
  let closing: Promise<void> | undefined;
  await joined.asPlatform(async (tx) => {
    await saveGroup(tx, { slug: 'waited-for', name: 'First' });
    closing = owner.close();
    expect(await told.promise).toMatch(/waiting for it/);
    await saveGroup(tx, { slug: 'waited-for-too', name: 'Second' });
  });
  await closing;
  expect(await groupSlugs(joined)).toEqual(expect.arrayContaining(['waited-for', 'waited-for-too']));
});

test('work that takes longer than the patience of the process that runs the database is undone', async () => {
  const owner = await openDatabase({ dataDir });
  const joined = await open();
  const work = joined.asPlatform(async (tx) => {
    await saveGroup(tx, { slug: 'late', name: 'Late' });
    await owner.close(50);
  });
  expect(describeDatabaseError(await work.catch((error: unknown) => error))).toMatch(/^Lost the database/);
  expect(await groupSlugs(joined)).not.toContain('late');
});

async function asSuperuser<T extends pg.QueryResultRow>(database: Database, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url.replace('//forecourt@', '//app@') });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Objects, other than the system's own, that the program's role does not own. */
const NOT_OWNED = `
  select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'drizzle', 'pgboss') and pg_get_userbyid(relowner) <> 'forecourt'
  union all select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'drizzle', 'pgboss') and pg_get_userbyid(proowner) <> 'forecourt'
  union all select typname from pg_type join pg_namespace on pg_namespace.oid = typnamespace
    where nspname in ('public', 'drizzle', 'pgboss') and pg_get_userbyid(typowner) <> 'forecourt'
  union all select nspname from pg_namespace
    where nspname in ('drizzle', 'pgboss') and pg_get_userbyid(nspowner) <> 'forecourt'
  union all select datname from pg_database where datname = 'forecourt' and pg_get_userbyid(datdba) <> 'forecourt'`;

const MAY =
  'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may from ' +
  'pg_roles where rolname = current_user';

/** Only a superuser may do this: read files of the machine, and run programs on it. */
const readsFiles = (database: Database) =>
  database.asPlatform((tx) => tx.client.query(`select pg_read_file('postgresql.conf')`));

test('the program owns its tables but is no superuser: row security applies, and files are out of reach', async () => {
  const database = await open();
  const { rows } = await database.asPlatform((tx) => tx.client.query(MAY));
  expect(rows).toEqual([{ may: false }]);
  await expect(readsFiles(database)).rejects.toThrow(/permission denied/);
  expect(await asSuperuser(database, NOT_OWNED)).toEqual([]);
  const nobody = database.forSite({ groupId: 999, siteId: 999 });
  expect(await nobody.run(async (tx) => (await tx.execute(sql`select from dealer_group`)).rowCount)).toBe(0);
});

test('a database that an older version made as a superuser is handed over as a whole when it is opened', async () => {
  const before = await open();
  await addGroup(before, 'from-before');
  // The former state: the superuser owns everything, and the program has no role.
  await asSuperuser(before, 'reassign owned by forecourt to app; drop owned by forecourt');
  expect((await asSuperuser(before, NOT_OWNED)).length).toBeGreaterThan(100);
  await before.close();
  const [after, another] = await Promise.all([open(), open()]);
  expect(await asSuperuser(after, NOT_OWNED)).toEqual([]);
  await expect(readsFiles(after)).rejects.toThrow(/permission denied/);
  await addGroup(another, 'from-after');
  expect(await groupSlugs(after)).toEqual(expect.arrayContaining(['from-after', 'from-before']));
  const { rows } = await after.asPlatform((tx) =>
    tx.client.query(`select pgboss.create_queue('tried', '{"policy":"standard"}')`),
  );
  expect(rows).toHaveLength(1);
});
