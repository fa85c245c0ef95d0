import { type Financing, findFinancing } from '../finance/financing.ts';
import type { FeeSettings } from '../finance/known-costs.ts';
import type { Car } from '../vehicle/car.ts';

/**
 * The scalar fields of a car that a result card, a card strip or a price rule may need. Kept in memory for every listed
 * car.
 */
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
  'expected_date',
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
  'specifications',
] as const satisfies readonly (keyof Car)[];

/** A car as result cards need it. `pictures` are the addresses of the first five pictures (hover through them, C). */
export type CardRecord = Pick<Car, (typeof CARD_FIELDS)[number]> & {
  location_id: number | null;
  location_name: string | null;
  location_slug: string | null;
  pictures: string[];
  /**
   * The finance terms of the car on this site, whether or not the rules let a card show them; null without a lender.
   */
  financing: Financing | null;
};

/** What a site's own settings decide on a card: its certification programme, and its finance. */
export type SiteCardPart = Pick<CardRecord, 'certified' | 'weekly_price' | 'financing'>;
/** The rest, which is the same on all sites of a group. */
export type SharedCardPart = Omit<CardRecord, keyof SiteCardPart>;

const SITE_FIELDS = ['certified', 'weekly_price'] as const satisfies readonly (typeof CARD_FIELDS)[number][];
const SHARED_FIELDS = CARD_FIELDS.filter((field) => !SITE_FIELDS.some((own) => own === field));

const PICTURES = 5;

export function buildCardRecord(car: Car, finance: FeeSettings | null = null): CardRecord {
  return { ...buildSharedCardPart(car), ...buildSiteCardPart(car, finance) };
}

export function buildSharedCardPart(car: Car): SharedCardPart {
  const record = Object.fromEntries(SHARED_FIELDS.map((field) => [field, car[field]])) as Pick<
    Car,
    Exclude<(typeof CARD_FIELDS)[number], (typeof SITE_FIELDS)[number]>
  >;
  return {
    ...record,
    location_id: car.location?.id ?? null,
    location_name: car.location?.name ?? null,
    location_slug: car.location?.slug ?? null,
    pictures: car.images.slice(0, PICTURES).map(({ image }) => image.thumb.url || image.url),
  };
}

/** `car` as the site shows it; `finance` is null for a site without a lender. */
export function buildSiteCardPart(car: Car, finance: FeeSettings | null): SiteCardPart {
  const { certified, weekly_price } = car;
  return { certified, weekly_price, financing: finance && findFinancing(car, finance) };
}

/** The values of the fields that a card does not hold. */
const UNKNOWN = {
  vin: null,
  nvic: null,
  has_nvic: false,
  regplate: null,
  carsales_title: null,
  categories: [],
  custom_rank: 0,
  views: 0,
  simple_colour: null,
  interior_colour: null,
  doors: null,
  engine_size: null,
  engine_size_litres: null,
  fuel: null,
  trans: null,
  gearnum: null,
  bodyconfiguration: null,
  rego_expiry: null,
  build_date: null,
  compliance_date: null,
  video_url: null,
  external_video_url: null,
  spin_images: [],
  spin_code: null,
  spin_interior_image: null,
  hotspots: null,
  file: null,
  standardEquipment: [],
  filtered_features: [],
  dealercomments: null,
  private_suburb: null,
  private_postcode: null,
  variant: null,
  youxQuote: null,
  finance_lenders: {},
  manufacturer_name: null,
  manufacturer_body: null,
  manufacturer_body2: null,
  manufacturer_body3: null,
} satisfies Partial<Car>;

/** The car of a card, at `location`. Fields that the card does not hold are unknown (null or empty). */
export function buildCarFromCard(card: CardRecord, location: Car['location']): Car {
  const { location_id, location_name, location_slug, pictures, financing, ...fields } = card;
  return {
    ...UNKNOWN,
    ...fields,
    path: `/cars/${card.slug}`,
    // Only the sitemap needs it, and the sitemap reads whole cars.
    updated_at: card.created_at ?? '',
    show_on_dealer_website: true,
    images: pictures.map((url) => ({ image: { url, thumb: { url } } })),
    thumbnails: pictures,
    photos_count: pictures.length,
    location,
  };
}
