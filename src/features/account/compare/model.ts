import type { CardModel } from '../../../kernel/cards/card.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

export interface ComparedVehicle {
  /** The sold vehicle, and similar ones. */
  card: CardModel;
  stockNumber: string;
  removeHref: string;
}

export interface CompareRow {
  label: string;
  /** Text per vehicle, or whether it has the feature; null where nothing is known. */
  cells: (string | boolean | null)[];
  differs: boolean;
}

export interface CompareGroup {
  heading: string;
  rows: CompareRow[];
  differs: boolean;
}

export interface ComparePageModel {
  heading: string;
  intro: string;
  /** The page's heading while no vehicle is in it. */
  choose: string;
  /** What a comparison shows. */
  gains: string[];
  /** The site's words for one vehicle and for several. */
  nouns: { one: string; many: string };
  vehicles: ComparedVehicle[];
  groups: CompareGroup[];
  /** Null where there is nothing to leave out: fewer than two vehicles, or no row that differs. */
  onlyDifferences: string | null;
  /** Vehicles of the address that are not in the table, and why. */
  notices: { text: string; link: { label: string; href: string } | null }[];
  add: { label: string; href: string } | null;
  printLabel: string;
  clear: { label: string; href: string } | null;
  /** What "below market" and repayments are based on; null where neither is shown. */
  fineText: string | null;
  /** Stands above the vehicles where some show a repayment; null for none. */
  repaymentTerms: string | null;
  head: PageMeta;
}
