import type { Car } from './car.ts';
import { saidComparisonRate } from './finance/comparison-rate.ts';
import { type FeeSettings, knownCosts } from './finance/known-costs.ts';
import { findQuote, type Quote, type QuotedCar } from './finance/quote.ts';

/** The scalar fields of a car that a result card, a strip or a price rule may need. Kept in memory for every listed car. */
export const CARD_FIELDS = [
  'id',
  'slug',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'stocknum',
  'tag',
  'item_type',
  'car_type',
  'status',
  'sold',
  'sold_date_timestamp',
  'reserved',
  'certified',
  'preorder',
  'created_at',
  'price',
  'price_type',
  'before_price',
  'subscription_price',
  'offer_price',
  'weekly_price',
  'km',
  'colour',
  'seats',
  'simple_body',
  'body',
  'simple_fuel',
  'drive',
  'simple_transmission',
  'photos_count',
  'primary_image_url',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
  'city',
  'state',
  'autograb_data',
] as const satisfies readonly (keyof Car)[];

/** A car as result cards know it. `pictures` are the first five pictures' addresses (hover through them, C). */
export type CardRecord = Pick<Car, (typeof CARD_FIELDS)[number]> & {
  location_id: number | null;
  location_name: string | null;
  location_slug: string | null;
  pictures: string[];
  /** Percent a year, from the site's finance provider; null without one. */
  interest_rate: number | null;
  comparison_rate: number | null;
  /** Dollars a week that the same provider asks for this car, and dollars of the site's own period; null where it says none. */
  weekly_repayment: number | null;
  site_repayment: number | null;
  /** Years of that loan; null where they are not known. */
  loan_years: number | null;
  /** Dollars that those repayments assume are paid at once, and in one sum at the end; 0 for none. */
  loan_deposit: number;
  loan_balloon: number;
};

const PICTURES = 5;

/** Makes the record that is kept in memory from a whole car, with the figures of the site's finance provider; without a provider they are null. */
export function cardRecord(car: Car, finance: FeeSettings | null = null): CardRecord {
  const record = Object.fromEntries(CARD_FIELDS.map((field) => [field, car[field]])) as Pick<
    Car,
    (typeof CARD_FIELDS)[number]
  >;
  return {
    ...record,
    location_id: car.location?.id ?? null,
    location_name: car.location?.name ?? null,
    location_slug: car.location?.slug ?? null,
    pictures: car.images.slice(0, PICTURES).map(({ image }) => image.thumb.url || image.url),
    ...financeFigures(car, finance),
  };
}

export type FinanceFigures = Pick<
  CardRecord,
  | 'interest_rate'
  | 'comparison_rate'
  | 'weekly_repayment'
  | 'site_repayment'
  | 'loan_years'
  | 'loan_deposit'
  | 'loan_balloon'
>;

/**
 * The figures of the site's finance provider for a car, whatever the rules let a card say of them, its comparison rate with every fee that
 * the site knows of; nulls where it has none.
 */
export function financeFigures(car: QuotedCar, finance: FeeSettings | null): FinanceFigures {
  const quote = finance ? findQuote(car, finance) : undefined;
  return {
    interest_rate: quote?.interestRate ?? null,
    comparison_rate: finance && quote ? comparisonOf(quote, finance) : null,
    weekly_repayment: quote?.weekly ?? null,
    site_repayment: quote?.repayment ?? null,
    loan_years: quote?.termYears ?? null,
    loan_deposit: quote?.deposit ?? 0,
    loan_balloon: quote?.balloon ?? 0,
  };
}

function comparisonOf({ interestRate: interest, comparisonRate: comparison }: Quote, finance: FeeSettings) {
  // One below its rate is somebody's mistake, which no fees make right: it stays, and no estimate is made of it.
  if (interest === null || comparison === null || comparison < interest) return comparison;
  return saidComparisonRate({ interest, comparison }, knownCosts(finance));
}
