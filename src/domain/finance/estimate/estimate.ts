import { isAvailable } from '../../availability/availability.ts';
import { buildPriceDisplay } from '../../price/price.ts';
import { toLocalDay } from '../../text/format.ts';
import type { Car } from '../../vehicle/car.ts';
import { computeFinancingRepayment, type FinancedCar, type Financing, findFinancing } from '../financing.ts';
import type { FeeSettings } from '../known-costs.ts';
import { buildFinanceTerms } from '../terms.ts';

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
      financing: Financing;
    }
  /** The repayment is too small to be said (E6). */
  | { kind: 'too_small' };

type JudgedCar = Pick<
  Car,
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
export type EstimatedCar = JudgedCar & { financing: Financing | null };

/**
 * What is said of a vehicle's financing, where there is one and the rules let it be said; else null (E1: S5, Finance
 * estimate). Repayments are in whole dollars, as cards and the vehicle page say them (S9).
 */
export function findEstimate(car: EstimatedCar, settings: EstimateSettings, now: Date): Estimate | null {
  return canShowEstimate(car, settings, now) ? buildEstimate(car.financing, settings) : null;
}

function buildEstimate(financing: Financing | null, { finance }: EstimateSettings): Estimate | null {
  if (!financing || isAwaitingQuote(financing, finance)) return null;
  const repayment = computeFinancingRepayment(financing, finance.estimate.every);
  const weekly = computeFinancingRepayment(financing, 'weekly');
  if (repayment === null || weekly === null) return null;
  const dollars = Math.round(repayment);
  if (dollars <= finance.calculator.enquireAtOrUnder) return { kind: 'too_small' };
  return { kind: 'repayment', dollars, dollarsAWeek: Math.round(weekly), financing };
}

/** A quote of the vehicle's own is asked for on its page; until it is there, nobody's else is said (E8). */
function isAwaitingQuote({ lender }: Financing, finance: FeeSettings): boolean {
  const isOfService = buildFinanceTerms(finance).provider.quotes === 'quote_service';
  return isOfService && lender === 'site' && finance.estimate.fetch === 'on';
}

/**
 * The repayment in dollars a week of what a vehicle's card says; null where it says none. What vehicles are found by
 * (E11).
 */
export function findWeeklyPrice(
  car: JudgedCar & FinancedCar,
  settings: EstimateSettings,
  now: Date,
): number | null {
  if (!canShowEstimate(car, settings, now)) return null;
  const said = buildEstimate(findFinancing(car, settings.finance), settings);
  return said?.kind === 'repayment' ? said.dollarsAWeek : null;
}

/**
 * Whether a site may say a repayment for a vehicle at all, whatever its figures (S5): the site, the vehicle's state,
 * price, age, make and dealership.
 */
export function canShowEstimate(car: JudgedCar, settings: EstimateSettings, now: Date): boolean {
  const { estimate } = settings.finance;
  if (estimate.show === 'hidden' || !isAvailable(car) || hasEnded(settings, now)) return false;
  if (estimate.hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())) return false;
  if (car.dealership_slug !== null && estimate.hiddenDealerships.includes(car.dealership_slug)) return false;
  const { minPrice, maxAgeYears } = buildFinanceTerms(settings.finance).provider;
  const shown = buildPriceDisplay(car, { ...settings.price, offering: settings.wording.offering });
  // A subscription is no price to borrow.
  if (shown.kind !== 'price' || shown.amount === null || shown.amount <= minPrice) return false;
  return isYoungEnough(car.year, maxAgeYears, toLocalDay(now, settings.locations.timeZone));
}

/** An offer is one until the end of its last day where the site is. */
function hasEnded({ finance, locations }: EstimateSettings, now: Date): boolean {
  const { offerEnds } = finance.estimate;
  return offerEnds !== null && toLocalDay(now, locations.timeZone) > offerEnds;
}

/** Whether a vehicle is of the last years on a day, `YYYY-MM-DD`; a year that is not known does not meet a need. */
function isYoungEnough(year: number | null, maxAgeYears: number | null, day: string): boolean {
  return maxAgeYears === null || (year !== null && year >= Number(day.slice(0, 4)) - maxAgeYears);
}
