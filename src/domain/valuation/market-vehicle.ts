import type { CarType } from '../vehicle/car.ts';

/** A vehicle to be valued: as much as is known of it. Absent is null. */
export interface Subject {
  /** Of a vehicle of the stock, so that its own price never counts; null for one that is not (a trade-in). */
  id: number | null;
  /** caravan, motorcycle, truck …; null for a car. Kinds are never compared with each other. */
  item_type: string | null;
  car_type: CarType;
  make: string;
  model: string;
  series: string | null;
  badge: string | null;
  year: number | null;
  km: number | null;
  price_type: string | null;
  body: string | null;
  fuel: string | null;
  trans: string | null;
  drive: string | null;
  engine_litres: number | null;
  seats: number | null;
}

/** A vehicle whose asking price is known. */
export interface PricedVehicle extends Subject {
  id: number;
  /** Dollars, above 0: asked now or last. */
  price: number;
  /** Days since it was last asked; 0 while the vehicle is advertised. */
  daysAgo: number;
  state: string | null;
}
