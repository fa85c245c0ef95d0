import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '../request.ts';
import { usedCarHref } from './used-car-href.ts';

/** Leads `/used-car/{type}/` to the page of the car type for good; 404 for a word that is no car type. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const href = usedCarHref(params.type, context.get(requestContext).url.search);
  throw href ? redirect(href, 301) : new Response(null, { status: 404 });
}
