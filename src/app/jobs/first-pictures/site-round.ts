import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isMomentary } from '../../../integrations/images/picture-maker.ts';
import type { PictureService } from '../../../integrations/images/picture-service.ts';
import type { AheadOrder, AheadResult } from '../../../integrations/images/pictures-ahead.ts';
import type { Metrics } from '../../operations/metrics.ts';
import type { LiveSite } from '../../sites/registry.ts';

export interface SiteRoundParts {
  site: LiveSite;
  orders: Iterator<AheadOrder>;
  pictures: Pick<PictureService, 'makeAhead'>;
  /** The round ends when its pictures take so many bytes of the cache. */
  mostBytes: number;
  /** Sources of the site that failed before: they are passed over. */
  failedBefore: Set<string>;
  metrics: Pick<Metrics, 'picturesAhead'>;
  log: Logger;
  stop: AbortSignal;
}

/** After so many failures in a row the server of a site's pictures is taken to be away. */
const FAILURES_IN_ROW = 20;
/** The pause after the encoders had no place. */
const PAUSE_MS = 5_000;

/** Makes the first pictures of one site, one source at a time. */
export class SiteRound {
  readonly #parts: SiteRoundParts;
  /** Sources of the site that fail, now and before. */
  readonly failed = new Set<string>();
  #made = 0;
  #bytes = 0;
  #failedInRow = 0;

  constructor(parts: SiteRoundParts) {
    this.#parts = parts;
  }

  /** Makes the pictures of the next source; false when there is no more to do. A source that fails is logged once. */
  async step(): Promise<boolean> {
    const { orders, mostBytes, failedBefore, stop } = this.#parts;
    if (this.#bytes >= mostBytes || this.#failedInRow >= FAILURES_IN_ROW) return false;
    const { done, value: order } = orders.next();
    if (done) return false;
    const source = identify(order);
    if (failedBefore.has(source)) {
      this.failed.add(source);
      return true;
    }
    try {
      this.#note(await this.#make(order));
    } catch (error) {
      if (!stop.aborted) this.#noteFailure(source, error);
    }
    return true;
  }

  /** Tries again where the moment was wrong. */
  async #make(order: AheadOrder): Promise<AheadResult> {
    const { pictures, site, stop } = this.#parts;
    for (;;) {
      try {
        return await pictures.makeAhead(order, site.settings.images.sources, stop);
      } catch (error) {
        if (stop.aborted || !isMomentary(error)) throw error;
        await setTimeout(PAUSE_MS, undefined, { signal: stop, ref: false });
      }
    }
  }

  #note({ made, bytes }: AheadResult): void {
    this.#made += made;
    this.#bytes += bytes;
    this.#failedInRow = 0;
    this.#parts.metrics.picturesAhead.inc({ result: 'made' }, made);
  }

  #noteFailure(source: string, err: unknown): void {
    const { metrics, log, failedBefore } = this.#parts;
    this.failed.add(source);
    failedBefore.add(source);
    this.#failedInRow += 1;
    metrics.picturesAhead.inc({ result: 'failed' });
    // A query may hold a key.
    log.warn({ source: source.replace(/\?.*$/s, ''), err }, 'Could not make a picture before it is requested');
  }

  /** Logs what the round has made. */
  report(): void {
    if (this.#made === 0) return;
    const counts = { made: this.#made, bytes: this.#bytes, failed: this.failed.size };
    this.#parts.log.info(counts, 'Made the pictures that visitors see first');
  }
}

const identify = ({ source }: AheadOrder): string =>
  source.kind === 'local' ? source.segments.join('/') : source.url.href;
