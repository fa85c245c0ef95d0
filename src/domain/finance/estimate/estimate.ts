import { isAvailable } from '../../availability/availability.ts';
import { buildPriceDisplay } from '../../price/price.ts';
import { toLocalDay } from '../../text/format.ts';
import type { Car } from '../../vehicle/car.ts';
import { computeFinancingRepayment, type FinancedCar, type Financing, findFinancing } from '../financing.ts';
import type { FeeSettings } from '../known-costs.ts';
import { buildFinanceTerms } from '../terms.ts';

/** The site's settings that estimates depend on. */
export interface EstimateSettings {
  finance: FeeSettings;
  price: { noPriceText: string; preorderText: string };
  wording: { offering: 'sale' | 'subscription' };
  locations: { timeZone: string };
}

/** What a card or page may show. Repayments are in whole dollars, rates in percent a year. */
export type Estimate =
  | {
      kind: 'repayment';
      /** For the period that the site shows repayments by. */
      dollars: number;
      dollarsAWeek: number;
      financing: Financing;
    }
  /** The repayment is too small to be shown (E6). */
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
 * The estimate of a vehicle, where it has finance terms and the rules allow it to be shown; else null (E1: S5, Finance
 * estimate). Repayments are in whole dollars, as on cards and the vehicle page (S9).
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

/** The vehicle page requests the vehicle's own quote; until it is there, no other lender's figures are shown (E8). */
function isAwaitingQuote({ lender }: Financing, finance: FeeSettings): boolean {
  const isOfService = buildFinanceTerms(finance).provider.quotes === 'quote_service';
  return isOfService && lender === 'site' && finance.estimate.fetch === 'on';
}

/**
 * The weekly repayment in dollars that a vehicle's card shows; null where it shows none. Search filters vehicles by it
 * (E11).
 */
export function findWeeklyPrice(car: JudgedCar & FinancedCar, settings: EstimateSettings, now: Date): number | null {
  if (!canShowEstimate(car, settings, now)) return null;
  const said = buildEstimate(findFinancing(car, settings.finance), settings);
  return said?.kind === 'repayment' ? said.dollarsAWeek : null;
}

/**
 * Whether a site may show a repayment for a vehicle at all, whatever its figures (S5): by site, status, price, age,
 * make and dealership.
 */
export function canShowEstimate(car: JudgedCar, settings: EstimateSettings, now: Date): boolean {
  const { estimate } = settings.finance;
  if (estimate.show === 'hidden' || !isAvailable(car) || hasEnded(settings, now)) return false;
  if (estimate.hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())) return false;
  if (car.dealership_slug !== null && estimate.hiddenDealerships.includes(car.dealership_slug)) return false;
  const { minPrice, maxAgeYears } = buildFinanceTerms(settings.finance).provider;
  const shown = buildPriceDisplay(car, { ...settings.price, offering: settings.wording.offering });
  // A subscription price cannot be financed.
  if (shown.kind !== 'price' || shown.amount === null || shown.amount <= minPrice) return false;
  return isYoungEnough(car.year, maxAgeYears, toLocalDay(now, settings.locations.timeZone));
}

/**
 * Names the days in which weekly prices stay the same: until the offer ends, and the next year makes vehicles too old
 * (E1).
 */
export function getEstimatePeriod(settings: EstimateSettings, now: Date): string {
  const year = toLocalDay(now, settings.locations.timeZone).slice(0, 4);
  return hasEnded(settings, now) ? `${year}, after the offer` : year;
}

/** An offer lasts until the end of its last day in the site's time zone. */
function hasEnded({ finance, locations }: EstimateSettings, now: Date): boolean {
  const { offerEnds } = finance.estimate;
  return offerEnds !== null && toLocalDay(now, locations.timeZone) > offerEnds;
}

/** Whether a vehicle is recent enough on a day, `YYYY-MM-DD`; an unknown year is not. */
function isYoungEnough(year: number | null, maxAgeYears: number | null, day: string): boolean {
  return maxAgeYears === null || (year !== null && year >= Number(day.slice(0, 4)) - maxAgeYears);
}
