import type { Logger } from 'pino';
import { deliverUnfinished } from '../../features/leads/steps/unfinished.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { Config } from '../operations/config.ts';
import { siteStock } from '../sites/context.ts';
import { siteOfOwnWork } from '../sites/own-work.ts';
import type { LiveSite, SiteRegistry } from '../sites/registry.ts';

const EVERY_MS = 60_000;

/** Drafts that are looked after; `stop` answers when nothing more is done to any. */
export interface DraftSweeps {
  stop(): Promise<void>;
}

interface Parts {
  sites: SiteRegistry;
  stock: LiveStock;
  clock: () => Date;
}

/** Makes leads every minute of forms that nobody has gone on with, on sites that want it. Several processes may do so at once. */
export function beginDraftSweeps(
  { sites, stock, clock }: Parts,
  { config, log }: { config: Pick<Config, 'LOCAL_HOSTS'>; log: Logger },
): DraftSweeps {
  let isOver = false;
  let work: Promise<void> = Promise.resolve();
  const sweepSite = (site: LiveSite) =>
    deliverUnfinished({
      settings: site.settings,
      site: siteOfOwnWork(site, { LOCAL_HOSTS: config.LOCAL_HOSTS }),
      db: site.db,
      stock: siteStock(stock, site.id),
      now: clock(),
    });
  const sweepAll = async () => {
    for (const site of sites.list()) {
      if (isOver) return;
      await sweepSite(site).catch((err: unknown) =>
        log.error({ err, site: site.slug }, 'unfinished forms are left as they are'),
      );
    }
  };
  const timer = setInterval(() => {
    work = work.then(sweepAll);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isOver = true;
      clearInterval(timer);
      await work;
    },
  };
}
