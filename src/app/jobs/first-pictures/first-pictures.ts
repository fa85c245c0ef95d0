import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PictureService } from '../../../integrations/images/picture-service.ts';
import type { LiveStock } from '../../../stock/live/live-stock.ts';
import type { SiteIndex } from '../../../stock/live/site-index.ts';
import type { Metrics } from '../../operations/metrics.ts';
import type { LiveSite, SiteRegistry } from '../../sites/registry.ts';
import type { SiteClaims } from '../../workers/shared-work.ts';
import { SiteRound } from './site-round.ts';
import { listFirstPictures } from './wanted-pictures.ts';

export interface FirstPicturesParts {
  pictures: Pick<PictureService, 'makeAhead' | 'mostCacheBytes'>;
  sites: Pick<SiteRegistry, 'list' | 'findOpen'>;
  stock: Pick<LiveStock, 'findIndex'>;
  metrics: Pick<Metrics, 'picturesAhead'>;
  claims: SiteClaims;
  log: Logger;
}

/** What is made ahead takes this share of the cache at most; the rest is for what visitors request. */
const SHARE_OF_CACHE = 0.5;

/**
 * Makes the pictures that visitors see first before anybody requests them: when the stock of a site is loaded, and
 * whenever it changes. One picture at a time, sites in turn, those at the top of lists first, and only while no visitor
 * waits for another. What is cached stays, so a restart continues where the last one ended.
 */
export class FirstPictures {
  readonly #parts: FirstPicturesParts;
  readonly #stop = new AbortController();
  readonly #changed = new Set<number>();
  readonly #rounds = new Map<number, SiteRound>();
  /** Sources that failed, by site: tried again after a restart, or when they have another address. */
  readonly #failed = new Map<number, Set<string>>();
  #isStarted = false;
  #working: Promise<void> | undefined;

  constructor(parts: FirstPicturesParts) {
    this.#parts = parts;
  }

  /** The stock of a site has changed; may be called before the start. */
  follow(siteId: number): void {
    this.#changed.add(siteId);
    this.#work();
  }

  start(): void {
    this.#isStarted = true;
    this.#work();
  }

  /** Resolves once nothing is being made any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  /** Resolves once the pictures of all stock so far are made. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #work(): void {
    if (!this.#isStarted || this.#stop.signal.aborted || this.#parts.pictures.mostCacheBytes === 0) return;
    this.#working ??= this.#workThrough()
      .catch((err: unknown) => {
        for (const id of this.#rounds.keys()) this.#endRound(id);
        this.#parts.log.error({ feature: 'images', err }, 'Could not make pictures before they are requested');
      })
      .finally(() => {
        this.#working = undefined;
        if (this.#changed.size > 0) this.#work();
      });
  }

  async #workThrough(): Promise<void> {
    do {
      // A site's new stock is announced just before its new settings.
      await setImmediate();
      await this.#beginRounds();
      for (const [id, round] of this.#rounds) {
        if (this.#stop.signal.aborted) return;
        if (await round.step()) continue;
        this.#endRound(id);
        this.#failed.set(id, round.failed);
        round.report();
      }
    } while (this.#rounds.size > 0 || this.#changed.size > 0);
  }

  async #beginRounds(): Promise<void> {
    const { sites, stock, claims } = this.#parts;
    for (const id of this.#changed) {
      this.#changed.delete(id);
      // Its index may have been unloaded meanwhile.
      if (!sites.findOpen(id) || !stock.findIndex(id)) this.#endRound(id);
      else if (await claims.take(id)) this.#beginRound(id);
      else this.#waitFor(id);
    }
  }

  #beginRound(siteId: number): void {
    const { sites, stock } = this.#parts;
    const site = sites.findOpen(siteId);
    const index = stock.findIndex(siteId);
    if (site && index) this.#rounds.set(siteId, this.#roundOf(site, index, sites.list().length));
    else this.#parts.claims.release(siteId);
  }

  /** Another process makes them; what it leaves, if it ends before, is made then. */
  #waitFor(siteId: number): void {
    this.#parts.claims.whenFree(siteId).then(
      () => this.follow(siteId),
      () => {},
    );
  }

  #endRound(siteId: number): void {
    if (this.#rounds.delete(siteId)) this.#parts.claims.release(siteId);
  }

  #roundOf(site: LiveSite, index: SiteIndex, sites: number): SiteRound {
    const { pictures, metrics, log } = this.#parts;
    const failedBefore = this.#failed.get(site.id) ?? new Set();
    this.#failed.set(site.id, failedBefore);
    return new SiteRound({
      site,
      orders: listFirstPictures(site.settings, index),
      pictures,
      mostBytes: (pictures.mostCacheBytes * SHARE_OF_CACHE) / sites,
      failedBefore,
      metrics,
      log: log.child({ feature: 'images', site: site.slug }),
      stop: this.#stop.signal,
    });
  }
}
