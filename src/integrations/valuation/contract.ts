import type { PriceSpread } from '../../domain/valuation/gauge.ts';
import type { PricedVehicle, Subject } from '../../domain/valuation/market-vehicle.ts';

/** A vehicle to value and its asking price; null when it has none (a trade-in). */
export interface ValuationQuestion {
  subject: Subject;
  listing_price: number | null;
  now: Date;
}

/** What a vehicle costs in its market (S3: price comparison response). Dollars; null when the service cannot tell. */
export interface Valuation {
  /** 0 to 100: where the asking price stands between the ends of the range. */
  fill: number | null;
  listing_price: number | null;
  market_range_min: number | null;
  market_range_max: number | null;
  /** 0 to 1. */
  confidence: number | null;
  description: string | null;
  /** The middle of the market; like `spread`, it is not in the specification. */
  market_price: number | null;
  spread: PriceSpread | null;
  /** How many vehicles it rests on; not in the specification either. */
  comparables: number | null;
}

/**
 * A service that knows markets. When nothing is comparable its valuation is empty; throws `ValuationFailure` when it
 * fails.
 */
export interface Valuer {
  value(question: ValuationQuestion): Promise<Valuation>;
  /** What is known without waiting, for a page that is being rendered; undefined where it would have to wait. */
  valueAtOnce(question: ValuationQuestion): Valuation | undefined;
  /** Makes `valueAtOnce` know what can be known. */
  prepare(): Promise<void>;
}

/** The valuation when nothing is comparable: the market's figures are null, so no panel is shown. */
export function buildEmptyValuation(listing_price: number | null): Valuation {
  return {
    fill: null,
    listing_price,
    market_range_min: null,
    market_range_max: null,
    confidence: null,
    description: null,
    market_price: null,
    spread: null,
    comparables: null,
  };
}

/** The group's asking prices, from which the built-in service learns its market. */
export interface PriceStore {
  groupId: number;
  /** Grows with every change of the group's stock. */
  stockVersion: number;
  listAskingPrices(now: Date): Promise<PricedVehicle[]>;
}

/** The service could not be reached, or its response cannot be used; the message says what and where. */
export class ValuationFailure extends Error {
  override name = 'ValuationFailure';
}
