import { isAvailable } from '../availability.ts';
import { type CardRecord, type FinanceFigures, financeFigures } from '../card-record.ts';
import { dayOf } from '../format.ts';
import { displayPrice } from '../price.ts';
import type { FeeSettings } from './known-costs.ts';
import type { QuotedCar } from './quote.ts';
import { financeTerms } from './terms.ts';

/** What a site says that estimates depend on; its settings have all of it. */
export interface EstimateSettings {
  finance: FeeSettings;
  price: { noPriceText: string; preorderText: string };
  wording: { offering: 'sale' | 'subscription' };
  locations: { timeZone: string };
}

/** What may be said of a vehicle's repayment. Repayments are in whole dollars, rates in percent a year. */
export type Estimate =
  | {
      kind: 'repayment';
      /** As often as the site says repayments. */
      dollars: number;
      dollarsAWeek: number;
      interestRate: number;
      comparisonRate: number;
      /** Of the loan; null where the lender does not say. */
      termYears: number | null;
      /** What the repayment assumes is paid at once, and in one sum at the end; 0 for none. */
      deposit: number;
      balloon: number;
    }
  /** The repayment is too small to be said (E6). */
  | { kind: 'too_small' };

type JudgedCar = Pick<
  CardRecord,
  | 'status'
  | 'sold'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'year'
  | 'make'
  | 'dealership_slug'
>;
export type EstimatedCar = JudgedCar & FinanceFigures;

/**
 * What the site's provider asks for a vehicle, where both its rates are known and the rules let it be said; else null (E1: S5, Finance
 * estimate). Repayments are in whole dollars, as cards and the vehicle page say them (S9).
 */
export function estimateOf(car: EstimatedCar, settings: EstimateSettings, now: Date): Estimate | null {
  return mayBeSaid(car, settings, now) ? saidOf(car, settings) : null;
}

function saidOf(figures: FinanceFigures, { finance }: EstimateSettings): Estimate | null {
  const { interest_rate, comparison_rate, weekly_repayment, site_repayment } = figures;
  if (interest_rate === null || comparison_rate === null) return null;
  // Interest with its fees is never less than the interest: such figures are somebody's mistake.
  if (comparison_rate < interest_rate) return null;
  if (weekly_repayment === null || site_repayment === null) return null;
  const dollars = Math.round(site_repayment);
  if (dollars <= finance.calculator.enquireAtOrUnder) return { kind: 'too_small' };
  return {
    kind: 'repayment',
    dollars,
    dollarsAWeek: Math.round(weekly_repayment),
    interestRate: interest_rate,
    comparisonRate: comparison_rate,
    termYears: figures.loan_years,
    deposit: Math.round(figures.loan_deposit),
    balloon: Math.round(figures.loan_balloon),
  };
}

/** The repayment in dollars a week of what a vehicle's card says; null where it says none. What vehicles are found by (E11). */
export function weeklyPrice(
  car: JudgedCar & QuotedCar,
  settings: EstimateSettings,
  now: Date,
): number | null {
  if (!mayBeSaid(car, settings, now)) return null;
  const said = saidOf(financeFigures(car, settings.finance), settings);
  return said?.kind === 'repayment' ? said.dollarsAWeek : null;
}

/** Whether a site may say a repayment for a vehicle at all, whatever its figures (S5): the site, the vehicle's state, price, age, make and dealership. */
export function mayBeSaid(car: JudgedCar, settings: EstimateSettings, now: Date): boolean {
  const { estimate } = settings.finance;
  if (estimate.show === 'hidden' || !isAvailable(car) || hasEnded(settings, now)) return false;
  if (estimate.hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())) return false;
  if (car.dealership_slug !== null && estimate.hiddenDealerships.includes(car.dealership_slug)) return false;
  const { minPrice, maxAgeYears } = financeTerms(settings.finance).provider;
  const shown = displayPrice(car, { ...settings.price, offering: settings.wording.offering });
  // A subscription is no price to borrow.
  if (shown.kind !== 'price' || shown.amount === null || shown.amount <= minPrice) return false;
  return isYoungEnough(car.year, maxAgeYears, dayOf(now, settings.locations.timeZone));
}

/** An offer is one until the end of its last day where the site is. */
function hasEnded({ finance, locations }: EstimateSettings, now: Date): boolean {
  const { offerEnds } = finance.estimate;
  return offerEnds !== null && dayOf(now, locations.timeZone) > offerEnds;
}

/** Whether a vehicle is of the last years on a day, `YYYY-MM-DD`; a year that is not known does not meet a need. */
function isYoungEnough(year: number | null, maxAgeYears: number | null, day: string): boolean {
  return maxAgeYears === null || (year !== null && year >= Number(day.slice(0, 4)) - maxAgeYears);
}
