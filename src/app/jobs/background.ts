import type { PgBoss } from 'pg-boss';
import { openQueue } from '../../db/job-queue.ts';
import { type DeliveryParts, startSiteDeliveries } from './deliveries.ts';
import { type SchedulerParts, startScheduler } from './scheduler.ts';

/** Starts the program's background work; stopping the queue ends it. Rejects with nothing left running. */
export async function startBackgroundWork(parts: DeliveryParts & SchedulerParts): Promise<PgBoss> {
  const queue = await openQueue(parts.database, parts.log);
  try {
    await startSiteDeliveries(queue, parts);
    await startScheduler(queue, parts);
    return queue;
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
