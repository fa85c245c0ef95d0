import type { AdjustmentAnswers } from './adjustments.ts';
import type { LimitReason } from './limits.ts';
import type { BuyingRange } from './offer.ts';
import type { OwnVehicle } from './vehicle.ts';

export type ValuationKind = 'trade_in' | 'sell_my_car' | 'instant_price';

/** Why there is no online estimate: a limit of the site, no comparable vehicles, or no response from the valuation. */
export type NoEstimateReason = LimitReason | 'not_comparable' | 'no_answer';

/** The same as text for the dealer's staff. */
export const NO_ESTIMATE: Readonly<Record<NoEstimateReason, string>> = {
  over_age: 'it is too old for an online estimate',
  over_km: 'it has too many kilometres for an online estimate',
  unknown: 'its year or kilometres are not known',
  not_comparable: 'too few similar vehicles are advertised',
  no_answer: 'the valuation service could not be reached',
};

/** The result of a valuation: a range with its evidence, or the reason why there is none and a person takes over. */
export type ValuationResult = (
  | ({ kind: 'estimate'; restsOn: string | null } & BuyingRange)
  | { kind: 'by_hand'; reason: NoEstimateReason }
) & {
  /** The shopper's response; absent until then. */
  answer?: 'accepted' | 'declined';
};

/** A stored valuation (S3: valuation data). */
export interface StoredValuation {
  id: number;
  kind: ValuationKind;
  /** The vehicle that the shopper wants to buy; null for none. */
  car_id: number | null;
  rego: string | null;
  regoState: string | null;
  vehicle: OwnVehicle;
  adjustmentAnswers: AdjustmentAnswers;
  /** Null until it has been computed. */
  result: ValuationResult | null;
  lead_id: number | null;
  form_completed: boolean;
  offer_accepted: boolean;
}
