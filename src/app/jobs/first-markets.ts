import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { prepareComparisons } from '../../features/vehicle/price-comparison/load.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { SiteRegistry } from '../sites/registry.ts';

export interface FirstMarketsParts {
  sites: Pick<SiteRegistry, 'findOpen'>;
  stock: Pick<LiveStock, 'findIndex'>;
  clock: () => Date;
  log: Logger;
  /** How long a market is left for later: first comes the page that its site was loaded for. */
  pauseMs?: number;
}

/**
 * Learns the market of a group when the stock of one of its sites is loaded, one at a time, so that the first page of a
 * vehicle says how its price compares (D13). From then on pages have it learned anew.
 */
export class FirstMarkets {
  readonly #parts: FirstMarketsParts;
  readonly #seen = new Set<number>();
  readonly #stop = new AbortController();
  #working: Promise<void> = Promise.resolve();

  constructor(parts: FirstMarketsParts) {
    this.#parts = parts;
  }

  /** The stock of a site was loaded, or has changed. */
  follow(siteId: number): void {
    if (this.#seen.has(siteId)) return;
    this.#seen.add(siteId);
    this.#working = this.#working.then(() => this.#learn(siteId));
  }

  /** Resolves once the markets of all sites so far are learned. */
  settled(): Promise<void> {
    return this.#working;
  }

  /** Resolves once nothing is being learned any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  async #learn(siteId: number): Promise<void> {
    const { sites, stock, clock, log, pauseMs = 1_000 } = this.#parts;
    const { signal } = this.#stop;
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    const site = sites.findOpen(siteId);
    const index = stock.findIndex(siteId);
    if (signal.aborted) return;
    if (!site || !index) {
      // Unloaded meanwhile: the next load is followed again.
      this.#seen.delete(siteId);
      return;
    }
    const { slug, db, settings } = site;
    try {
      await prepareComparisons({ db, settings, stock: index, now: clock() });
    } catch (err) {
      log.warn(
        { feature: 'valuation', site: slug, err },
        'Could not learn a market; the next vehicle page tries again',
      );
    }
  }
}
