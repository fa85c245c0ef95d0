import type { PgBoss } from 'pg-boss';
import { DELIVERY_QUEUE, DELIVERY_QUEUE_OPTIONS } from '../../../db/delivery-queue.ts';
import type { Database } from '../../../db/open.ts';
import type { DeliveryKind } from '../../../domain/leads/lead-delivery.ts';
import { CircuitBreakers } from '../../../integrations/circuit-breakers.ts';
import type { Environment } from '../../../integrations/create-chooser.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { BREAKER_OPEN, type DeliveryAttempt, tryDelivery } from './try-delivery.ts';

interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export interface WorkerParts {
  queue: PgBoss;
  database: Pick<Database, 'forSite'>;
  /** A site that is served; undefined while it is unknown. Rejects when its settings cannot be read. */
  findSite(siteId: number): Promise<{ slug: string; settings: SiteSettings } | undefined>;
  environment: Environment;
  dataDir: string;
  log: Log;
  clock: () => Date;
  onTried?: (kind: DeliveryKind, outcome: DeliveryAttempt['outcome']) => void;
}

interface DeliveryJob {
  group_id: number;
  site_id: number;
  delivery_id: number;
}

/** A destination that hangs occupies no more than a few workers. */
const CONCURRENCY = { localConcurrency: 8, batchSize: 3, localGroupConcurrency: 4 };
const POLL_SECONDS = 1;

/**
 * Starts to deliver all sites' pending leads, including those that earlier processes left. Several processes share the
 * work. It stops with the queue: what is unfinished by then is sent again by the next process.
 */
export async function startDeliveries({ queue, ...parts }: WorkerParts): Promise<void> {
  const { policy: _policy, ...options } = DELIVERY_QUEUE_OPTIONS;
  await queue.updateQueue(DELIVERY_QUEUE, options);
  const breakers = new CircuitBreakers();
  await queue.work<DeliveryJob>(
    DELIVERY_QUEUE,
    { ...CONCURRENCY, pollingIntervalSeconds: POLL_SECONDS, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map(({ id, data }) => settle(id, data, { ...parts, breakers }))),
  );
}

type AttemptParts = Omit<WorkerParts, 'queue'> & { breakers: CircuitBreakers };

async function settle(id: string, job: DeliveryJob, parts: AttemptParts) {
  const { outcome } = await attempt(job, parts);
  return { id, status: outcome === 'later' ? ('failed' as const) : ('completed' as const) };
}

async function attempt(
  job: DeliveryJob,
  { database, findSite, log, onTried, ...parts }: AttemptParts,
): Promise<DeliveryAttempt> {
  const about = { feature: 'leads', site: String(job.site_id), delivery: job.delivery_id };
  try {
    const site = await findSite(job.site_id);
    // Another process may serve a site that this one does not know yet.
    if (!site) return { outcome: 'later' };
    const { settings } = site;
    about.site = site.slug;
    const db = database.forSite({ groupId: job.group_id, siteId: job.site_id });
    const tried = await tryDelivery(job.delivery_id, { ...parts, db, settings, siteId: job.site_id });
    logAttempt(log, { ...about, ...tried });
    if (tried.kind) onTried?.(tried.kind, tried.outcome);
    return tried;
  } catch (error) {
    log.error({ ...about, err: error }, 'Could not read a delivery; retrying');
    return { outcome: 'later' };
  }
}

function logAttempt(log: Log, tried: DeliveryAttempt): void {
  if (tried.outcome === 'delivered') log.info(tried, 'Delivered a lead');
  if (tried.outcome === 'later' && tried.code !== BREAKER_OPEN) log.warn(tried, 'Could not deliver a lead; retrying');
  if (tried.outcome === 'dead') log.error(tried, 'Stopped trying to deliver a lead: see npm run leads -- list --dead');
}
