import {
  type EngineRules,
  type FacetItem,
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchScope,
  type SearchState,
  type SortKey,
  TERM_KEYS,
  type TermKey,
} from '../../../src/search/contract.ts';
import { RANGE_ROWS, TERM_ROWS, type TermRow } from '../../../src/search/facets.ts';
import type { SearchableCar } from '../../../src/search/searchable-car.ts';

/** The expected result of a search, with hits as ids. */
export interface PlainAnswer {
  hits: number[];
  count: number;
  sold: number;
  pages: number;
  facets: Record<TermKey, FacetItem[]>;
  ranges: Record<RangeKey, Range>;
}

const DAY_MS = 86_400_000;

/** Whether a site lists the car at the moment (B4, B6), written as plainly as the rule. */
export function isListed(car: SearchableCar, rules: EngineRules, now: Date): boolean {
  if (!car.show_on_dealer_website) return false;
  if (rules.hideZeroPrice && RANGE_ROWS.price.of(car) === null && !car.subscription_price) return false;
  if (car.status !== 'sold' && !car.sold) return car.status === 'in_stock' || car.status === 'coming_soon';
  const soldSinceMs = now.getTime() - rules.includeSoldCarsDays * DAY_MS;
  return car.sold_date_timestamp !== null && car.sold_date_timestamp * 1000 >= soldSinceMs;
}

const valuesOf = (row: TermRow, car: SearchableCar): string[] =>
  [row.of(car)].flat().filter((value): value is string => value !== null && value !== '');

const hasTerm = (car: SearchableCar, key: TermKey, chosen: readonly string[]): boolean =>
  valuesOf(TERM_ROWS[key], car).some((value) => chosen.includes(value));

function isWithin(car: SearchableCar, key: RangeKey, { min, max }: Range): boolean {
  const number = RANGE_ROWS[key].of(car);
  return number !== null && (min === null || number >= min) && (max === null || number <= max);
}

/** Whether the car passes all filters except the named one. */
function passes(car: SearchableCar, filters: Pick<SearchScope, 'terms' | 'ranges'>, except: string): boolean {
  const terms = Object.entries(filters.terms) as [TermKey, string[]][];
  const ranges = Object.entries(filters.ranges ?? {}) as [RangeKey, Range][];
  return (
    terms.every(([key, chosen]) => `term ${key}` === except || chosen.length === 0 || hasTerm(car, key, chosen)) &&
    ranges.every(
      ([key, range]) =>
        `range ${key}` === except || (range.min === null && range.max === null) || isWithin(car, key, range),
    )
  );
}

type Number = number | null;
const sortNumbers: Record<Exclude<SortKey, 'relevance'>, [of: (car: SearchableCar) => Number, direction: 1 | -1]> = {
  recommended: [(car) => car.custom_rank, -1],
  price_asc: [RANGE_ROWS.price.of, 1],
  price_desc: [RANGE_ROWS.price.of, -1],
  km_asc: [(car) => car.km, 1],
  km_desc: [(car) => car.km, -1],
  year_desc: [(car) => car.year, -1],
  year_asc: [(car) => car.year, 1],
  newest: [(car) => (car.created_at === null ? null : Date.parse(car.created_at)), -1],
};

/** The order of two cars: by number, cars without one last, then rank, then id. */
function compareCars(sort: Exclude<SortKey, 'relevance'>, a: SearchableCar, b: SearchableCar): number {
  const [of, direction] = sortNumbers[sort];
  const [x, y] = [of(a), of(b)];
  const byNumber = x === null || y === null ? Number(x === null) - Number(y === null) : direction * (x - y);
  return byNumber || b.custom_rank - a.custom_rank || a.id - b.id;
}

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
const byLabel = (a: FacetItem, b: FacetItem): number =>
  collator.compare(a.label, b.label) || (a.value < b.value ? -1 : Number(a.value > b.value));
/** Sorts values with a number by it, the others after them. */
const byNumber =
  (direction: 1 | -1) =>
  (a: FacetItem, b: FacetItem): number => {
    const [x, y] = [Number.parseFloat(a.value), Number.parseFloat(b.value)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || byLabel(a, b);
    return direction * (x - y) || byLabel(a, b);
  };
const carTypes = ['new', 'demo', 'used', 'anything else'];
const carTypeRank = ({ value }: FacetItem): number => (carTypes.includes(value) ? carTypes.indexOf(value) : 3);
const itemOrders: Record<TermRow['order'], (a: FacetItem, b: FacetItem) => number> = {
  label: byLabel,
  count: (a, b) => b.count - a.count || byLabel(a, b),
  numeric: byNumber(1),
  'numeric-falling': byNumber(-1),
  'car-type': (a, b) => carTypeRank(a) - carTypeRank(b) || byLabel(a, b),
};

function countValues(row: TermRow, cars: readonly SearchableCar[], chosen: readonly string[]): FacetItem[] {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const car of cars)
    for (const value of new Set(valuesOf(row, car))) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Of exact numbers, which differ for nearly each car, only the chosen ones are counted.
  const shown = [...counts].filter(([value]) => row.kind !== 'exact' || chosen.includes(value));
  const items = Array.from(shown, ([value, count]) => ({ label: row.labelOf(value), value, count }));
  return items.sort(itemOrders[row.order]);
}

function spanOf(key: RangeKey, cars: readonly SearchableCar[]): Range {
  const numbers = cars.map(RANGE_ROWS[key].of).filter((number) => number !== null);
  return numbers.length === 0 ? { min: null, max: null } : { min: Math.min(...numbers), max: Math.max(...numbers) };
}

const each = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

/** Answers a search without text by scanning every car for every count: slow, and plain enough to be trusted. */
export function plainSearch(
  cars: readonly SearchableCar[],
  { rules, now }: { rules: EngineRules; now: Date },
  state: SearchState,
  scope: SearchScope = { terms: {} },
): PlainAnswer {
  const sort = state.sortBy === null || state.sortBy === 'relevance' ? 'recommended' : state.sortBy;
  const needsPrice = rules.priceAscendingNeedsPrice && sort === 'price_asc';
  const root = cars.filter(
    (car) => isListed(car, rules, now) && passes(car, scope, '') && !(needsPrice && RANGE_ROWS.price.of(car) === null),
  );
  const without = (except: string): SearchableCar[] => root.filter((car) => passes(car, state, except));
  const found = without('').sort((a, b) => compareCars(sort, a, b));
  const first = (state.page - 1) * rules.hitsPerPage;
  return {
    hits: found.slice(first, first + rules.hitsPerPage).map(({ id }) => id),
    count: found.length,
    sold: found.filter(({ status, sold }) => sold || status === 'sold').length,
    pages: Math.ceil(found.length / rules.hitsPerPage),
    facets: each(TERM_KEYS, (key) => countValues(TERM_ROWS[key], without(`term ${key}`), state.terms[key] ?? [])),
    ranges: each(RANGE_KEYS, (key) => spanOf(key, without(`range ${key}`))),
  };
}
