import { createPriceStore } from '../../db/stores.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import { computeAdjustment } from '../../domain/trade-in/adjustments.ts';
import { findEstimateLimit } from '../../domain/trade-in/limits.ts';
import { computeBuyingRange } from '../../domain/trade-in/offer.ts';
import type { NoEstimateReason, StoredValuation, ValuationResult } from '../../domain/trade-in/valuation.ts';
import { toOwnSubject } from '../../domain/trade-in/vehicle.ts';
import { chooseValuer } from '../../integrations/clients.ts';
import type { ClientCache } from '../../integrations/create-chooser.ts';
import type { RequestContext } from '../../kernel/request/context.ts';

export type EstimateRequest = Pick<RequestContext, 'db' | 'stock' | 'settings' | 'now' | 'log'>;

/**
 * What a visitor's vehicle may be bought for (G4): the advertised prices of such vehicles, by the valuation service,
 * adjusted by the answers, less the site's margin. Beyond a limit, with too few comparisons or when the service fails,
 * a person has to value it. Never throws.
 */
export async function estimate(
  { vehicle, adjustmentAnswers }: Pick<StoredValuation, 'vehicle' | 'adjustmentAnswers'>,
  request: EstimateRequest,
  memory?: ClientCache,
): Promise<ValuationResult> {
  const { settings, now } = request;
  const { tradeIn, locations } = settings;
  const byHand = (reason: NoEstimateReason) => ({ kind: 'by_hand', reason }) as const;
  const limit = findEstimateLimit(vehicle, tradeIn, Number(toLocalDay(now, locations.timeZone).slice(0, 4)));
  if (limit) return byHand(limit);
  try {
    const { db, stock } = request;
    const inputs = {
      prices: createPriceStore(db, stock.version),
      settings,
      now,
      memory,
      environment: process.env,
    };
    const subject = toOwnSubject(vehicle);
    const said = await chooseValuer(inputs).value({ subject, listing_price: null, now });
    const { market_range_min: from, market_range_max: to, confidence } = said;
    if (from === null || to === null || (confidence ?? 0) < tradeIn.minConfidence) return byHand('not_comparable');
    const retail = { from, middle: said.market_price ?? (from + to) / 2, to };
    const range = computeBuyingRange(retail, computeAdjustment(tradeIn.questions, adjustmentAnswers), tradeIn.margin);
    return range ? { kind: 'estimate', ...range, restsOn: said.description } : byHand('not_comparable');
  } catch (error) {
    request.log.error({ feature: 'trade-in', err: error }, 'Could not value a vehicle');
    return byHand('no_answer');
  }
}
