import { createPriceStore } from '../../../db/stores.ts';
import { toSubject } from '../../../domain/valuation/subject.ts';
import { chooseValuer } from '../../../integrations/clients.ts';
import type { ClientCache } from '../../../integrations/create-chooser.ts';
import { buildEmptyValuation, type Valuation } from '../../../integrations/valuation/contract.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findComparedPrice } from '../../../kernel/vehicle/price-comparison/model.ts';

export type ComparisonRequest = Pick<RequestContext, 'stock' | 'db' | 'settings' | 'now'>;

/**
 * The position of a vehicle's price in its market (D13), by slug; undefined where the site shows no such vehicle, empty
 * where there is no panel for it. Throws `ValuationFailure` where the service fails.
 */
export async function loadPriceComparison(
  { stock, db, settings, now }: ComparisonRequest,
  slug: string,
  memory?: ClientCache,
): Promise<Valuation | undefined> {
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) return undefined;
  const listing_price = findComparedPrice(car, settings);
  if (listing_price === null) return buildEmptyValuation(null);
  const inputs = {
    prices: createPriceStore(db, stock.version),
    settings,
    now,
    memory,
    environment: process.env,
  };
  return chooseValuer(inputs).value({ subject: toSubject(car), listing_price, now });
}
