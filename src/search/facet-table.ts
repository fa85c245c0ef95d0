import { isOnOffer } from '../domain/availability/offer.ts';
import { findCurrentPrice } from '../domain/price/price.ts';
import { type BandScale, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands.ts';
import type { SearchableCar } from './searchable-car.ts';
import type { CountUnit, SpokenUnit, Unit } from './units.ts';

/** The source of a value: a field of the vehicle, by the specification's name, or a function of several. */
export type Source<Value> =
  | Exclude<keyof SearchableCar, 'location' | 'variant'>
  | ((car: SearchableCar) => Value | null);

/** The order of a list of values (B7). `count` is the most frequent first, then by label. */
export type FacetOrder = 'label' | 'numeric' | 'numeric-falling' | 'count' | 'car-type';

interface FacetRow {
  /** The label for people; also the title of its block unless `title` is given. */
  label: string;
  title?: string;
  /** Its position in the default filter panel; without one, a site has to name the facet to offer it. */
  offered?: number;
  /** Search engines may read lists that it filters; those of any other filter have endless addresses. */
  crawlable?: true;
  /** The subject that several facets share: a phrase about the subject replaces all filters on it. */
  subject?: 'make' | 'place' | 'price' | 'weekly_price';
}

interface ListRowBase extends FacetRow {
  order: FacetOrder;
  /**
   * The block in the panel. `toggles` suit short sets, side by side while they are few; `makes` has the models of
   * ticked makes under them, and `models` those of one make; `none` has no block.
   */
  widget: 'checks' | 'toggles' | 'makes' | 'models' | 'none';
  /** How a value is displayed; unchanged by default. `car-type` uses the site's own words. */
  format?: 'sentence' | 'car-type' | 'make-model';
  /** Values are integers in this unit; the block shows it in the title only. */
  unit?: CountUnit;
  /** The plural of its values in the panel ("All 42 makes"); "choices" by default. */
  plural?: string;
  /** What is drawn beside a value. */
  swatch?: 'paint';
  /** Set by the page itself, so that a single value needs no block. */
  ofPage?: true;
  /** Its values are recognised by name in phrases; where two facets share a name, the lower number wins. */
  named?: number;
  /** As `named`, but not where the stock has a single value: that would not filter anything. */
  namedIfSeveral?: true;
  /** Its values are recognised despite typing errors too. */
  spelt?: true;
}

/** A facet with a list of values, of which several can be chosen. */
export type ListRow = ListRowBase &
  (
    | {
        kind: 'one';
        /** With two sources, the second is for vehicles without a value of the first. */
        source: Source<string> | readonly [Source<string>, Source<string>];
      }
    | { kind: 'many'; source: 'categories' | 'filtered_features' | 'standardEquipment' }
    /** The panel offers only the yes; `words` are the labels of yes and no. */
    | {
        kind: 'flag';
        source: Source<boolean>;
        words: readonly [yes: string, no: string];
      }
    /** Bands of a number; `source` is its row in SPANS. */
    | { kind: 'bands'; source: 'price' | 'weekly_price'; scale: BandScale }
  );

interface SpanRowBase extends FacetRow {
  kind: 'number';
  source: Source<number>;
  /** 0 counts as no value. */
  aboveZero?: true;
  /**
   * Can be filtered by exact values too (S3, B3). Nearly every vehicle has its own, so only chosen values are counted.
   */
  exact?: true;
  /** A chip shows its name, because the unit alone does not tell what is measured. */
  namedInChip?: true;
}

/**
 * The block in the panel: `price` a histogram with two handles over a slider; `km` one handle for the maximum; `year` a
 * list for each end; `budget` the maximum dollars a week, with the terms of the repayments; `boxes` a box for each end;
 * `least` a list of lower ends; `none` has no block.
 */
type SpanWidget =
  | { widget: 'price'; slider: SliderName; bars: 'price_range' | 'weekly_price_range' }
  | { widget: 'km'; slider: SliderName }
  /** `steps` are the lower ends on offer, ascending. */
  | { widget: 'least'; steps: readonly [number, ...number[]] }
  | { widget: 'year' | 'budget' | 'boxes' | 'none' };
/** The sliders that a site has rules for. */
export type SliderName = 'price' | 'km';

/** `says` is how shoppers name the facet beside a figure with its unit, separated by commas: "tows 2,500 kg". */
type SpanUnit = { unit: Exclude<Unit, SpokenUnit>; says?: never } | { unit: SpokenUnit; says?: string };

/** A facet with a number that can be filtered by a range. */
export type SpanRow = SpanRowBase & SpanWidget & SpanUnit;

/** Between make and model in a value of `make_model`: a make has no slash, so the first one separates them. */
export const MAKE_MODEL_SEPARATOR = '/';

/**
 * Facets with a list of values (S3, B3), in the order of the address. To add a facet, add a row here or in SPANS; all
 * else follows: address, index, counts, chips, panel, phrases, settings, the description of the API and the documents.
 */
export const LISTS = {
  car_type: {
    label: 'Condition',
    kind: 'one',
    source: 'car_type',
    order: 'car-type',
    format: 'car-type',
    widget: 'toggles',
    ofPage: true,
    crawlable: true,
    offered: 10,
  },
  make: {
    label: 'Make',
    title: 'Make and model',
    plural: 'makes',
    kind: 'one',
    source: 'make',
    order: 'label',
    widget: 'makes',
    subject: 'make',
    crawlable: true,
    named: 10,
    spelt: true,
    offered: 20,
  },
  model: {
    label: 'Model',
    plural: 'models',
    kind: 'one',
    source: 'model',
    order: 'label',
    widget: 'models',
    subject: 'make',
    spelt: true,
    offered: 30,
  },
  make_model: {
    label: 'Make and model',
    plural: 'models',
    kind: 'one',
    source: (car) => `${car.make}${MAKE_MODEL_SEPARATOR}${car.model}`,
    order: 'label',
    format: 'make-model',
    widget: 'checks',
    subject: 'make',
    crawlable: true,
    spelt: true,
  },
  badge: { label: 'Badge', plural: 'badges', kind: 'one', source: 'badge', order: 'label', widget: 'checks' },
  body: {
    label: 'Body',
    title: 'Body type',
    plural: 'body types',
    kind: 'one',
    source: ['simple_body', 'body'],
    order: 'count',
    widget: 'toggles',
    crawlable: true,
    named: 30,
    spelt: true,
    offered: 50,
  },
  item_type: {
    label: 'Vehicle type',
    kind: 'one',
    source: 'item_type',
    order: 'count',
    format: 'sentence',
    widget: 'toggles',
    named: 140,
    namedIfSeveral: true,
  },
  categories: {
    label: 'Category',
    plural: 'categories',
    kind: 'many',
    source: 'categories',
    order: 'label',
    widget: 'checks',
    named: 130,
  },
  fuel: {
    label: 'Fuel',
    kind: 'one',
    source: ['simple_fuel', 'fuel'],
    order: 'count',
    widget: 'checks',
    named: 40,
    spelt: true,
    offered: 80,
  },
  transmission: {
    label: 'Transmission',
    kind: 'one',
    source: ['simple_transmission', 'trans'],
    order: 'count',
    widget: 'toggles',
    named: 50,
    spelt: true,
    offered: 90,
  },
  drive: {
    label: 'Drive',
    kind: 'one',
    source: 'drive',
    order: 'count',
    widget: 'toggles',
    named: 60,
    offered: 100,
  },
  colour: {
    label: 'Colour',
    plural: 'colours',
    kind: 'one',
    source: ['simple_colour', 'colour'],
    order: 'count',
    widget: 'toggles',
    swatch: 'paint',
    // Not spell-checked: too many words are one letter away from a colour.
    named: 70,
    offered: 120,
  },
  seats: {
    label: 'Seats',
    kind: 'one',
    source: 'seats',
    unit: 'seats',
    order: 'numeric',
    widget: 'toggles',
    offered: 110,
  },
  year: {
    label: 'Year',
    plural: 'years',
    kind: 'one',
    source: 'year',
    order: 'numeric-falling',
    widget: 'none',
  },
  state: {
    label: 'State',
    kind: 'one',
    source: ['state', (car) => car.location?.state ?? null],
    order: 'label',
    widget: 'checks',
    subject: 'place',
    named: 80,
    spelt: true,
    offered: 140,
  },
  city: {
    label: 'City',
    plural: 'places',
    kind: 'one',
    source: ['city', (car) => car.location?.city ?? null],
    order: 'label',
    widget: 'checks',
    subject: 'place',
    named: 90,
    spelt: true,
  },
  location_name: {
    label: 'Location',
    plural: 'locations',
    kind: 'one',
    source: (car) => car.location?.name ?? null,
    order: 'label',
    widget: 'checks',
    subject: 'place',
    named: 100,
    offered: 150,
  },
  dealership_name: {
    label: 'Dealership',
    plural: 'dealerships',
    kind: 'one',
    source: 'dealership_name',
    order: 'label',
    widget: 'checks',
    subject: 'place',
    named: 110,
  },
  status: {
    label: 'Availability',
    kind: 'one',
    source: 'status',
    order: 'count',
    format: 'sentence',
    widget: 'checks',
  },
  tag: { label: 'Tag', kind: 'one', source: 'tag', order: 'count', widget: 'checks' },
  filtered_features: {
    label: 'Features',
    plural: 'features',
    kind: 'many',
    source: 'filtered_features',
    order: 'count',
    widget: 'checks',
    named: 120,
    offered: 130,
  },
  certified: {
    label: 'Certified',
    kind: 'flag',
    source: 'certified',
    words: ['Certified', 'Not certified'],
    order: 'count',
    widget: 'checks',
  },
  offer: {
    label: 'Offer',
    kind: 'flag',
    source: isOnOffer,
    words: ['On offer', 'Not on offer'],
    order: 'count',
    widget: 'checks',
  },
  doors: {
    label: 'Doors',
    kind: 'one',
    source: 'doors',
    unit: 'doors',
    order: 'numeric',
    widget: 'toggles',
  },
  // The manufacturer's model data, for filters that a page sets rather than a shopper (S3).
  manufacturer_name: {
    label: 'Manufacturer',
    kind: 'one',
    source: 'manufacturer_name',
    order: 'label',
    widget: 'checks',
  },
  manufacturer_body: {
    label: 'Maker’s body',
    kind: 'one',
    source: 'manufacturer_body',
    order: 'label',
    widget: 'checks',
  },
  manufacturer_body2: {
    label: 'Maker’s second body',
    kind: 'one',
    source: 'manufacturer_body2',
    order: 'label',
    widget: 'checks',
  },
  manufacturer_body3: {
    label: 'Maker’s third body',
    kind: 'one',
    source: 'manufacturer_body3',
    order: 'label',
    widget: 'checks',
  },
  price_range: {
    label: 'Price',
    kind: 'bands',
    source: 'price',
    scale: PRICE_BANDS,
    order: 'numeric',
    widget: 'checks',
    subject: 'price',
  },
  weekly_price_range: {
    label: 'Weekly price',
    kind: 'bands',
    source: 'weekly_price',
    scale: WEEKLY_PRICE_BANDS,
    order: 'numeric',
    widget: 'checks',
    subject: 'weekly_price',
  },
} as const satisfies Readonly<Record<string, ListRow>>;

/** Facets with a number, in the order of the address, after all lists. */
export const SPANS = {
  // A price that the card does not show is not a price here either.
  price: {
    label: 'Price',
    kind: 'number',
    source: findCurrentPrice,
    unit: 'dollars',
    exact: true,
    widget: 'price',
    slider: 'price',
    bars: 'price_range',
    subject: 'price',
    offered: 40,
  },
  km: {
    label: 'Odometer',
    kind: 'number',
    source: 'km',
    unit: 'kilometres',
    exact: true,
    widget: 'km',
    slider: 'km',
    offered: 70,
  },
  year: { label: 'Year', kind: 'number', source: 'year', unit: 'year', widget: 'year', offered: 60 },
  seats: { label: 'Seats', kind: 'number', source: 'seats', unit: 'seats', widget: 'none' },
  subscription_price: {
    label: 'Subscription price',
    kind: 'number',
    source: 'subscription_price',
    unit: 'dollars-a-week',
    aboveZero: true,
    exact: true,
    widget: 'boxes',
  },
  weekly_price: {
    label: 'Weekly price',
    kind: 'number',
    source: 'weekly_price',
    unit: 'dollars-a-week',
    aboveZero: true,
    widget: 'budget',
    subject: 'weekly_price',
  },
  towingcapacitybraked: {
    label: 'Towing capacity',
    kind: 'number',
    source: (car) => car.variant?.towingcapacitybraked ?? null,
    unit: 'kilograms',
    aboveZero: true,
    widget: 'least',
    steps: [750, 1000, 1500, 2000, 2500, 3000, 3500],
    namedInChip: true,
    says: 'tow, tows, towing, towing capacity, tow capacity, braked towing, braked towing capacity',
  },
} as const satisfies Readonly<Record<string, SpanRow>>;
