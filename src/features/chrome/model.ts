import type { PictureModel } from '../../ui/picture.tsx';

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

/** One entry of the main menu: a plain link, or a menu of columns when there are any. */
export interface NavItem {
  label: string;
  href: string;
  columns: LinkColumn[];
}

/** Two or three letters drawn in the look's own mark, or the dealer's picture. */
export type LogoModel =
  | { kind: 'letters'; letters: string; name: string }
  | { kind: 'picture'; picture: PictureModel };

export interface PhoneLink {
  /** As people read it: 07 5550 1234. */
  text: string;
  /** `tel:` and digits. */
  href: string;
}

export interface FooterModel {
  columns: LinkColumn[];
  address: string | null;
  hours: string | null;
  /** Licence numbers, ABN. */
  licences: string[];
  /** Paragraphs that the law or the dealer wants on every page. */
  notes: string[];
  copyright: string;
}

/** Header and footer of a site, finished: a template arranges it and looks nothing up. */
export interface ChromeModel {
  siteName: string;
  logo: LogoModel;
  /** Counted facts about the group for the bar on top: `54` `dealerships`. */
  figures: { value: string; label: string }[];
  strapline: string | null;
  opening: { isOpen: boolean; text: string } | null;
  phone: PhoneLink | null;
  nav: NavItem[];
  menusOpenOn: 'click' | 'hover';
  search: { action: string; label: string; placeholder: string };
  footer: FooterModel;
}
