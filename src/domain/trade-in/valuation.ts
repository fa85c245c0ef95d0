import type { AdjustmentAnswers } from './adjustments.ts';
import type { LimitReason } from './limits.ts';
import type { BuyingRange } from './offer.ts';
import type { OwnVehicle } from './vehicle.ts';

/** What a vehicle is valued for. */
export type ValuationKind = 'trade_in' | 'sell_my_car' | 'instant_price';

/** Why there is no estimate online: a limit of the site, nothing to compare with, or nobody could be asked. */
export type NoEstimateReason = LimitReason | 'not_comparable' | 'no_answer';

/** The same in words, for the dealer's people. */
export const NO_ESTIMATE: Readonly<Record<NoEstimateReason, string>> = {
  over_age: 'it is older than the site values online',
  over_km: 'it has more kilometres than the site values online',
  unknown: 'its year or kilometres are not known',
  not_comparable: 'too few vehicles like it are advertised',
  no_answer: 'the valuation could not be asked',
};

/** What came of a valuation: a range, with what it rests on; or why there is none, and a person looks at it. */
export type ValuationResult = (
  | ({ kind: 'estimate'; restsOn: string | null } & BuyingRange)
  | { kind: 'by_hand'; reason: NoEstimateReason }
) & {
  /** What the shopper said of it; absent until then. */
  answer?: 'accepted' | 'declined';
};

/** A valuation as it is kept (S3: valuation data). */
export interface StoredValuation {
  id: number;
  kind: ValuationKind;
  /** The vehicle that the shopper would like; null for none. */
  car_id: number | null;
  rego: string | null;
  regoState: string | null;
  vehicle: OwnVehicle;
  adjustmentAnswers: AdjustmentAnswers;
  /** Null until it was worked out. */
  result: ValuationResult | null;
  lead_id: number | null;
  form_completed: boolean;
  offer_accepted: boolean;
}
