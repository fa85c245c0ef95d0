import { isAvailable } from '../../../domain/availability/availability.ts';
import { buildPriceDisplay } from '../../../domain/price/price.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { linkToVehicle } from '../../addresses/vehicle.ts';

/** The panel that compares a vehicle's price with its market, fetched when it comes near (D13). */
export interface PriceComparisonModel {
  heading: string;
  /** The address to fetch the comparison from. */
  from: string;
  /** As a gauge, or as a table of figures. */
  form: 'autogauge' | 'car_analysis';
  /** The label of the vehicle in the panel: "This car". */
  thisOne: string;
  /** Whose prices the comparison is based on: "comparable cars that we advertise". */
  market: string;
  /** The panel is shown only above this confidence. */
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
  /** The position of this vehicle's price. */
  pin: number;
  /** The middle of the market; null where the service gives none. */
  market: { text: string; at: number } | null;
  /** The distribution of comparable vehicles; null for a plain range. */
  bars: { height: number; isInRange: boolean }[] | null;
  /** The whole chart in words. */
  inWords: string;
  figures: { label: string; text: string }[];
  description: string;
}

type ComparisonSettings = Pick<SiteSettings, 'priceComparison' | 'price' | 'wording'>;
type PanelSettings = ComparisonSettings & Pick<SiteSettings, 'brand' | 'headings' | 'integrations' | 'stock'>;

/**
 * The price in dollars that is compared with the market: the one the page shows; null where there is nothing to
 * compare.
 */
export function findComparedPrice(car: Car, { priceComparison, price, wording }: ComparisonSettings): number | null {
  if (priceComparison.show === 'hidden' || !isAvailable(car)) return null;
  const shown = buildPriceDisplay(car, { ...price, offering: wording.offering });
  return shown.kind === 'price' ? shown.amount : null;
}

/** Null where the site has no such panel, and for a vehicle that is unavailable or shows no price (D13). */
export function buildPriceComparisonModel(car: Car, settings: PanelSettings): PriceComparisonModel | null {
  if (findComparedPrice(car, settings) === null) return null;
  const { feature, minConfidence, fillSeconds, countSeconds } = settings.priceComparison;
  const nouns = getVehicleNouns(settings.wording, car.item_type);
  const isOwn = settings.integrations.valuation.provider === 'built_in';
  return {
    heading: fillHeading(settings.headings.priceCheck, settings),
    from: `${linkToVehicle(car.slug)}/autogauge`,
    form: feature,
    thisOne: `This ${nouns.one}`,
    market: isOwn ? `comparable ${nouns.many} we advertise` : 'our valuation service’s market data',
    minConfidence,
    fillSeconds,
    countSeconds,
  };
}
