import type { Logger } from 'pino';
import { forgetSignIns } from '../../db/queries/visitors/sign-in.ts';
import type { SiteRegistry } from '../sites/registry.ts';

const EVERY_MS = 600_000;

/** What is left of signing in, looked after; `stop` answers when nothing more is done to any. */
export interface SignInSweeps {
  stop(): Promise<void>;
}

/** Forgets every ten minutes what signing in needs no more: sessions and codes that are over, who tried when. Several processes may do so at once. */
export function beginSignInSweeps(
  { sites, clock }: { sites: SiteRegistry; clock: () => Date },
  { log }: { log: Logger },
): SignInSweeps {
  let isOver = false;
  let work: Promise<void> = Promise.resolve();
  const sweepAll = async () => {
    for (const { slug, db } of sites.list()) {
      if (isOver) return;
      await db
        .run((tx) => forgetSignIns(tx, clock()))
        .catch((err: unknown) =>
          log.error({ err, site: slug }, 'what is left of signing in is not forgotten yet'),
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
