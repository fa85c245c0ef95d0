import type { Car, CarLocation, CarVariant } from '../domain/vehicle/car.ts';

/** The fields that every row has: identity, place, listing state, text, and what most facets read. */
type NeededField =
  | 'id'
  | 'slug'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'stocknum'
  | 'tag'
  | 'item_type'
  | 'categories'
  | 'custom_rank'
  | 'created_at'
  | 'status'
  | 'sold'
  | 'sold_date_timestamp'
  | 'certified'
  | 'show_on_dealer_website'
  | 'car_type'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'weekly_price'
  | 'km'
  | 'colour'
  | 'simple_colour'
  | 'drive'
  | 'seats'
  | 'simple_body'
  | 'body'
  | 'simple_fuel'
  | 'fuel'
  | 'trans'
  | 'simple_transmission'
  | 'standardEquipment'
  | 'filtered_features'
  | 'dealercomments'
  | 'dealership_name'
  | 'city'
  | 'state'
  | 'manufacturer_name'
  | 'manufacturer_body'
  | 'manufacturer_body2'
  | 'manufacturer_body3';

/**
 * The fields of a car that search reads to filter, sort and find text. A whole `Car` fits, and so does a row with fewer
 * fields; a facet whose field is missing has no value.
 */
export type SearchableCar = Pick<Car, NeededField> &
  Partial<Omit<Car, NeededField | 'location' | 'variant'>> & {
    location: Pick<CarLocation, 'name' | 'city' | 'state'> | null;
    variant?: Partial<CarVariant> | null;
  };
