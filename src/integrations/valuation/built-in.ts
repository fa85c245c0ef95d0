import { describeEvidence } from '../../domain/valuation/evidence.ts';
import { computeGaugeFill, findPriceSpread, roundMarketDollars } from '../../domain/valuation/gauge.ts';
import type { Appraise } from '../../domain/valuation/market.ts';
import { appraiseForSale } from '../../domain/valuation/monotonic-appraisal.ts';
import { buildEmptyValuation, type Valuation, type ValuationQuestion, type Valuer } from './contract.ts';

/** The market of a group: as it is now, or as it was when it was last learned (undefined if never). */
interface Market {
  get(): Promise<Appraise>;
  findLearned(): Appraise | undefined;
}

/** Values vehicles by the group's own asking prices, past and present (docs/decisions/price-comparison.md). */
export function createBuiltInValuer(market: Market, timeZone: string): Valuer {
  return {
    value: async (question) => valuationIn(await market.get(), question, timeZone),
    valueAtOnce(question) {
      const learned = market.findLearned();
      return learned && valuationIn(learned, question, timeZone);
    },
    prepare: async () => void (await market.get()),
  };
}

function valuationIn(
  appraise: Appraise,
  { subject, listing_price, now }: ValuationQuestion,
  timeZone: string,
): Valuation {
  // Without an asking price it is a shopper's own vehicle, for the dealer to buy.
  const appraisal = listing_price === null ? appraiseForSale(appraise, subject) : appraise(subject);
  if (!appraisal) return buildEmptyValuation(listing_price);
  const [min, max] = [roundMarketDollars(appraisal.low), roundMarketDollars(appraisal.high)];
  return {
    fill: listing_price === null ? null : computeGaugeFill(listing_price, min, max),
    listing_price,
    market_range_min: min,
    market_range_max: max,
    confidence: Math.round(appraisal.confidence * 100) / 100,
    description: describeEvidence(subject, appraisal, { now, timeZone }),
    market_price: roundMarketDollars(appraisal.market),
    spread: findPriceSpread(appraisal, listing_price),
    comparables: appraisal.comparables.length,
  };
}
