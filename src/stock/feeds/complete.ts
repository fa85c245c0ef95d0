import { putLeadFirst } from '../../domain/media/picture-view.ts';
import { completeNames } from './complete-names.ts';
import { FEED_FIELD_NAMES, type FeedField, type FieldValues } from './fields.ts';
import { pickFilterableFeatures } from './normalise/features.ts';
import { classifyVehicle, simplifyBody } from './normalise/kinds/bodies.ts';
import { simplifyColour } from './normalise/kinds/colours.ts';
import { parseGearCount, simplifyFuel, simplifyTransmission } from './normalise/kinds/kinds.ts';
import { getValue, type IdentifiedValues, type Row, type Values } from './values.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * A complete vehicle from the values of a row: names are spelled, plain categories are derived from the dealer's words,
 * and related values are made consistent. Odd values are reported as warnings; null when the row has to be refused
 * after all (also reported).
 */
export function completeVehicle(values: IdentifiedValues, row: Row): Vehicle | null {
  const names = completeNames(values, row);
  if (!names) return null;
  return {
    line: row.line,
    dealership: getValue(values, 'dealership_slug'),
    location: getValue(values, 'location_slug'),
    ...copyValues(values),
    ...names,
    ...completeStatus(values),
    ...completePrice(values, row),
    ...completeKinds(values, names.make),
    ...completeMedia(values),
    variant: collectVariant(values),
    specifications: collectSpecifications(values),
    autograb_data: collectAutograbData(values),
    youxQuote: collectYouxQuote(values),
    made: (['name', 'simple_body'] as const).filter((field) => (values[field] ?? null) === null),
  };
}

const COPIED = [
  'year',
  'series',
  'vin',
  'nvic',
  'regplate',
  'tag',
  'carsales_title',
  'item_type',
  'custom_rank',
  'created_at',
  'views',
  'before_price',
  'subscription_price',
  'offer_price',
  'weekly_price',
  'km',
  'colour',
  'interior_colour',
  'drive',
  'seats',
  'doors',
  'body',
  'fuel',
  'trans',
  'bodyconfiguration',
  'rego_expiry',
  'build_date',
  'compliance_date',
  'expected_date',
  'video_url',
  'external_video_url',
  'spin_code',
  'spin_interior_image',
  'hotspots',
  'file',
  'dealercomments',
  'private_suburb',
  'private_postcode',
  'city',
  'state',
  'finance_lenders',
  'manufacturer_name',
  'manufacturer_body',
  'manufacturer_body2',
  'manufacturer_body3',
] as const satisfies readonly FeedField[];

type Copied = { [F in (typeof COPIED)[number]]: FieldValues[F] | null };

function copyValues(values: Values): Copied {
  return Object.fromEntries(COPIED.map((field) => [field, values[field] ?? null])) as Copied;
}

function completeStatus(
  values: Values,
): Pick<
  Vehicle,
  | 'status'
  | 'sold'
  | 'sold_date_timestamp'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'show_on_dealer_website'
  | 'car_type'
  | 'has_nvic'
> {
  const given = getValue(values, 'status');
  const sold = given?.status === 'sold' || getValue(values, 'sold') === true;
  return {
    status: sold ? 'sold' : (given?.status ?? 'in_stock'),
    sold,
    sold_date_timestamp: getValue(values, 'sold_date_timestamp'),
    reserved: given?.reserved === true || getValue(values, 'reserved') === true,
    certified: getValue(values, 'certified') ?? false,
    preorder: getValue(values, 'preorder') ?? false,
    show_on_dealer_website: getValue(values, 'show_on_dealer_website') ?? true,
    car_type: getValue(values, 'car_type'),
    has_nvic: getValue(values, 'has_nvic') ?? getValue(values, 'nvic') !== null,
  };
}

const CHEAPEST_LIKELY = 100;
const DEAREST_LIKELY = 5_000_000;

function completePrice(values: Values, { tell, draft }: Row): Pick<Vehicle, 'price' | 'price_type'> {
  const read = getValue(values, 'price');
  const price = read?.price ?? null;
  if (price !== null && price > 0 && price < CHEAPEST_LIKELY)
    tell('warning', 'price', draft.price, `only $${price}: is the price right?`);
  if (price !== null && price > DEAREST_LIKELY) tell('warning', 'price', draft.price, `$${price}: is the price right?`);
  return { price, price_type: getValue(values, 'price_type') ?? read?.price_type ?? null };
}

type Kinds = Pick<
  Vehicle,
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'simple_colour'
  | 'gearnum'
  | 'engine_size'
  | 'engine_size_litres'
>;

/** The plain category that the feed gives, or that the dealer's words lead to. */
function follow<T>(given: T | null, words: string | null, rule: (words: string) => T | null): T | null {
  return given ?? (words === null ? null : rule(words));
}

function completeKinds(values: Values, make: string): Kinds {
  const kind = classifyVehicle(getValue(values, 'item_type'), make);
  const trans = getValue(values, 'trans');
  const engineSize = getValue(values, 'engine_size');
  return {
    simple_body: follow(getValue(values, 'simple_body'), getValue(values, 'body'), (body) => simplifyBody(body, kind)),
    simple_fuel: follow(getValue(values, 'simple_fuel'), getValue(values, 'fuel'), simplifyFuel),
    simple_transmission: follow(getValue(values, 'simple_transmission'), trans, simplifyTransmission),
    simple_colour: follow(getValue(values, 'simple_colour'), getValue(values, 'colour'), simplifyColour),
    gearnum: follow(getValue(values, 'gearnum'), trans, parseGearCount),
    engine_size: engineSize,
    engine_size_litres:
      getValue(values, 'engine_size_litres') ?? (engineSize === null ? null : Math.round(engineSize / 100) / 10),
  };
}

type Media = Pick<
  Vehicle,
  | 'images'
  | 'thumbnails'
  | 'primary_image_url'
  | 'photos_count'
  | 'spin_images'
  | 'standardEquipment'
  | 'filtered_features'
  | 'categories'
>;

function completeMedia(values: Values): Media {
  const images = putLeadFirst(getValue(values, 'images') ?? [], ({ image }) => image.url);
  const equipment = getValue(values, 'standardEquipment') ?? [];
  const features = getValue(values, 'filtered_features') ?? [];
  return {
    images,
    thumbnails: images.map(({ image }) => image.thumb.url),
    primary_image_url: images[0]?.image.url ?? null,
    photos_count: images.length,
    spin_images: getValue(values, 'spin_images') ?? [],
    standardEquipment: equipment,
    filtered_features: features.length > 0 ? features : pickFilterableFeatures(equipment),
    categories: getValue(values, 'categories') ?? [],
  };
}

type PartsOf<Document extends string> = {
  [F in FeedField as F extends `${Document}.${infer Key}` ? Key : never]: FieldValues[F] | null;
};

/** The document is null when none of its fields has a value. */
function createCollector<Document extends string>(document: Document) {
  const fields = FEED_FIELD_NAMES.filter((field) => field.startsWith(`${document}.`));
  const parts = fields.map((field) => [field.slice(document.length + 1), field] as const);
  return (values: Values): PartsOf<Document> | null => {
    const given = parts.map(([key, field]) => [key, values[field] ?? null] as const);
    return given.every(([, value]) => value === null) ? null : (Object.fromEntries(given) as PartsOf<Document>);
  };
}

const collectVariant = createCollector('variant');
const collectSpecifications = createCollector('specifications');
const collectAutograbData = createCollector('autograb_data');
const collectYouxQuote = createCollector('youxQuote');
