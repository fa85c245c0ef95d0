import type { Registry } from 'prom-client';
import type { CallerLimits } from '../http/limits/caller-limits.ts';
import type { Allowance } from '../http/limits/token-buckets.ts';
import type { RunningServer } from '../start.ts';

export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What the first process does for its workers. */
export interface PrimaryDuties {
  /** The worker answers requests. */
  up(addresses: RunningServer['addresses']): void;
  /** The worker can't start, and ends. */
  failed(reason: string): void;
  /** The worker has taken a connection that it was handed. */
  taken(connection: number): void;
  /** One of the worker's connections has ended. */
  closed(): void;
  take(limit: keyof CallerLimits, key: string, perMinute: number, nowMs: number): Allowance | Promise<Allowance>;
  /** Reserves room for a picture; returns the bytes of all pictures in the folder. */
  reserveRoom(bytes: number, nowMs: number): Promise<number>;
  claim(siteId: number): boolean;
  whenFree(siteId: number): Promise<void>;
  release(siteId: number): void;
  /** The worker's figures, before it ends. */
  noteMetrics(values: MetricValues): void;
  /** The metrics of all processes, as text. */
  readMetrics(): Promise<string>;
}

/** What a worker does for the first process. */
export interface WorkerDuties {
  /** Ends soon: idle connections are closed, requests get SHUTDOWN_SECONDS. */
  stop(): void;
  /** Ends without failing a request, while others serve the port. */
  retire(): void;
  readMetrics(): Promise<MetricValues>;
}
