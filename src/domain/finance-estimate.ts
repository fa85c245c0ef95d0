import { isAvailable } from './availability.ts';
import type { CardRecord } from './card-record.ts';
import { currentPrice } from './price.ts';

/** What a provider's estimates need of a vehicle (S5, Finance estimate): a price above this, an age of no more than this. */
interface ProviderNeeds {
  minPrice: number;
  maxAgeYears: number | null;
}

const NONE: ProviderNeeds = { minPrice: 0, maxAgeYears: null };
const PRICED: ProviderNeeds = { minPrice: 500, maxAgeYears: null };

/** The five providers whose estimates need more than lender figures. */
const NEEDS: Readonly<Record<string, ProviderNeeds>> = {
  taurus: { minPrice: 500, maxAgeYears: 12 },
  manual: PRICED,
  angle: PRICED,
  powertorque: PRICED,
  nissan: PRICED,
};

/** What a site says of estimates; the settings `finance` have it. */
export interface EstimateRules {
  provider: string;
  show: 'shown' | 'hidden';
  hiddenMakes: readonly string[];
  hiddenDealerships: readonly string[];
  /** In place of the provider's own; null takes that. */
  minPrice: number | null;
  maxAgeYears: number | null;
  /** A repayment of this or less is none. */
  enquireAtOrUnder: number;
}

/** A lender's figures as a card says them: whole dollars a week, percent a year. */
export interface WeeklyEstimate {
  dollarsAWeek: number;
  comparisonRate: number;
}

type EstimatedCar = Pick<
  CardRecord,
  | 'status'
  | 'sold'
  | 'price'
  | 'offer_price'
  | 'year'
  | 'make'
  | 'dealership_slug'
  | 'interest_rate'
  | 'comparison_rate'
  | 'weekly_repayment'
>;

/**
 * The repayment that the site's lender asks for a vehicle, where the lender sent one with the stock and the rules let it be said; else
 * null (S5, Finance estimate). Repayments are in whole dollars, as the vehicle page says them (S9).
 */
export function weeklyEstimate(car: EstimatedCar, rules: EstimateRules, now: Date): WeeklyEstimate | null {
  const { interest_rate, comparison_rate, weekly_repayment } = car;
  if (interest_rate === null || comparison_rate === null || weekly_repayment === null) return null;
  const dollarsAWeek = Math.round(weekly_repayment);
  if (dollarsAWeek <= rules.enquireAtOrUnder || !mayBeSaid(car, rules, now)) return null;
  return { dollarsAWeek, comparisonRate: comparison_rate };
}

function mayBeSaid(car: EstimatedCar, rules: EstimateRules, now: Date): boolean {
  const { minPrice, maxAgeYears } = NEEDS[rules.provider] ?? NONE;
  if (rules.show === 'hidden' || !isAvailable(car)) return false;
  if (rules.hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())) return false;
  if (car.dealership_slug !== null && rules.hiddenDealerships.includes(car.dealership_slug)) return false;
  const price = currentPrice(car);
  if (price === null || price <= (rules.minPrice ?? minPrice)) return false;
  return isYoungEnough(car.year, rules.maxAgeYears ?? maxAgeYears, now);
}

/** A year that is not known does not meet a need. */
function isYoungEnough(year: number | null, maxAgeYears: number | null, now: Date): boolean {
  return maxAgeYears === null || (year !== null && year >= now.getUTCFullYear() - maxAgeYears);
}
