import type { Client } from 'pg';
import type { Queue } from 'pg-boss';

/**
 * The queue with one job for every pending delivery of a lead; a trigger of `lead_delivery` enqueues it
 * (docs/decisions/lead-deliveries.md).
 */
export const DELIVERY_QUEUE = 'lead-delivery';
export const QUEUE_SCHEMA = 'pgboss';

const DAY_SECONDS = 86_400;

/**
 * Retries back off exponentially with jitter, from 5 to 10 seconds up to half an hour. The site's setting decides how
 * long in all (`leads.giveUpHours`), so the queue itself never gives up. A worker sends a heartbeat every few seconds;
 * when it stops, another process takes the job over.
 */
export const DELIVERY_QUEUE_OPTIONS = {
  policy: 'standard',
  retryLimit: 1_000_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  retentionSeconds: 400 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
} satisfies Omit<Queue, 'name'>;

/**
 * Creates the job queue's tables where they are missing; the caller holds the lock. Upgrading them is the worker's job.
 */
export async function prepareQueue(client: Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('${QUEUE_SCHEMA}.version') is not null as "there"`);
  if (!rows[0].there) {
    // Only once: commands open the database without the queue's code, which takes a while to load.
    const { getConstructionPlans } = await import('pg-boss');
    await client.query(getConstructionPlans(QUEUE_SCHEMA));
  }
  await client.query(`select ${QUEUE_SCHEMA}.create_queue($1, $2)`, [
    DELIVERY_QUEUE,
    JSON.stringify(DELIVERY_QUEUE_OPTIONS),
  ]);
}
