import { findCurrentPrice } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { chooseQuoter } from '../../../integrations/clients.ts';
import type { ClientCache } from '../../../integrations/create-chooser.ts';
import { QUOTED_TERM_YEARS } from '../../../integrations/finance/contract.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import { isQuoteWanted } from '../../../kernel/finance/estimate/model.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

export type QuoteRequest = Pick<RequestContext, 'stock' | 'settings' | 'now'>;

/**
 * The vehicle with this slug and its finance figures: those of the stock feed, or where there are none and the site
 * wants it, a quote of the service (E8). Undefined where the site shows no such vehicle. Throws `QuoteFailure` where
 * the service fails.
 */
export async function loadQuotedCar(
  { stock, settings, now }: QuoteRequest,
  slug: string,
  memory?: ClientCache,
): Promise<Car | undefined> {
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  const price = car && findCurrentPrice(car);
  if (!car || !price || !isQuoteWanted(car, settings, now)) return car;
  const { year, vin, nvic } = car;
  const quoter = chooseQuoter({ settings, now, memory, environment: process.env });
  const question = { purchasePrice: price, loanTerm: QUOTED_TERM_YEARS, year, vin, nvic };
  const quote = await quoter.quote(question);
  return { ...car, youxQuote: quote ? { purchasePrice: price, ...quote } : null };
}
