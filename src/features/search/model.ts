import type { PlacedPromo } from '../../domain/promotions/promos.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { formatFinePrint, formatRepaymentTerms } from '../../kernel/cards/fine-print.ts';
import type { OfferTile } from '../../kernel/content/offers.ts';
import { sayBudget } from '../../kernel/finance/budget/model.ts';
import { ALL_PATH, isOfferPage, listPageTypes, type SearchLinker, withoutChoices } from '../../kernel/stock/address.ts';
import { getAppliedSort } from '../../kernel/stock/applied-sort.ts';
import { buildChips, type Chip, type Choice } from '../../kernel/stock/chips.ts';
import { formatShowMe, formatVehicleCount } from '../../kernel/stock/format-count.ts';
import { buildBreadcrumb, type Crumb, formatHeading } from '../../kernel/stock/heading.ts';
import { buildPagingModel, type PagingModel } from '../../kernel/stock/paging.ts';
import type { OddWords } from '../../kernel/stock/path-words.ts';
import { toSliderBounds } from '../../kernel/stock/sliders.ts';
import type { VehicleWords } from '../../kernel/stock/vehicle-words.ts';
import { encodeSearch, type SliderBounds } from '../../search/codec.ts';
import type { SearchResult, SearchState, SortKey } from '../../search/contract.ts';
import { withPage, withSort } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { buildSearchHead, type SearchHead } from './head.ts';
import type { NearModel } from './near.ts';
import { buildFilterGroups, type FilterGroup, type GroupInputs } from './panel/groups.ts';
import { keepWholeGroups, linkToWholePanel, markWholeGroups } from './panel/whole-groups.ts';
import { describeLeftOut, describeTowns, type Note, pickPhraseNotes } from './phrase-notes.ts';
import type { PromoCardModel } from './promos.ts';
import {
  buildWithoutWordsLink,
  clearCounts,
  describeDroppedWords,
  describeGuessedWords,
  type LabelledLink,
} from './words.ts';

/** One sort order of the results. In the form the default order is the empty one. */
export interface SortOption {
  value: SortKey;
  formValue: SortKey | '';
  label: string;
  href: string;
  chosen: boolean;
}

export interface SearchPageModel {
  /** Canonical path and query of this page; identifies a state of the panel. */
  address: string;
  heading: string;
  count: number;
  /** "214 cars". */
  countText: string;
  breadcrumb: Crumb[];
  query: string;
  searchPlaceholder: string;
  /** The action of the filter form; every state redirects to its canonical address from there. */
  action: string;
  groups: FilterGroup[];
  /** Chosen filters that no block of the panel has; hidden fields of the form. */
  kept: { name: string; value: string }[];
  chips: Chip[];
  /** The label of saving this search; null where the site saves none (F5). */
  keepLabel: string | null;
  chosenCount: number;
  clearHref: string;
  /** This page with every group of the panel, for visitors without scripts. */
  wholePanelHref: string;
  submitLabel: string;
  /** The number on that button animates no higher than this; the rest comes at once (B9). */
  countCap: number;
  sorts: SortOption[];
  cards: CardModel[];
  /** What the page of offers begins with (B18); none where anything is chosen, and on other pages. */
  offers: { heading: string; items: OfferTile[]; stockHeading: string } | null;
  /** Promo and campaign cards among them (B11). */
  promos: PlacedPromo<PromoCardModel>[];
  /**
   * Below the last of them: what to do when none is the one, or the next page, where no promo can fill the row; null
   * where there is none of them.
   */
  end: { heading: string; text: string; label: string; href: string; isNext: boolean } | null;
  paging: PagingModel | null;
  empty: {
    heading: string;
    text: string;
    clear: LabelledLink;
    /** The search without the choices that leave nothing, which they name. */
    without: LabelledLink[];
    /** Where the dealer can be asked to find one. */
    ask: LabelledLink;
  } | null;
  /** Vehicles that come closest, where nothing is found and the site has any. */
  near: NearModel | null;
  /** Which words of the query were left out, since nothing matches them together with the others. */
  droppedText: string | null;
  /** Which words nothing matches as typed, so that what is spelt almost like them is shown. */
  guessedText: string | null;
  /** Towns without vehicles, whose states were searched instead. */
  townsText: string | null;
  /** What was left out of the search: unknown parts of the address, words that no filter covers. */
  ignored: { text: string; reason: string }[];
  /** What the cards' "below market" and repayments are based on; null where none shows either. */
  fineText: string | null;
  /** Stands below the cards: the terms of their repayments and of the panel's budget; null where there is neither. */
  repaymentTerms: string | null;
  /** The sliders' ends: a form that submits an end leaves that side open. */
  bounds: SliderBounds;
  /** The site's words that are no plain slugs; a browser needs them to build the address of the panel's choices. */
  oddWords: OddWords;
  head: SearchHead;
}

