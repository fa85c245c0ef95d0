import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../db/open.ts';
import { countOpenDeliveries } from '../../db/queries/leads/lead-deliveries.ts';
import { startDeliveries } from '../../features/leads/deliver/worker.ts';
import { getOutboxFolder } from '../../integrations/email/outbox.ts';
import type { Config } from '../operations/config.ts';
import { type Metrics, showOpenDeliveries } from '../operations/metrics.ts';
import type { SiteRegistry } from '../sites/registry.ts';

export interface DeliveryParts {
  database: Database;
  metrics: Metrics;
  sites: SiteRegistry;
  clock: () => Date;
  config: Config;
  log: Logger;
}

/**
 * Starts the delivery of leads in this process, with its settings, environment, log and metrics; logs where emails go
 * when there is no mail server.
 */
export async function startSiteDeliveries(
  queue: PgBoss,
  { database, metrics, sites, clock, config, log }: DeliveryParts,
): Promise<void> {
  const { dataDir } = config.database;
  if (!config.SMTP_URL)
    log.warn(
      { feature: 'leads' },
      'SMTP_URL is not set: emails of sites without their own mail server are not sent but saved in ' +
        getOutboxFolder(dataDir),
    );
  showOpenDeliveries(metrics, () => database.asPlatform(countOpenDeliveries));
  await startDeliveries({
    queue,
    database,
    findSite: async (siteId) => {
      const known = sites.findById(siteId);
      return known && sites.read(known);
    },
    environment: process.env,
    dataDir,
    log,
    clock,
    onTried: (kind, outcome) => metrics.leadDeliveries.inc({ kind, outcome }),
  });
}
