import { redirect } from 'react-router';
import { createLoader } from '../../kernel/request/handlers.ts';
import { getSitePathWords } from '../../kernel/stock/site-path-words.ts';
import { createNoSuchListResponse } from './load.ts';
import { findUsedCarHref } from './used-car-href.ts';

/**
 * Redirects `/used-car/{type}/` permanently to the page of the car type, and other words to the used vehicles that they
 * mean; 404 with a search box for unknown words.
 */
export const loader = createLoader(({ stock, url }, { params }) => {
  const href = findUsedCarHref(params['*'] ?? '', getSitePathWords(stock), url.search);
  throw href ? redirect(href, 301) : createNoSuchListResponse(stock);
});

export default function LedElsewhere() {
  return null;
}
