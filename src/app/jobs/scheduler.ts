import type { PgBoss, Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../db/open.ts';
import { listSitesWithDrafts } from '../../db/queries/leads/lead-drafts.ts';
import { listSitesWithUnsettled } from '../../db/queries/payments/payments.ts';
import { listSitesWithAlerts } from '../../db/queries/visitors/alerts.ts';
import { forgetSignIns, listSitesWithOldSignIns } from '../../db/queries/visitors/sign-in.ts';
import type { PlatformTx } from '../../db/scope.ts';
import { findAlertDay, sweepAlerts } from '../../features/account/alerts/sweep.ts';
import { removeOldRecords } from '../../features/account/privacy/retention.ts';
import { deliverUnfinished, hasUnfinished } from '../../features/leads/steps/unfinished.ts';
import { sweepPayments } from '../../features/payment/payments/sweep.ts';
import type { RequestContext, SiteStock } from '../../kernel/request/context.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { Config } from '../operations/config.ts';
import { toBackgroundSite } from '../sites/background-site.ts';
import { createSiteStock } from '../sites/context.ts';
import type { KnownSite, LiveSite, SiteRegistry } from '../sites/registry.ts';

/** A site for scheduled work, without a request. */
type ScheduledSite = Pick<RequestContext, 'settings' | 'site' | 'db' | 'now' | 'log' | 'dataDir'>;

/** What there was to do: numbers, so that they may be logged. */
type Done = number | Record<string, number>;

/** Scheduled work for the sites that need it. */
export interface ScheduledTask {
  name: string;
  /** In UTC. */
  cron: string;
  /** Whether a run that was missed while no process was up is made up for. */
  isMadeUpFor?: boolean;
  /**
   * Ids of the sites for which there may be something to do, found with one query; the others are not even read. Every
   * site by default.
   */
  findSites?(tx: PlatformTx, now: Date): Promise<number[]>;
  /** Does it for one site; `loadStock` loads its index if need be. */
  run(site: ScheduledSite, loadStock: () => Promise<SiteStock>): Promise<Done>;
}

const TASKS: readonly ScheduledTask[] = [
  { name: 'payments', cron: '* * * * *', findSites: listSitesWithUnsettled, run: (site) => sweepPayments(site) },
  {
    name: 'unfinished-leads',
    cron: '* * * * *',
    findSites: listSitesWithDrafts,
    run: async (site, loadStock) =>
      (await hasUnfinished(site)) ? deliverUnfinished({ ...site, stock: await loadStock() }) : 0,
  },
  {
    name: 'sign-ins',
    cron: '*/10 * * * *',
    findSites: listSitesWithOldSignIns,
    run: ({ db, now }) => db.run((tx) => forgetSignIns(tx, now)),
  },
  {
    name: 'alerts',
    cron: '*/30 * * * *',
    findSites: listSitesWithAlerts,
    run: async (site, loadStock) =>
      findAlertDay(site) === null
        ? 0
        : sweepAlerts({ ...site, stock: await loadStock() }, { environment: process.env, dataDir: site.dataDir }),
  },
  // At night in Australia.
  { name: 'retention', cron: '30 16 * * *', isMadeUpFor: true, run: removeOldRecords },
];

/**
 * At most one job waits and one runs, whatever the number of processes. A failed one is not retried: the next scheduled
 * run does what was left.
 */
const QUEUE_OPTIONS = {
  policy: 'stately',
  retryLimit: 0,
  expireInSeconds: 3_600,
  heartbeatSeconds: 30,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 3_600,
} satisfies Omit<Queue, 'name'>;
const LOOK_SECONDS = 5;

export interface SchedulerParts {
  database: Pick<Database, 'asPlatform'>;
  sites: Pick<SiteRegistry, 'list' | 'findById' | 'read' | 'open'>;
  stock: LiveStock;
  clock: () => Date;
  config: Pick<Config, 'LOCAL_HOSTS' | 'PORT'> & { database: Pick<Config['database'], 'dataDir'> };
  log: Logger;
}

export const getQueueName = ({ name }: Pick<ScheduledTask, 'name'>): string => `task-${name}`;

/** Starts the scheduled work of all sites; of several processes one does it. Stopping the queue ends it. */
export async function startScheduler(
  queue: PgBoss,
  parts: SchedulerParts,
  tasks: readonly ScheduledTask[] = TASKS,
): Promise<void> {
  for (const task of tasks) {
    const name = getQueueName(task);
    await queue.createQueue(name, QUEUE_OPTIONS);
    await queue.schedule(name, task.cron, null, { missed: task.isMadeUpFor ? 'once' : 'skip' });
    await queue.work(name, { pollingIntervalSeconds: LOOK_SECONDS }, async ([job]) => {
      for (const known of await sitesFor(task, parts)) if (!job?.signal.aborted) await runForSite(task, known, parts);
    });
  }
}

async function sitesFor({ findSites }: ScheduledTask, parts: SchedulerParts): Promise<KnownSite[]> {
  if (!findSites) return parts.sites.list();
  const siteIds = await parts.database.asPlatform((tx) => findSites(tx, parts.clock()));
  return siteIds.flatMap((siteId) => parts.sites.findById(siteId) ?? []);
}

async function runForSite({ name, run }: ScheduledTask, known: KnownSite, parts: SchedulerParts): Promise<void> {
  const about = { feature: 'schedule', task: name };
  const log = parts.log.child({ site: known.slug });
  const loadStock = async () =>
    createSiteStock(parts.stock, await parts.sites.open(known), await parts.stock.load(known.id));
  try {
    const done = await run(scheduledSite(await parts.sites.read(known), log, parts), loadStock);
    const counts = typeof done === 'number' ? { done } : done;
    if (Object.values(counts).some((count) => count > 0))
      log.info({ ...about, ...counts }, 'Finished a scheduled task');
  } catch (err) {
    log.error({ ...about, err }, 'A scheduled task failed; it runs again at its next time');
  }
}

function scheduledSite(live: LiveSite, log: Logger, { clock, config }: SchedulerParts): ScheduledSite {
  return {
    settings: live.settings,
    site: toBackgroundSite(live, config),
    db: live.db,
    now: clock(),
    log,
    dataDir: config.database.dataDir,
  };
}
