import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SearchResult, SearchState } from '../../../search/contract.ts';
import { PhraseReader } from '../../../search/phrases/phrase-reader.ts';
import type { Reading } from '../../../search/phrases/reading.ts';
import { withReading } from '../../../search/phrases/with-reading.ts';
import { createEmptyState, withQuery } from '../../../search/state.ts';
import { squeezeStockNumber } from '../../../search/text/stock-numbers.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildPhraseNotes } from '../phrase-notes.ts';

type PhraseRequest = Pick<RequestContext, 'settings' | 'stock' | 'now'>;

interface CachedReader {
  stockVersion: number;
  reader: PhraseReader;
  facets: SearchResult<unknown>['facets'];
}

/**
 * The phrase reader of each site, rebuilt when its stock changes; a site's settings are one object until they change.
 */
const cache = new WeakMap<SiteSettings, CachedReader>();

/** The reader of phrases for the request's site, and the values that it knows: those of the stock as it is now. */
export function getPhraseReader({ settings, stock }: PhraseRequest): CachedReader {
  const last = cache.get(settings);
  if (last && last.stockVersion === stock.version) return last;
  const { facets, ranges } = stock.search(createEmptyState());
  const pricing = settings.wording.offering === 'subscription' ? 'subscription_price' : 'price';
  const reader = new PhraseReader({ facets, ranges, pricing });
  const made = { stockVersion: stock.version, reader, facets };
  cache.set(settings, made);
  return made;
}

/** Parses a phrase on the request's site. A stock number is that vehicle's and nothing else. */
export function readPhrase(request: PhraseRequest, phrase: string): Reading {
  const reading = getPhraseReader(request).reader.read(phrase, request.now.getUTCFullYear());
  const isAmbiguous = hasFilters(reading) && isStockNumber(request, phrase);
  return isAmbiguous ? { terms: {}, ranges: {}, sortBy: null, rest: phrase, leftOut: [], understood: [] } : reading;
}

/** The state with its words read as filters, and notes of what no filter covers; undefined when there is neither. */
export function findPlainWords(
  request: PhraseRequest,
  state: SearchState,
): { state: SearchState; notes: ReturnType<typeof buildPhraseNotes> } | undefined {
  if (state.query === '') return undefined;
  const reading = readPhrase(request, state.query);
  return hasFilters(reading) ? { state: withReading(state, reading), notes: buildPhraseNotes(reading) } : undefined;
}

/** Whether a phrase is more than words to match. */
function hasFilters({ understood, leftOut }: Reading): boolean {
  return understood.length > 0 || leftOut.length > 0;
}

/** Whether the whole phrase is the stock number of a vehicle of the site. */
export function isStockNumber({ stock }: PhraseRequest, phrase: string): boolean {
  const number = squeezeStockNumber(phrase);
  if (!/\d/.test(number)) return false;
  const { hits } = stock.search(withQuery(createEmptyState(), phrase));
  return hits.some(({ stocknum }) => squeezeStockNumber(stocknum) === number);
}
