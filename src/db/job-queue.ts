import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { QUEUE_SCHEMA } from './delivery-queue.ts';
import type { Database } from './open.ts';

/** How often to look for jobs of killed processes, whose heartbeat has stopped. */
const SUPERVISE_SECONDS = 5;

/** Opens the job queue that all of the program's processes share. Rejects with nothing left running. */
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
    // A query starts the embedded PostgreSQL again.
    void asPlatform((tx) => tx.client.query('select 1')).catch(() => {});
  });
  try {
    return await queue.start();
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
