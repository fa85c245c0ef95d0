import type { Logger } from 'pino';
import { sweepPayments } from '../../features/payment/payments/sweep.ts';
import type { Config } from '../operations/config.ts';
import { siteOfOwnWork } from '../sites/own-work.ts';
import type { LiveSite, SiteRegistry } from '../sites/registry.ts';

const EVERY_MS = 60_000;

/** Payments that are looked after; `stop` answers when nothing more is done to any. */
export interface PaymentSweeps {
  stop(): Promise<void>;
}

interface Parts {
  sites: SiteRegistry;
  clock: () => Date;
}

/**
 * Goes through the sites' payments every minute and does what is left undone: ends those whose time is over, and gives money back that is
 * due. Several processes may do so at once.
 */
export function beginPaymentSweeps(
  { sites, clock }: Parts,
  { config, log }: { config: Pick<Config, 'LOCAL_HOSTS'>; log: Logger },
): PaymentSweeps {
  let isOver = false;
  let work: Promise<void> = Promise.resolve();
  const sweepAll = async () => {
    for (const site of sites.list()) {
      if (isOver) return;
      await sweepSite(site).catch((err: unknown) =>
        log.error({ err, site: site.slug }, 'payments are left as they are'),
      );
    }
  };
  const sweepSite = (site: LiveSite) =>
    sweepPayments({
      settings: site.settings,
      site: siteOfOwnWork(site, { LOCAL_HOSTS: config.LOCAL_HOSTS }),
      db: site.db,
      now: clock(),
    });
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
