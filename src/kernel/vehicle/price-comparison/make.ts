import { isAvailable } from '../../../domain/availability/availability.ts';
import { displayPrice } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { vehicleNouns } from '../../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { vehicleHref } from '../../addresses/vehicle.ts';
import type { PriceComparisonModel } from './model.ts';

type ComparisonSettings = Pick<SiteSettings, 'priceComparison' | 'price' | 'wording'>;
type PanelSettings = ComparisonSettings & Pick<SiteSettings, 'integrations'>;

/** The price in dollars that is compared with the market: the one the page shows; null where there is nothing to compare. */
export function comparedPrice(
  car: Car,
  { priceComparison, price, wording }: ComparisonSettings,
): number | null {
  if (priceComparison.show === 'hidden' || !isAvailable(car)) return null;
  const shown = displayPrice(car, { ...price, offering: wording.offering });
  return shown.kind === 'price' ? shown.amount : null;
}

/** The panel of a vehicle; null where the site has none, and for a vehicle that cannot be had or shows no price (D13). */
export function priceComparisonModel(car: Car, settings: PanelSettings): PriceComparisonModel | null {
  if (comparedPrice(car, settings) === null) return null;
  const { feature, minConfidence, fillSeconds, countSeconds } = settings.priceComparison;
  const nouns = vehicleNouns(settings.wording, car.item_type);
  const isOwn = settings.integrations.valuation.provider === 'built_in';
  return {
    heading: 'Price check',
    from: `${vehicleHref(car.slug)}/autogauge`,
    form: feature,
    thisOne: `This ${nouns.one}`,
    market: isOwn ? `comparable ${nouns.many} that we advertise` : 'the market of our valuation service',
    minConfidence,
    fillSeconds,
    countSeconds,
  };
}
