import { isKeyOf, listKeysOf } from '../../domain/text/look-up.ts';
import type { CaravanSpecifications, CarVariant } from '../../domain/vehicle/car.ts';
import { type FieldReader, readers as read } from './field-readers.ts';

/** What happens to a vehicle with an unusable value for the field: it is refused, or imported without the value. */
type Consequence = 'refuse' | 'leave-out';

/** One field that a feed may give: its row drives mappings, reading, the import and the documentation. */
export interface FieldRow<T = unknown> {
  read: FieldReader<T>;
  onProblem: Consequence;
  /** A vehicle without it is refused. */
  isRequired?: true;
  /** A value that the feed leaves out stays as it was, because it may come from elsewhere. */
  kept?: true;
  about: string;
}

type RowBuilder = <T>(read: FieldReader<T>, about: string) => FieldRow<T>;
const optional: RowBuilder = (read, about) => ({ read, onProblem: 'leave-out', about });
const kept: RowBuilder = (read, about) => ({ ...optional(read, about), kept: true });
const serious: RowBuilder = (read, about) => ({ read, onProblem: 'refuse', about });
const required: RowBuilder = (read, about) => ({ ...serious(read, about), isRequired: true });

/** Every field of a vehicle’s variant and of a caravan’s specifications is one that a feed may give. */
type NestedField = `variant.${keyof CarVariant}` | `specifications.${keyof CaravanSpecifications}`;

