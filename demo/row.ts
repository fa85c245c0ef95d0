import type { Car } from '../src/domain/vehicle/car.ts';

/** Fields that the program computes itself, or takes from the dealership, the location or the pictures. */
type HouseField =
  | 'id'
  | 'slug'
  | 'path'
  | 'views'
  | 'updated_at'
  | 'dealership_id'
  | 'dealership_name'
  | 'city'
  | 'state'
  | 'location'
  | 'thumbnails'
  | 'primary_image_url'
  | 'photos_count';

/**
 * One line of a generated feed: a vehicle with the slugs of its dealership and location. The program makes the `name`
 * unless it is given.
 */
export type VehicleRow = Omit<Car, HouseField | 'name'> & {
  name?: string;
  dealership_slug: string;
  location_slug: string;
};
