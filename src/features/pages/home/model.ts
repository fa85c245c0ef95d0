import type { CardModel } from '../../../kernel/cards/card.ts';
import type { CardPrice } from '../../../kernel/cards/card-price.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import type { BlockModel, LocationTile, Section } from '../../../kernel/content/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import type { BudgetModel } from '../../../kernel/finance/budget/model.ts';
import type { JsonLd } from '../../../kernel/head/json-ld.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';

export interface HeroModel {
  heading: string;
  text: string;
  picture: PictureModel | null;
  /** The vehicle in the picture. */
  caption: { title: string; text: string; href: string; price: CardPrice } | null;
}

export interface ConsolePick {
  label: string;
  /** Name of the field in the address. */
  name: string;
  any: string;
  options: { label: string; value: string }[];
}

/** The search box of the home page: one GET form that works without JavaScript. */
export interface ConsoleModel {
  action: string;
  types: { label: string; value: string; count: number }[];
  placeholder: string;
  label: string;
  /** What the button says while nothing is chosen: how many there are. */
  submit: string;
  /** What it says when what is chosen cannot be counted. */
  submitUncounted: string;
  /** The number on that button runs no higher than this; what is beyond comes at once (B9). */
  countCap: number;
  examples: CountedLink[];
  picks: ConsolePick[];
  allFiltersHref: string;
  /** What the form asks for unseen: the city that the site lands its shoppers in (B16). */
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

/** A GET form that finds what a repayment a week buys. */
export interface WeeklyModel {
  budget: BudgetModel;
  action: string;
  submit: string;
  /** What the form asks for unseen, like that of the search box. */
  kept: ConsoleModel['kept'];
}

export interface BodyTile {
  label: string;
  count: number;
  from: string | null;
  href: string;
  picture: PictureModel;
}

/** The parts of the page below its headline. */
export type HomeBlock =
  | 'search'
  | 'budget'
  | 'bodies'
  | 'makes'
  | 'offers'
  | 'newest'
  | 'locations'
  | 'about'
  | 'reviews'
  | 'brands'
  | 'posts'
  | 'text';

/** The home page, finished. */
export interface HomeModel {
  /** The parts that have something to show, in the site's order. */
  blocks: HomeBlock[];
  /** Whether vehicles and offers stand in rows, or in one row that scrolls. */
  layout: 'grid' | 'carousel';
  /** Words for what the site sells, for counts that are read aloud. */
  noun: string;
  hero: HeroModel;
  console: ConsoleModel;
  prices: Section<PriceBar>;
  /** The box for a repayment a week; null where the site says none. */
  weekly: WeeklyModel | null;
  browseHeading: string;
  bodies: Section<BodyTile>;
  makes: Section<CountedLink>;
  offers: Section<OfferTile>;
  newest: Section<CardModel> & { fineText: string | null; repaymentTerms: string | null };
  locations: Section<LocationTile>;
  about: { heading: string; text: string } | null;
  /** What pages have too, by the part of the home page that it is. */
  written: Readonly<Record<'reviews' | 'brands' | 'posts' | 'text', BlockModel[]>>;
  head: HomeHead;
}

/** What the page says of itself to search engines; all addresses are whole. */
export interface HomeHead {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  image: { url: string; alt: string } | null;
  robots?: string;
  jsonLd: JsonLd[];
}
