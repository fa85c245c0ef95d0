import { isAvailable } from '../../../domain/availability/availability.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { toSafePath } from '../../../domain/requests/safe-path.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { parseAddress } from '../../../kernel/stock/address.ts';
import { buildChips } from '../../../kernel/stock/chips.ts';
import { formatHeading } from '../../../kernel/stock/heading.ts';
import { searchByMakes } from '../../../kernel/stock/makes.ts';
import { createSiteLinker, getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { getSliderRules, toSliderBounds } from '../../../kernel/stock/sliders.ts';
import { createSpellingFinder } from '../../../kernel/stock/spelling.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SearchState } from '../../../search/contract.ts';
import { createEmptyState, withPage } from '../../../search/state.ts';

export type SearchRequest = Pick<RequestContext, 'settings' | 'stock' | 'site' | 'now'>;

export interface ParsedSearch {
  /** Its present canonical address: the site's filter names may have changed since it was saved. */
  path: string;
  query: string;
  heading: string;
  filters: string | null;
  state: SearchState;
}

/**
 * Reads the address of a search, `/search/used-cars?make=Toyota` (B2); null for one that is no search of this site.
 * Pages after the first are the same search.
 */
export function parseSearchAddress(address: string, request: SearchRequest): ParsedSearch | null {
  const path = toSafePath(address);
  if (path === null) return null;
  const url = new URL(path, request.site.origin);
  const { stock, settings } = request;
  const words = getSitePathWords(stock);
  const spellings = createSpellingFinder(() => stock.search(createEmptyState()).facets);
  const bounds = toSliderBounds(getSliderRules(request));
  let read = parseAddress(url, bounds, spellings, words);
  // Another spelling redirects to the canonical address, which redirects nowhere.
  if (read.kind === 'redirect') read = parseAddress(new URL(read.to, request.site.origin), bounds, spellings, words);
  if (read.kind !== 'search') return null;
  const state = withPage(read.state, 1);
  const hrefOf = createSiteLinker(stock);
  const own = new URL(hrefOf(state), request.site.origin);
  const vehicle = getVehicleWords(settings);
  const chips = buildChips(state, vehicle.types, hrefOf).map(({ label }) => label);
  return {
    path: own.pathname,
    query: own.search.slice(1),
    heading: formatHeading(state, vehicle, stock.search(createEmptyState())),
    filters: chips.length > 0 ? chips.join(', ') : null,
    state,
  };
}

/** Beyond this many, new matches are not told apart any more. */
const MAX_MATCHES = 5_000;

/** Available vehicles only, best first. */
export function listMatches(
  { state }: Pick<ParsedSearch, 'state'>,
  { stock }: Pick<SearchRequest, 'stock'>,
): CardRecord[] {
  return searchByMakes(state, (search) => stock.search(search, undefined, MAX_MATCHES)).hits.filter(isAvailable);
}
