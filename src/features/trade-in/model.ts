import type { CardModel } from '../../kernel/cards/card.ts';
import type { FormModel } from '../../kernel/forms/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { KeptOffer } from './kept.ts';
import type { StepMark } from './steps.ts';

/** A page that values a visitor's own vehicle, at one of its steps, finished. */
export interface TradeInPageModel {
  heading: string;
  intro: string;
  breadcrumb: { label: string; href: string; position: number }[];
  steps: StepMark[];
  /** What is to be known first: the valuation that the address names is not this visitor's. */
  notice: string | null;
  view: TradeInView;
  /** The vehicle of the stock that he would like; null for none. */
  wanted: { label: string; card: CardModel } | null;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}

export type TradeInView =
  | { kind: 'vehicle'; ways: VehicleWay[] }
  | { kind: 'condition'; own: OwnVehicleModel; form: FormModel }
  | { kind: 'details'; own: OwnVehicleModel; form: FormModel }
  | { kind: 'estimate'; own: OwnVehicleModel; estimate: EstimateModel };

/** A way to say which vehicle it is. */
export interface VehicleWay {
  /** Whether the address asks for this one. */
  isAsked: boolean;
  form: FormModel;
  /** Words that may be written into a box, by its name; those of models belong to a make. */
  suggestions: { make: string[]; model: Record<string, string[]> } | null;
}

/** The visitor's vehicle, with what was said of it. */
export interface OwnVehicleModel {
  heading: string;
  title: string;
  facts: { label: string; text: string }[];
  /** Begins anew with another vehicle. */
  change: { label: string; href: string };
}

/** What the vehicle may be bought for: the price within its range. */
export interface PriceModel {
  offer: string;
  from: string;
  to: string;
  /** Where the price stands between the ends, in percent. */
  at: number;
  restsOn: string | null;
}

/** What came of it. */
export interface EstimateModel {
  /** Over the price, or over why there is none. */
  heading: string;
  /** Null where there is no estimate online. */
  price: PriceModel | null;
  /** Why there is none, or what became of it; null while the visitor may answer. */
  said: string | null;
  subjectTo: string | null;
  /** Where the answer is sent; null where none is asked for. Who declined already may still accept. */
  answer: { action: string; accept: string; decline: string | null } | null;
  /** A way on. */
  next: { label: string; href: string }[];
  /** What the browser keeps of it (S3: trade-in valuation). */
  kept: KeptOffer | null;
  isAccepted: boolean;
  /** Whether the site keeps what came of it as a record of its own (S7). */
  isSaved: boolean;
}
