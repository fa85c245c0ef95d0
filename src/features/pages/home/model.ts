import type { PictureModel } from '../../../ui/picture.tsx';
import type { CountedLink } from '../../chrome/model.ts';
import type { CardModel } from '../../search/card.ts';

export interface HeroModel {
  heading: string;
  text: string;
  picture: PictureModel | null;
  /** The vehicle in the picture. */
  caption: { title: string; text: string; href: string } | null;
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
  submit: string;
  examples: CountedLink[];
  picks: ConsolePick[];
  allFiltersHref: string;
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

export interface BodyTile {
  label: string;
  count: number;
  from: string | null;
  href: string;
  picture: PictureModel;
}

export interface OfferTile {
  heading: string;
  text: string | null;
  /** A large figure such as $1,000. */
  figure: string | null;
  action: { label: string; href: string } | null;
  ends: string | null;
  picture: PictureModel | null;
}

export interface LocationTile {
  name: string;
  text: string;
  opening: { isOpen: boolean; text: string } | null;
  count: string | null;
  href: string | null;
}

/** A headed part of the page with a way to all of it. */
export interface Section<T> {
  heading: string;
  note: string | null;
  more: { label: string; href: string } | null;
  items: T[];
}

/** The home page, finished. A part with no items is not shown. */
export interface HomeModel {
  /** Words for what the site sells, for counts that are read aloud. */
  noun: string;
  hero: HeroModel;
  console: ConsoleModel;
  prices: Section<PriceBar>;
  browseHeading: string;
  bodies: Section<BodyTile>;
  makes: Section<CountedLink>;
  offers: Section<OfferTile>;
  newest: Section<CardModel>;
  locations: Section<LocationTile>;
}
