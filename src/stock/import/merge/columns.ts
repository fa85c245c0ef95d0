import { listKeysOf } from '../../../domain/text/look-up.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../../feeds/fields.ts';
import type { Vehicle } from '../../feeds/vehicle.ts';

/** A column of the vehicle table that feeds fill. */
export type StockColumn = Exclude<keyof Vehicle, 'line' | 'dealership' | 'location' | 'made'>;

interface ColumnRow {
  /**
   * Fields of the feed that give the column; a feed with none of them leaves it as it is. `always`: every row gives it.
   */
  from: readonly FeedField[] | 'always';
  /** Fields that it is derived from if the feed does not give it: it is derived anew when one of them changes. */
  follows?: readonly FeedField[];
  /** An empty value in the feed leaves the present one. */
  kept?: true;
  /** Stored as JSON. */
  isDocument?: true;
  isInParts?: never;
  /** SQL of the default for a new vehicle. */
  otherwise?: string;
}

/** A document whose parts are fields of their own. */
export interface PartsRow extends Omit<ColumnRow, 'isInParts'> {
  from: readonly FeedField[];
  isInParts: true;
}

const plain = (...from: FeedField[]): ColumnRow => ({ from });
const follows = (own: FeedField, ...sources: FeedField[]): ColumnRow => ({ from: [own], follows: sources });
const list = (...from: FeedField[]): ColumnRow => ({ from, otherwise: `'{}'` });
const no = (...from: FeedField[]): ColumnRow => ({ from, otherwise: 'false' });
const always: ColumnRow = { from: 'always' };

/** Every column that an import writes, except bookkeeping. The compiler checks that none is missing. */
export const STOCK_COLUMNS: Readonly<Record<StockColumn, ColumnRow | PartsRow>> = {
  stocknum: always,
  vin: plain('vin'),
  name: follows('name', 'year', 'make', 'model', 'badge'),
  year: plain('year'),
  make: always,
  model: always,
  badge: plain('badge'),
  series: plain('series'),
  nvic: plain('nvic'),
  has_nvic: { ...follows('has_nvic', 'nvic'), otherwise: 'false' },
  regplate: plain('regplate'),
  tag: plain('tag'),
  carsales_title: plain('carsales_title'),
  item_type: plain('item_type'),
  categories: list('categories'),
  custom_rank: { from: ['custom_rank'], kept: true, otherwise: '0' },
  created_at: plain('created_at'),
  views: { from: ['views'], kept: true, otherwise: '0' },
  status: always,
  sold: always,
  sold_date_timestamp: always,
  reserved: no('reserved', 'status'),
  certified: no('certified'),
  preorder: no('preorder'),
  show_on_dealer_website: { from: ['show_on_dealer_website'], otherwise: 'true' },
  car_type: { from: ['car_type'], kept: true, otherwise: `'used'` },
  price: plain('price'),
  price_type: plain('price', 'price_type'),
  before_price: plain('before_price'),
  subscription_price: plain('subscription_price'),
  offer_price: plain('offer_price'),
  weekly_price: { from: ['weekly_price'], kept: true },
  km: plain('km'),
  colour: plain('colour'),
  simple_colour: follows('simple_colour', 'colour'),
  interior_colour: plain('interior_colour'),
  drive: plain('drive'),
  seats: plain('seats'),
  doors: plain('doors'),
  engine_size: plain('engine_size'),
  engine_size_litres: follows('engine_size_litres', 'engine_size'),
  body: plain('body'),
  simple_body: follows('simple_body', 'body', 'item_type', 'make'),
  fuel: plain('fuel'),
  simple_fuel: follows('simple_fuel', 'fuel'),
  trans: plain('trans'),
  simple_transmission: follows('simple_transmission', 'trans'),
  gearnum: follows('gearnum', 'trans'),
  bodyconfiguration: plain('bodyconfiguration'),
  rego_expiry: plain('rego_expiry'),
  build_date: plain('build_date'),
  compliance_date: plain('compliance_date'),
  expected_date: plain('expected_date'),
  images: { from: ['images'], isDocument: true, otherwise: `'[]'` },
  thumbnails: list('images'),
  primary_image_url: plain('images'),
  photos_count: { from: ['images'], otherwise: '0' },
  video_url: plain('video_url'),
  external_video_url: plain('external_video_url'),
  spin_images: list('spin_images'),
  spin_code: plain('spin_code'),
  spin_interior_image: plain('spin_interior_image'),
  hotspots: { from: ['hotspots'], isDocument: true },
  file: plain('file'),
  standardEquipment: list('standardEquipment'),
  filtered_features: { ...follows('filtered_features', 'standardEquipment'), otherwise: `'{}'` },
  dealercomments: plain('dealercomments'),
  private_suburb: plain('private_suburb'),
  private_postcode: plain('private_postcode'),
  city: plain('city'),
  state: plain('state'),
  variant: partsOf('variant'),
  specifications: partsOf('specifications'),
  autograb_data: { ...partsOf('autograb_data'), kept: true },
  youxQuote: { ...partsOf('youxQuote'), kept: true },
  finance_lenders: { from: ['finance_lenders'], kept: true, isDocument: true, otherwise: `'{}'` },
  manufacturer_name: plain('manufacturer_name'),
  manufacturer_body: plain('manufacturer_body'),
  manufacturer_body2: plain('manufacturer_body2'),
  manufacturer_body3: plain('manufacturer_body3'),
};

export const STOCK_COLUMN_NAMES = listKeysOf(STOCK_COLUMNS);

function partsOf(document: StockColumn): PartsRow {
  const from = FEED_FIELD_NAMES.filter((field) => field.startsWith(`${document}.`));
  return { from, isDocument: true, isInParts: true };
}

/** The columns that a feed with these fields may update on existing vehicles. */
export function listColumnsToUpdate(fields: ReadonlySet<FeedField>): StockColumn[] {
  return STOCK_COLUMN_NAMES.filter((name) => {
    const { from, follows = [] } = STOCK_COLUMNS[name];
    return from === 'always' || [...from, ...follows].some((field) => fields.has(field));
  });
}
