import type { AlertChannel } from '../../../domain/alerts/alert.ts';
import type { BookingState } from '../../../domain/bookings/booking-state.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** A saved vehicle that is listed: its card, and how its price has come down since it was saved. */
export interface WatchedCard {
  card: CardModel;
  /** "$1,000 less than when you saved it"; null where it is not cheaper. */
  drop: string | null;
  savedOn: string;
  /** Of a sold one: vehicles like it. */
  similar: CardModel[];
}

export interface GoneCar {
  id: number;
  name: string;
  text: string;
  similar: { label: string; href: string };
}

export interface SavedCarsSection {
  kind: 'saved-cars';
  cars: WatchedCard[];
  gone: GoneCar[];
  /** How many vehicles are compared at most; 0 where the site does not compare. */
  compareLimit: number;
  soldHeading: string;
}

export interface SavedSearchRow {
  id: number;
  name: string;
  /** Goes through the garage, which records that its visitor has looked. */
  href: string;
  filters: string | null;
  /** "12 cars available, 2 new since you last looked"; null where the site has no such search any more. */
  found: string | null;
  savedOn: string;
  tell: boolean;
}

export interface AlertsModel {
  way: AlertChannel;
  priceDrops: boolean;
  ways: { value: AlertChannel; label: string; hint: string | null }[];
  /** The address that still has to be confirmed; null for none. */
  confirm: { text: string; email: string; button: string } | null;
  /**
   * Why no alerts are sent although searches are saved: no channel is chosen (`isOff`), or its address is not
   * confirmed; with a link to solve it. Null where nothing is in the way.
   */
  pause: { isOff: boolean; text: string; label: string; href: string } | null;
}

export interface SavedSearchesSection {
  kind: 'saved-searches';
  searches: SavedSearchRow[];
  alerts: AlertsModel | null;
}

/** Something that the visitor sent: an enquiry, a valuation or an application; with its booking. */
export interface SentRow {
  id: string;
  heading: string;
  date: string;
  about: { label: string; href: string | null } | null;
  lines: { label: string; text: string }[];
  /**
   * "Sat 6 June, 10:00 am to 11:00 am at Chermside"; how that stands, and where it is moved or cancelled; null where
   * nothing is to be done.
   */
  booking: { text: string; state: BookingState; change: { label: string; href: string } | null } | null;
}

export interface SentSection {
  kind: 'sent';
  rows: SentRow[];
}

export interface DetailBox {
  name: 'name' | 'last_name' | 'email' | 'postcode';
  label: string;
  value: string;
  problem: string | null;
  autoComplete: string;
  inputMode?: 'numeric' | 'email';
}

export interface DetailsSection {
  kind: 'details';
  phone: string;
  boxes: DetailBox[];
}

export interface SessionsSection {
  kind: 'sessions';
  sessions: { id: number; browser: string; lines: string[]; isThis: boolean }[];
}

export interface MyDataSection {
  kind: 'my-data';
  kept: { label: string; text: string }[];
  retention: string[];
  download: { label: string; href: string };
  remove: { goes: string[]; stays: string[]; label: string; confirm: string };
}

export interface OverviewSection {
  kind: 'overview';
  tiles: { label: string; href: string; text: string }[];
}

export type GarageSection =
  | OverviewSection
  | SavedCarsSection
  | SavedSearchesSection
  | SentSection
  | DetailsSection
  | SessionsSection
  | MyDataSection;

export interface GaragePageModel {
  garageName: string;
  heading: string;
  intro: string | null;
  /** Formatted for reading. */
  phone: string;
  menu: { label: string; href: string; isHere: boolean }[];
  signOut: string;
  note: { kind: 'done' | 'failed'; text: string } | null;
  action: string;
  section: GarageSection;
  /**
   * Shown where there is nothing; `isNow` where that is so from the start: saved vehicles can all be taken off the
   * page.
   */
  empty: { heading: string; text: string; action: { label: string; href: string }; isNow: boolean } | null;
  head: PageMeta;
}
