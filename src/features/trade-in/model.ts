import { formatDollars, formatThousands } from '../../domain/text/format.ts';
import { formatOptionSet } from '../../domain/trade-in/option-sets.ts';
import type { NoEstimateReason, StoredValuation, ValuationResult } from '../../domain/trade-in/valuation.ts';
import { formatOwnVehicleTitle } from '../../domain/trade-in/vehicle.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import type { FormModel } from '../../kernel/forms/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { PlacesBeside } from '../../kernel/places/places-beside.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { TRADE_IN_PAGES } from './pages.ts';
import type { StepMark } from './steps.ts';
import { linkToStep } from './steps.ts';
import type { StoredOffer } from './stored-offer.ts';

export interface TradeInPageModel {
  heading: string;
  intro: string;
  breadcrumb: { label: string; href: string; position: number }[];
  steps: StepMark[];
  /** Shown first: the valuation of the address is not this visitor's. */
  notice: string | null;
  view: TradeInView;
  /** The vehicle of the stock that they want. */
  wanted: { label: string; card: CardModel } | null;
  /** Where to bring it. */
  places: PlacesBeside;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}

export type TradeInView =
  | { kind: 'vehicle'; ways: VehicleWay[] }
  | { kind: 'condition'; own: OwnVehicleModel; form: FormModel }
  | { kind: 'details'; own: OwnVehicleModel; form: FormModel }
  | { kind: 'estimate'; own: OwnVehicleModel; estimate: EstimateModel };

export interface VehicleWay {
  isAsked: boolean;
  form: FormModel;
  /** Suggestions for the fields by name; those of models belong to a make. */
  suggestions: { make: string[]; model: Record<string, string[]> } | null;
}

export interface OwnVehicleModel {
  heading: string;
  title: string;
  facts: { label: string; text: string }[];
  change: { label: string; href: string };
}

/** What the vehicle may be bought for: the price within its range. */
export interface PriceModel {
  offer: string;
  from: string;
  to: string;
  /** The position of the price between the ends, in percent. */
  at: number;
  restsOn: string | null;
}

export interface EstimateModel {
  /** Above the price, or above why there is none. */
  heading: string;
  /** Null where there is no estimate online. */
  price: PriceModel | null;
  /** Why there is none, or what became of it; null while the visitor may answer. */
  said: string | null;
  subjectTo: string | null;
  /** Where the answer is sent; null where none is asked for. Visitors who declined may still accept. */
  answer: { action: string; accept: string; decline: string | null } | null;
  next: { label: string; href: string }[];
  /** What the browser stores of it (S3: trade-in valuation). */
  kept: StoredOffer | null;
  isAccepted: boolean;
  /** Whether the site stores the result as a record of its own (S7). */
  isSaved: boolean;
}

type Settings = Pick<SiteSettings, 'tradeIn'>;

export interface Standing {
  valuation: StoredValuation;
  path: string;
  /** Starts over, for the same vehicle of the stock. */
  startHref: string;
}

export function buildOwnVehicleModel(
  heading: string,
  { valuation, startHref }: Standing,
  { tradeIn }: Settings,
): OwnVehicleModel {
  const { vehicle, rego, regoState, adjustmentAnswers } = valuation;
  const requested = tradeIn.questions.flatMap(({ key, label }) => {
    const text = adjustmentAnswers[key];
    return text === undefined ? [] : [{ label, text }];
  });
  const facts = [
    { label: 'Rego', text: rego && `${rego} (${regoState})` },
    { label: 'Odometer', text: vehicle.km === null ? null : `${formatThousands(vehicle.km)} km` },
    { label: 'Specification', text: formatOptionSet({ ...vehicle, badge: null, series: null }) },
  ];
  return {
    heading,
    title: formatOwnVehicleTitle(vehicle),
    facts: [...facts.flatMap(({ label, text }) => (text ? [{ label, text }] : [])), ...requested],
    change: { label: 'Not this one? Start again', href: startHref },
  };
}

export function buildEstimateModel(standing: Standing, settings: Settings): EstimateModel {
  const { valuation, path } = standing;
  const { id, result, kind } = valuation;
  const { tradeIn } = settings;
  if (result?.kind !== 'estimate') return byHandModel(standing, result, settings);
  const action = linkToStep(path, id, 'estimate');
  const isOpen = tradeIn.offers === 'on' && !valuation.offer_accepted;
  const isDeclined = result.answer === 'declined';
  const { acceptLabel, offerLabel } = TRADE_IN_PAGES[kind];
  return {
    heading: offerLabel,
    price: {
      offer: formatDollars(result.offer_price),
      from: formatDollars(result.from),
      to: formatDollars(result.to),
      at: Math.round((100 * (result.offer_price - result.from)) / Math.max(1, result.to - result.from)),
      restsOn: result.restsOn,
    },
    said: saidOf(valuation, tradeIn.texts),
    subjectTo: tradeIn.texts.subjectTo,
    // Visitors who declined and left no details can only come back to the price by themselves.
    answer:
      isOpen && !(isDeclined && valuation.form_completed)
        ? { action, accept: acceptLabel, decline: isDeclined ? null : 'No, thank you' }
        : null,
    next: [],
    kept: {
      id,
      vehicle: formatOwnVehicleTitle(valuation.vehicle),
      offer_price: result.offer_price,
      offer_accepted: valuation.offer_accepted,
      href: action,
    },
    isAccepted: valuation.offer_accepted,
    isSaved: tradeIn.keepValuation === 'on',
  };
}

function saidOf(
  { offer_accepted, form_completed, result }: StoredValuation,
  { accepted, declined, declinedUnknown }: SiteSettings['tradeIn']['texts'],
): string | null {
  if (offer_accepted) return accepted;
  if (result?.answer !== 'declined') return null;
  return form_completed ? declined : declinedUnknown;
}

function byHandModel(
  { valuation, path }: Standing,
  result: ValuationResult | null,
  { tradeIn }: Settings,
): EstimateModel {
  const reason = result?.kind === 'by_hand' ? result.reason : 'no_answer';
  const { byHand, byHandUnknown } = tradeIn.texts;
  const isKnown = valuation.form_completed;
  const why = [whyOf(reason, tradeIn), isKnown ? byHand : byHandUnknown].filter(Boolean).join(' ');
  const details = { label: 'Leave my details', href: linkToStep(path, valuation.id, 'details') };
  return {
    price: null,
    heading: isKnown ? 'We’ll call you' : 'No price online',
    said: why,
    subjectTo: null,
    answer: null,
    next: isKnown ? [] : [details],
    kept: null,
    isAccepted: false,
    isSaved: false,
  };
}

function whyOf(reason: NoEstimateReason, { texts, maxAgeYears, maxKm }: SiteSettings['tradeIn']): string {
  switch (reason) {
    case 'over_age':
      return texts.overAge.replace('{years}', String(maxAgeYears));
    case 'over_km':
      return texts.overKm.replace('{km}', formatThousands(maxKm));
    case 'not_comparable':
      return texts.notComparable;
    default:
      return '';
  }
}
