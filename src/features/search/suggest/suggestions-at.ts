import type { RequestContext } from '../../../kernel/request/context.ts';
import { OFFERS_PATH, parseAddress } from '../../../kernel/stock/address.ts';
import { getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { getSliderRules, toSliderBounds } from '../../../kernel/stock/sliders.ts';
import { createSpellingFinder } from '../../../kernel/stock/spelling.ts';
import type { SearchState } from '../../../search/contract.ts';
import { createEmptyState, withQuery } from '../../../search/state.ts';
import { suggest } from './suggest.ts';
import type { Suggestions } from './suggestion.ts';

/**
 * Suggestions for the words `q` so far, beside the search at `at`. An `at` that is no search of this site counts as
 * none.
 */
export function listSuggestionsAt(
  request: Omit<RequestContext, 'db' | 'pictures' | 'dataDir' | 'requestId' | 'log'>,
): Suggestions {
  const { searchParams } = request.url;
  return {
    suggestions: suggest(request, searchParams.get('q') ?? '', searchAt(request, searchParams.get('at'))),
  };
}

function searchAt(
  request: Omit<RequestContext, 'db' | 'pictures' | 'dataDir' | 'requestId' | 'log'>,
  at: string | null,
): SearchState {
  if (!at?.startsWith('/search') && !at?.startsWith(OFFERS_PATH)) return createEmptyState();
  const findSpelling = createSpellingFinder(() => request.stock.search(createEmptyState()).facets);
  const bounds = toSliderBounds(getSliderRules(request));
  const words = getSitePathWords(request.stock);
  const read = (path: string) => parseAddress(new URL(path, 'https://site.invalid'), bounds, findSpelling, words);
  const parsed = read(at);
  const led = parsed.kind === 'redirect' ? read(parsed.to) : parsed;
  return led.kind === 'search' ? withQuery(led.state, '') : createEmptyState();
}
