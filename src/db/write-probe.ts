import type { PlatformTx } from './scope.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Too much for the memory given, so it is sorted in a temporary file on the database's disk. */
const SPILL = 'select count(*) from (select n from generate_series(1, 30000) n order by n desc) sorted';

/**
 * Throws when the database can be read but not written: its disk is full, or it accepts no changes (a standby, a
 * read-only user). Sorting in a temporary file finds that out without leaving rows or log behind.
 */
export async function probeWriting({ client }: PlatformTx): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new DatabaseUnavailable('unwritable');
  await client.query(`set local work_mem = '64kB'`);
  await client.query(SPILL);
}
