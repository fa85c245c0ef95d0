import type { TileView } from '../../domain/geography/map-tiles.ts';
import type { LocationType } from '../../domain/places/location.ts';
import type { Stars } from '../../domain/places/stars.ts';
import type { PhoneLink } from '../../kernel/chrome/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { OpeningModel } from '../../kernel/places/model.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';

export interface Link {
  label: string;
  href: string;
}

export interface Trail {
  label: string;
  href: string;
  position: number;
}

/** One line of a week; `href` leads on where the line asks to (H4: Enquire Now). */
export interface WeekLine {
  days: string;
  text: string;
  href: string | null;
}

/** Days on which other hours hold (H4). */
export interface HolidaysModel {
  /** Names the dialog on the page. */
  id: string;
  heading: string;
  lines: { date: string; day: string; name: string | null; text: string; closed: boolean }[];
}

/** Asking a location: its form's page, and where the form itself is fetched from for a dialog. */
export interface ContactModel {
  label: string;
  heading: string;
  about: string;
  href: string;
  from: string;
}

/** One location, finished: everything that a card, a tab or a page may show of it. */
export interface PlaceModel {
  id: number;
  slug: string;
  name: string;
  type: LocationType;
  typeLabel: string;
  href: string;
  address: string | null;
  /** "3.2 km"; null where nobody said from where. */
  distance: string | null;
  phones: PhoneLink[];
  opening: OpeningModel | null;
  week: WeekLine[];
  holidays: HolidaysModel | null;
  directions: Link | null;
  contact: ContactModel | null;
  /** Booking a service there; null where none are done. */
  booking: (Link & { isElsewhere: boolean }) | null;
  /** Its vehicles; null without any. */
  stock: Link | null;
  rating: { stars: Stars; countText: string; href: string } | null;
}

/** What a card shows beside its words (H1). */
export type PanelModel =
  | { kind: 'picture'; picture: PictureModel }
  | { kind: 'map'; map: StaticMapModel }
  | { kind: 'sign'; city: string; state: string | null };

/** A map of tiles that needs no scripts. */
export interface StaticMapModel extends TileView {
  alt: string;
  attribution: string | null;
}

/** Locations of one type of a dealership. */
export interface TabModel {
  type: LocationType;
  label: string;
  places: PlaceModel[];
}

/** A dealership as the locator shows it (H1, H2). */
export interface DealershipModel {
  slug: string;
  name: string;
  href: string;
  /** "DL# 4194112". */
  licence: string | null;
  website: Link | null;
  distance: string | null;
  panel: PanelModel;
  layout: 'tabs' | 'side_by_side';
  tabs: TabModel[];
  /** Types that have no tab of their own, for there are too many. */
  beside: TabModel[];
}

export interface ChipModel {
  label: string;
  href: string;
  count: number;
  isChosen: boolean;
}

/** Suburbs to choose from, by the words that find them. */
export interface ChoiceModel {
  label: string;
  options: { label: string; value: string; isChosen: boolean }[];
}

/** The box that places are found with. */
export interface FinderModel {
  action: string;
  label: string;
  placeholder: string;
  q: string;
  /** What is wrong with what was typed. */
  problem: string | null;
  /** Other suburbs than the one found; null where there is nothing to choose. */
  choice: ChoiceModel | null;
  /** Fields that go along unseen. */
  kept: { name: string; value: string }[];
  makes: { label: string; value: string; isChosen: boolean }[];
  near: { label: string; href: string; failed: string };
}

/** A place as a list or map has it. */
export interface PinModel {
  number: number;
  name: string;
  /** Suburb and state. */
  town: string;
  href: string;
  type: LocationType;
  distance: string | null;
  directions: Link | null;
  phone: PhoneLink | null;
  lat: number | null;
  long: number | null;
}

/** All places on a map, or in a plain list where the site has no tiles (H5). */
export interface MapModel {
  heading: string;
  /** What the map is drawn from; null shows the list alone. */
  tiles: { template: string | null; style: string | null; attribution: string | null } | null;
  pins: PinModel[];
}

export interface LocatorPageModel {
  heading: string;
  intro: string;
  breadcrumb: Trail[];
  finder: FinderModel;
  types: ChipModel[];
  /** What is shown, in words that are read aloud when it changes. */
  found: string;
  /** Whose data postcodes and suburbs are. */
  source: { text: string; links: Link[] };
  clear: Link | null;
  dealerships: DealershipModel[];
  more: Link | null;
  map: MapModel | null;
  head: PageMeta;
}

/** Locations in a row (H5). */
export interface CarouselModel {
  heading: string;
  /** "Swipe"; null where there are so few that there is nothing to move. */
  hint: string | null;
  columns: number;
  places: PlaceModel[];
}

export interface LocationPageModel {
  heading: string;
  breadcrumb: Trail[];
  place: PlaceModel;
  dealership: { name: string; licence: string | null; website: Link | null; repairer: string | null };
  panel: PanelModel;
  /** The other kinds of business of the place; empty where it has but one. */
  types: ChipModel[];
  makes: string[];
  map: MapModel | null;
  carousel: CarouselModel | null;
  head: PageMeta;
}

export interface DealershipPageModel {
  heading: string;
  breadcrumb: Trail[];
  dealership: DealershipModel;
  carousel: CarouselModel | null;
  head: PageMeta;
}
