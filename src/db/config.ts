import { resolve } from 'node:path';

export interface DatabaseConfig {
  databaseUrl: string | undefined;
  dataDir: string;
}

const ADDRESS = /^postgres(ql)?:\/\//;

/**
 * Reads DATABASE_URL and DATA_DIR; an empty variable counts as unset, and the folder is resolved from `root`. Throws
 * when the address is not a PostgreSQL one. The address may hold a password, so the error does not repeat it.
 */
export function readDatabaseConfig(env: Record<string, string | undefined>, root: string): DatabaseConfig {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !ADDRESS.test(databaseUrl))
    throw new Error(
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/forecourt (it is not shown)',
    );
  return { databaseUrl, dataDir: resolve(root, env.DATA_DIR || '.data') };
}
