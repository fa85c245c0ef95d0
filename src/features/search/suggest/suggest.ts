import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildChips } from '../../../kernel/stock/chips.ts';
import { formatVehicleCount } from '../../../kernel/stock/format-count.ts';
import { searchByMakes } from '../../../kernel/stock/makes.ts';
import { createSiteLinker } from '../../../kernel/stock/site-path-words.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SearchState, SortKey } from '../../../search/contract.ts';
import { withReading } from '../../../search/phrases/with-reading.ts';
import { cleanText, createEmptyState, MAX_QUERY_LENGTH, withQuery } from '../../../search/state.ts';
import { squeezeStockNumber } from '../../../search/text/stock-numbers.ts';
import { buildPhraseNotes, formatNotesLabel, withParameters } from '../phrase-notes.ts';
import { listCompletions } from './completions.ts';
import { getPhraseReader, readPhrase } from './plain-words.ts';
import type { Suggestion } from './suggestion.ts';

type SuggestRequest = Pick<RequestContext, 'settings' | 'stock' | 'now'>;

const MOST = 8;
const MOST_STOCK_NUMBERS = 3;
const SHORTEST_STOCK_NUMBER = 4;

const ORDERS: Record<SortKey, string> = {
  recommended: 'recommended first',
  relevance: 'best match first',
  price_asc: 'lowest price first',
  price_desc: 'highest price first',
  km_asc: 'lowest kilometres first',
  km_desc: 'highest kilometres first',
  year_desc: 'newest year first',
  year_asc: 'oldest year first',
  newest: 'latest arrivals first',
};

/**
 * What a shopper may mean by the words so far: the filters that they are, stock numbers, and the makes, models and
 * bodies that they begin, each with its address and count. `base`: what is chosen already beside the words.
 */
export function suggest(request: SuggestRequest, typed: string, base: SearchState = createEmptyState()): Suggestion[] {
  const phrase = cleanText(typed.slice(0, MAX_QUERY_LENGTH));
  if (phrase === '') return [];
  const words = getVehicleWords(request.settings);
  const hrefOf = createSiteLinker(request.stock);
  const labelOf = (state: SearchState) => saidLabel(state, request);
  const search = (state: SearchState) => searchByMakes(state, (each) => request.stock.search(each));
  const completions = listCompletions({
    phrase,
    base,
    all: getPhraseReader(request).facets,
    read: (text) => readPhrase(request, text),
    search: (state) => request.stock.search(state),
  }).map(
    ({ kind, label, count, state, said }): Suggestion => ({
      kind,
      label,
      detail: labelOf(said) || null,
      countText: formatVehicleCount(count, words),
      href: hrefOf(state),
    }),
  );
  const understood = understoodAs(request, phrase, base, (state) => formatVehicleCount(search(state).count, words));
  return inOrder(understood, stockNumbers(request, phrase), completions).slice(0, MOST);
}

/**
 * What was understood comes first, unless its last word may still become a name. A completion with the same meaning is
 * preferred.
 */
function inOrder(
  understood: Understanding | undefined,
  numbers: Suggestion[],
  completions: Suggestion[],
): Suggestion[] {
  const same = completions.find(({ href }) => href === understood?.suggestion.href);
  const others = completions.filter((completion) => completion !== same);
  const isMeant = understood && (understood.isWhole || others.length === 0);
  const first = same ?? (isMeant ? understood.suggestion : undefined);
  return [...(first ? [first] : []), ...numbers, ...others];
}

interface Understanding {
  suggestion: Suggestion;
  /** Whether every word of the phrase was understood. */
  isWhole: boolean;
}

/** The phrase as filters, where it has any. */
function understoodAs(
  request: SuggestRequest,
  phrase: string,
  base: SearchState,
  countText: (state: SearchState) => string,
): Understanding | undefined {
  const reading = readPhrase(request, phrase);
  if (reading.understood.length === 0) return undefined;
  const state = withReading(base, reading);
  return {
    isWhole: reading.rest === '',
    suggestion: {
      kind: 'search',
      label: [saidLabel(withReading(createEmptyState(), reading), request), formatNotesLabel(reading)]
        .filter(Boolean)
        .join(' · '),
      detail: null,
      countText: countText(state),
      href: withParameters(createSiteLinker(request.stock)(state), buildPhraseNotes(reading)),
    },
  };
}

/** "Toyota · HiLux · White · Up to $50,000 · “sr5”". */
function saidLabel(state: SearchState, { settings }: SuggestRequest): string {
  const filters = buildChips({ ...state, query: '' }, settings.wording.carTypeLabels).map(({ label }) => label);
  const order = state.sortBy ? [ORDERS[state.sortBy]] : [];
  return [...filters, ...order, ...(state.query ? [`“${state.query}”`] : [])].join(' · ');
}

function stockNumbers({ stock }: SuggestRequest, phrase: string): Suggestion[] {
  const number = squeezeStockNumber(phrase);
  if (number.length < SHORTEST_STOCK_NUMBER || !/\d/.test(number)) return [];
  return stock
    .search(withQuery(createEmptyState(), phrase))
    .hits.filter(({ stocknum }) => squeezeStockNumber(stocknum).startsWith(number))
    .slice(0, MOST_STOCK_NUMBERS)
    .map(({ stocknum, name, slug }) => ({
      kind: 'stock',
      label: stocknum,
      detail: name,
      countText: null,
      href: `/cars/${slug}`,
    }));
}
