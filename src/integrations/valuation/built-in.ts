import { fillOf, marketDollars, spreadOf } from '../../domain/valuation/gauge.ts';
import type { Appraise } from '../../domain/valuation/market.ts';
import { appraiseForSale } from '../../domain/valuation/never-rising.ts';
import { restingOn } from '../../domain/valuation/resting-on.ts';
import { emptyValuation, type Valuation, type ValuationQuestion, type Valuer } from './contract.ts';

/** Values vehicles by what the group itself asks and has asked for others (docs/decisions/price-comparison.md). */
export function builtInValuer(market: () => Promise<Appraise>, timeZone: string): Valuer {
  return { value: async (question) => valuationIn(await market(), question, timeZone) };
}

function valuationIn(
  appraise: Appraise,
  { subject, listing_price, now }: ValuationQuestion,
  timeZone: string,
): Valuation {
  // What nobody asks a price for is somebody's own, to be bought.
  const appraisal = listing_price === null ? appraiseForSale(appraise, subject) : appraise(subject);
  if (!appraisal) return emptyValuation(listing_price);
  const [min, max] = [marketDollars(appraisal.low), marketDollars(appraisal.high)];
  return {
    fill: listing_price === null ? null : fillOf(listing_price, min, max),
    listing_price,
    market_range_min: min,
    market_range_max: max,
    confidence: Math.round(appraisal.confidence * 100) / 100,
    description: restingOn(subject, appraisal, { now, timeZone }),
    market_price: marketDollars(appraisal.market),
    spread: spreadOf(appraisal, listing_price),
  };
}
