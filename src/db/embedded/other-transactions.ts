import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getFirstRow } from '../first-row.ts';

const LOOK_EVERY_MS = 100;

/** Transactions of other connections, in any database of the cluster. */
const UNDER_WAY = `select count(*) as transactions from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid() and (state <> 'idle' or xact_start is not null)`;

/**
 * Resolves when no other connection is in a transaction, or after `patienceMs`: an import in another process that uses
 * this process' server must not fail because this process is done. Rejects when the server cannot be reached.
 */
export async function waitForOtherTransactions(
  url: string,
  patienceMs: number,
  log?: { warn(message: string): void },
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    for (let isLogged = false; Date.now() < deadline; await sleep(LOOK_EVERY_MS)) {
      const { rows } = await client.query<{ transactions: number }>(UNDER_WAY);
      const transactions = Number(getFirstRow(rows).transactions);
      if (transactions === 0) return;
      if (!isLogged) log?.warn('Another program is using the embedded database; waiting for it');
      isLogged = true;
    }
  } finally {
    await client.end();
  }
}
