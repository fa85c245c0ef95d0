import { isOnOffer } from '../domain/availability/offer.ts';
import { currentPrice } from '../domain/price/price.ts';
import { findBand, formatBand, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands.ts';
import { type ExactKey, RANGE_KEYS, type RangeKey, TERM_KEYS, type TermKey } from './contract.ts';
import type { SearchableCar } from './searchable-car.ts';

/** How a list of values is ordered (B7). `count` is the most frequent first, then by label. */
export type FacetOrder = 'label' | 'numeric' | 'numeric-falling' | 'count' | 'car-type';

interface TermRowBase {
  key: TermKey;
  label: string;
  /**
   * `model-only`: data of the maker's model, for filters set by a page rather than ticked in the panel (S3). `exact`: numbers of which
   * the chosen values alone are counted.
   */
  kind: 'terms' | 'flag' | 'model-only' | 'exact';
  order: FacetOrder;
  /** How a value is shown to people. */
  labelOf(value: string): string;
}
/** A filter of which a car has one value, or none. */
export interface SingleTermRow extends TermRowBase {
  multi: false;
  of(car: SearchableCar): string | null;
}
/** A filter of which a car can have many values. */
export interface MultiTermRow extends TermRowBase {
  multi: true;
  of(car: SearchableCar): readonly string[];
}
/** One list-valued filter: its row drives the address, the index, the counts and the panel. */
export type TermRow = SingleTermRow | MultiTermRow;

/** One number that can be narrowed to a span. */
export interface RangeRow {
  key: RangeKey;
  label: string;
  kind: 'range';
  unit: 'dollars' | 'dollars-a-week' | 'kilometres' | 'year' | 'seats';
  of(car: SearchableCar): number | null;
}

const aboveZero = (amount: number | null): number | null => (amount !== null && amount > 0 ? amount : null);
const text = (value: number | null): string | null => (value === null ? null : String(value));
const asIs = (value: string): string => value;
/** Kinds of vehicles that go by their initials. */
const INITIALS = new Set(['atv', 'rv', 'ssv', 'suv', 'utv']);

const sentence = (value: string): string => {
  if (INITIALS.has(value)) return value.toUpperCase();
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Between make and model in a value of `make_model`: a make has no slash, so the first one parts them. */
const MAKE_MODEL_SEPARATOR = '/';

/** The `make_model` value of a make and one of its models: `Toyota/Corolla`. */
export function encodeMakeModel(make: string, model: string): string {
  return `${make}${MAKE_MODEL_SEPARATOR}${model}`;
}

/** Make and model of a `make_model` value; undefined for text that is none. */
export function decodeMakeModel(value: string): { make: string; model: string } | undefined {
  const at = value.indexOf(MAKE_MODEL_SEPARATOR);
  return at < 1 ? undefined : { make: value.slice(0, at), model: value.slice(at + 1) };
}

type SingleOptions = Partial<Pick<SingleTermRow, 'kind' | 'order' | 'labelOf'>>;

const one = (
  key: TermKey,
  label: string,
  of: SingleTermRow['of'],
  { kind = 'terms', order = 'label', labelOf = asIs }: SingleOptions = {},
): SingleTermRow => ({ key, label, kind, order, labelOf, multi: false, of });

const many = (key: TermKey, label: string, of: MultiTermRow['of'], order: FacetOrder): MultiTermRow => ({
  key,
  label,
  kind: 'terms',
  order,
  labelOf: asIs,
  multi: true,
  of,
});

/** One row for each number with a span (B3), by key. A price that the card does not show is no price here either. */
export const RANGE_ROWS: Readonly<Record<RangeKey, RangeRow>> = {
  price: { key: 'price', label: 'Price', kind: 'range', unit: 'dollars', of: currentPrice },
  km: { key: 'km', label: 'Kilometres', kind: 'range', unit: 'kilometres', of: (car) => car.km },
  year: { key: 'year', label: 'Year', kind: 'range', unit: 'year', of: (car) => car.year },
  seats: { key: 'seats', label: 'Seats', kind: 'range', unit: 'seats', of: (car) => car.seats },
  subscription_price: {
    key: 'subscription_price',
    label: 'Subscription price',
    kind: 'range',
    unit: 'dollars',
    of: (car) => aboveZero(car.subscription_price),
  },
  weekly_price: {
    key: 'weekly_price',
    label: 'Weekly price',
    kind: 'range',
    unit: 'dollars-a-week',
    of: (car) => aboveZero(car.weekly_price),
  },
};

/** Exact values of a number; the row with its span says which number. */
const exact = (key: ExactKey, unit: (figure: string) => string): SingleTermRow =>
  one(key, RANGE_ROWS[key].label, (car) => text(RANGE_ROWS[key].of(car)), {
    kind: 'exact',
    order: 'numeric',
    labelOf: (value) => (Number.isNaN(Number(value)) ? value : unit(Number(value).toLocaleString('en-AU'))),
  });

/** One row for each list-valued filter (B3), by key. */
export const TERM_ROWS: Readonly<Record<TermKey, TermRow>> = {
  car_type: one('car_type', 'Condition', (car) => car.car_type, { order: 'car-type', labelOf: sentence }),
  make: one('make', 'Make', (car) => car.make),
  model: one('model', 'Model', (car) => car.model),
  make_model: one('make_model', 'Make and model', (car) => encodeMakeModel(car.make, car.model), {
    labelOf: (value) => value.replace(MAKE_MODEL_SEPARATOR, ' '),
  }),
  badge: one('badge', 'Badge', (car) => car.badge),
  body: one('body', 'Body', (car) => car.simple_body ?? car.body, { order: 'count' }),
  item_type: one('item_type', 'Vehicle type', (car) => car.item_type, { order: 'count', labelOf: sentence }),
  categories: many('categories', 'Category', (car) => car.categories, 'label'),
  fuel: one('fuel', 'Fuel', (car) => car.simple_fuel ?? car.fuel, { order: 'count' }),
  transmission: one('transmission', 'Transmission', (car) => car.simple_transmission ?? car.trans, {
    order: 'count',
  }),
  drive: one('drive', 'Drive', (car) => car.drive, { order: 'count' }),
  colour: one('colour', 'Colour', (car) => car.simple_colour ?? car.colour, { order: 'count' }),
  seats: one('seats', 'Seats', (car) => text(car.seats), {
    order: 'numeric',
    labelOf: (value) => (value === '1' ? '1 seat' : `${value} seats`),
  }),
  year: one('year', 'Year', (car) => text(car.year), { order: 'numeric-falling' }),
  state: one('state', 'State', (car) => car.state ?? car.location?.state ?? null),
  city: one('city', 'City', (car) => car.city ?? car.location?.city ?? null),
  location_name: one('location_name', 'Location', (car) => car.location?.name ?? null),
  dealership_name: one('dealership_name', 'Dealership', (car) => car.dealership_name),
  status: one('status', 'Availability', (car) => car.status, { order: 'count', labelOf: sentence }),
  tag: one('tag', 'Tag', (car) => car.tag, { order: 'count' }),
  filtered_features: many('filtered_features', 'Features', (car) => car.filtered_features, 'count'),
  certified: one('certified', 'Certified', (car) => String(car.certified), {
    kind: 'flag',
    order: 'count',
    labelOf: (value) => (value === 'true' ? 'Certified' : 'Not certified'),
  }),
  offer: one('offer', 'Offer', (car) => String(isOnOffer(car)), {
    kind: 'flag',
    order: 'count',
    labelOf: (value) => (value === 'true' ? 'On offer' : 'Not on offer'),
  }),
  manufacturer_name: one('manufacturer_name', 'Manufacturer', (car) => car.manufacturer_name, {
    kind: 'model-only',
  }),
  manufacturer_body: one('manufacturer_body', 'Maker’s body', (car) => car.manufacturer_body, {
    kind: 'model-only',
  }),
  manufacturer_body2: one('manufacturer_body2', 'Maker’s second body', (car) => car.manufacturer_body2, {
    kind: 'model-only',
  }),
  manufacturer_body3: one('manufacturer_body3', 'Maker’s third body', (car) => car.manufacturer_body3, {
    kind: 'model-only',
  }),
  price_range: one('price_range', 'Price', (car) => findBand(currentPrice(car), PRICE_BANDS), {
    order: 'numeric',
    labelOf: (value) => formatBand(value, PRICE_BANDS),
  }),
  weekly_price_range: one(
    'weekly_price_range',
    'Weekly price',
    (car) => findBand(aboveZero(car.weekly_price), WEEKLY_PRICE_BANDS),
    { order: 'numeric', labelOf: (value) => formatBand(value, WEEKLY_PRICE_BANDS) },
  ),
  price: exact('price', (figure) => `$${figure}`),
  km: exact('km', (figure) => `${figure} km`),
  subscription_price: exact('subscription_price', (figure) => `$${figure} a week`),
};

/** The facet table in the order of the address and the panel: list-valued filters, then spans. */
export const FACETS: readonly (TermRow | RangeRow)[] = [
  ...TERM_KEYS.map((key) => TERM_ROWS[key]),
  ...RANGE_KEYS.map((key) => RANGE_ROWS[key]),
];

const CAR_TYPE_ORDER = ['new', 'demo', 'used'];
const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

const byLabel = (row: TermRow, a: string, b: string): number =>
  collator.compare(row.labelOf(a), row.labelOf(b)) || (a < b ? -1 : a > b ? 1 : 0);

/** The number at the beginning of a value (of a band: its lower end); `otherwise` for text without one, which so comes last. */
const numberIn = (value: string, otherwise: number): number => {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? otherwise : number;
};
const carTypeRank = (value: string): number => {
  const rank = CAR_TYPE_ORDER.indexOf(value);
  return rank < 0 ? CAR_TYPE_ORDER.length : rank;
};

const comparers: Record<FacetOrder, (row: TermRow, a: string, b: string) => number> = {
  label: byLabel,
  // Counts come first and are the counter's; this is the order among equal counts.
  count: byLabel,
  numeric: (row, a, b) => numberIn(a, Infinity) - numberIn(b, Infinity) || byLabel(row, a, b),
  'numeric-falling': (row, a, b) => numberIn(b, -Infinity) - numberIn(a, -Infinity) || byLabel(row, a, b),
  'car-type': (row, a, b) => carTypeRank(a) - carTypeRank(b) || byLabel(row, a, b),
};

/** Compares two values of a filter by its row's order rule, leaving counts aside (B7). Total: 0 only for equal values. */
export function compareFacetValues(row: TermRow, a: string, b: string): number {
  return comparers[row.order](row, a, b);
}
