import type { CarType } from '../vehicle/car.ts';

/** A vehicle to be valued. What is not known is null. */
export interface Subject {
  /** The id of a vehicle in stock, so that its own price never counts; null for any other vehicle (a trade-in). */
  id: number | null;
  /** caravan, motorcycle, truck …; null for a car. Different kinds are never compared with each other. */
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

export interface PricedVehicle extends Subject {
  id: number;
  /** The current or last asking price in dollars, above 0. */
  price: number;
  /** Days since it was last advertised; 0 while it still is. */
  daysAgo: number;
  state: string | null;
}
