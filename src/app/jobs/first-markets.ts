import type { Logger } from 'pino';
import { prepareComparisons } from '../../features/vehicle/price-comparison/load.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { SiteRegistry } from '../sites/registry.ts';

export interface FirstMarketsParts {
  sites: Pick<SiteRegistry, 'list'>;
  stock: Pick<LiveStock, 'getIndex'>;
  clock: () => Date;
  log: Logger;
}

/**
 * Learns the markets of all groups after the start, one at a time, so that the first page of a vehicle says how its
 * price compares (D13). From then on pages have them learned anew.
 */
export async function learnFirstMarkets(
  { sites, stock, clock, log }: FirstMarketsParts,
  stop: AbortSignal,
): Promise<void> {
  for (const { id, slug, db, settings } of sites.list()) {
    if (stop.aborted) return;
    try {
      await prepareComparisons({ db, settings, stock: stock.getIndex(id), now: clock() });
    } catch (err) {
      log.warn(
        { feature: 'valuation', site: slug, err },
        'Could not learn a market; the next vehicle page tries again',
      );
    }
  }
}
