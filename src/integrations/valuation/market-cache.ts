import { LRUCache } from 'lru-cache';
import { type Appraise, learnMarket } from '../../domain/valuation/market.ts';
import type { PriceStore } from './contract.ts';

/** A market is learned anew at most this often, even if the stock changes all the time. */
const LEARNED_FOR_MS = 60_000;
/** Ages and sale dates move on even when the stock does not change. */
const OLDEST_MS = 24 * 3_600_000;
const MOST_GROUPS = 200;

interface Learned {
  stockVersion: number;
  at: number;
  appraise: Promise<Appraise>;
}

/** The markets of groups, in memory: each is learned from its own group's prices alone, once for all requests. */
export class MarketCache {
  readonly #learned = new LRUCache<number, Learned>({ max: MOST_GROUPS });

  /** A group's market, learned if there is none, or only an outdated one. Rejects with the error of `prices`. */
  get(prices: PriceStore, now: Date): Promise<Appraise> {
    const { groupId, stockVersion } = prices;
    const known = this.#learned.get(groupId);
    if (known && !isOutdated(known, stockVersion, now.getTime())) return known.appraise;
    const learned = { stockVersion, at: now.getTime(), appraise: learn(prices, now) };
    this.#learned.set(groupId, learned);
    learned.appraise.catch(() => {
      if (this.#learned.get(groupId) === learned) this.#learned.delete(groupId);
    });
    return learned.appraise;
  }
}

function isOutdated(known: Learned, stockVersion: number, now: number): boolean {
  const age = now - known.at;
  return age > OLDEST_MS || (known.stockVersion !== stockVersion && age > LEARNED_FOR_MS);
}

async function learn(prices: PriceStore, now: Date): Promise<Appraise> {
  const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
  return learnMarket(await prices.listAskingPrices(now), now.getUTCFullYear(), breathe);
}
