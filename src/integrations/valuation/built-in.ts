import { describeEvidence } from '../../domain/valuation/evidence.ts';
import { computeGaugeFill, findPriceSpread, roundMarketDollars } from '../../domain/valuation/gauge.ts';
import type { Appraise } from '../../domain/valuation/market.ts';
import { appraiseForSale } from '../../domain/valuation/monotonic-appraisal.ts';
import { buildEmptyValuation, type Valuation, type ValuationQuestion, type Valuer } from './contract.ts';

/** Values vehicles by what the group itself asks and has asked for others (docs/decisions/price-comparison.md). */
export function createBuiltInValuer(market: () => Promise<Appraise>, timeZone: string): Valuer {
  return { value: async (question) => valuationIn(await market(), question, timeZone) };
}

function valuationIn(
  appraise: Appraise,
  { subject, listing_price, now }: ValuationQuestion,
  timeZone: string,
): Valuation {
  // What nobody asks a price for is somebody's own, to be bought.
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
  };
}
