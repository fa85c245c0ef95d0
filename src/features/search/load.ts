import { data, redirect } from 'react-router';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { isRunning } from '../../domain/promotions/running.ts';
import { listOpenPages } from '../../kernel/addresses/opened-pages.ts';
import { isLinkServed } from '../../kernel/addresses/served-pages.ts';
import { getCardModel } from '../../kernel/cards/card.ts';
import { buildTermLinks } from '../../kernel/chrome/stock-links.ts';
import type { OfferTile } from '../../kernel/content/offers.ts';
import { buildBudgetModel } from '../../kernel/finance/budget/model.ts';
import type { MessageDetails } from '../../kernel/message/model.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { linkToSearch, parseAddress, type SearchLinker } from '../../kernel/stock/address.ts';
import { getAppliedSort } from '../../kernel/stock/applied-sort.ts';
import { getCanonicalList } from '../../kernel/stock/canonical-list.ts';
import { findLandingState } from '../../kernel/stock/landing.ts';
import { searchByMakes } from '../../kernel/stock/makes.ts';
import { pickOddWords } from '../../kernel/stock/path-words.ts';
import { createSiteLinker, getSitePathWords } from '../../kernel/stock/site-path-words.ts';
import { getSliderRules, toSliderBounds } from '../../kernel/stock/sliders.ts';
import { createSpellingFinder, type FindSpelling } from '../../kernel/stock/spelling.ts';
import { getVehicleWords } from '../../kernel/stock/vehicle-words.ts';
import { canSaveSearches } from '../../kernel/visitors/account-saving.ts';
import { listTrackingParameters } from '../../search/codec.ts';
import type { SearchState } from '../../search/contract.ts';
import { createEmptyState, withPage, withQuery } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { buildSearchPageModel, countPromised, type SearchPageInputs, type SearchPageModel } from './model.ts';
import { findNear } from './near.ts';
import { findBlockingChoices } from './panel/blocking-filters.ts';
import { takeWholeGroups } from './panel/whole-groups.ts';
import { listPathValues } from './path-values.ts';
import { withParameters } from './phrase-notes.ts';
import { listPromosOnPage, type Promo } from './promos.ts';
import { pickShownVehicles } from './sold-runs.ts';
import { findPlainWords, isStockNumber } from './suggest/plain-words.ts';

export type SearchRequest = Pick<RequestContext, 'settings' | 'stock' | 'site' | 'url' | 'now'>;

/** What the site's content adds to its lists: promos among the vehicles, and the offers that lead their page. */
export interface ListContent {
  promos?: readonly Promo[];
  offers?: readonly OfferTile[];
}

/**
 * The search page at the request's address, with the site's promos and offers on it. Throws a redirect for another
 * spelling of an address, for words that are filters and for a page past the last one (vehicles were sold since), and
 * 404 for an unknown word under /search.
 */
export function loadSearchPage(asked: SearchRequest, { promos = [], offers = [] }: ListContent = {}): SearchPageModel {
  const { url, along: wholeGroups } = takeWholeGroups(asked.url);
  const request = { ...asked, url };
  const sliders = getSliderRules(request);
  const findSpelling = createSpellingFinder(() => request.stock.search(createEmptyState()).facets);
  const pathWords = getSitePathWords(request.stock);
  const hrefOf = (query: SearchState) => linkToSearch(query, pathWords);
  const read = parseAddress(request.url, toSliderBounds(sliders), findSpelling, pathWords);
  const landing = landingHref(request, findSpelling, hrefOf);
  const along = [...listTrackingParameters(url.searchParams), ...wholeGroups];
  if (landing) throw redirect(withParameters(landing, along), 302);
  if (read.kind === 'redirect') throw redirect(withParameters(read.to, along), read.status);
  if (read.kind === 'unknown') throw createNoSuchListResponse(request.stock);
  const wide = widenedToStockNumber(request, read.state, findSpelling);
  if (wide) throw redirect(withParameters(hrefOf(wide), along), 302);
  const said = findPlainWords(request, read.state);
  if (said) throw redirect(withParameters(hrefOf(said.state), [...read.ignored, ...said.notes, ...along]), 302);
  const { settings, stock } = request;
  const state = withAppliedSort(read.state, settings.search.defaultSort);
  const search = (query: SearchState) => searchByMakes(query, (each) => stock.search(each));
  const { hits, ...result } = search(state);
  const last = Math.max(1, result.pages);
  if (read.state.page > last) {
    const href = hrefOf(withPage(read.state, last));
    throw redirect(withParameters(href, [...read.ignored, ...along]), 302);
  }
  const withoutWords = result.count === 0 && state.query !== '' ? search(withQuery(state, '')) : null;
  const led = promos.filter(({ card, page }) =>
    page ? isRunning(page, request.now) : isLinkServed(card.href, pathWords, listOpenPages(settings)),
  );
  const searchPage = (page: number) => search({ ...state, page });
  const shown =
    settings.stock.soldRuns === 'collapse' ? pickShownVehicles({ hits, ...result }, state.page, searchPage) : hits;
  const rules = searchRules(request, read.state);
  const cardOf = (record: CardRecord) => getCardModel(record, settings, request.now);
  const blocking = result.count === 0 ? findBlockingChoices(read.state, findSpelling) : null;
  return buildSearchPageModel({
    ...rules,
    state: read.state,
    kept: getCanonicalList(read.state, stock),
    hrefOf,
    wholeGroups,
    oddWords: pickOddWords(pathWords, listPathValues((withoutWords ?? result).facets, read.state)),
    ignored: read.ignored,
    sliders,
    stockBands: (key) => getStockFacets(stock)[key],
    result,
    withoutWords,
    blocking,
    near: result.count === 0 ? findNear({ state, blocking, words: rules.words, hrefOf, search, cardOf }) : null,
    promisedCount: countPromised(result.count, rules.countCap, () => stock.search(createEmptyState()).count),
    found: hits.length,
    cards: shown.map(cardOf),
    offers,
    promos: listPromosOnPage(led, { settings, now: request.now, state: read.state, cards: shown.length }),
  });
}

