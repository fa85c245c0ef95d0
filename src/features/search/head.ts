import { mayBeRead } from '../../kernel/head/disallowed.ts';
import { isOfferPage } from '../../kernel/stock/address.ts';
import { headingOf } from '../../kernel/stock/heading.ts';
import { PATH_KEYS } from '../../kernel/stock/path-words.ts';
import type { SearchState, TermKey } from '../../search/contract.ts';
import type { SearchPageInputs } from './model.ts';

/** What the page's head says; `meta` makes tags of it. */
export interface SearchHead {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  origin: string;
  robots?: string;
  /** Of a list that search engines keep: how many it holds through all its pages, and the place in it of the page's first. */
  list?: { count: number; first: number };
}

/** Title, description and canonical address of a search, and whether it is for search engines to keep. */
export function searchHead(inputs: SearchPageInputs): SearchHead {
  const { state, kept, result, words, origin, siteName, mayBeIndexed, hrefOf } = inputs;
  const heading = headingOf(state, words, result);
  const page = state.page > 1 ? `, page ${state.page}` : '';
  const { key, unit } = words.pricing;
  const from = result.ranges[key].min;
  const vehicles = result.count === 1 ? words.one : words.many;
  const found = `${result.count.toLocaleString('en-AU')} ${vehicles}`;
  const isKept = mayBeIndexed && isIndexable(kept, hrefOf(kept)) && result.count > 0;
  const prices = from === null ? '' : ` from $${Math.round(from).toLocaleString('en-AU')}${unit}`;
  return {
    title: `${heading}${page} | ${siteName}`,
    description: `${heading}, ${siteName}: ${found} ${words.stock}${prices}. Compare prices, kilometres and features${page}.`,
    canonical: origin + hrefOf(kept),
    siteName,
    origin,
    ...(isKept
      ? { list: { count: result.count, first: (state.page - 1) * inputs.hitsPerPage + 1 } }
      : { robots: 'noindex, follow' }),
  };
}

/**
 * Whether search engines should keep this list: a car type's page or that of offers, alone or with one make, one model of it, one body,
 * one dealership or one location, at an address that they may read. Finer combinations have no end and hold the same
 * vehicles again, so they are followed but not kept (Google's guidance on faceted navigation).
 */
export function isIndexable(state: SearchState, address: string): boolean {
  if (!mayBeRead(address)) return false;
  const { car_type, offer, make_model = [], ...lists } = state.terms;
  if (offer && (!isOfferPage(state) || car_type)) return false;
  const plain = state.query === '' && state.sortBy === null && Object.keys(state.ranges).length === 0;
  const chosen = (Object.entries(lists) as [TermKey, string[]][]).filter(([, values]) => values.length > 0);
  const isOne = chosen.length === 0 || (chosen.length === 1 && chosen[0]![1].length === 1);
  const isKept = chosen.every(([key]) => (PATH_KEYS as readonly string[]).includes(key));
  return plain && isOne && isKept && make_model.length <= (lists.make?.length ?? 0);
}
