import { type LoaderFunctionArgs, redirect } from 'react-router';
import { CAR_TYPES, type CarType } from '../../domain/car.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { requestContext } from '../request.ts';
import { searchHref } from './address.ts';

/** The page of a car type that `/used-car/{type}/` has always meant in trails (G2); `/used-car` is that of used ones. Undefined for other words. */
export function usedCarHref(type = 'used', query = ''): string | undefined {
  const carType = type.toLowerCase() as CarType;
  return CAR_TYPES.includes(carType)
    ? searchHref(withTerm(emptyState(), 'car_type', carType)) + query
    : undefined;
}

/** Leads `/used-car/{type}/` to the page of the car type for good; 404 for a word that is no car type. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const href = usedCarHref(params.type, context.get(requestContext).url.search);
  throw href ? redirect(href, 301) : new Response(null, { status: 404 });
}
