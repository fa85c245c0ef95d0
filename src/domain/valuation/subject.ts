import type { Car } from '../vehicle/car.ts';
import type { Subject } from './market-vehicle.ts';

/** A vehicle in stock as the valuation sees it, with its normalised body, fuel and transmission. */
export function toSubject(car: Car): Subject {
  const { id, item_type, car_type, make, model, series, badge, year, km, price_type, drive, seats } = car;
  return {
    id,
    item_type,
    car_type,
    make,
    model,
    series,
    badge,
    year,
    km,
    price_type,
    body: car.simple_body ?? car.body,
    fuel: car.simple_fuel ?? car.fuel,
    trans: car.simple_transmission ?? car.trans,
    drive,
    engine_litres: car.engine_size_litres,
    seats,
  };
}
