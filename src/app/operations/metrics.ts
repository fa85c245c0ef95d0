import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The program's Prometheus metrics, each named and explained once. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'forecourt_http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'forecourt_http_request_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['kind'],
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    pageCache: new Counter({
      name: 'forecourt_page_cache_total',
      help: 'Pages requested from the page cache',
      labelNames: ['result'],
      registers,
    }),
    renderingsWaiting: new Gauge({
      name: 'forecourt_renderings_waiting',
      help: 'Renderings of pages that wait for the turn of their site',
      registers,
    }),
    renderingsRefused: new Counter({
      name: 'forecourt_renderings_refused_total',
      help: 'Reads of a site beyond its share of renderings, by what they got: an outdated page, or 503',
      labelNames: ['result'],
      registers,
    }),
    stockVehicles: new Gauge({
      name: 'forecourt_stock_vehicles',
      help: 'Vehicles in the index of a site',
      labelNames: ['site'],
      // Every worker has an index of its own.
      aggregator: 'max',
      registers,
    }),
    settingsRefused: new Counter({
      name: 'forecourt_settings_refused_total',
      help: 'Settings refused; the last valid ones stay in use',
      registers,
    }),
    leadDeliveries: new Counter({
      name: 'forecourt_lead_delivery_tries_total',
      help: 'Attempts to deliver a lead, by kind of destination and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    pictures: new Counter({
      name: 'forecourt_pictures_total',
      help: 'Pictures requested from the image service, by outcome',
      labelNames: ['result'],
      registers,
    }),
    pictureSeconds: new Histogram({
      name: 'forecourt_picture_make_seconds',
      help: 'Time to make a picture, excluding queueing',
      labelNames: ['format'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    picturesWaiting: new Gauge({
      name: 'forecourt_pictures_waiting',
      help: 'Pictures queued while a visitor waits for them',
      registers,
    }),
    picturesWaitingLater: new Gauge({
      name: 'forecourt_pictures_waiting_later',
      help: 'Pictures queued for later requests; no one is waiting',
      registers,
    }),
    picturesAhead: new Counter({
      name: 'forecourt_pictures_ahead_total',
      help: 'Pictures made ahead of requests, and sources that failed',
      labelNames: ['result'],
      registers,
    }),
    pictureCacheBytes: new Gauge({
      name: 'forecourt_picture_cache_bytes',
      help: 'Bytes of cached pictures on disk, as known to this process',
      // The folder is everybody's.
      aggregator: 'max',
      registers,
    }),
  };
}

/** The metrics must respond even when the database is unavailable. */
const COUNTED_WITHIN_MS = 2_000;

/**
 * Exposes how many deliveries of leads wait and how many were given up, counted on each scrape; nothing where they
 * cannot be counted.
 */
export function showOpenDeliveries(
  { registry }: Metrics,
  count: () => Promise<Record<'waiting' | 'dead', number>>,
): void {
  new Gauge({
    name: 'forecourt_lead_deliveries',
    help: 'Lead deliveries queued, and those that failed and need attention',
    labelNames: ['status'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const late = sleep(COUNTED_WITHIN_MS, undefined, { ref: false });
      const counted = await Promise.race([count().catch(() => undefined), late]);
      for (const [status, deliveries] of Object.entries(counted ?? {})) this.set({ status }, deliveries);
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;
