import { formatDollars } from '../../domain/text/format.ts';
import { CAR_TYPES, type CarType } from '../../domain/vehicle/car.ts';
import type { FacetItem, SearchState, TermKey } from '../../search/contract.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { OpenedPage, SavingSwitches } from '../addresses/served-pages.ts';
import { BRANDS_PATH, MODELS_PATH } from '../addresses/showroom.ts';
import { type HrefOf, searchHref } from '../stock/address.ts';
import type { PathWords } from '../stock/path-words.ts';
import type { BrandLink } from './brand-sign.ts';
import type { CountedLink, LinkColumn, NavItem } from './model.ts';
import { countBelow, modelLinks, priceSpanHref, termLinks } from './stock-links.ts';

type Facets = Record<TermKey, FacetItem[]>;

/** A part of the stock: the search that holds it, counts by car type, and the facets of all, of the new and of the used vehicles in it. */
export interface StockPart {
  within: SearchState;
  counts: Record<CarType, number>;
  all: Facets;
  new: Facets;
  used: Facets;
}

/** What is known of the whole stock, and of the part that shoppers land on; the same unless the site lands them in a city (B16). */
export interface StockFacts extends StockPart {
  landing: StockPart;
  /** What words under /search stand for on the site. */
  words: PathWords;
  /** Of the lists that hold the same vehicles as one, that which links lead to (search/kept-list.ts). */
  keptList: (state: SearchState) => SearchState;
  /** Whether there are pages of saved and compared vehicles. */
  saving: SavingSwitches;
  /** The brands of the mega-menu, where the site has pages of them. */
  brands?: readonly BrandLink[];
  /** How many brands have a page, as every page counts them (H9). */
  brandCount?: number;
  /** The models that the site sells new, by body. */
  modelBodies?: CountedLink[];
  /** Pages that the site's settings open. */
  opened: readonly OpenedPage[];
}

/** The addresses of searches on the site, each in its one form. */
export function hrefsOf({ words }: Pick<StockFacts, 'words'>): HrefOf {
  return (state) => searchHref(state, words);
}

const LINKS_A_COLUMN = 6;
const PRICE_LIMITS = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** The state of a search for one car type, in all of the stock or a part of it. */
export function stateOfType(carType: CarType, within: SearchState = createEmptyState()): SearchState {
  return withTerm(within, 'car_type', carType);
}

/** Links to the car types in a part of the stock, each with its count: "New cars", "Used cars". */
export function typeLinks(
  { counts, within }: Pick<StockPart, 'counts' | 'within'>,
  labels: Record<CarType, string>,
  things: string,
): CountedLink[] {
  return CAR_TYPES.filter((type) => counts[type] > 0).map((type) => ({
    label: `${labels[type]} ${things}`,
    href: searchHref(stateOfType(type, within)),
    count: counts[type],
  }));
}

/**
 * The dropdown of new vehicles by make (by model, of one make only), body and fuel (A9), from what is in stock; a column with nothing to
 * choose is left out. When no new one is in stock it has the models that can be ordered; undefined without any.
 */
export function newStockMenu(label: string, facts: StockFacts, types: CountedLink[]): NavItem | undefined {
  const { landing } = facts;
  if (landing.counts.new === 0) return modelsMenu(label, facts);
  const within = stateOfType('new', landing.within);
  const makes = termLinks(landing.new.make, 'make', within, LINKS_A_COLUMN);
  const columns = [
    makes.length > 1
      ? { heading: 'By make', links: makes }
      : { heading: 'By model', links: modelLinks(landing.new.make_model, LINKS_A_COLUMN, within) },
    { heading: 'By body', links: termLinks(landing.new.body, 'body', within, LINKS_A_COLUMN) },
    { heading: 'By fuel', links: termLinks(landing.new.fuel, 'fuel', within, LINKS_A_COLUMN) },
    { heading: 'Models', links: facts.modelBodies ?? [] },
  ];
  const href = searchHref(within);
  const all = types.find((type) => type.href === href)?.label ?? label;
  return menu(
    label,
    { label: `All ${uncapitalised(all)}${inCity(landing)}`, href },
    columns.filter(({ links }) => links.length > 1),
  );
}

