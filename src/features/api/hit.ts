import { z } from 'zod';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { CAR_TYPES } from '../../domain/vehicle/car.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import { linkToVehicle } from '../../kernel/addresses/vehicle.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const dollars = number.describe('Australian dollars.');

/** A vehicle as the API gives it: what result cards show, under the specification's names (S3). */
export const hitSchema = z.strictObject({
  id: z.int(),
  slug: z.string(),
  path: z.string().describe('Where the vehicle’s page is on the site.'),
  name: z.string().describe('Its title on the site’s pages, in one line.'),
  year: number,
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  stocknum: z.string(),
  tag: text,
  item_type: text,
  car_type: z.enum(CAR_TYPES),
  status: z.string(),
  sold: z.boolean(),
  sold_date_timestamp: number.describe('Seconds since 1970, UTC.'),
  reserved: z.boolean(),
  certified: z.boolean(),
  preorder: z.boolean(),
  created_at: text.describe('ISO 8601, UTC: when it was first listed. Null where that is not known.'),
  expected_date: text.describe(
    'The day a coming_soon vehicle is expected, YYYY-MM-DD, as the dealer gave it; it may have passed. ' +
      'Null where none is known.',
  ),
  price: dollars,
  price_type: text,
  before_price: dollars,
  offer_price: dollars,
  subscription_price: dollars,
  weekly_price: number.describe(
    'The repayment shown on the site, in whole Australian dollars a week; null where it shows none. ' +
      'Never to be shown without comparison_rate.',
  ),
  interest_rate: number.describe('Of that repayment, percent a year.'),
  comparison_rate: number.describe('Of that repayment, percent a year.'),
  km: number,
  colour: text,
  seats: number,
  simple_body: text,
  body: text,
  simple_fuel: text,
  drive: text,
  simple_transmission: text,
  photos_count: z.int(),
  primary_image_url: text,
  pictures: z.array(z.string()).describe('The first pictures; a path is of this site.'),
  dealership_slug: z.string(),
  dealership_name: z.string(),
  location_name: text,
  location_slug: text,
  city: text,
  state: text,
});
export type Hit = z.output<typeof hitSchema>;

/** Fields that a card record lacks, or has in another form. */
const MADE = { name: true, path: true, interest_rate: true, comparison_rate: true } as const;
const FIELDS = hitSchema.omit(MADE).keyof().options;

/** Confidential fields, such as bought market averages, are not among them. */
export function buildHit(record: CardRecord): Hit {
  const fields = FIELDS.map((field) => [field, record[field]] as const);
  return {
    ...(Object.fromEntries(fields) as Omit<Hit, keyof typeof MADE>),
    ...ratesOf(record),
    name: formatVehicleName(record),
    path: linkToVehicle(record.slug),
  };
}

/** Both rates of the repayment that the site shows; none where it shows no repayment. */
function ratesOf({ weekly_price, financing }: CardRecord): Pick<Hit, 'interest_rate' | 'comparison_rate'> {
  const said = weekly_price === null ? null : financing;
  return { interest_rate: said?.interestRate ?? null, comparison_rate: said?.comparisonRate ?? null };
}