export interface SearchPageInputs
  extends Pick<GroupInputs, 'keys' | 'sliders' | 'stockBands' | 'popularMakes' | 'budgetOf'> {
  state: SearchState;
  hrefOf: SearchLinker;
  oddWords: OddWords;
  /** Which groups of the panel the page was asked for, whole. */
  wholeGroups?: { key: string; value: string }[];
  result: Omit<SearchResult<unknown>, 'hits'>;
  /** The results without the words, where there are none with them. */
  withoutWords: Pick<SearchResult<unknown>, 'count' | 'facets' | 'ranges'> | null;
  /** Where nothing is found: the choices that leave nothing whatever else is chosen. */
  blocking: Choice | null;
  near: NearModel | null;
  /** The number on the panel's button, see `countPromised`. */
  promisedCount: number;
  countCap: number;
  cards: CardModel[];
  /** The site's own, on the page of offers. */
  offers: readonly OfferTile[];
  promos: PlacedPromo<PromoCardModel>[];
  /** Sold ones may share a card. */
  found: number;
  ignored: Note[];
  words: VehicleWords;
  texts: SiteSettings['search']['texts'];
  sorts: readonly SortKey[];
  defaultSort: SortKey;
  hitsPerPage: number;
  origin: string;
  siteName: string;
  /** Of the lists with the same vehicles, the one that search engines index; mostly the state itself. */
  kept: SearchState;
  isIndexable: boolean;
  canSaveSearches: boolean;
  contactHref: string;
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

/** Builds the search page from a query and its results (B1, B2, B5, B7, B8, B10). */
export function buildSearchPageModel(inputs: SearchPageInputs): SearchPageModel {
  const { state, result, cards, words, texts, hrefOf } = inputs;
  const notes = pickPhraseNotes(inputs.ignored, state);
  const groups = panelGroups(inputs);
  const chips = buildChips(state, words.types, hrefOf);
  // Of a page of offers without any, that they are on offer is no choice of the visitor's.
  const blocking = isWholeOfferPage(state) ? null : inputs.blocking;
  const countText = formatVehicleCount(result.count, words);
  const shown = [...cards, ...(inputs.near?.cards ?? [])];
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
    kept: [...buildHiddenFields(state, groups), ...keepWholeGroups(inputs.wholeGroups ?? [])],
    chips,
    keepLabel: inputs.canSaveSearches ? 'Save this search' : null,
    chosenCount: chips.length - listPageTypes(state).length - Number(isOfferPage(state)),
    clearHref: hrefOf(withoutChoices(state)),
    wholePanelHref: linkToWholePanel(hrefOf(state)),
    submitLabel: formatShowMe(inputs.promisedCount, texts, words),
    countCap: inputs.countCap,
    sorts: sortOptions(inputs),
    cards,
    offers: offersOf(inputs),
    promos: inputs.promos,
    end: endOf(inputs),
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
            text: emptyText(inputs),
            clear: isWholeOfferPage(state)
              ? { label: `See all ${words.many}`, href: ALL_PATH }
              : { label: texts.clearFilters, href: hrefOf(withoutChoices(state)) },
            without: [
              ...(blocking && inputs.near?.href === hrefOf(blocking.without)
                ? [{ label: `Search without ${blocking.label}`, href: inputs.near.href }]
                : []),
              ...(inputs.withoutWords?.count ? [buildWithoutWordsLink(state, hrefOf)] : []),
            ],
            ask: { label: `Ask us to find a ${words.one}`, href: inputs.contactHref },
          }
        : null,
    near: inputs.near,
    droppedText: result.count > 0 ? describeDroppedWords(state.query, result.droppedWords) : null,
    guessedText: result.count > 0 ? describeGuessedWords(state.query, result.guessedWords) : null,
    ignored: notes.leftOut.map(describeLeftOut),
    townsText: describeTowns(notes.towns, state, words),
    fineText: formatFinePrint(shown),
    repaymentTerms: formatRepaymentTerms([...shown, ...listBudgetTerms(groups)]),
    bounds: toSliderBounds(inputs.sliders),
    oddWords: inputs.oddWords,
    head: buildSearchHead(inputs),
  };
}

