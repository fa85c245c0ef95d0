import { createPriceStore } from '../../../db/stores.ts';
import { toSubject } from '../../../domain/valuation/subject.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { chooseValuer } from '../../../integrations/clients.ts';
import type { ClientCache } from '../../../integrations/create-chooser.ts';
import {
  buildEmptyValuation,
  type Valuation,
  ValuationFailure,
  type Valuer,
} from '../../../integrations/valuation/contract.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findComparedPrice } from '../../../kernel/vehicle/price-comparison/model.ts';

export type ComparisonRequest = Pick<RequestContext, 'stock' | 'db' | 'settings' | 'now'>;

/** What the market of a group is learned from. */
export type MarketRequest = Omit<ComparisonRequest, 'stock'> & { stock: Pick<RequestContext['stock'], 'version'> };

/**
 * The same for a page that is being rendered, which must not wait: what is known of a vehicle's price at this moment;
 * undefined where nothing is known yet, or the service cannot be asked.
 */
export function findKnownComparison(request: MarketRequest, car: Car, memory?: ClientCache): Valuation | undefined {
  const listing_price = findComparedPrice(car, request.settings);
  if (listing_price === null) return undefined;
  try {
    return chooseFor(request, memory).valueAtOnce({ subject: toSubject(car), listing_price, now: request.now });
  } catch (error) {
    // The request for the panel reports it.
    if (error instanceof ValuationFailure) return undefined;
    throw error;
  }
}

/**
 * The position of a vehicle's price in its market (D13), by slug; undefined where the site shows no such vehicle, empty
 * where there is no panel for it. Throws `ValuationFailure` where the service fails.
 */
export async function loadPriceComparison(
  request: ComparisonRequest,
  slug: string,
  memory?: ClientCache,
): Promise<Valuation | undefined> {
  const { stock, settings, now } = request;
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) return undefined;
  const listing_price = findComparedPrice(car, settings);
  if (listing_price === null) return buildEmptyValuation(null);
  return chooseFor(request, memory).value({ subject: toSubject(car), listing_price, now });
}

/** Prepares `findKnownComparison` for all vehicles of a group. Rejects where that fails. */
export async function prepareComparisons(request: MarketRequest, memory?: ClientCache): Promise<void> {
  if (request.settings.priceComparison.show === 'shown') await chooseFor(request, memory).prepare();
}

function chooseFor({ stock, db, settings, now }: MarketRequest, memory: ClientCache | undefined): Valuer {
  const prices = createPriceStore(db, stock.version);
  return chooseValuer({ prices, settings, now, memory, environment: process.env });
}