/** The dropdown of models that are sold new while none of them is in stock; undefined for a site that sells none. */
function modelsMenu(label: string, { modelBodies = [] }: StockFacts): NavItem | undefined {
  const links = modelBodies.filter(({ href }) => href !== MODELS_PATH);
  return links.length > 0
    ? menu(label, { label: 'All models', href: MODELS_PATH }, [{ heading: 'Models', links }])
    : undefined;
}

/** The dropdown of all stock by condition, and by price and body of the used ones (of all, on a site without) (A9). */
export function stockMenu(label: string, facts: StockFacts, types: CountedLink[], things: string): NavItem {
  const { landing } = facts;
  const used = landing.counts.used > 0;
  const within = used ? stateOfType('used', landing.within) : landing.within;
  const facets = used ? landing.used : landing.all;
  const lead = used && types.length > 1 ? 'Used by' : 'By';
  const columns = [
    { heading: 'Condition', links: types.length > 1 ? types : [] },
    { heading: `${lead} price`, links: priceLinks(facets.price_range, within) },
    {
      heading: `${lead} body`,
      links: termLinks(facets.body, 'body', within, LINKS_A_COLUMN, hrefsOf(facts)),
    },
    {
      heading: `${lead} make`,
      links: types.length > 1 ? [] : termLinks(facets.make, 'make', within, LINKS_A_COLUMN, hrefsOf(facts)),
    },
  ];
  return menu(label, allOf(things, facts), columns);
}

/** The menu of brands (A9): those that have a page; on a site without such pages the makes with most vehicles in stock, by the alphabet in up to three columns, each named after its ends (A9). */
export function brandsMenu(label: string, facts: StockFacts, things: string): NavItem | undefined {
  const { brands = [] } = facts;
  if (brands.length > 0)
    return { kind: 'menu', label, all: { label: 'All brands', href: BRANDS_PATH }, columns: [], brands };
  const { all, within } = facts.landing;
  const makes = termLinks(all.make, 'make', within, LINKS_A_COLUMN * 3, hrefsOf(facts)).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en-AU'),
  );
  if (makes.length === 0) return undefined;
  const height = Math.max(Math.ceil(makes.length / 3), Math.min(LINKS_A_COLUMN, makes.length));
  const thirds = [0, 1, 2].map((column) => makes.slice(column * height, (column + 1) * height));
  return menu(
    label,
    allOf(things, facts),
    thirds.map((links) => ({ heading: endsOf(links), links })),
  );
}

/** "Audi to Kia". */
function endsOf(links: CountedLink[]): string {
  const ends = new Set([links[0]?.label, links.at(-1)?.label]);
  return [...ends].filter((end) => end !== undefined).join(' to ');
}

function menu(label: string, all: { label: string; href: string }, columns: LinkColumn[]): NavItem {
  const filled = columns.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return { kind: 'link', label, href: all.href };
  return { kind: 'menu', label, all, columns: filled };
}

/** "All cars", "All cars in Cairns". */
function allOf(things: string, { landing }: StockFacts): { label: string; href: string } {
  return { label: `All ${things}${inCity(landing)}`, href: searchHref(landing.within) };
}

/** " in Cairns" where shoppers land there. */
export function inCity({ within: { terms } }: StockPart): string {
  const [city] = terms.city ?? [];
  return city ? ` in ${city}` : '';
}

function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Under $20,000" for the limits that part this stock. */
function priceLinks(bands: FacetItem[], within: SearchState): CountedLink[] {
  return usefulPriceLimits(bands)
    .slice(0, LINKS_A_COLUMN)
    .map(({ limit, count }) => ({
      label: `Under ${formatDollars(limit)}`,
      href: priceSpanHref(within, null, limit),
      count,
    }));
}

/** Round prices that part this stock, in dollars: some vehicles cost less, and more do than below the limit before. */
export function usefulPriceLimits(bands: FacetItem[]): { limit: number; count: number }[] {
  const counted = PRICE_LIMITS.map((limit) => ({ limit, count: countBelow(bands, limit) }));
  return counted.filter(({ count }, index) => count > (counted[index - 1]?.count ?? 0));
}