/** Whether the state is the page of offers as its address alone has it, where nothing can be cleared. */
const isWholeOfferPage = (state: SearchState): boolean =>
  isOfferPage(state) && encodeSearch(state) === encodeSearch(withoutChoices(state));

function endOf({ state, result, promos, words, contactHref, hrefOf }: SearchPageInputs): SearchPageModel['end'] {
  if (result.count === 0) return null;
  if (state.page >= result.pages)
    return {
      heading: `Not found your ${words.one} yet?`,
      text: 'Tell us what you’re after and we’ll look for it.',
      label: `Ask us to find a ${words.one}`,
      href: contactHref,
      isNext: false,
    };
  if (promos.length > 0) return null;
  return {
    heading: `More ${words.many}`,
    text: `Page ${state.page} of ${result.pages}.`,
    label: 'Next page',
    href: hrefOf(withPage(state, state.page + 1)),
    isNext: true,
  };
}

function offersOf({ state, offers, words }: SearchPageInputs): SearchPageModel['offers'] {
  if (offers.length === 0 || !isWholeOfferPage(state)) return null;
  return { heading: 'Our offers', items: [...offers], stockHeading: `Reduced ${words.many}` };
}

/** Below offers that run, a list without vehicles does not say that there are none. */
function emptyText(inputs: SearchPageInputs): string {
  const { state, texts, words } = inputs;
  if (offersOf(inputs)) return `No ${words.many} are reduced right now. The offers above still apply.`;
  return isOfferPage(state) ? texts.emptyOffersText : texts.emptyText;
}

/** The terms of the panel's budget, which leads to them: they stand whole below the list, whatever its cards show. */
function listBudgetTerms(groups: readonly FilterGroup[]) {
  return groups.flatMap((group) => {
    return group.kind === 'budget' ? [sayBudget(group.budget)] : [];
  });
}

/** Words without results leave nothing to choose, so the panel is then that of the search without them. */
function panelGroups(inputs: SearchPageInputs): FilterGroup[] {
  const { withoutWords } = inputs;
  const groups = buildFilterGroups({ ...inputs, result: withoutWords ?? inputs.result });
  return markWholeGroups(withoutWords ? clearCounts(groups) : groups, inputs.wholeGroups ?? []);
}

/** The number on the button that leads to results (B9): the matches, and above the site's cap the whole stock. */
export function countPromised(found: number, countCap: number, countStock: () => number): number {
  return found > countCap ? countStock() : found;
}

function sortOptions({ state, sorts, defaultSort, hrefOf }: SearchPageInputs): SortOption[] {
  const byItself = state.query === '' ? defaultSort : 'relevance';
  const current = getAppliedSort(state, defaultSort);
  // 'recommended' is what an address without an order means, so it can't be chosen where another order is the default.
  const offered = sorts.filter((sort) => sort !== 'recommended' || byItself !== defaultSort || byItself === sort);
  return [...new Set([byItself, ...offered, current])].map((value) => ({
    value,
    formValue: value === byItself ? '' : value,
    label: SORT_LABELS[value],
    href: hrefOf(withSort(state, value === byItself ? null : value)),
    chosen: value === current,
  }));
}

/** The panel's form replaces the whole state, so filters without a field are sent as hidden ones. */
function buildHiddenFields(state: SearchState, groups: FilterGroup[]): SearchPageModel['kept'] {
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
