import { describeBelowMarket } from '../../domain/price/below-market.ts';
import { buildPriceDisplay, findCurrentPrice } from '../../domain/price/price.ts';
import { findPriceTypeNote, formatPriceType } from '../../domain/price/price-type.ts';
import { formatDate, formatDollars } from '../../domain/text/format.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PriceBlock } from './model.ts';

/** The price of a vehicle from a moment on; the price history is a list of these, first to last. */
export interface PricePoint {
  price: number | null;
  changed_at: Date;
}

type PriceSettings = Pick<SiteSettings, 'price' | 'wording' | 'locations'>;

/** A vehicle's price, by the priority of S4 (C1), with its price history and market comparison. */
export function buildPriceBlock(car: Car, settings: PriceSettings, history: readonly PricePoint[]): PriceBlock {
  const { price, wording, locations } = settings;
  const shown = buildPriceDisplay(car, { ...price, offering: wording.offering });
  const isPrice = shown.kind === 'price';
  return {
    text: shown.text,
    isFigure: shown.amount !== null,
    qualifier:
      shown.kind === 'subscription' ? 'a week' : isPrice ? formatPriceType(car.price_type, price.typeLabels) : null,
    includes: isPrice ? findPriceTypeNote(car.price_type, price.typeNotes) : null,
    was: wasText(shown.was, price.wasPrice, history),
    reduction: isPrice && price.reductions === 'shown' ? reductionText(car, history, locations.timeZone) : null,
    belowMarket: isPrice ? describeBelowMarket(car, price.belowMarket) : null,
  };
}

function wasText(
  was: number | null,
  mode: SiteSettings['price']['wasPrice'],
  history: readonly PricePoint[],
): string | null {
  if (was === null || mode === 'hidden') return null;
  if (mode === 'proven' && !history.some((point) => point.price === was)) return null;
  return formatDollars(was);
}

/** "Reduced $2,000 on 12/11/2026" when the latest price change was a reduction to the present price. */
function reductionText(car: Car, history: readonly PricePoint[], timeZone: string): string | null {
  const price = findCurrentPrice(car);
  const changes = history.filter((point, index) => point.price !== history[index - 1]?.price);
  const last = changes.at(-1);
  const before = changes.at(-2)?.price ?? null;
  if (price === null || before === null || last?.price !== price || before <= price) return null;
  return `Reduced ${formatDollars(before - price)} on ${formatDate(last.changed_at, timeZone)}`;
}
