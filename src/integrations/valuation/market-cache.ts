import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Appraise, learnMarket } from '../../domain/valuation/market.ts';
import type { PriceStore } from './contract.ts';

/** A market is learned anew at most this often, even if the stock changes all the time. */
const LEARNED_FOR_MS = 60_000;
/** Ages and sale dates move on even when the stock does not change. */
const OLDEST_MS = 24 * 3_600_000;
/** About half a megabyte each. */
const MOST_GROUPS = 400;
/** So long is learned at a time before pages get a turn on the event loop. */
const TURN_MS = 8;

interface Learned {
  stockVersion: number;
  at: number;
  appraise: Promise<Appraise>;
  /** The market once it is learned; until then the one before it. */
  last: Appraise | undefined;
}

/** The markets of groups, in memory: each is learned from its own group's prices alone, once for all requests. */
export class MarketCache {
  readonly #learned = new LRUCache<number, Learned>({ max: MOST_GROUPS });
  /** Whether a market is being learned that no request waits for. */
  #isLearning = false;

  /** A group's market, learned if there is none, or only an outdated one. Rejects with the error of `prices`. */
  get(prices: PriceStore, now: Date): Promise<Appraise> {
    const { groupId, stockVersion } = prices;
    const known = this.#learned.get(groupId);
    if (known && !isOutdated(known, stockVersion, now.getTime())) return known.appraise;
    const learned: Learned = { stockVersion, at: now.getTime(), appraise: learn(prices, now), last: known?.last };
    this.#learned.set(groupId, learned);
    learned.appraise.then(
      (appraise) => {
        learned.last = appraise;
      },
      () => {
        if (this.#learned.get(groupId) === learned) this.#learned.delete(groupId);
      },
    );
    return learned.appraise;
  }

  /**
   * A group's market as it was last learned, without waiting: a page must not. An outdated one is learned anew for the
   * pages that follow, as is one that is unknown, unless another is being learned: a crawler of hundreds of groups
   * would keep the processor busy with their markets. The request that waits for a market reports a failure.
   */
  findLearned(prices: PriceStore, now: Date): Appraise | undefined {
    const known = this.#learned.get(prices.groupId);
    const isCurrent = known && !isOutdated(known, prices.stockVersion, now.getTime());
    if (!isCurrent && !this.#isLearning) {
      this.#isLearning = true;
      this.get(prices, now)
        .catch(() => {})
        .finally(() => {
          this.#isLearning = false;
        });
    }
    return this.#learned.get(prices.groupId)?.last;
  }
}

function isOutdated(known: Learned, stockVersion: number, now: number): boolean {
  const age = now - known.at;
  return age > OLDEST_MS || (known.stockVersion !== stockVersion && age > LEARNED_FOR_MS);
}

async function learn(prices: PriceStore, now: Date): Promise<Appraise> {
  let sinceMs = performance.now();
  const breathe = async () => {
    if (performance.now() - sinceMs < TURN_MS) return;
    await setImmediate();
    sinceMs = performance.now();
  };
  return learnMarket(await prices.listAskingPrices(now), now.getUTCFullYear(), breathe);
}
