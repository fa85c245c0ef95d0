import { formatDollars } from '../../domain/text/format.ts';
import { CAR_TYPES, type CarType } from '../../domain/vehicle/car.ts';
import type { FacetItem, SearchState, TermKey } from '../../search/contract.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { OpenPage } from '../addresses/served-pages.ts';
import { BRANDS_PATH, MODELS_PATH } from '../addresses/showroom.ts';
import { linkToSearch, type SearchLinker } from '../stock/address.ts';
import type { PathWords } from '../stock/path-words.ts';
import type { BrandLink } from './brand-sign.ts';
import type { CountedLink, LinkColumn, NavItem } from './model.ts';
import { buildModelLinks, buildTermLinks, countBelow, linkToPriceRange } from './stock-links.ts';

type Facets = Record<TermKey, FacetItem[]>;

/**
 * A part of the stock: its search, counts by car type, and the facets of all, of the new and of the used vehicles in
 * it.
 */
export interface StockPart {
  within: SearchState;
  counts: Record<CarType, number>;
  all: Facets;
  new: Facets;
  used: Facets;
}

/**
 * Facts about the whole stock, and about the part that shoppers land on; the same unless the site lands them in a city
 * (B16).
 */
export interface StockFacts extends StockPart {
  landing: StockPart;
  /** The meaning of words under /search on the site. */
  words: PathWords;
  /** Of several lists with the same vehicles, the one that links lead to (`stock/canonical-list.ts`). */
  getCanonicalList: (state: SearchState) => SearchState;
  /** The brands of the mega-menu, where the site has brand pages. */
  brands?: readonly BrandLink[];
  /** How many brands have a page, as every page counts them (H9). */
  brandCount?: number;
  /** The models that the site sells new, by body. */
  modelBodies?: CountedLink[];
  opened: readonly OpenPage[];
  /** Whether any of the site's own offers runs; unknown to pages, which have no menus of their own. */
  hasOwnOffers?: boolean;
}

export function createSearchLinker({ words }: Pick<StockFacts, 'words'>): SearchLinker {
  return (state) => linkToSearch(state, words);
}

const LINKS_A_COLUMN = 6;
const PRICE_LIMITS = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** The state of a search for one car type, in all of the stock or a part of it. */
export function buildTypeState(carType: CarType, within: SearchState = createEmptyState()): SearchState {
  return withTerm(within, 'car_type', carType);
}

/** Links to the car types in a part of the stock, each with its count: "New cars", "Used cars". */
export function buildTypeLinks(
  { counts, within }: Pick<StockPart, 'counts' | 'within'>,
  labels: Record<CarType, string>,
  things: string,
): CountedLink[] {
  return CAR_TYPES.filter((type) => counts[type] > 0).map((type) => ({
    label: `${labels[type]} ${things}`,
    href: linkToSearch(buildTypeState(type, within)),
    count: counts[type],
  }));
}

/**
 * The dropdown of new vehicles by make (by model on a site of one make), body and fuel (A9), from what is in stock; an
 * empty column is left out. When no new vehicle is in stock it lists the models that can be ordered; undefined when
 * there are none.
 */
export function buildNewStockMenu(label: string, facts: StockFacts, types: CountedLink[]): NavItem | undefined {
  const { landing } = facts;
  if (landing.counts.new === 0) return buildModelsMenu(label, facts);
  const within = buildTypeState('new', landing.within);
  const makes = buildTermLinks(landing.new.make, 'make', within, LINKS_A_COLUMN);
  const columns = [
    makes.length > 1
      ? { heading: 'By make', links: makes }
      : { heading: 'By model', links: buildModelLinks(landing.new.make_model, LINKS_A_COLUMN, within) },
    { heading: 'By body', links: buildTermLinks(landing.new.body, 'body', within, LINKS_A_COLUMN) },
    { heading: 'By fuel', links: buildTermLinks(landing.new.fuel, 'fuel', within, LINKS_A_COLUMN) },
    { heading: 'Models', links: facts.modelBodies ?? [] },
  ];
  const href = linkToSearch(within);
  const all = types.find((type) => type.href === href)?.label ?? label;
  return menu(
    label,
    { label: `All ${uncapitalised(all)}${formatInCity(landing)}`, href },
    columns.filter(({ links }) => links.length > 1),
  );
}

