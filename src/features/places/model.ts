import type { Coordinates } from '../../domain/geography/distance.ts';
import type { TileView } from '../../domain/geography/map-tiles.ts';
import type { Box } from '../../domain/geography/outline.ts';
import type { LocationType } from '../../domain/places/location.ts';
import type { Stars } from '../../domain/places/stars.ts';
import type { PhoneLink } from '../../kernel/chrome/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { MapModel } from '../../kernel/places/map/model.ts';
import type { OpeningModel } from '../../kernel/places/model.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { PlateModel } from '../../ui/pictures/plate.tsx';

export interface Link {
  label: string;
  href: string;
}

export interface Trail {
  label: string;
  href: string;
  position: number;
}

/** One line of a week; with `href` it is a link (H4: Enquire Now). */
export interface WeekLine {
  days: string;
  text: string;
  href: string | null;
}

/** Days with special hours (H4). */
export interface HolidaysModel {
  /** The id of the dialog on the page. */
  id: string;
  heading: string;
  lines: { date: string; day: string; name: string | null; text: string; closed: boolean }[];
}

/** Contacting a location: the page of its form, and where the form itself is fetched from for a dialog. */
export interface ContactModel {
  label: string;
  heading: string;
  about: string;
  href: string;
  from: string;
}

export interface PlaceModel {
  id: number;
  slug: string;
  name: string;
  type: LocationType;
  typeLabel: string;
  href: string;
  address: string | null;
  /** "3.2 km"; null without an origin. */
  distance: string | null;
  /** Each with its department, or as the landline beside that. */
  phones: (PhoneLink & { label: string })[];
  opening: OpeningModel | null;
  week: WeekLine[];
  holidays: HolidaysModel | null;
  directions: Link | null;
  contact: ContactModel | null;
  /** Booking a service there; null where the location does none. */
  booking: (Link & { isElsewhere: boolean }) | null;
  stock: Link | null;
  rating: { stars: Stars; countText: string; href: string } | null;
}

/** What a card shows beside its text (H1). */
export type PanelModel =
  | { kind: 'picture'; picture: PictureModel }
  | { kind: 'map'; map: StaticMapModel }
  | { kind: 'outline'; city: string; state: string | null; view: Box; at: Coordinates }
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

export interface DealershipModel {
  slug: string;
  name: string;
  href: string;
  /** "DL# 4194112". */
  licence: string | null;
  website: Link | null;
  distance: string | null;
  /** Of all its locations; null where they are at several addresses, and each says its own. */
  address: string | null;
  directions: Link | null;
  panel: PanelModel;
  layout: 'tabs' | 'side_by_side';
  tabs: TabModel[];
  /** Types beyond the limit of tabs. */
  beside: TabModel[];
}

export interface ChipModel {
  label: string;
  href: string;
  count: number;
  isChosen: boolean;
}

/** Suburbs to choose from, each with the words that find it. */
export interface ChoiceModel {
  label: string;
  options: { label: string; value: string; isChosen: boolean }[];
}

export interface FinderModel {
  action: string;
  label: string;
  placeholder: string;
  q: string;
  /** The error of what was typed. */
  problem: string | null;
  /** Other suburbs than the one found; null where there is nothing to choose. */
  choice: ChoiceModel | null;
  /** Hidden fields. */
  kept: { name: string; value: string }[];
  makes: { label: string; value: string; isChosen: boolean }[];
  near: { label: string; href: string; failed: string };
}

export interface LocatorPageModel {
  heading: string;
  intro: string;
  breadcrumb: Trail[];
  /** Null where there is one place, and nothing to find. */
  finder: FinderModel | null;
  types: ChipModel[];
  /** The number of results, in words that are read aloud when it changes. */
  found: string;
  /** The contact page; null on a site without. */
  contact: Link | null;
  /** The attribution of the postcode data; null where nothing is searched. */
  source: { text: string; links: Link[] } | null;
  clear: Link | null;
  dealerships: DealershipModel[];
  more: Link | null;
  map: MapModel | null;
  head: PageMeta;
}

/** Locations in a row (H5). */
export interface CarouselModel {
  heading: string;
  /** "Swipe"; null where all of them fit. */
  hint: string | null;
  columns: number;
  places: PlaceModel[];
}

/** A vehicle in brief: its picture, name and price. */
export interface StockTile {
  href: string;
  title: string;
  picture: PictureModel | null;
  /** In place of the picture of a vehicle without photos. */
  plate: PlateModel | null;
  price: string;
  qualifier: string;
}

export interface LocationPageModel {
  heading: string;
  breadcrumb: Trail[];
  place: PlaceModel;
  dealership: { name: string; licence: string | null; website: Link | null; repairer: string | null };
  panel: PanelModel;
  /** The place's other types of business; empty where there is only one. */
  types: ChipModel[];
  makes: string[];
  /** The latest vehicles there. */
  cars: StockTile[];
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
