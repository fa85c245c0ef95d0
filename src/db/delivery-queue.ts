import type { Client } from 'pg';
import { getConstructionPlans, type Queue } from 'pg-boss';

/**
 * The queue in which every owed delivery of a lead has its job; a trigger of `lead_delivery` puts it there
 * (docs/decisions/lead-deliveries.md).
 */
export const DELIVERY_QUEUE = 'lead-delivery';
export const QUEUE_SCHEMA = 'pgboss';

const DAY_SECONDS = 86_400;

/**
 * How the queue tries again: after 5 to 10 seconds, twice as long each time, half an hour at most, always with chance
 * in it. How long in all is the site's setting (`leads.giveUpHours`), so the queue itself never gives up. Whoever works
 * on a job says so every few seconds; a job of a process that was killed is taken up again when that stops.
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
 * Sets the job queue's tables up where they are missing, under the lock that the caller holds. Newer versions of them
 * are the worker's work.
 */
export async function prepareQueue(client: Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('${QUEUE_SCHEMA}.version') is not null as "there"`);
  if (!rows[0].there) await client.query(getConstructionPlans(QUEUE_SCHEMA));
  await client.query(`select ${QUEUE_SCHEMA}.create_queue($1, $2)`, [
    DELIVERY_QUEUE,
    JSON.stringify(DELIVERY_QUEUE_OPTIONS),
  ]);
}
