import { isAvailable } from '../../../domain/availability/availability.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildDeliveryModel } from './delivery.ts';
import { buildFuelModel } from './fuel.ts';
/** The answer for a postcode; `idle` before the first one. */
export type DeliveryAnswer =
  | { kind: 'idle' }
  | { kind: 'price'; name: string; price: string }
  | { kind: 'refused'; text: string };

export interface DeliveryModel {
  placeholder: string;
  typed: string;
  answer: DeliveryAnswer;
  from: string;
}

export interface FuelFigures {
  kms: string;
  use: string;
  price: string;
}

export interface FuelField {
  key: keyof FuelFigures;
  /** Its name in the address, for forms without JavaScript. */
  name: string;
  label: string;
  before: string;
  after: string;
}

export interface FuelModel {
  kind: 'fuel' | 'electric';
  heading: string;
  fields: FuelField[];
  figures: FuelFigures;
  /** The source of the default consumption figure, and that figure. */
  note: { text: string; of: string };
}

export interface RunningCostsModel {
  heading: string;
  delivery: DeliveryModel | null;
  fuel: FuelModel | null;
}

/**
 * Delivery and fuel of an available vehicle (D10, D11); null where there is neither. `asked` is the page's query: what
 * was typed without JavaScript.
 */
export function buildRunningCostsModel(
  car: Car,
  settings: Pick<SiteSettings, 'brand' | 'delivery' | 'fuel' | 'headings' | 'stock' | 'wording'>,
  params: URLSearchParams,
): RunningCostsModel | null {
  if (!isAvailable(car)) return null;
  const delivery = buildDeliveryModel(params.get('postcode'), settings.delivery);
  const fuel = buildFuelModel(car, settings.fuel, params);
  if (!delivery && !fuel) return null;
  const own = settings.headings.runningCosts;
  if (own !== null) return { heading: fillHeading(own, settings), delivery, fuel };
  const heading = [delivery && 'Delivery', fuel?.heading.toLowerCase()].filter(Boolean).join(' and ');
  return { heading: heading.charAt(0).toUpperCase() + heading.slice(1), delivery, fuel };
}
