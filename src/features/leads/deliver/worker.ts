import { PgBoss } from 'pg-boss';
import { DELIVERY_QUEUE, DELIVERY_QUEUE_OPTIONS, QUEUE_SCHEMA } from '../../../db/delivery-queue.ts';
import type { Database } from '../../../db/open.ts';
import type { DeliveryKind } from '../../../domain/leads/lead-delivery.ts';
import type { Environment } from '../../../integrations/email/choose-mailer.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { Breakers } from './breakers.ts';
import { RESTING, type Tried, tryDelivery } from './try-delivery.ts';

interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export interface WorkerParts {
  database: Pick<Database, 'url' | 'forSite' | 'asPlatform'>;
  /** The settings of a site that is served; undefined while they are not known. */
  findSettings(siteId: number): SiteSettings | undefined;
  environment: Environment;
  dataDir: string;
  log: Log;
  clock: () => Date;
  onTried?: (kind: DeliveryKind, outcome: Tried['outcome']) => void;
}

/** The deliveries of leads, at work until they are stopped. */
export interface Deliveries {
  /** Takes up nothing new, and lets what is being sent end for so long; what has not ended then is sent again by the next process. */
  stop(patienceMs: number): Promise<void>;
}

/** What a job of the queue says: which delivery. */
interface DeliveryJob {
  group_id: number;
  site_id: number;
  delivery_id: number;
}

/** A destination that hangs holds up no more than a few of the hands. */
const HANDS = { localConcurrency: 8, batchSize: 3, localGroupConcurrency: 4 };
const LOOK_SECONDS = 1;
/** How soon the jobs of a killed process are taken up, after its last sign of life. */
const SUPERVISE_SECONDS = 5;

/** Begins to deliver what is owed, of all sites, and goes on with what earlier processes left. Several processes share the work. */
export async function startDeliveries(parts: WorkerParts): Promise<Deliveries> {
  const { database, log } = parts;
  const boss = new PgBoss({
    connectionString: database.url,
    schema: QUEUE_SCHEMA,
    application_name: 'forecourt-queue',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', ({ message }) => {
    log.warn({ reason: message }, 'the queue of deliveries cannot be asked; it is asked again');
    // The embedded PostgreSQL is started again by whoever needs it.
    void database.asPlatform((tx) => tx.client.query('select 1')).catch(() => {});
  });
  try {
    await boss.start();
    const { policy: _policy, ...options } = DELIVERY_QUEUE_OPTIONS;
    await boss.updateQueue(DELIVERY_QUEUE, options);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  const breakers = new Breakers();
  await boss.work<DeliveryJob>(
    DELIVERY_QUEUE,
    { ...HANDS, pollingIntervalSeconds: LOOK_SECONDS, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map(({ id, data }) => settle(id, data, { ...parts, breakers }))),
  );
  return { stop: (patienceMs) => boss.stop({ graceful: true, timeout: Math.max(patienceMs, 1_000) }) };
}

async function settle(id: string, job: DeliveryJob, parts: WorkerParts & { breakers: Breakers }) {
  const { outcome } = await attempt(job, parts);
  return { id, status: outcome === 'later' ? ('failed' as const) : ('completed' as const) };
}

async function attempt(
  job: DeliveryJob,
  { database, findSettings, log, onTried, ...parts }: WorkerParts & { breakers: Breakers },
): Promise<Tried> {
  const settings = findSettings(job.site_id);
  // Another process may serve a site that this one has not heard of yet.
  if (!settings) return { outcome: 'later' };
  const about = { delivery: job.delivery_id, siteId: job.site_id };
  try {
    const db = database.forSite({ groupId: job.group_id, siteId: job.site_id });
    const tried = await tryDelivery(job.delivery_id, { ...parts, db, settings, siteId: job.site_id });
    tell(log, { ...about, ...tried });
    if (tried.kind) onTried?.(tried.kind, tried.outcome);
    return tried;
  } catch (error) {
    log.error(
      { ...about, reason: (error as Error).message },
      'a delivery could not be looked up; it is tried again',
    );
    return { outcome: 'later' };
  }
}

function tell(log: Log, tried: Tried): void {
  if (tried.outcome === 'delivered') log.info(tried, 'a lead was delivered');
  if (tried.outcome === 'later' && tried.code !== RESTING)
    log.warn(tried, 'a lead was not delivered; it is tried again');
  if (tried.outcome === 'dead')
    log.error(tried, 'a lead was not delivered and is given up: see npm run leads -- list --dead');
}
