import { subjectOf } from '../../../domain/valuation/subject.ts';
import { chooseValuer } from '../../../integrations/valuation/choose-valuer.ts';
import { emptyValuation, type Valuation } from '../../../integrations/valuation/contract.ts';
import { isWritable } from '../../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { VALUATION_MEMORY } from '../../../kernel/vehicle/price-comparison/memory.ts';
import { comparedPrice } from '../../../kernel/vehicle/price-comparison/model.ts';

export type ComparisonRequest = Pick<RequestContext, 'stock' | 'db' | 'settings' | 'now'>;

/**
 * How the price of the vehicle with this slug stands in its market (D13); undefined where the site shows no such vehicle, empty where there
 * is no panel for it. Throws `ValuationFailure` where the service fails.
 */
export async function loadPriceComparison(
  { stock, db, settings, now }: ComparisonRequest,
  slug: string,
  memory = VALUATION_MEMORY,
): Promise<Valuation | undefined> {
  const car = isWritable(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) return undefined;
  const listing_price = comparedPrice(car, settings);
  if (listing_price === null) return emptyValuation(null);
  const inputs = { db, stockVersion: stock.version, settings, now, memory, environment: process.env };
  return chooseValuer(inputs).value({ subject: subjectOf(car), listing_price, now });
}
