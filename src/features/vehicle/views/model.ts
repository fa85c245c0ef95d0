import type { Car } from '../../../domain/vehicle/car.ts';

/** Fields of a vehicle that may have changed since its page was made. */
export type CarFields = Pick<
  Car,
  'updated_at' | 'photos_count' | 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'
>;

/**
 * The response of `GET /cars/{slug}/view.json` (D19, S7). `car_fields` is empty when the requesting page is up to date.
 */
export interface ViewAnswer {
  views: number;
  car_fields: Partial<CarFields>;
}

/** What the page of a vehicle does once it is shown: reports the view, and checks for changes. */
export interface VisitModel {
  car_id: number;
  /** The event of the view: event 4 for a used one, the project's own for the others. */
  event: `${Car['car_type']}_car_view`;
  viewHref: string;
}

export interface ViewsModel {
  car_id: number;
  count: number;
}
