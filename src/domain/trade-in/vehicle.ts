import type { Subject } from '../valuation/market-vehicle.ts';

/** A vehicle's specification, as far as it is known from a registration or from similar vehicles. */
export interface VehicleSpec {
  /** caravan, motorcycle, truck …; null for a car. */
  item_type: string | null;
  make: string;
  model: string;
  series: string | null;
  badge: string | null;
  body: string | null;
  fuel: string | null;
  trans: string | null;
  drive: string | null;
  engine_litres: number | null;
  seats: number | null;
}

/** A shopper's own vehicle, as far as it is known. */
export interface OwnVehicle extends VehicleSpec {
  year: number | null;
  km: number | null;
}

export function buildNamedSpec(make: string, model: string): VehicleSpec {
  return {
    item_type: null,
    make,
    model,
    series: null,
    badge: null,
    body: null,
    fuel: null,
    trans: null,
    drive: null,
    engine_litres: null,
    seats: null,
  };
}

/** "2021 Toyota Corolla Ascent Sport". */
export function formatOwnVehicleTitle({ year, make, model, badge }: OwnVehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}

/** A shopper's vehicle as the subject of a valuation: used, not in stock, at a drive-away price. */
export function toOwnSubject(vehicle: OwnVehicle): Subject {
  return { ...vehicle, id: null, car_type: 'used', price_type: null };
}
