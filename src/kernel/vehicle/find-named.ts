import type { Car } from '../../domain/vehicle/car.ts';
import { isValidSlug } from '../addresses/vehicle.ts';
import type { RequestContext } from '../request/context.ts';

/** The vehicle of an address's `car_id`, by id or slug; undefined where the site does not list it. */
export async function findNamedCar({ url, stock }: Pick<RequestContext, 'url' | 'stock'>): Promise<Car | undefined> {
  const given = url.searchParams.get('car_id') ?? '';
  const slug = /^\d{1,9}$/.test(given) ? stock.cardsOf([Number(given)])[0]?.slug : given;
  return slug && isValidSlug(slug) ? stock.findCar(slug.toLowerCase()) : undefined;
}
