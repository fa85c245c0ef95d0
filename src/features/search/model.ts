import type { PlacedPromo } from '../../domain/promotions/promos.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { formatFinePrint, formatRepaymentTerms } from '../../kernel/cards/fine-print.ts';
import {
  ALL_PATH,
  isOfferPage,
  listPageTypes,
  type SearchLinker,
  withoutChoices,
} from '../../kernel/stock/address.ts';
import { getAppliedSort } from '../../kernel/stock/applied-sort.ts';
import { buildChips, type Chip } from '../../kernel/stock/chips.ts';
import { formatShowMe, formatVehicleCount } from '../../kernel/stock/format-count.ts';
import { buildBreadcrumb, type Crumb, formatHeading } from '../../kernel/stock/heading.ts';
import { buildPagingModel, type PagingModel } from '../../kernel/stock/paging.ts';
import type { OddWords } from '../../kernel/stock/path-words.ts';
import { toSliderBounds } from '../../kernel/stock/sliders.ts';
import type { VehicleWords } from '../../kernel/stock/vehicle-words.ts';
import type { SliderBounds } from '../../search/codec.ts';
import type { SearchResult, SearchState, SortKey } from '../../search/contract.ts';
import { withPage, withSort } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { buildSearchHead, type SearchHead } from './head.ts';
import type { BlockingFilters } from './panel/blocking-filters.ts';
import { buildFilterGroups, type FilterGroup, type GroupInputs } from './panel/groups.ts';
import { describeLeftOut, describeTowns, type Note, pickPhraseNotes } from './phrase-notes.ts';
import type { PromoCardModel } from './promos.ts';
import { buildWithoutWordsLink, clearCounts, describeDroppedWords, type LabelledLink } from './words.ts';

/** One way to order the results. In the form the order that applies by itself is the empty one. */
export interface SortOption {
  value: SortKey;
  formValue: SortKey | '';
  label: string;
  href: string;
  chosen: boolean;
}

/** The search page, finished: a look arranges it and works nothing out. */
export interface SearchPageModel {
  /** Path and query of this page, in their one spelling; tells one state of the panel from another. */
  address: string;
  heading: string;
  count: number;
  /** "214 cars". */
  countText: string;
  breadcrumb: Crumb[];
  query: string;
  searchPlaceholder: string;
  /** Where the form of filters goes; every state finds its own address from there. */
  action: string;
  groups: FilterGroup[];
  /** Chosen filters that no block of the panel carries; the form keeps them. */
  kept: { name: string; value: string }[];
  chips: Chip[];
  /** Keeps this search for the visitor; null where the site keeps none (F5). */
  keepLabel: string | null;
  /** How many are chosen beside the page's own car types. */
  chosenCount: number;
  clearHref: string;
  submitLabel: string;
  /** The number on that button runs no higher than this; what is beyond comes at once (B9). */
  countCap: number;
  sorts: SortOption[];
  cards: CardModel[];
  /** Promo and campaign cards among them (B11). */
  promos: PlacedPromo<PromoCardModel>[];
  paging: PagingModel | null;
  empty: {
    heading: string;
    /** Which choices leave nothing, whatever else is chosen; null when none of them alone is to blame. */
    inTheWay: string | null;
    text: string;
    clearLabel: string;
    /** The same search without what leaves nothing. */
    without: LabelledLink[];
  } | null;
  /** Which words of the query were left out, since nothing fits them together with the others. */
  droppedText: string | null;
  /** Which town nothing stands in, where its state was searched instead. */
  townsText: string | null;
  /** What was left out of the search: parts of the address that mean nothing here, words that no filter can say. */
  ignored: { text: string; reason: string }[];
  /** What the cards' "below market" and repayments rest on; null when none says either. */
  fineText: string | null;
  /** Stands above the cards where some say a repayment; null for none. */
  repaymentTerms: string | null;
  /** The search could not be loaded; all of this is of the search before it. */
  failed: boolean;
  /** The sliders' ends: a form that sends one leaves that side open. */
  bounds: SliderBounds;
  /** What a browser needs to know of the site's words to find the address of what is chosen in the panel. */
  oddWords: OddWords;
  head: SearchHead;
}

export interface SearchPageInputs
  extends Pick<GroupInputs, 'keys' | 'sliders' | 'popularMakes' | 'budgetOf'> {
  state: SearchState;
  /** The addresses of searches on this site. */
  hrefOf: SearchLinker;
  oddWords: OddWords;
  result: Omit<SearchResult<unknown>, 'hits'>;
  /** What is found without the words, where nothing is found with them. */
  withoutWords: Pick<SearchResult<unknown>, 'count' | 'facets' | 'ranges'> | null;
  blockingFilters: BlockingFilters | null;
  /** How many the panel's button says, see `promisedCount`. */
  promisedCount: number;
  countCap: number;
  cards: CardModel[];
  promos: PlacedPromo<PromoCardModel>[];
  /** How many vehicles the page stands for; sold ones may share one of its cards. */
  found: number;
  ignored: Note[];
  words: VehicleWords;
  texts: SiteSettings['search']['texts'];
  sorts: readonly SortKey[];
  defaultSort: SortKey;
  hitsPerPage: number;
  origin: string;
  siteName: string;
  /** Of the lists that hold the same vehicles, the one that search engines keep; mostly the state itself. */
  kept: SearchState;
  /** Whether the site lets search engines keep its pages at all. */
  isIndexable: boolean;
  /** Whether visitors of the site can keep searches. */
  canSaveSearches: boolean;
}

