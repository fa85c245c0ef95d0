import { sql } from 'drizzle-orm';
import { findErrorCode } from '../../domain/text/error-message.ts';
import type { Database } from '../open.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Names the database that is open, so that what was derived from another one, or from before a restored backup, is not
 * taken for its own: the cluster, its timeline, and the database in it.
 */
export async function readDatabaseIdentity({ asPlatform }: Pick<Database, 'asPlatform'>): Promise<string> {
  const ask = (expression: string) =>
    asPlatform(async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql.raw(`select ${expression} as name`));
      return rows[0]?.name ?? '';
    });
  const database = await ask('(select oid::text from pg_database where datname = current_database())');
  const cluster = await ask(
    `(select system_identifier::text from pg_control_system()) || ' ' ||
     (select timeline_id::text from pg_control_checkpoint())`,
  ).catch((error: unknown) => {
    // A hosted database may keep it to itself.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (findErrorCode(cause) !== INSUFFICIENT_PRIVILEGE) throw error;
    return '';
  });
  return `${cluster} ${database}`;
}
