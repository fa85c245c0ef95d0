import type { Logger } from 'pino';
import type { Database } from '../db/open.ts';
import { findUnavailability } from '../db/unavailable.ts';

const MOST_ATTEMPTS = 5;

interface Parts {
  database: Pick<Database, 'asPlatform'>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Does `work`, and does it again when the database goes away under it, as when the command that ran it ends: so it must
 * be repeatable. Throws what the work throws otherwise, or when the database went away five times.
 */
export async function retryUntilAvailable<T>({ database, log }: Parts, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (findUnavailability(error) !== 'away' || attempt === MOST_ATTEMPTS) throw error;
      log.warn({ feature: 'database', err: error }, 'Lost the database during start-up; waiting for it');
      // It is brought up again by whoever needs it, where this program runs its own.
      await database.asPlatform((tx) => tx.client.query('select 1'));
    }
  }
}