const SORT_LABELS: Record<SortKey, string> = {
  recommended: 'Recommended',
  relevance: 'Best match',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  km_asc: 'Lowest kilometres',
  km_desc: 'Highest kilometres',
  year_desc: 'Newest year',
  year_asc: 'Oldest year',
  newest: 'Latest arrivals',
};

/** Makes the search page from what was asked and what was found (B1, B2, B5, B7, B8, B10). */
export function buildSearchPageModel(inputs: SearchPageInputs): SearchPageModel {
  const { state, result, cards, words, texts, hrefOf } = inputs;
  const notes = pickPhraseNotes(inputs.ignored, state);
  const groups = panelGroups(inputs);
  const chips = buildChips(state, words.types, hrefOf);
  const countText = formatVehicleCount(result.count, words);
  return {
    address: hrefOf(state),
    heading: formatHeading(state, words, result),
    count: result.count,
    countText,
    breadcrumb: buildBreadcrumb(state, words, result, hrefOf),
    query: state.query,
    searchPlaceholder: 'Make, model or keyword',
    action: ALL_PATH,
    groups,
    kept: keptFields(state, groups),
    chips,
    keepLabel: inputs.canSaveSearches ? 'Save this search' : null,
    chosenCount: chips.length - listPageTypes(state).length - Number(isOfferPage(state)),
    clearHref: hrefOf(withoutChoices(state)),
    submitLabel: formatShowMe(inputs.promisedCount, texts, words),
    countCap: inputs.countCap,
    sorts: sortOptions(inputs),
    cards,
    promos: inputs.promos,
    paging: buildPagingModel({
      page: state.page,
      pages: result.pages,
      count: result.count,
      shown: cards.length,
      shared: inputs.found - cards.length,
      hitsPerPage: inputs.hitsPerPage,
      hrefOf: (page) => hrefOf(withPage(state, page)),
    }),
    empty:
      result.count === 0
        ? {
            heading: texts.emptyHeading,
            inTheWay: inputs.blockingFilters?.text ?? null,
            text: isOfferPage(state) ? texts.emptyOffersText : texts.emptyText,
            clearLabel: texts.clearFilters,
            without: [
              ...(inputs.blockingFilters ? [inputs.blockingFilters.without] : []),
              ...(inputs.withoutWords?.count ? [buildWithoutWordsLink(state, hrefOf)] : []),
            ],
          }
        : null,
    droppedText: result.count > 0 ? describeDroppedWords(state.query, result.droppedWords) : null,
    ignored: notes.leftOut.map(describeLeftOut),
    townsText: describeTowns(notes.towns, state, words),
    fineText: formatFinePrint(cards),
    repaymentTerms: formatRepaymentTerms(cards),
    failed: false,
    bounds: toSliderBounds(inputs.sliders),
    oddWords: inputs.oddWords,
    head: buildSearchHead(inputs),
  };
}

/** Words that find nothing leave nothing to choose, so the panel is then that of the search without them. */
function panelGroups(inputs: SearchPageInputs): FilterGroup[] {
  const { withoutWords } = inputs;
  const groups = buildFilterGroups({ ...inputs, result: withoutWords ?? inputs.result });
  return withoutWords ? clearCounts(groups) : groups;
}

/** How many the button that leads to results says (B9): what is found, and above the site's cap the whole stock. */
export function countPromised(found: number, countCap: number, countStock: () => number): number {
  return found > countCap ? countStock() : found;
}

function sortOptions({ state, sorts, defaultSort, hrefOf }: SearchPageInputs): SortOption[] {
  const byItself = state.query === '' ? defaultSort : 'relevance';
  const current = getAppliedSort(state, defaultSort);
  // 'recommended' is what an address without an order means, so it can't be chosen where another order applies by
  // itself.
  const offered = sorts.filter(
    (sort) => sort !== 'recommended' || byItself !== defaultSort || byItself === sort,
  );
  return [...new Set([byItself, ...offered, current])].map((value) => ({
    value,
    formValue: value === byItself ? '' : value,
    label: SORT_LABELS[value],
    href: hrefOf(withSort(state, value === byItself ? null : value)),
    chosen: value === current,
  }));
}

/** The panel's form replaces the whole state, so what it has no field for goes along unseen. */
function keptFields(state: SearchState, groups: FilterGroup[]): SearchPageModel['kept'] {
  const listed = new Set(groups.flatMap((group) => ('list' in group ? namesIn(group) : [])));
  const spanned = new Set(groups.flatMap((group) => ('list' in group ? [] : [group.key])));
  const terms = Object.entries(state.terms).filter(([key]) => !listed.has(key));
  const ranges = Object.entries(state.ranges).filter(([key]) => !spanned.has(key));
  return [
    ...terms.flatMap(([name, values]) => values.map((value) => ({ name, value }))),
    ...ranges.map(([key, { min, max }]) => ({ name: `range[${key}]`, value: `${min ?? ''}:${max ?? ''}` })),
  ];
}

function namesIn(group: Extract<FilterGroup, { kind: 'checks' | 'toggles' }>): string[] {
  const hasModels = group.list.options.some(({ models }) => models);
  return hasModels ? [group.list.name, 'make_model'] : [group.list.name];
}
