import type { PlatformTx } from './scope.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** More than fits into the memory given: it is sorted in a file beside the tables. */
const SPILL = 'select count(*) from (select n from generate_series(1, 30000) n order by n desc) sorted';

/**
 * Throws where the database can be read and not written: its disk is full, or it takes no changes (a standby, a user
 * who may only read). A file of sorting finds that out without leaving anything behind, neither rows nor log.
 */
export async function probeWriting({ client }: PlatformTx): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new DatabaseUnavailable('unwritable');
  await client.query(`set local work_mem = '64kB'`);
  await client.query(SPILL);
}
