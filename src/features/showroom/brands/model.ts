import type { CardModel } from '../../../kernel/cards/card.ts';
import type { BrandLink, BrandSign } from '../../../kernel/chrome/brand-sign.ts';
import type { CountedLink, PhoneLink } from '../../../kernel/chrome/model.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { OpeningModel } from '../../../kernel/places/model.ts';
import type { ModelCard } from '../models/model.ts';
import type { Crumb } from '../stock/frame.ts';

export interface BrandTile extends BrandLink {
  description: string | null;
  /** "12 in stock, from $8,999"; null for none. */
  stock: string | null;
}

/** Brands of one kind (G2: car, motorcycle, truck and 'our brands'). */
export interface BrandSection {
  id: string;
  heading: string;
  tiles: BrandTile[];
}

/** All brands of a site (H7). */
export interface BrandsPageModel {
  heading: string;
  intro: string;
  breadcrumb: Crumb[];
  sections: BrandSection[];
  /** The searched text of the address: words of a name; '' for all. */
  find: string;
  /** Whether there are so many that letter links and a search box help. */
  isLong: boolean;
  labels: { find: string; submit: string; none: string; clear: string };
  path: string;
  head: PageMeta;
}

/** A place where a brand is sold or looked after. */
export interface BrandPlace {
  name: string;
  /** Where its own page is. */
  href: string;
  /** "Sales, Service". */
  does: string;
  /** Whether the brand's vehicles are serviced there. */
  isWorkshop: boolean;
  address: string | null;
  opening: OpeningModel | null;
  phone: PhoneLink | null;
  /** Where a service is booked there; null where none is. */
  booking: BookingLink | null;
}

export interface BookingLink {
  label: string;
  href: string;
  /** On the site of another service. */
  isElsewhere: boolean;
}

/** One brand (G2: /{brand}/overview). */
export interface BrandPageModel {
  heading: string;
  /** The site's own text on the brand, and what its stock and places say of it. */
  about: string[];
  sign: BrandSign;
  breadcrumb: Crumb[];
  stock: {
    heading: string;
    types: CountedLink[];
    bodies: CountedLink[];
    cards: CardModel[];
    /** What fills the row where there are few. */
    end: { heading: string; text: string; label: string; href: string } | null;
    all: CountedLink | null;
  };
  models: {
    heading: string;
    all: { label: string; href: string };
    groups: { heading: string; cards: ModelCard[] }[];
  };
  offers: { heading: string; items: OfferTile[] };
  places: { heading: string; items: BrandPlace[] };
  /** Where to ask when there is neither stock nor model. */
  empty: { text: string; label: string; href: string } | null;
  /** Where services of the brand are booked with another service, at whichever location (G2); null for none. */
  booking: BookingLink | null;
  head: PageMeta;
}