/** The dropdown of models sold new while none of them is in stock; undefined for a site that sells none. */
function buildModelsMenu(label: string, { modelBodies = [] }: StockFacts): NavItem | undefined {
  const links = modelBodies.filter(({ href }) => href !== MODELS_PATH);
  return links.length > 0
    ? menu(label, { label: 'All models', href: MODELS_PATH }, [{ heading: 'Models', links }])
    : undefined;
}

/**
 * The dropdown of all stock by condition, and by price and body of the used vehicles (of all, on a site without used
 * ones) (A9).
 */
export function buildStockMenu(label: string, facts: StockFacts, types: CountedLink[], things: string): NavItem {
  const { landing } = facts;
  const used = landing.counts.used > 0;
  const within = used ? buildTypeState('used', landing.within) : landing.within;
  const facets = used ? landing.used : landing.all;
  const lead = used && types.length > 1 ? 'Used by' : 'By';
  const columns = [
    { heading: 'Condition', links: types.length > 1 ? types : [] },
    { heading: `${lead} price`, links: buildPriceLinks(facets.price_range, within) },
    {
      heading: `${lead} body`,
      links: buildTermLinks(facets.body, 'body', within, LINKS_A_COLUMN, createSearchLinker(facts)),
    },
    {
      heading: `${lead} make`,
      links:
        types.length > 1 ? [] : buildTermLinks(facets.make, 'make', within, LINKS_A_COLUMN, createSearchLinker(facts)),
    },
  ];
  return menu(label, buildAllLink(things, facts), columns);
}

/**
 * The menu of brands (A9): those with a page; on a site without brand pages, the makes with most vehicles in stock,
 * alphabetically in up to three columns, each named after its first and last.
 */
export function buildBrandsMenu(label: string, facts: StockFacts, things: string): NavItem | undefined {
  const { brands = [] } = facts;
  if (brands.length > 0)
    return { kind: 'menu', label, all: { label: 'All brands', href: BRANDS_PATH }, columns: [], brands };
  const { all, within } = facts.landing;
  const makes = buildTermLinks(all.make, 'make', within, LINKS_A_COLUMN * 3, createSearchLinker(facts)).toSorted(
    (a, b) => a.label.localeCompare(b.label, 'en-AU'),
  );
  if (makes.length === 0) return undefined;
  const height = Math.max(Math.ceil(makes.length / 3), Math.min(LINKS_A_COLUMN, makes.length));
  const thirds = [0, 1, 2].map((column) => makes.slice(column * height, (column + 1) * height));
  return menu(
    label,
    buildAllLink(things, facts),
    thirds.map((links) => ({ heading: formatEnds(links), links })),
  );
}

/** "Audi to Kia". */
function formatEnds(links: CountedLink[]): string {
  const ends = new Set([links[0]?.label, links.at(-1)?.label]);
  return [...ends].filter((end) => end !== undefined).join(' to ');
}

function menu(label: string, all: { label: string; href: string }, columns: LinkColumn[]): NavItem {
  const filled = columns.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return { kind: 'link', label, href: all.href };
  return { kind: 'menu', label, all, columns: filled };
}

/** "All cars", "All cars in Cairns". */
function buildAllLink(things: string, { landing }: StockFacts): { label: string; href: string } {
  return { label: `All ${things}${formatInCity(landing)}`, href: linkToSearch(landing.within) };
}

/** " in Cairns" where shoppers land there, else empty. */
export function formatInCity({ within: { terms } }: StockPart): string {
  const [city] = terms.city ?? [];
  return city ? ` in ${city}` : '';
}

function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Under $20,000" for the price limits that divide this stock. */
function buildPriceLinks(bands: FacetItem[], within: SearchState): CountedLink[] {
  return listUsefulPriceLimits(bands)
    .slice(0, LINKS_A_COLUMN)
    .map(({ limit, count }) => ({
      label: `Under ${formatDollars(limit)}`,
      href: linkToPriceRange(within, null, limit),
      count,
    }));
}

/**
 * Round prices that divide this stock, in dollars: some vehicles cost less, and more of them than below the limit
 * before.
 */
export function listUsefulPriceLimits(bands: FacetItem[]): { limit: number; count: number }[] {
  const counted = PRICE_LIMITS.map((limit) => ({ limit, count: countBelow(bands, limit) }));
  return counted.filter(({ count }, index) => count > (counted[index - 1]?.count ?? 0));
}
