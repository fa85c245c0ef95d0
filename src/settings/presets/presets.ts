import { listKeysOf, lookUp } from '../../domain/text/look-up.ts';
import type { SiteSettingsInput } from '../schema.ts';

/** Part of the settings, at any depth. */
export type PartialSettings = {
  [Topic in keyof SiteSettingsInput]?: DeepPartial<NonNullable<SiteSettingsInput[Topic]>>;
};
type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

export interface Preset {
  /** The kind of dealer it is for, in a sentence. */
  about: string;
  settings: PartialSettings;
}

const VEHICLE_FILTERS = [
  'price',
  'body',
  'year',
  'km',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'filtered_features',
] as const;

/** Default settings for kinds of dealers, by the name that `site.json` gives. */
export const PRESETS = {
  'multi-brand-group': {
    about: 'A group with many dealerships and makes: all its stock in one search, its locations on a map.',
    settings: {
      search: {
        filters: ['car_type', 'make', 'model', ...VEHICLE_FILTERS, 'state', 'city', 'location_name', 'dealership_name'],
      },
      card: {
        facts: ['km', 'simple_transmission', 'simple_fuel', 'seats', 'location_name'],
        tags: { fuel: 'shown' },
      },
      home: {
        blocks: ['search', 'budget', 'bodies', 'makes', 'offers', 'newest', 'locations', 'brands', 'reviews'],
      },
      locations: { map: { filters: ['sales', 'service'] } },
      vehicle: { breadcrumb: ['car_type', 'make', 'model'] },
    },
  },
  'single-brand': {
    about: 'A single-make dealer: models come first, and there is no make filter.',
    settings: {
      search: {
        filters: ['car_type', 'model', 'badge', ...VEHICLE_FILTERS, 'make'],
        popularMakes: 0,
      },
      card: { facts: ['km', 'simple_transmission', 'simple_fuel', 'simple_body'] },
      home: { blocks: ['search', 'bodies', 'offers', 'newest', 'locations', 'reviews', 'about'] },
      vehicle: { breadcrumb: ['car_type', 'make', 'model'] },
    },
  },
  motorcycles: {
    about: 'A motorcycle dealer: motorcycle wording throughout, and no seats, doors or drive.',
    settings: {
      wording: { kind: 'motorcycle' },
      search: {
        filters: ['car_type', 'make', 'model', 'price', 'body', 'year', 'km', 'colour', 'location_name'],
        priceSlider: { min: 1000, max: 50000 },
        popularMakes: 0,
      },
      card: { facts: ['km', 'simple_transmission', 'simple_body', 'colour', 'location_name'] },
      home: { blocks: ['search', 'bodies', 'makes', 'offers', 'newest', 'locations', 'about'] },
      fuel: { litresPer100Km: 5 },
      tradeIn: { maxKm: 60000 },
    },
  },
  caravans: {
    about: 'A caravan dealer: caravan wording, and no kilometres or fuel.',
    settings: {
      wording: { nouns: { one: 'caravan', many: 'caravans' } },
      stock: { itemTypes: ['caravan'] },
      search: {
        filters: ['car_type', 'make', 'model', 'price', 'body', 'year', 'categories', 'colour', 'location_name'],
        priceSlider: { min: 5000, max: 200000 },
        sorts: ['recommended', 'price_asc', 'price_desc', 'newest', 'year_desc'],
        popularMakes: 0,
      },
      card: { facts: ['simple_body', 'colour', 'location_name'] },
      home: { blocks: ['search', 'budget', 'bodies', 'makes', 'offers', 'newest', 'locations', 'about'] },
      fuel: { show: 'hidden' },
    },
  },
  subscription: {
    about: 'A group that offers subscriptions: Available in place of In-Stock, and the subscription price first.',
    settings: {
      wording: { offering: 'subscription' },
      search: {
        filters: [
          'car_type',
          'make',
          'model',
          'subscription_price',
          'body',
          'year',
          'fuel',
          'transmission',
          'drive',
          'seats',
          'colour',
          'city',
        ],
      },
      card: { facts: ['km', 'simple_transmission', 'simple_fuel', 'seats'], tags: { fuel: 'shown' } },
      finance: { estimate: { show: 'hidden' }, calculator: { show: 'hidden' } },
      tradeIn: { show: 'hidden' },
      price: { wasPrice: 'hidden', belowMarket: { show: 'hidden' } },
      vehicle: { actionTexts: { enquire: 'Subscribe' } },
      forms: {
        pages: {
          vehicleEnquiry: {
            heading: 'Subscribe to this car',
            intro: 'Tell us when you’d like it and for how long. We’ll call you to arrange the rest.',
          },
        },
      },
    },
  },
  'used-yard': {
    about: 'A small used-car yard: few filters, and no vehicle without a price.',
    settings: {
      stock: { carTypes: ['used'], zeroPrice: 'hidden' },
      search: {
        filters: ['make', 'model', 'price', 'body', 'year', 'km', 'fuel', 'transmission', 'seats', 'colour'],
        priceAscending: 'priced_only',
        popularMakes: 0,
        sorts: ['recommended', 'price_asc', 'price_desc', 'km_asc', 'newest'],
      },
      card: { facts: ['km', 'simple_transmission', 'simple_fuel', 'simple_body'] },
      home: { blocks: ['search', 'budget', 'bodies', 'newest', 'locations', 'reviews', 'about'] },
      visitors: { signIn: 'off' },
    },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = listKeysOf(PRESETS);

export function findPreset(name: string): Preset | undefined {
  return lookUp<Preset>(PRESETS, name);
}
