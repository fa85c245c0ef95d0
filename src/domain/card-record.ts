import type { Car, FinanceLender } from './car.ts';

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
  /** Percent a year, from the lender that the site shows; null without one. */
  interest_rate: number | null;
  comparison_rate: number | null;
  /** Dollars a week that the same lender asks for this car; null where it sent none. */
  weekly_repayment: number | null;
};

const PICTURES = 5;

/**
 * Makes the record that is kept in memory from a whole car. `lender` names the entry of `finance_lenders` whose rates the site
 * shows; without one, rates are null.
 */
export function cardRecord(car: Car, lender: string | null = null): CardRecord {
  const terms = lender ? termsOf(car, lender) : undefined;
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
    interest_rate: terms?.interestRate ?? null,
    comparison_rate: terms?.comparisonRate ?? null,
    weekly_repayment: terms?.paymentWeek ?? null,
  };
}

type Terms = Pick<FinanceLender, 'interestRate' | 'comparisonRate' | 'paymentWeek'>;

/** A lender's terms for a car; those of youX come as a quote of their own (S3). */
function termsOf({ finance_lenders, youxQuote }: Car, lender: string): Terms | undefined {
  if (lender !== 'youx' || !youxQuote) return finance_lenders[lender];
  return {
    interestRate: youxQuote.advertisedRate,
    comparisonRate: youxQuote.comparisonRate,
    paymentWeek: youxQuote.weeklyRepaymentAmount,
  };
}
