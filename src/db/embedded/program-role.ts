import pg from 'pg';

/**
 * The program's database, and the role that it logs in as: owner of that database and everything in it, but not a
 * superuser.
 */
export const DATABASE = 'forecourt';
export const PROGRAM_ROLE = 'forecourt';

/** Advisory lock key; arbitrary, but the same in every process. */
const HANDING_OVER = 4_770_019;

/** Addresses of the cluster's databases for its superuser, and the passwords of roles where needed. */
export interface Administration {
  urlOf(database: string): string;
  password: string | undefined;
}

/**
 * Creates the program's role and its database where they are missing. Older versions of the program left everything to
 * the superuser; all of it is handed over in one transaction. Another process may be doing the same at this moment.
 */
export async function prepareProgramRole(administration: Administration): Promise<void> {
  const isHandedOver = await asSuperuser(administration, 'postgres', async (client) => {
    await makeRole(client, administration.password);
    await makeDatabase(client);
    return isDatabaseOwner(client);
  });
  if (!isHandedOver) await asSuperuser(administration, DATABASE, handOver);
}

async function asSuperuser<T>(
  { urlOf }: Administration,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PROGRAM_ROLE]);
  if (rowCount) return;
  const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`;
  await unlessMade(client.query(`create role ${PROGRAM_ROLE} login${secret}`));
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await unlessMade(client.query(`create database ${DATABASE} owner ${PROGRAM_ROLE}`));
}

/** Ignores the error of another process having created it at this moment. */
async function unlessMade(making: Promise<unknown>): Promise<void> {
  await making.catch((error: { code?: string }) => {
    if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error;
  });
}

async function isDatabaseOwner(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_database where datname = $1 and pg_get_userbyid(datdba) = $2',
    [DATABASE, PROGRAM_ROLE],
  );
  return rowCount === 1;
}

/** The database changes owner last, so its owner shows whether everything has been handed over. */
async function handOver(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [HANDING_OVER]);
  const { rows } = await client.query<{ kind: string; name: string }>(OF_THE_SUPERUSER);
  for (const { kind, name } of rows) await client.query(`alter ${kind} ${name} owner to ${PROGRAM_ROLE}`);
  await client.query(`alter database ${DATABASE} owner to ${PROGRAM_ROLE}`);
  await client.query('commit');
}

/** Objects of the superuser that are not the system's own. A column's sequence follows its table. */
const OF_THE_SUPERUSER = `
  with own as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
       me as (select oid from pg_roles where rolname = current_user)
  select 'schema' as kind, quote_ident(nspname) as name from pg_namespace join own using (oid, nspname)
    where nspowner = (select oid from me)
  union all
  select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
         pg_class.oid::regclass::text
    from pg_class join own on own.oid = relnamespace
    where relowner = (select oid from me) and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where objid = pg_class.oid and relkind = 'S' and deptype in ('a', 'i')
                      and refclassid = 'pg_class'::regclass)
  union all
  select case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
         pg_proc.oid::regprocedure::text
    from pg_proc join own on own.oid = pronamespace where proowner = (select oid from me)
  union all
  select 'type', pg_type.oid::regtype::text
    from pg_type join own on own.oid = typnamespace where typowner = (select oid from me)
      and typtype in ('e', 'd', 'r')`;