/** The counts of the whole stock, for each of its versions once. */
function getStockFacets(stock: SearchRequest['stock']): StockFacets {
  const known = STOCK_FACETS.get(stock);
  if (known && known.version === stock.version) return known.facets;
  const { facets } = stock.search(createEmptyState());
  STOCK_FACETS.set(stock, { version: stock.version, facets });
  return facets;
}

type StockFacets = ReturnType<SearchRequest['stock']['search']>['facets'];

const STOCK_FACETS = new WeakMap<SearchRequest['stock'], { version: number; facets: StockFacets }>();

/**
 * Where a bare `/search` redirects on a site whose shoppers start in a city (B16): undefined elsewhere, and without a
 * vehicle in that city.
 */
function landingHref(
  { url, settings }: SearchRequest,
  findSpelling: FindSpelling,
  hrefOf: SearchLinker,
): string | undefined {
  const isBare = url.searchParams.size === listTrackingParameters(url.searchParams).length;
  if (!isBare || !/^\/search\/?$/i.test(url.pathname)) return undefined;
  const landing = findLandingState(settings.search, findSpelling);
  return landing && hrefOf(landing);
}

/**
 * Shoppers who type a stock number find it wherever it is, not only in the city that the site's shoppers start in
 * (B16).
 */
function widenedToStockNumber(
  request: SearchRequest,
  state: SearchState,
  findSpelling: FindSpelling,
): SearchState | undefined {
  const [city] = findLandingState(request.settings.search, findSpelling)?.terms.city ?? [];
  const { city: cities = [], ...terms } = state.terms;
  if (city === undefined || cities.length !== 1 || cities[0] !== city || state.query === '') return undefined;
  const isElsewhere = isStockNumber(request, state.query) && request.stock.search(state).count === 0;
  return isElsewhere ? { ...state, terms } : undefined;
}

const MAKES_SHOWN = 12;

/** The 404 response for an unknown list, with links into the stock by its makes. */
export function createNoSuchListResponse(stock: SearchRequest['stock']) {
  const { facets } = stock.search(createEmptyState());
  const ways = buildTermLinks(facets.make, 'make', createEmptyState(), MAKES_SHOWN, createSiteLinker(stock));
  const more = ways.length > 0 && { heading: 'Popular makes', ways };
  return data<MessageDetails>({ more }, { status: 404 });
}

function withAppliedSort(state: SearchState, defaultSort: SearchPageInputs['defaultSort']): SearchState {
  return { ...state, sortBy: getAppliedSort(state, defaultSort) };
}

function searchRules({ settings, site }: SearchRequest, { terms }: SearchState) {
  const { search, seo, brand, finance } = settings;
  return {
    keys: withBudget(search.filters, finance),
    budgetOf: (weekly: number | null) => buildBudgetModel(finance, weekly),
    popularMakes: search.popularMakes,
    countCap: search.countCap,
    texts: search.texts,
    sorts: search.sorts,
    defaultSort: search.defaultSort,
    hitsPerPage: search.pageSize,
    words: getVehicleWords(settings, terms.item_type),
    origin: site.origin,
    siteName: seo.titleSuffix ?? brand.name,
    isIndexable: seo.indexing === 'allowed',
    canSaveSearches: canSaveSearches(settings),
    contactHref: settings.pages.contactLink,
  };
}

/** Sites that show repayments also filter by them: after the price, unless the site has its own place for it (E11). */
function withBudget(
  filters: SiteSettings['search']['filters'],
  { estimate }: SiteSettings['finance'],
): SiteSettings['search']['filters'] {
  if (estimate.show === 'hidden' || filters.includes('weekly_price')) return filters;
  const at = filters.indexOf('price') + 1 || filters.length;
  return filters.toSpliced(at, 0, 'weekly_price');
}
