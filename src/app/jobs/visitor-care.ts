import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { QUEUE_SCHEMA, VISITOR_QUEUE } from '../../db/delivery-queue.ts';
import type { Database } from '../../db/open.ts';
import { sweepAlerts } from '../../features/account/alerts/sweep.ts';
import { forgetOldRecords } from '../../features/account/privacy/retention.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { Config } from '../operations/config.ts';
import { siteStock } from '../sites/context.ts';
import { siteOfOwnWork } from '../sites/own-work.ts';
import type { LiveSite, SiteRegistry } from '../sites/registry.ts';

/** What is done by the clock, and how many seconds apart: of all processes one does it for a site. */
const KINDS = { alerts: 1_800, forget: 86_400 } as const;
type Kind = keyof typeof KINDS;

interface CareJob {
  kind: Kind;
  site_id: number;
}

const LOOK_SECONDS = 30;
const ASK_EVERY_MS = 300_000;

export interface VisitorCare {
  stop(patienceMs: number): Promise<void>;
}

interface Parts {
  database: Pick<Database, 'url' | 'asPlatform'>;
  sites: SiteRegistry;
  stock: LiveStock;
  clock: () => Date;
}

/** Begins to tell the sites' visitors of news, and to forget what is too old; jobs of the queue, so that processes share them. */
export async function beginVisitorCare(
  parts: Parts,
  { config, log }: { config: Config; log: Logger },
): Promise<VisitorCare> {
  const { database, sites } = parts;
  const boss = new PgBoss({
    connectionString: database.url,
    schema: QUEUE_SCHEMA,
    application_name: 'forecourt-visitors',
    max: 2,
    schedule: false,
    supervise: false,
    migrate: false,
  });
  boss.on('error', ({ message }) => {
    log.warn({ reason: message }, 'the queue of visitors cannot be asked; it is asked again');
    void database.asPlatform((tx) => tx.client.query('select 1')).catch(() => {});
  });
  await boss.start().catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  });
  await boss.work<CareJob>(VISITOR_QUEUE, { pollingIntervalSeconds: LOOK_SECONDS }, async (jobs) => {
    for (const { data } of jobs) await careFor(data, parts, config, log);
  });
  const askAll = async () => {
    for (const { id, settings } of sites.list()) {
      const kinds: Kind[] = settings.visitors.signIn === 'on' ? ['alerts', 'forget'] : ['forget'];
      for (const kind of kinds)
        await boss.sendThrottled(VISITOR_QUEUE, { kind, site_id: id }, {}, KINDS[kind], `${kind} ${id}`);
    }
  };
  const ask = () =>
    void askAll().catch((error: Error) =>
      log.warn({ reason: error.message }, 'visitors are cared for later'),
    );
  const timer = setInterval(ask, ASK_EVERY_MS);
  timer.unref();
  return {
    async stop(patienceMs) {
      clearInterval(timer);
      await boss.stop({ graceful: true, timeout: Math.max(patienceMs, 1_000) });
    },
  };
}

async function careFor(job: CareJob, parts: Parts, config: Config, log: Logger): Promise<void> {
  const found = parts.sites.list().find(({ id }) => id === job.site_id);
  // Another process may serve a site that this one has not heard of yet.
  if (!found) return;
  const about = { kind: job.kind, site: found.slug };
  try {
    const site = siteOf(found, parts, config);
    const means = { environment: process.env, dataDir: config.database.dataDir };
    const done = job.kind === 'alerts' ? await sweepAlerts(site, means) : await forgetOldRecords(site);
    if (Object.values(done).some((number) => number > 0))
      log.info({ ...about, ...done }, 'visitors were cared for');
  } catch (error) {
    log.error({ ...about, err: error }, 'visitors are left as they are until the next time');
  }
}

function siteOf(live: LiveSite, { stock, clock }: Parts, config: Config) {
  const { settings, db } = live;
  const site = siteOfOwnWork(live, config);
  return { settings, site, db, stock: siteStock(stock, live.id), now: clock() };
}
