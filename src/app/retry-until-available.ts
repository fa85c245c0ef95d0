import type { Logger } from 'pino';
import type { Database } from '../db/open.ts';
import { findUnavailability } from '../db/unavailable.ts';

const MOST_ATTEMPTS = 5;

interface Parts {
  database: Pick<Database, 'asPlatform'>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Does `work`, and repeats it when the database goes away meanwhile, as when the command that ran it ends: so it must
 * be repeatable. Throws any other error of the work, and when the database went away five times.
 */
export async function retryUntilAvailable<T>({ database, log }: Parts, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (findUnavailability(error) !== 'away' || attempt === MOST_ATTEMPTS) throw error;
      log.warn({ feature: 'database', err: error }, 'Lost the database during start-up; waiting for it');
      // This query restarts the database, where this program runs its own.
      await database.asPlatform((tx) => tx.client.query('select 1'));
    }
  }
}
