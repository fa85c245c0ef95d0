import type { Logger } from 'pino';
import type { Database } from '../../db/open.ts';
import type { Config } from '../operations/config.ts';
import { retryUntilAvailable } from '../retry-until-available.ts';
import { applySiteFolders } from './apply.ts';

/** Further work once the database is open and has the sites. */
export type Prepare = (database: Database, context: { log: Logger; now: Date }) => Promise<unknown>;

interface Parts {
  config: Config;
  log: Logger;
  prepare?: Prepare | undefined;
  clock: () => Date;
}

/** Applies the site folders, then prepares what the caller wants. Rejects with the reason when either fails. */
export async function prepareSites(database: Database, { config, log, prepare, clock }: Parts): Promise<void> {
  const each = (work: () => unknown) => retryUntilAvailable({ database, log }, async () => work());
  await each(() => applySiteFolders(database, config.SITES_DIR, log.child({ feature: 'settings' })));
  await each(() => prepare?.(database, { log, now: clock() }));
}
