import type { Logger } from 'pino';
import type { Database } from '../../db/open.ts';
import { countOpenDeliveries } from '../../db/queries/leads/lead-deliveries.ts';
import { type Deliveries, startDeliveries } from '../../features/leads/deliver/worker.ts';
import { outboxFolder } from '../../integrations/email/choose-mailer.ts';
import type { Config } from '../operations/config.ts';
import { type Metrics, showOpenDeliveries } from '../operations/metrics.ts';
import type { SiteRegistry } from '../sites/registry.ts';

interface Parts {
  database: Database;
  metrics: Metrics;
  sites: SiteRegistry;
  clock: () => Date;
}

/** Begins to deliver leads in this process, with its settings, environment, log and figures; says where e-mails go when no server takes them. */
export async function beginDeliveries(
  { database, metrics, sites, clock }: Parts,
  { config, log }: { config: Config; log: Logger },
): Promise<Deliveries> {
  const { dataDir } = config.database;
  if (!config.SMTP_URL)
    log.warn(
      `SMTP_URL is not set, so no e-mail is sent: those of sites without a mail server of their own are kept as files in ${outboxFolder(dataDir)}`,
    );
  showOpenDeliveries(metrics, () => database.asPlatform(countOpenDeliveries));
  return startDeliveries({
    database,
    findSettings: (siteId) => sites.list().find(({ id }) => id === siteId)?.settings,
    environment: process.env,
    dataDir,
    log,
    clock,
    onTried: (kind, outcome) => metrics.leadDeliveries.inc({ kind, outcome }),
  });
}
