import { isOnOffer } from '../domain/availability/offer.ts';
import { findCurrentPrice } from '../domain/price/price.ts';
import { type BandScale, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands.ts';
import type { SearchableCar } from './searchable-car.ts';
import type { Unit } from './units.ts';

/** Where a value comes from: a field of the vehicle, by the specification's name, or what is made of several. */
export type Source<Value> =
  | Exclude<keyof SearchableCar, 'location' | 'variant'>
  | ((car: SearchableCar) => Value | null);

/** How a list of values is ordered (B7). `count` is the most frequent first, then by label. */
export type FacetOrder = 'label' | 'numeric' | 'numeric-falling' | 'count' | 'car-type';

/** What both kinds of rows say. */
interface FacetRow {
  /** What people call it; the title of its block unless `title` says otherwise. */
  label: string;
  title?: string;
  /** Its place in the panel of a site that does not name its own filters; without one, sites have to name it. */
  offered?: number;
  /** What it is about, where several facets are about the same: what is said anew of a subject replaces all of it. */
  subject?: 'make' | 'place' | 'price' | 'weekly_price';
}

interface ListRowBase extends FacetRow {
  order: FacetOrder;
  /**
   * The block in the panel. `toggles` are for short sets that people take in at a glance, side by side while they are
   * few; `makes` has the models of ticked makes under them, and `models` those of one make; `none` has no block.
   */
  widget: 'checks' | 'toggles' | 'makes' | 'models' | 'none';
  /** How a value is written; as it is unless given. `car-type` is in the site's own words. */
  format?: 'sentence' | 'car-type' | 'make-model';
  /** Values are whole numbers of this unit; the block leaves it to its title. */
  unit?: Unit;
  /** Several of its values, where the panel speaks of them ("All 42 makes"); choices unless given. */
  plural?: string;
  /** What is drawn beside a value. */
  swatch?: 'paint';
  /** The page itself chooses of it: one value, chosen or not, needs no block. */
  ofPage?: true;
  /** Its values are found in phrases by their own names; where two facets have one name, the lower number has it. */
  named?: number;
  /** As `named`, but not where the stock has one value alone: that narrows nothing. */
  namedIfSeveral?: true;
  /** Its values are looked for behind typing errors too. */
  spelt?: true;
}

/** A facet with a list of values, of which a shopper may choose several. */
export type ListRow = ListRowBase &
  (
    | {
        kind: 'one';
        /** Of two, the second is for vehicles without the first. */
        source: Source<string> | readonly [Source<string>, Source<string>];
      }
    | { kind: 'many'; source: 'categories' | 'filtered_features' | 'standardEquipment' }
    /** The panel offers the yes alone; `words` are those of the yes and the no. */
    | {
        kind: 'flag';
        source: Source<boolean>;
        words: readonly [yes: string, no: string];
      }
    /** Bands of a number; `source` is the row of SPANS that has it. */
    | { kind: 'bands'; source: 'price' | 'weekly_price'; scale: BandScale }
  );

/** A facet with a number that can be narrowed to a span. */
export interface SpanRow extends FacetRow {
  kind: 'number';
  source: Source<number>;
  unit: Unit;
  /** Only above 0 is it a number at all. */
  aboveZero?: true;
  /** Exact values can be listed too (S3, B3). Nearly each vehicle has its own, so only chosen values are counted. */
  exact?: true;
  /**
   * The block in the panel: `price` two handles over the bars of the prices, with the site's slider; `km` one handle
   * for the most; `year` a list for each end; `budget` the most dollars a week, with what belongs to repayments;
   * `boxes` a box for each end; `least` a list of lower ends; `none` has no block.
   */
  widget: 'price' | 'km' | 'year' | 'budget' | 'boxes' | 'least' | 'none';
  /** The lower ends that a `least` block offers, rising. */
  steps?: readonly number[];
  /** A chip says its name: the unit alone does not tell what is measured. */
  namedInChip?: true;
  /** What shoppers say for it beside a number with its unit, parted by commas: "tows 2,500 kg". */
  says?: string;
}

/** Between make and model in a value of `make_model`: a make has no slash, so the first one parts them. */
export const MAKE_MODEL_SEPARATOR = '/';

/**
 * Facets with a list of values (S3, B3), in the order of the address. A new facet is a row here or in SPANS; all else
 * follows: address, index, counts, chips, panel, phrases, settings, the description of the API and the documents.
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
    // Not spelt: too many words are one letter away from a colour.
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
  // Data of the maker's model, for filters that a page sets rather than a shopper (S3)
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

/** Facets with a number, in the order of the address, behind all lists. */
export const SPANS = {
  // What the card does not show as a price is none here either.
  price: {
    label: 'Price',
    kind: 'number',
    source: findCurrentPrice,
    unit: 'dollars',
    exact: true,
    widget: 'price',
    subject: 'price',
    offered: 40,
  },
  km: {
    label: 'Kilometres',
    kind: 'number',
    source: 'km',
    unit: 'kilometres',
    exact: true,
    widget: 'km',
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
