import type { Logger } from 'pino';
import type { Database } from '../../db/open.ts';
import type { Config } from '../operations/config.ts';
import { retryUntilAvailable } from '../retry-until-available.ts';
import { applySiteFolders, recheckSiteFolders } from './apply.ts';

/** Further work once the database is open and has the sites. */
export type Prepare = (database: Database, context: { log: Logger; now: Date }) => Promise<unknown>;

interface Parts {
  config: Config;
  log: Logger;
  prepare?: Prepare | undefined;
  clock: () => Date;
}

/**
 * Applies the site folders, but for those that other code has checked (`recheckSites`), then prepares what the caller
 * wants. Rejects with the reason when either fails.
 */
export async function prepareSites(database: Database, { config, log, prepare, clock }: Parts): Promise<void> {
  const each = (work: () => unknown) => retryUntilAvailable({ database, log }, async () => work());
  const settingsLog = log.child({ feature: 'settings' });
  await each(() => applySiteFolders(database, config.SITES_DIR, settingsLog, { trustsOtherCode: true }));
  await each(() => prepare?.(database, { log, now: clock() }));
}

/** After an upgrade: checks the folders that other code has checked, while their sites are served. Never rejects. */
export async function recheckSites(database: Database, { config, log }: Pick<Parts, 'config' | 'log'>): Promise<void> {
  const settingsLog = log.child({ feature: 'settings' });
  await recheckSiteFolders(database, config.SITES_DIR, settingsLog).catch((err: unknown) =>
    settingsLog.warn({ err }, 'Could not check the site folders again; the next start tries again'),
  );
}
