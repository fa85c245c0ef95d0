import type { Logger } from 'pino';
import { prepareComparisons } from '../../features/vehicle/price-comparison/load.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { SiteRegistry } from '../sites/registry.ts';

export interface FirstMarketsParts {
  sites: Pick<SiteRegistry, 'findOpen'>;
  stock: Pick<LiveStock, 'findIndex'>;
  clock: () => Date;
  log: Logger;
}

/**
 * Learns the market of a group when the stock of one of its sites is loaded, one at a time, so that the first page of a
 * vehicle says how its price compares (D13). From then on pages have it learned anew.
 */
export class FirstMarkets {
  readonly #parts: FirstMarketsParts;
  readonly #seen = new Set<number>();
  #working: Promise<void> = Promise.resolve();
  #isStopped = false;

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
    this.#isStopped = true;
    await this.#working;
  }

  async #learn(siteId: number): Promise<void> {
    const { sites, stock, clock, log } = this.#parts;
    const site = sites.findOpen(siteId);
    const index = stock.findIndex(siteId);
    if (this.#isStopped || !site || !index) return;
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
