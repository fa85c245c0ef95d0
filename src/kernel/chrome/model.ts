import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { MeasuringModel } from '../events/consent/model.ts';
import type { HoursModel, OpeningModel } from '../places/model.ts';
import type { BrandLink } from './brand-sign.ts';

/** A way to somewhere on the site that stands, with how many vehicles wait there (null where that says nothing). */
export interface CountedLink {
  label: string;
  href: string;
  count: number | null;
}

export interface LinkColumn {
  heading: string;
  links: CountedLink[];
}

/** One entry of the main menu: a plain link, or a menu of columns (with a way to all of it where there is one). */
export type NavItem =
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'menu';
      label: string;
      all: { label: string; href: string } | null;
      columns: LinkColumn[];
      /** Of the mega-menu of brands, in place of columns. */
      brands?: readonly BrandLink[];
    };

/** One to four letters drawn in the look's own mark, or the dealer's picture. */
export type LogoModel =
  | { kind: 'letters'; letters: string; name: string; shape: LogoShape }
  | { kind: 'picture'; picture: PictureModel };
export type LogoShape = 'square' | 'circle' | 'shield' | 'hexagon' | 'line';

export interface PhoneLink {
  /** As people read it: 07 5550 1234. */
  text: string;
  /** `tel:` and digits. */
  href: string;
}

export interface FooterModel {
  columns: LinkColumn[];
  email: string | null;
  address: string | null;
  /** The week of the main place, which is named where there are several; null where it is not known. */
  hours: { place: string | null; week: HoursModel[] } | null;
  /** Licence numbers, ABN. */
  licences: string[];
  /** Paragraphs that the dealer wants on every page. */
  notes: string[];
  copyright: string;
}

/** Where words to search for go. */
export interface SearchBoxModel {
  action: string;
  label: string;
  placeholder: string;
  /** Fields that go along unseen: the city in which the site lands its shoppers. */
  kept: { name: string; value: string }[];
}

/** Saving and comparing as the site has and words them; null for what it has not (C5, F3). */
export interface SavingChrome {
  /** Whether saved vehicles are kept with the signed-in visitor (F2), and not in the browser. */
  inAccount: boolean;
  /** Whether the site keeps anything with its visitors: pages have the form by which that is asked for. */
  hasKeepForm: boolean;
  favourites: { href: string; label: string } | null;
  compare: { href: string; label: string; limit: number } | null;
  texts: Record<
    | 'saved'
    | 'view'
    | 'removed'
    | 'unstored'
    | 'compared'
    | 'full'
    | 'dropped'
    | 'searchSaved'
    | 'searchUntold',
    string
  >;
  /** Where a visitor says how he is told of news. */
  alerts: { href: string; label: string };
  toastMs: number;
  nouns: string;
}

/** The way to sign in, and to the visitor's own pages for who has done so. */
export interface AccountChrome {
  signIn: { label: string; href: string };
  garage: { label: string; href: string };
}

/** Header and footer of a site, finished: a template arranges it and looks nothing up. */
export interface ChromeModel {
  siteName: string;
  logo: LogoModel;
  /** Counted facts about the group for the bar on top: `54` `locations`. */
  figures: { value: string; label: string }[];
  strapline: string | null;
  /** Of the main place, which is named where there are several. */
  opening: (OpeningModel & { place: string | null }) | null;
  phone: PhoneLink | null;
  nav: NavItem[];
  /** The stock by condition, with counts: "Used cars". */
  types: CountedLink[];
  /** Links that stand out, most wanted first. */
  highlights: { label: string; href: string }[];
  menusOpenOn: 'click' | 'hover';
  menusOpenMs: number;
  search: SearchBoxModel;
  saving: SavingChrome;
  /** Null on a site without sign-in. */
  account: AccountChrome | null;
  footer: FooterModel;
  /** Measuring by others that visitors are asked about; null where there is none. */
  measuring: MeasuringModel | null;
}
