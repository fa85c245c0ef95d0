import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { QUEUE_SCHEMA } from './delivery-queue.ts';
import type { Database } from './open.ts';

/** How soon the jobs of a killed process are taken up, after its last sign of life. */
const SUPERVISE_SECONDS = 5;

/** Opens the queue of the program's own work, which all of its processes share. Rejects with nothing left running. */
export async function openQueue(
  { url, asPlatform }: Pick<Database, 'url' | 'asPlatform'>,
  log: Pick<Logger, 'warn'>,
): Promise<PgBoss> {
  const queue = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'forecourt-queue',
    max: 5,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  queue.on('error', (err) => {
    log.warn({ feature: 'queue', err }, 'Could not read the job queue; retrying');
    // The embedded PostgreSQL is started again by whoever needs it.
    void asPlatform((tx) => tx.client.query('select 1')).catch(() => {});
  });
  try {
    return await queue.start();
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
