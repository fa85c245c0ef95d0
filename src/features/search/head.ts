import type { SearchState } from '../../search/contract.ts';
import { headingOf } from './heading.ts';
import type { SearchPageInputs } from './model.ts';

/** What the page's head says; `meta` makes tags of it. */
export interface SearchHead {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  origin: string;
  robots?: string;
}

/** Title, description and canonical address of a search, and whether it is for search engines to keep. */
export function searchHead(inputs: SearchPageInputs): SearchHead {
  const { state, result, words, origin, siteName, mayBeIndexed, hrefOf } = inputs;
  const heading = headingOf(state, words);
  const page = state.page > 1 ? `, page ${state.page}` : '';
  const { key, unit } = words.pricing;
  const from = result.ranges[key].min;
  const vehicles = result.count === 1 ? words.one : words.many;
  const found = `${result.count.toLocaleString('en-AU')} ${vehicles}`;
  const prices = from === null ? '' : ` from $${Math.round(from).toLocaleString('en-AU')}${unit}`;
  return {
    title: `${heading}${page} | ${siteName}`,
    description: `${heading} at ${siteName}: ${found}${prices}. Compare prices, kilometres and features${page}.`,
    canonical: origin + hrefOf(state),
    siteName,
    origin,
    ...(mayBeIndexed && isIndexable(state) && result.count > 0 ? {} : { robots: 'noindex, follow' }),
  };
}

/**
 * Whether search engines should keep this list: a car type's page, alone or with one make, one model of it or one body. Finer
 * combinations have no end and hold the same vehicles again, so they are followed but not kept (Google's guidance on faceted navigation).
 */
export function isIndexable(state: SearchState): boolean {
  const { car_type, make = [], make_model = [], body = [], ...finer } = state.terms;
  const one = make.length + body.length <= 1 && make_model.length <= make.length;
  const plain = state.query === '' && state.sortBy === null && Object.keys(state.ranges).length === 0;
  return one && plain && Object.values(finer).every((values) => values.length === 0);
}
