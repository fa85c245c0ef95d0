import type { PricedVehicle } from '../../src/domain/valuation/market-vehicle.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';

/** The fields of a vehicle that its price may depend on. */
export type Priceable = Omit<
  Pick<
    Car,
    | 'item_type'
    | 'car_type'
    | 'make'
    | 'model'
    | 'series'
    | 'badge'
    | 'year'
    | 'km'
    | 'price'
    | 'price_type'
    | 'simple_body'
    | 'simple_fuel'
    | 'simple_transmission'
    | 'drive'
    | 'engine_size_litres'
    | 'seats'
  >,
  never
>;

/** The vehicles that have a price, as the estimator takes them, all advertised at one moment. */
export function priced(vehicles: readonly Priceable[]): PricedVehicle[] {
  return vehicles.flatMap((vehicle, at) =>
    vehicle.price !== null && vehicle.price > 0
      ? [
          {
            ...vehicle,
            id: at + 1,
            price: vehicle.price,
            body: vehicle.simple_body,
            fuel: vehicle.simple_fuel,
            trans: vehicle.simple_transmission,
            engine_litres: vehicle.engine_size_litres,
            daysAgo: 0,
            state: null,
          },
        ]
      : [],
  );
}