const ROWS = {
  // Whose it is and where it stands
  dealership_slug: optional(read.text, 'Slug or name of the dealership that owns it.'),
  location_slug: optional(read.text, 'Slug or name of the location it is at.'),
  // Identity and labels
  stocknum: required(
    read.stockNumber,
    'Stock number, unique within its dealership. It identifies the vehicle in later imports.',
  ),
  vin: optional(read.vin, 'Vehicle identification number, 17 characters.'),
  name: optional(read.longText, 'Title; made from year, make, model and badge when absent.'),
  year: serious(read.year, 'Model year.'),
  make: required(read.text, 'Make.'),
  model: required(read.text, 'Model.'),
  badge: optional(read.text, 'Badge, for example Ascent Sport.'),
  series: optional(read.text, 'Series, for example ZRE172R.'),
  nvic: optional(read.text, 'NVIC code of the variant.'),
  has_nvic: optional(read.boolean, 'Whether it has an NVIC; follows from nvic when absent.'),
  regplate: optional(read.text, 'Registration plate.'),
  tag: optional(read.text, 'Its own label, for example Test Drive Only.'),
  carsales_title: optional(read.longText, 'Title as written for a marketplace.'),
  item_type: optional(read.text, 'Type of vehicle if not a car, for example caravan or motorcycle.'),
  categories: optional(read.list, 'Categories.'),
  custom_rank: kept(read.decimal, 'Rank in lists; higher comes first.'),
  created_at: kept(
    read.moment,
    'When it was first listed. When absent, the time of its first import; unknown for a feed’s ' +
      'first load, so nothing in it counts as a new arrival.',
  ),
  views: kept(read.count, 'Views counted elsewhere.'),
  // Status
  status: serious(read.status, 'in_stock, coming_soon, sold, or common equivalents; in_stock when absent.'),
  sold: optional(read.boolean, 'Whether it is sold; the same as status sold.'),
  sold_date_timestamp: optional(read.timestamp, 'When it was sold.'),
  reserved: optional(read.boolean, 'Whether it is reserved; a status such as Under Offer also counts.'),
  certified: optional(read.boolean, 'Whether it is a certified used vehicle.'),
  preorder: optional(read.boolean, 'Whether it can be ordered before it arrives.'),
  show_on_dealer_website: optional(read.boolean, 'Whether websites may show it; yes when absent.'),
  car_type: serious(read.carType, 'new, demo or used.'),
  // Pricing
  price: serious(read.price, 'Asking price in dollars; POA and similar mean no price.'),
  price_type: optional(
    read.text,
    'Type of price, for example Drive Away; taken from the text beside the price when absent.',
  ),
  before_price: optional(read.dollars, 'Earlier price in dollars.'),
  subscription_price: optional(read.dollars, 'Subscription price in dollars a week.'),
  offer_price: optional(read.dollars, 'Reduced price in dollars.'),
  weekly_price: kept(read.dollars, 'Repayment in dollars a week.'),
  // Specification
  km: optional(read.kilometres, 'Odometer in kilometres.'),
  colour: optional(read.colour, 'The manufacturer’s colour name.'),
  simple_colour: optional(read.simpleColour, 'Plain colour; follows from colour when absent.'),
  interior_colour: optional(read.text, 'Colour of the interior.'),
  drive: optional(read.drive, 'Driven wheels: 4WD, AWD, FWD, RWD, 2WD.'),
  seats: optional(read.seats, 'Number of seats.'),
  doors: optional(read.doors, 'Number of doors.'),
  engine_size: optional(read.cubicCentimetres, 'Engine in cubic centimetres.'),
  engine_size_litres: optional(read.litres, 'Engine in litres; follows from engine_size when absent.'),
  body: optional(read.text, 'Body, as the dealer describes it.'),
  simple_body: optional(read.text, 'Plain body; follows from body and item_type when absent.'),
  fuel: optional(read.text, 'Fuel, as the dealer describes it.'),
  simple_fuel: optional(read.text, 'Plain fuel; follows from fuel when absent.'),
  trans: optional(read.text, 'Transmission, as the dealer describes it.'),
  simple_transmission: optional(read.text, 'Automatic or Manual; follows from trans when absent.'),
  gearnum: optional(read.gears, 'Number of gears; follows from trans when absent.'),
  bodyconfiguration: optional(read.text, 'Body configuration.'),
  rego_expiry: optional(read.date, 'Rego expiry date.'),
  build_date: optional(read.date, 'Build date.'),
  compliance_date: optional(read.date, 'Compliance date.'),
  expected_date: optional(
    read.day,
    'Day a vehicle is expected; also read from `ETA`, `expected_arrival`, ' +
      '`expected_arrival_date` and `estimated_arrival`.',
  ),
  // Media
  images: optional(read.images, 'Addresses of the pictures, the main one first.'),
  video_url: optional(read.address, 'Address of a video.'),
  external_video_url: optional(read.address, 'Address of a video on another service.'),
  spin_images: optional(read.addresses, 'Pictures of the 360 view, in order.'),
  spin_code: optional(read.longText, 'Code of a 360 view hosted by a service.'),
  spin_interior_image: optional(read.address, 'Panorama of the interior.'),
  hotspots: optional(read.hotspots, 'Points on the 360 view.'),
  file: optional(read.address, 'Address of the history report.'),
  standardEquipment: optional(read.list, 'Equipment.'),
  filtered_features: optional(read.list, 'Features to filter by; taken from standardEquipment when absent.'),
  // Text and relations
  dealercomments: optional(read.comments, 'The dealer’s comments; markup becomes plain text.'),
  private_suburb: optional(read.text, 'Suburb of a private seller.'),
  private_postcode: optional(read.postcode, 'Postcode of a private seller.'),
  city: optional(read.text, 'Suburb or city; that of the location when absent.'),
  state: optional(read.state, 'State or territory; that of the location when absent.'),
  'variant.cylinders': optional(read.count, 'Cylinders.'),
  'variant.enginesize': optional(read.cubicCentimetres, 'The variant’s engine in cubic centimetres.'),
  'variant.enginesize_litres': optional(read.litres, 'The variant’s engine in litres.'),
  'variant.induction': optional(read.text, 'Induction, for example Turbo.'),
  'variant.fuelconsumptioncombined': optional(read.consumption, 'Fuel consumption in litres per 100 km.'),
  'variant.fuelcapacity': optional(read.tank, 'Fuel tank in litres.'),
  'variant.grossvehiclemass': optional(read.kilograms, 'Gross vehicle mass in kg.'),
  'variant.vehiclelength': optional(read.millimetres, 'Length in mm.'),
  'variant.vehicleheight': optional(read.millimetres, 'Height in mm.'),
  'variant.vehiclewidth': optional(read.millimetres, 'Width in mm.'),
  'variant.towingcapacitybraked': optional(read.kilograms, 'Braked towing capacity in kg.'),
  'variant.torque': optional(read.torque, 'Torque in Nm.'),
  'variant.ancaprating': optional(read.rating, 'ANCAP stars.'),
  'variant.bodyconfiguration': optional(read.text, 'The variant’s body configuration.'),
  'variant.geartype': optional(read.text, 'The variant’s gearbox type.'),
  'specifications.body_width': optional(read.millimetres, 'Width of a caravan’s body in mm.'),
  'specifications.body_length': optional(read.millimetres, 'Length of a caravan’s body in mm.'),
  'specifications.tare_weight': optional(read.kilograms, 'Tare of a caravan in kg.'),
  'specifications.axle_type': optional(read.text, 'Axles of a caravan.'),
  'specifications.sleeps': optional(read.count, 'How many people a caravan sleeps.'),
  'specifications.aggregate_trailer_mass': optional(read.kilograms, 'Aggregate trailer mass in kg.'),
  'autograb_data.state_average_market_price': kept(read.dollars, 'Average market price in its state.'),
  'autograb_data.average_market_price': kept(read.dollars, 'Average market price.'),
  'youxQuote.weeklyRepaymentAmount': kept(read.dollars, 'Repayment in a quote, dollars a week.'),
  'youxQuote.comparisonRate': kept(read.decimal, 'Comparison rate of a quote, percent a year.'),
  'youxQuote.advertisedRate': kept(read.decimal, 'Advertised rate of a quote, percent a year.'),
  finance_lenders: kept(read.lenders, 'Lenders’ terms by provider.'),
  manufacturer_name: optional(read.text, 'Manufacturer’s make name.'),
  manufacturer_body: optional(read.text, 'Manufacturer’s body type.'),
  manufacturer_body2: optional(read.text, 'Manufacturer’s second body type.'),
  manufacturer_body3: optional(read.text, 'Manufacturer’s third body type.'),
} satisfies Record<string, FieldRow> & Record<NestedField, FieldRow>;

export type FeedField = keyof typeof ROWS;
export type FieldValues = { [F in FeedField]: (typeof ROWS)[F] extends FieldRow<infer T> ? T : never };

/** Every field that a feed can give. Names are those of `domain/vehicle/car.ts`; a dot leads into a document. */
export const FEED_FIELDS: { readonly [F in FeedField]: FieldRow<FieldValues[F]> } = ROWS;
export const FEED_FIELD_NAMES = listKeysOf(FEED_FIELDS);

export function getFieldRow(field: FeedField): FieldRow {
  return FEED_FIELDS[field];
}

export function isFeedField(name: string): name is FeedField {
  return isKeyOf(FEED_FIELDS, name);
}
