import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { prepareQueue } from './delivery-queue.ts';

/** Advisory lock key for schema changes; arbitrary, but the same in every process. */
const MIGRATION_LOCK = 4_770_018;
const OLDEST_MAJOR = 15;
const SITE_ROLE = 'forecourt_site';
const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/**
 * Brings the schema of the connected database up to date, one process at a time, and returns the role that site
 * transactions take on (null when row security already applies to the login). Throws when the server or the database is
 * too old, or when row security cannot be enforced for the login.
 */
export async function prepareDatabase(client: Client): Promise<{ siteRole: string | null }> {
  await refuseOldServer(client);
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await refuseSchemaBeforeBaseline(client);
    await migrate(drizzle(client), MIGRATIONS);
    await prepareQueue(client);
    return { siteRole: await prepareSiteRole(client) };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  const major = Math.floor(rows[0].version / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is needed; the server is version ${major}`);
  }
}

/** A database from before the baseline has tables that the baseline would try to create again. */
async function refuseSchemaBeforeBaseline(client: Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0].name === null) return;
  const { rows } = await client.query('select max(created_at) as latest from drizzle.__drizzle_migrations');
  const [baseline] = readMigrationFiles(MIGRATIONS);
  if (!baseline || rows[0].latest === null || Number(rows[0].latest) >= baseline.folderMillis) return;
  throw new Error(
    `The database ${client.database} was made by a version from before the first release and cannot be upgraded. ` +
      'Use an empty database, or see "Upgrade" in docs/how-to/run-in-production.md.',
  );
}

/**
 * A superuser bypasses row security, so its site transactions take on a role that does not; it applies to an ordinary
 * owner as it is.
 */
async function prepareSiteRole(client: Client): Promise<string | null> {
  const { rows } = await client.query(
    'select rolname, rolsuper or rolbypassrls as "bypasses" from pg_roles where rolname = current_user',
  );
  if (!rows[0].bypasses) return null;
  try {
    await createSiteRole(client);
  } catch (cause) {
    throw new Error(
      `The database user ${rows[0].rolname} bypasses row security and could not set up the role ` +
        `${SITE_ROLE} that is subject to it. Use a user without BYPASSRLS, or one that may create roles.`,
      { cause },
    );
  }
  return SITE_ROLE;
}

async function createSiteRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE]);
  if (!rowCount) {
    // Roles belong to the whole server: a process on another of its databases may be creating the same one now.
    await client.query(`create role ${SITE_ROLE} nologin`).catch((error: { code?: string }) => {
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
  }
  const { rows } = await client.query(
    `select rolsuper or pg_has_role(current_user, $1, 'member') as may from pg_roles where rolname = current_user`,
    [SITE_ROLE],
  );
  if (!rows[0].may) await client.query(`grant ${SITE_ROLE} to current_user`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${SITE_ROLE}`);
  await client.query(`grant usage on all sequences in schema public to ${SITE_ROLE}`);
}
