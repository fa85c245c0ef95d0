import { isAvailable } from '../../../domain/availability/availability.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { deliveryModel } from './delivery.ts';
import { fuelModel } from './fuel.ts';
import type { RunningCostsModel } from './model.ts';

/**
 * Delivery and fuel of a vehicle that can be had (D10, D11); null where there is neither. `asked` is the page's query: what somebody without
 * JavaScript typed.
 */
export function runningCostsModel(
  car: Car,
  settings: Pick<SiteSettings, 'delivery' | 'fuel'>,
  asked: URLSearchParams,
): RunningCostsModel | null {
  if (!isAvailable(car)) return null;
  const delivery = deliveryModel(asked.get('postcode'), settings.delivery);
  const fuel = fuelModel(car, settings.fuel, asked);
  if (!delivery && !fuel) return null;
  const heading = [delivery && 'Delivery', fuel?.heading.toLowerCase()].filter(Boolean).join(' and ');
  return { heading: heading.charAt(0).toUpperCase() + heading.slice(1), delivery, fuel };
}
