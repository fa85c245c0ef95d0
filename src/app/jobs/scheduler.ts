import type { PgBoss, Queue } from 'pg-boss';
import type { Logger } from 'pino';
import { forgetSignIns } from '../../db/queries/visitors/sign-in.ts';
import { sweepAlerts } from '../../features/account/alerts/sweep.ts';
import { removeOldRecords } from '../../features/account/privacy/retention.ts';
import { deliverUnfinished } from '../../features/leads/steps/unfinished.ts';
import { sweepPayments } from '../../features/payment/payments/sweep.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { Config } from '../operations/config.ts';
import { toBackgroundSite } from '../sites/background-site.ts';
import { createSiteStock } from '../sites/context.ts';
import type { LiveSite, SiteRegistry } from '../sites/registry.ts';

/** A site for scheduled work, without a request. */
type ScheduledSite = Pick<RequestContext, 'settings' | 'site' | 'db' | 'stock' | 'now' | 'log' | 'dataDir'>;

/** Scheduled work for every site. */
export interface ScheduledTask {
  name: string;
  /** In UTC. */
  cron: string;
  /** Whether a run that was missed while no process was up is made up for. */
  isMadeUpFor?: boolean;
  /** Does it for one site, and returns how much there was to do: numbers, so that they may be logged. */
  run(site: ScheduledSite): Promise<number | Record<string, number>>;
}

const TASKS: readonly ScheduledTask[] = [
  { name: 'payments', cron: '* * * * *', run: (site) => sweepPayments(site) },
  { name: 'unfinished-leads', cron: '* * * * *', run: deliverUnfinished },
  {
    name: 'sign-ins',
    cron: '*/10 * * * *',
    run: ({ db, now }) => db.run((tx) => forgetSignIns(tx, now)),
  },
  {
    name: 'alerts',
    cron: '*/30 * * * *',
    run: (site) => sweepAlerts(site, { environment: process.env, dataDir: site.dataDir }),
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
  sites: Pick<SiteRegistry, 'list'>;
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
      for (const live of parts.sites.list())
        if (!job?.signal.aborted) await runForSite(task, scheduledSite(live, parts));
    });
  }
}

async function runForSite({ name, run }: ScheduledTask, site: ScheduledSite): Promise<void> {
  const about = { feature: 'schedule', task: name };
  try {
    const done = await run(site);
    const counts = typeof done === 'number' ? { done } : done;
    if (Object.values(counts).some((count) => count > 0))
      site.log.info({ ...about, ...counts }, 'Finished a scheduled task');
  } catch (err) {
    site.log.error({ ...about, err }, 'A scheduled task failed; it runs again at its next time');
  }
}

function scheduledSite(live: LiveSite, { stock, clock, config, log }: SchedulerParts): ScheduledSite {
  return {
    settings: live.settings,
    site: toBackgroundSite(live, config),
    db: live.db,
    stock: createSiteStock(stock, live.id, live.settingsVersion),
    now: clock(),
    log: log.child({ site: live.slug }),
    dataDir: config.database.dataDir,
  };
}
