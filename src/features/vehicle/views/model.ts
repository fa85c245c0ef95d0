import type { Car } from '../../../domain/vehicle/car.ts';

/** Fields of a vehicle that may have changed since its page was made. */
export type CarFields = Pick<
  Car,
  'updated_at' | 'photos_count' | 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'
>;

/**
 * The answer of `GET /cars/{slug}/view.json` (D19, S7). `car_fields` is empty when the page that asks is not out of
 * date.
 */
export interface ViewAnswer {
  views: number;
  car_fields: Partial<CarFields>;
}

/** What the page of a vehicle does once it is shown: tells that it was, and asks what has changed. */
export interface VisitModel {
  car_id: number;
  /** What tells that it was shown: of a used one event 4, of the others our own. */
  event: `${Car['car_type']}_car_view`;
  /** The address that counts the view. */
  viewHref: string;
}

/** How often a vehicle was viewed, as the page says it. */
export interface ViewsModel {
  car_id: number;
  count: number;
}
