import type {
  AutograbData,
  CaravanSpecifications,
  CarImage,
  CarType,
  CarVariant,
  YouxQuote,
} from '../../domain/vehicle/car.ts';
import { completeNames } from './complete-names.ts';
import { FEED_FIELD_NAMES, type FeedField } from './fields.ts';
import { pickFilterableFeatures } from './normalise/features.ts';
import { classifyVehicle, simplifyBody } from './normalise/kinds/bodies.ts';
import { simplifyColour } from './normalise/kinds/colours.ts';
import { parseGearCount, simplifyFuel, simplifyTransmission } from './normalise/kinds/kinds.ts';
import type { ReadStatus } from './normalise/kinds/statuses.ts';
import type { ReadPrice } from './normalise/numbers/prices.ts';
import { getValue, type Row, type Values } from './values.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * A complete vehicle from the values of a row: names are spelled, plain categories are derived from the dealer's words,
 * and related values are made consistent. Odd values are reported as warnings; null when the row has to be refused
 * after all (also reported).
 */
export function completeVehicle(values: Values, row: Row): Vehicle | null {
  const names = completeNames(values, row);
  if (!names) return null;
  return {
    line: row.line,
    dealership: getValue<string>(values, 'dealership_slug'),
    location: getValue<string>(values, 'location_slug'),
    ...copied(values),
    ...names,
    ...completeStatus(values),
    ...completePrice(values, row),
    ...completeKinds(values, names.make),
    ...completeMedia(values),
    variant: collect<CarVariant>(values, 'variant'),
    specifications: collect<CaravanSpecifications>(values, 'specifications'),
    autograb_data: collect<AutograbData>(values, 'autograb_data'),
    youxQuote: collect<YouxQuote>(values, 'youxQuote'),
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

type Copied = Pick<Vehicle, (typeof COPIED)[number]>;

function copied(values: Values): Copied {
  const copy: Record<string, unknown> = {};
  for (const field of COPIED) copy[field] = values[field] ?? null;
  return copy as unknown as Copied;
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
  const given = getValue<ReadStatus>(values, 'status');
  const sold = given?.status === 'sold' || getValue<boolean>(values, 'sold') === true;
  return {
    status: sold ? 'sold' : (given?.status ?? 'in_stock'),
    sold,
    sold_date_timestamp: getValue<number>(values, 'sold_date_timestamp'),
    reserved: given?.reserved === true || getValue<boolean>(values, 'reserved') === true,
    certified: getValue<boolean>(values, 'certified') ?? false,
    preorder: getValue<boolean>(values, 'preorder') ?? false,
    show_on_dealer_website: getValue<boolean>(values, 'show_on_dealer_website') ?? true,
    car_type: getValue<CarType>(values, 'car_type'),
    has_nvic: getValue<boolean>(values, 'has_nvic') ?? getValue<string>(values, 'nvic') !== null,
  };
}

const CHEAPEST_LIKELY = 100;
const DEAREST_LIKELY = 5_000_000;

function completePrice(values: Values, { tell, draft }: Row): Pick<Vehicle, 'price' | 'price_type'> {
  const read = getValue<ReadPrice>(values, 'price');
  const price = read?.price ?? null;
  if (price !== null && price > 0 && price < CHEAPEST_LIKELY)
    tell('warning', 'price', draft.price, `only $${price}: is the price right?`);
  if (price !== null && price > DEAREST_LIKELY) tell('warning', 'price', draft.price, `$${price}: is the price right?`);
  return { price, price_type: getValue<string>(values, 'price_type') ?? read?.price_type ?? null };
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

function completeKinds(values: Values, make: string): Kinds {
  const follow = <T>(field: FeedField, from: FeedField, rule: (words: string) => T | null): T | null => {
    const words = getValue<string>(values, from);
    return getValue<T>(values, field) ?? (words === null ? null : rule(words));
  };
  const kind = classifyVehicle(getValue<string>(values, 'item_type'), make);
  const engineSize = getValue<number>(values, 'engine_size');
  return {
    simple_body: follow<string>('simple_body', 'body', (body) => simplifyBody(body, kind)),
    simple_fuel: follow<string>('simple_fuel', 'fuel', simplifyFuel),
    simple_transmission: follow<string>('simple_transmission', 'trans', simplifyTransmission),
    simple_colour: follow<string>('simple_colour', 'colour', simplifyColour),
    gearnum: follow<number>('gearnum', 'trans', parseGearCount),
    engine_size: engineSize,
    engine_size_litres:
      getValue<number>(values, 'engine_size_litres') ??
      (engineSize === null ? null : Math.round(engineSize / 100) / 10),
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
  const images = getValue<CarImage[]>(values, 'images') ?? [];
  const equipment = getValue<string[]>(values, 'standardEquipment') ?? [];
  const features = getValue<string[]>(values, 'filtered_features') ?? [];
  return {
    images,
    thumbnails: images.map(({ image }) => image.thumb.url),
    primary_image_url: images[0]?.image.url ?? null,
    photos_count: images.length,
    spin_images: getValue<string[]>(values, 'spin_images') ?? [],
    standardEquipment: equipment,
    filtered_features: features.length > 0 ? features : pickFilterableFeatures(equipment),
    categories: getValue<string[]>(values, 'categories') ?? [],
  };
}

const PARTS = new Map<string, readonly (readonly [key: string, field: FeedField])[]>();
for (const field of FEED_FIELD_NAMES) {
  const [document, key] = field.split('.');
  if (key !== undefined) PARTS.set(document!, [...(PARTS.get(document!) ?? []), [key, field]]);
}

function collect<T>(values: Values, document: string): T | null {
  const parts = PARTS.get(document)!;
  if (parts.every(([, field]) => (values[field] ?? null) === null)) return null;
  return Object.fromEntries(parts.map(([key, field]) => [key, values[field] ?? null])) as T;
}
