import { isAvailable } from '../../../domain/availability/availability.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildDeliveryModel } from './delivery.ts';
import { buildFuelModel } from './fuel.ts';
/** What a postcode was answered with; `idle` before anybody asked. */
export type DeliveryAnswer =
  | { kind: 'idle' }
  | { kind: 'price'; name: string; price: string }
  | { kind: 'refused'; text: string };

/** The delivery calculator (D10). */
export interface DeliveryModel {
  placeholder: string;
  /** What was typed, when the page was asked with a postcode. */
  typed: string;
  answer: DeliveryAnswer;
  /** Where a postcode is answered. */
  from: string;
}

/** What stands in the boxes of the fuel calculator, as typed. */
export interface FuelFigures {
  kms: string;
  use: string;
  price: string;
}

/** The words around the boxes. */
export interface FuelField {
  key: keyof FuelFigures;
  /** Its name in the address, for those without JavaScript. */
  name: string;
  label: string;
  before: string;
  after: string;
}

/** The fuel calculator (D11). */
export interface FuelModel {
  kind: 'fuel' | 'electric';
  heading: string;
  fields: FuelField[];
  figures: FuelFigures;
  /** Whose consumption the one in the box is, and which that is. */
  note: { text: string; of: string };
}

/** What driving and having the vehicle brought costs. */
export interface RunningCostsModel {
  heading: string;
  delivery: DeliveryModel | null;
  fuel: FuelModel | null;
}

/**
 * Delivery and fuel of a vehicle that can be had (D10, D11); null where there is neither. `asked` is the page's query:
 * what somebody without JavaScript typed.
 */
export function buildRunningCostsModel(
  car: Car,
  settings: Pick<SiteSettings, 'delivery' | 'fuel'>,
  asked: URLSearchParams,
): RunningCostsModel | null {
  if (!isAvailable(car)) return null;
  const delivery = buildDeliveryModel(asked.get('postcode'), settings.delivery);
  const fuel = buildFuelModel(car, settings.fuel, asked);
  if (!delivery && !fuel) return null;
  const heading = [delivery && 'Delivery', fuel?.heading.toLowerCase()].filter(Boolean).join(' and ');
  return { heading: heading.charAt(0).toUpperCase() + heading.slice(1), delivery, fuel };
}
