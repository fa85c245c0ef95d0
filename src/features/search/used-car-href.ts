import { CAR_TYPES, type CarType } from '../../domain/car.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { searchHref } from './address.ts';

/** The page of a car type that `/used-car/{type}/` has always meant in trails (G2); `/used-car` is that of used ones. Undefined for other words. */
export function usedCarHref(type = 'used', query = ''): string | undefined {
  const carType = type.toLowerCase() as CarType;
  return CAR_TYPES.includes(carType)
    ? searchHref(withTerm(emptyState(), 'car_type', carType)) + query
    : undefined;
}
