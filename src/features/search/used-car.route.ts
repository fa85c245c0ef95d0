import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { getSitePathWords } from '../../kernel/stock/site-path-words.ts';
import { createNoSuchListResponse } from './load.ts';
import { findUsedCarHref } from './used-car-href.ts';

/**
 * Redirects `/used-car/{type}/` permanently to the page of the car type, and other words to the used vehicles that they
 * mean; 404 with a search box for unknown words.
 */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { stock, url } = context.get(requestContext);
  const href = findUsedCarHref(params['*'] ?? '', getSitePathWords(stock), url.search);
  throw href ? redirect(href, 301) : createNoSuchListResponse(stock);
}

export default function LedElsewhere() {
  return null;
}
