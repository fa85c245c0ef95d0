import { formatMs, printFigure } from '../figures.ts';
import { type Quantiles, quantilesOf, type Taken, takePages } from '../load/clients.ts';
import { randomPages, type Visited } from '../load/sites.ts';
import type { Server } from '../program/server.ts';

/** Visitors of random sites who leave the program some time to rest. */
const READERS = { clients: 3, pauseMs: 150 };

/** Requests pages of random sites as readers do, until it is over. */
export function readPages(server: Server, sites: readonly Visited[], isOver: () => boolean): Promise<Taken[]> {
  const next = randomPages(server.port, sites, 'readers');
  return takePages(server.port, { ...READERS, next }, isOver);
}

export const formatQuantiles = ({ p50, p95, p99 }: Quantiles): string => [p50, p95, p99].map(formatMs).join(' / ');

/** Prints the quantiles of lists and vehicle pages apart, and the 99th percentile of both together. */
export function printLatency(when: string, taken: readonly Taken[]): void {
  for (const kind of ['search', 'vehicle']) {
    const quantiles = quantilesOf(taken.filter((one) => one.kind === kind));
    printFigure(`${when}, ${kind} p50 / p95 / p99`, formatQuantiles(quantiles));
  }
  const failed = taken.filter(({ status }) => status !== 200).length;
  printFigure(`${when}, p99`, `${formatMs(quantilesOf(taken).p99)} (${taken.length} pages, ${failed} not 200)`);
}
