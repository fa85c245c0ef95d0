import { isAvailable } from '../../../domain/availability/availability.ts';
import { buildPriceDisplay } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { linkToVehicle } from '../../addresses/vehicle.ts';
/** The panel that compares a vehicle's price with its market, fetched when it comes near (D13). */
export interface PriceComparisonModel {
  heading: string;
  /** Where the comparison comes from. */
  from: string;
  /** As a gauge, or as a table of figures. */
  form: 'autogauge' | 'car_analysis';
  /** What the vehicle is called in the panel: "This car". */
  thisOne: string;
  /** Whose prices the comparison rests on: "comparable cars that we advertise". */
  market: string;
  /** The panel needs a confidence above this. */
  minConfidence: number;
  fillSeconds: number;
  countSeconds: number;
}

/** A comparison ready to be shown. Shares are percentages of the scale. */
export interface PriceGauge {
  headline: { text: string; tone: 'good' | 'plain' };
  range: string;
  listing_price: number;
  /** Ends of the scale, in dollars. */
  scale: { from: string; to: string };
  /** Where this vehicle's price stands. */
  pin: number;
  /** The middle of the market; null where the service does not say. */
  market: { text: string; at: number } | null;
  /** How comparable vehicles are spread; null for a plain range. */
  bars: { height: number; isInRange: boolean }[] | null;
  /** All of the drawing in words. */
  inWords: string;
  figures: { label: string; text: string }[];
  description: string;
}

type ComparisonSettings = Pick<SiteSettings, 'priceComparison' | 'price' | 'wording'>;
type PanelSettings = ComparisonSettings & Pick<SiteSettings, 'integrations'>;

/**
 * The price in dollars that is compared with the market: the one the page shows; null where there is nothing to
 * compare.
 */
export function findComparedPrice(
  car: Car,
  { priceComparison, price, wording }: ComparisonSettings,
): number | null {
  if (priceComparison.show === 'hidden' || !isAvailable(car)) return null;
  const shown = buildPriceDisplay(car, { ...price, offering: wording.offering });
  return shown.kind === 'price' ? shown.amount : null;
}

/**
 * The panel of a vehicle; null where the site has none, and for a vehicle that cannot be had or shows no price (D13).
 */
export function buildPriceComparisonModel(car: Car, settings: PanelSettings): PriceComparisonModel | null {
  if (findComparedPrice(car, settings) === null) return null;
  const { feature, minConfidence, fillSeconds, countSeconds } = settings.priceComparison;
  const nouns = getVehicleNouns(settings.wording, car.item_type);
  const isOwn = settings.integrations.valuation.provider === 'built_in';
  return {
    heading: 'Price check',
    from: `${linkToVehicle(car.slug)}/autogauge`,
    form: feature,
    thisOne: `This ${nouns.one}`,
    market: isOwn ? `comparable ${nouns.many} that we advertise` : 'the market of our valuation service',
    minConfidence,
    fillSeconds,
    countSeconds,
  };
}
