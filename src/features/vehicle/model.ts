import type { HoursLine } from '../../domain/places/hours.ts';
import type { CalculatorModel } from '../../kernel/finance/calculator/model.ts';
import type { FinanceDisclaimerModel } from '../../kernel/finance/disclaimer/model.ts';
import type { EstimateModel } from '../../kernel/finance/estimate/model.ts';
import type { ViewedCar } from '../../kernel/saving/kept.ts';
import type { SavingModel } from '../../kernel/saving/saving.ts';
import type { ActionsModel } from '../../kernel/vehicle/actions-model.ts';
import type { PriceComparisonModel } from '../../kernel/vehicle/price-comparison/model.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { CommentBlock } from './comments.ts';
import type { VehicleExtras } from './extras.ts';
import type { VideoModel } from './gallery/video.ts';
import type { VehicleHead } from './head.ts';
import type { RunningCostsModel } from './running-costs/model.ts';
import type { SimilarModel } from './similar/model.ts';
import type { ViewerModel } from './viewer/model.ts';

/** One step of the trail to the page (D1). The last one is the page itself. */
export interface Crumb {
  label: string;
  href: string;
  position: number;
}

export interface VehicleTag {
  text: string;
  tone: 'plain' | 'accent' | 'ink' | 'eco' | 'soon';
  icon: IconName | null;
}

/** Pictures in their order, or one drawing with the note that it stands for photos to come. */
export interface GalleryModel {
  pictures: PictureModel[];
  /** Small pictures, one for each of `pictures`; null when there are too few to need them (D2). */
  thumbnails: PictureModel[] | null;
  /** The video among them (D3). */
  video: VideoModel | null;
  /** What stands in the place of a picture that cannot be had. */
  fallback: PictureModel;
  kind: 'photos' | 'drawing';
  note: string | null;
}

/** What a vehicle costs (C1). */
export interface PriceBlock {
  text: string;
  isFigure: boolean;
  qualifier: string | null;
  was: string | null;
  /** "Reduced $2,000 on 12/11/2026". */
  reduction: string | null;
  belowMarket: string | null;
}

/** One of the few facts that decide, with an icon: "42,180" and "km" under it. */
export interface KeyFact {
  icon: IconName;
  label: string;
  text: string;
  note: string | null;
}

export interface Row {
  label: string;
  text: string;
}

export interface RowGroup {
  heading: string;
  rows: Row[];
}

/** A list of which the first part is in sight and the rest behind a toggle (D8). */
export interface Disclosed<Item, Rest = Item> {
  shown: Item[];
  rest: Rest[];
  showLabel: string;
  hideLabel: string;
}

/** What the dealer says (D9): the whole text, and its beginning when the whole is long. */
export interface CommentsModel {
  blocks: CommentBlock[];
  beginning: CommentBlock[] | null;
  emptyText: string;
}

/** Where the vehicle can be seen. */
export interface PlaceModel {
  name: string;
  /** Its page on this site; null where it has none. */
  href: string | null;
  address: string | null;
  phone: { text: string; href: string } | null;
  directions: { label: string; href: string } | null;
  opening: { text: string; open: boolean } | null;
  /** The week, day by day; empty where no hours are known. */
  hours: HoursLine[];
}

export interface Link {
  label: string;
  href: string;
}

/** In place of price and actions when the vehicle is no longer to be had (D7). */
export interface SoldBlock {
  heading: string;
  text: string;
  similar: Link;
}

/** The vehicle page, finished: a look arranges it and works nothing out. */
export interface VehiclePageModel extends VehicleExtras {
  title: string;
  subtitle: string | null;
  stockNumber: string;
  breadcrumb: Crumb[];
  back: Link;
  tags: VehicleTag[];
  gallery: GalleryModel;
  /** The views besides the pictures; null where there are none (D4). */
  viewer: ViewerModel | null;
  /** Null when the vehicle is no longer to be had; `sold` stands in its place. */
  price: PriceBlock | null;
  /** What it costs to borrow that (E1, E8); null where nothing may be said. */
  estimate: EstimateModel | null;
  sold: SoldBlock | null;
  certified: string | null;
  call: { label: string; text: string; href: string } | null;
  /** What a shopper may do (D6). */
  actions: ActionsModel;
  /** What a visitor may keep of it, and what the button says; null for nothing (C5). */
  saving: (SavingModel & { label: string }) | null;
  /** What the browser keeps of the visit (D22). */
  viewed: ViewedCar;
  facts: KeyFact[];
  keyInformation: Disclosed<Row>;
  /** The first few rows plain, the rest in their groups. */
  specifications: Disclosed<Row, RowGroup>;
  features: Disclosed<string>;
  comments: CommentsModel;
  place: PlaceModel | null;
  /** Delivery and fuel (D10, D11). */
  runningCosts: RunningCostsModel | null;
  /** The finance calculator (E3); null where finance is not offered. */
  calculator: CalculatorModel | null;
  /** The comparison with the market, fetched when near (D13). */
  priceComparison: PriceComparisonModel | null;
  similar: SimilarModel | null;
  /** The page's parts that there are, for the links to them. */
  sections: { id: string; label: string }[];
  fineText: string | null;
  /** What is said about the repayments above (E7); null where the page says none. */
  financeDisclaimer: FinanceDisclaimerModel | null;
  head: VehicleHead;
}
