import { freezeDeep } from '../../../domain/freeze-deep.ts';
import { capitalise } from '../../../domain/vehicle/wording.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { CardPrice } from '../../../kernel/cards/card-price.ts';
import { formatFinePrint, formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import { type BlockModel, type LocationsSection, listCards, type Section } from '../../../kernel/content/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { type BudgetModel, buildBudgetModel, sayBudget } from '../../../kernel/finance/budget/model.ts';
import type { JsonLd } from '../../../kernel/head/json-ld.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import { buildBusiestLocations } from '../content/location-tiles.ts';
import { buildBodyTiles, buildMakeLinks } from './browse.ts';
import { buildHero } from './hero.ts';
import { buildHomeHead } from './home-head.ts';
import type { HomeInputs } from './inputs.ts';
import { buildLead } from './lead.ts';
import { buildPriceBars } from './price-bars.ts';
import { buildSearchConsole } from './search-console.ts';

export interface HeroModel {
  heading: string;
  text: string;
  picture: PictureModel | null;
  caption: { title: string; text: string; href: string; price: CardPrice } | null;
}

export interface ConsolePick {
  label: string;
  name: string;
  any: string;
  /** Those of the first HTML: of a long list the commonest. */
  options: { label: string; value: string }[];
  /** All options of a long list, for when it is about to be opened. */
  all?: ConsolePick['options'] | undefined;
}

/** The search box of the home page: one GET form that works without JavaScript. */
export interface ConsoleModel {
  action: string;
  types: { label: string; value: string; count: number }[];
  placeholder: string;
  label: string;
  /** The button's label while nothing is chosen: how many there are. */
  submit: string;
  /** Its label when the choice cannot be counted. */
  submitUncounted: string;
  /** The number on that button animates no higher than this; the rest comes at once (B9). */
  countCap: number;
  examples: CountedLink[];
  picks: ConsolePick[];
  allFiltersHref: string;
  /** Hidden fields: the city that the site's shoppers start in (B16). */
  kept: { name: string; value: string }[];
}

export interface PriceBar {
  label: string;
  /** For narrow windows: $20k. */
  shortLabel: string;
  /** Small word before the label: "to". */
  prefix: string | null;
  count: number;
  href: string;
  /** 0 to 100, of the tallest bar. */
  height: number;
  isTallest: boolean;
}

/** A GET form that finds what a weekly repayment buys. */
export interface WeeklyModel {
  budget: BudgetModel;
  action: string;
  submit: string;
  /** Hidden fields, like those of the search box. */
  kept: ConsoleModel['kept'];
}

export interface BodyTile {
  label: string;
  count: number;
  from: string | null;
  href: string;
  /** A vehicle of it in stock; null where none has a photo. */
  picture: PictureModel | null;
}

export type HomeBlock = SiteSettings['home']['blocks'][number];

export interface HomeModel {
  /** The parts that have something to show, in the site's order. */
  blocks: HomeBlock[];
  /** Whether vehicles and offers are in a grid, or in one row that scrolls. */
  layout: 'grid' | 'carousel';
  /** What the site sells, in words, for counts that are read aloud. */
  noun: string;
  hero: HeroModel;
  console: ConsoleModel;
  prices: Section<PriceBar>;
  /** The box for a weekly repayment; null where the site shows none. */
  weekly: WeeklyModel | null;
  browseHeading: string;
  bodies: Section<BodyTile>;
  makes: Section<CountedLink>;
  offers: Section<OfferTile>;
  newest: Section<CardModel> & { fineText: string | null };
  /** The conditions of all repayments and rates on the page, at its foot; null where it says none. */
  conditions: string | null;
  locations: LocationsSection;
  about: { heading: string; text: string } | null;
  /** Blocks that other pages have too, by the part of the home page. */
  written: Readonly<Record<'reviews' | 'brands' | 'posts' | 'text', BlockModel[]>>;
  head: HomeHead;
}

/** The head of the page for search engines; all addresses are absolute. */
export interface HomeHead {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  image: { url: string; alt: string } | null;
  robots?: string;
  jsonLd: JsonLd[];
}

/** Makes the home page from the settings, the live stock and the site's content (A2, A3, B8, H4). */
export function buildHome(inputs: HomeInputs): HomeModel {
  const { settings } = inputs;
  const hero = buildHero(inputs);
  const { many } = getVehicleWords(settings);
  const parts = {
    layout: settings.search.layout,
    noun: many,
    hero,
    ...getStockParts(inputs),
    weekly: weeklyOf(inputs),
    browseHeading: fillHeading(settings.headings.browse, settings),
    offers: sectionOf(inputs.offers.length === 1 ? 'Our offer' : 'Offers', inputs.offers),
    newest: newestOf(inputs),
    locations: locationsOf(inputs),
    about: settings.home.about
      ? { heading: fillHeading(settings.headings.about, settings), text: settings.home.about }
      : null,
    written: inputs.written,
    head: buildHomeHead(inputs, hero),
  };
  const blocks = settings.home.blocks.filter((block): block is HomeBlock => hasSomething(block, parts));
  return { ...parts, blocks, conditions: formatConditions(blocks, parts) };
}

type StockParts = Pick<HomeModel, 'console' | 'prices' | 'bodies' | 'makes'>;

/** By the counts of the stock, which are the same object until what is listed changes. */
const stockParts = new WeakMap<HomeInputs['facts']['all'], { settings: SiteSettings; parts: StockParts }>();

/** What depends on the settings and on what is listed, but not on the moment; frozen. */
function getStockParts(inputs: HomeInputs): StockParts {
  const { settings, facts } = inputs;
  const known = stockParts.get(facts.all);
  if (known?.settings === settings) return known.parts;
  const parts = freezeDeep(buildStockParts(inputs));
  stockParts.set(facts.all, { settings, parts });
  return parts;
}

function buildStockParts(inputs: HomeInputs): StockParts {
  const { settings, facts } = inputs;
  const { landing } = facts;
  const { many } = getVehicleWords(settings);
  return {
    console: buildSearchConsole(inputs),
    prices: sectionOf(
      fillHeading(settings.headings.prices, settings),
      buildPriceBars(landing.all.price_range, landing.within),
      {
        note: `${capitalise(many)} in stock by price. Tap a bar to see them.`,
      },
    ),
    bodies: buildBodyTiles(inputs),
    makes: buildMakeLinks(inputs),
  };
}

/** Of the vehicles and of the box for a weekly repayment, where the page has them. */
function formatConditions(blocks: readonly HomeBlock[], { newest, weekly, written }: Parts): string | null {
  const cards = [...(blocks.includes('newest') ? newest.items : []), ...listCards(Object.values(written).flat())];
  return formatRepaymentTerms([...cards, ...(blocks.includes('budget') && weekly ? [sayBudget(weekly.budget)] : [])]);
}

type Parts = Omit<HomeModel, 'blocks' | 'conditions'>;

function hasSomething(block: SiteSettings['home']['blocks'][number], parts: Parts): boolean {
  switch (block) {
    case 'search':
      return true;
    case 'budget':
      return parts.prices.items.length > 0 || parts.weekly !== null;
    case 'about':
      return parts.about !== null;
    case 'bodies':
    case 'makes':
    case 'offers':
    case 'newest':
    case 'locations':
      return parts[block].items.length > 0;
    case 'reviews':
    case 'brands':
    case 'posts':
    case 'text':
      return parts.written[block].length > 0;
  }
}

/** "What can I buy for $150 a week?" (E11), where vehicles show repayments. */
function weeklyOf({ settings, hasRepayments, facts }: HomeInputs): HomeModel['weekly'] {
  const budget = hasRepayments ? buildBudgetModel(settings.finance, null) : null;
  if (!budget) return null;
  const { many } = getVehicleWords(settings);
  const kept = (facts.landing.within.terms.city ?? []).map((value) => ({ name: 'city', value }));
  return { budget, action: ALL_PATH, submit: `Show me ${many}`, kept };
}

function newestOf(inputs: HomeInputs): HomeModel['newest'] {
  const { heading, items, more } = buildLead(inputs);
  return {
    ...sectionOf(heading, items, { more }),
    fineText: formatFinePrint(items),
  };
}

function locationsOf(inputs: HomeInputs): HomeModel['locations'] {
  const own = inputs.settings.headings.locations;
  const tiles = buildBusiestLocations(inputs);
  return own === null ? tiles : { ...tiles, heading: fillHeading(own, inputs.settings) };
}

function sectionOf<T>(heading: string, items: T[], rest: Partial<Section<T>> = {}): Section<T> {
  return { heading, note: null, more: null, items, ...rest };
}
