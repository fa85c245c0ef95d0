import { listKeysOf } from '../../domain/text/look-up.ts';
import type { SearchState } from '../../search/contract.ts';
import { isCrawlable } from '../head/disallowed.ts';
import { isOfferPage } from './address.ts';
import { PATH_KEYS } from './path-words.ts';

/**
 * Whether search engines should index this list: a car type's page or that of offers, alone or with one make, one model
 * of it, one body, one dealership or one location, at an address that they may crawl. Finer combinations are endless
 * and repeat the same vehicles, so their links are followed but they are not indexed (Google's guidance on faceted
 * navigation).
 */
export function isIndexable(state: SearchState, address: string): boolean {
  if (!isCrawlable(address)) return false;
  const { car_type, offer, make_model = [], ...lists } = state.terms;
  if (offer && (!isOfferPage(state) || car_type)) return false;
  const plain = state.query === '' && state.sortBy === null && Object.keys(state.ranges).length === 0;
  const chosen = listKeysOf(lists).filter((key) => lists[key]?.length);
  const isOne = chosen.length <= 1 && chosen.every((key) => lists[key]?.length === 1);
  const isKept = chosen.every((key) => PATH_KEYS.some((kept) => kept === key));
  return plain && isOne && isKept && make_model.length <= (lists.make?.length ?? 0);
}
