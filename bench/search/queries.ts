import type { CarType } from '../../src/domain/vehicle/car.ts';
import {
  COUNTED_KEYS,
  type CountedKey,
  type RangeKey,
  type SearchState,
  type SortKey,
} from '../../src/search/contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../src/search/facets.ts';
import { createEmptyState, withPage, withQuery, withRange, withSort, withTerm } from '../../src/search/state.ts';
import { type BenchCar, makeRandom } from './vehicles.ts';

type Random = () => number;

/** Relative frequencies by which filters are drawn. */
const WEIGHTS: Partial<Record<CountedKey, number>> = {
  make: 6,
  make_model: 5,
  model: 4,
  body: 6,
  car_type: 4,
  year: 3,
  fuel: 3,
  transmission: 3,
  drive: 2,
  colour: 3,
  seats: 2,
  badge: 2,
  filtered_features: 3,
  city: 2,
  location_name: 2,
  dealership_name: 2,
  price_range: 2,
};
const SORTS: readonly (SortKey | null)[] = [
  null,
  null,
  null,
  'price_asc',
  'price_desc',
  'km_asc',
  'year_desc',
  'newest',
];

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

function pickKey(random: Random): CountedKey {
  const weights = COUNTED_KEYS.filter((key) => !key.startsWith('manufacturer')).map(
    (key) => [key, WEIGHTS[key] ?? 1] as const,
  );
  let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of weights) {
    left -= weight;
    if (left < 0) return key;
  }
  return 'make';
}

function pickValue(key: CountedKey, car: BenchCar, random: Random): string | null {
  const values = [TERM_ROWS[key].of(car)].flat();
  return values.length === 0 ? null : pick(values, random);
}

/** Chooses a filter so that `car` fits it, and sometimes other values beside. */
function chooseTerm(state: SearchState, car: BenchCar, pool: readonly BenchCar[], random: Random): SearchState {
  const key = pickKey(random);
  const others =
    key === 'filtered_features' ? [] : Array.from({ length: Math.floor(random() * 3) }, () => pick(pool, random));
  return [car, ...others].reduce((changed, other) => {
    const value = pickValue(key, other, random);
    return value === null ? changed : withTerm(changed, key, value);
  }, state);
}

const SPANS: readonly [RangeKey, step: number][] = [
  ['price', 5_000],
  ['price', 10_000],
  ['km', 20_000],
  ['weekly_price', 50],
];

function chooseSpan(state: SearchState, car: BenchCar, random: Random): SearchState {
  const [key, step] = pick(SPANS, random);
  const number = RANGE_ROWS[key].of(car);
  if (number === null) return state;
  const max = Math.ceil((number + 1) / step) * step;
  return withRange(state, key, { min: random() < 0.3 ? Math.max(0, max - 2 * step) : null, max });
}

/** Leaves out a letter, swaps it with its neighbour, or replaces it. */
function mistype(word: string, random: Random): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return `${word.slice(0, at)}e${word.slice(at + 1)}`;
}

function wordsFor(car: BenchCar, random: Random): string {
  const words = pick(
    [
      `${car.make} ${car.model}`,
      `${car.model} ${car.badge ?? ''}`,
      `${car.simple_colour} ${car.simple_body}`,
      car.standardEquipment[0]!,
      `${car.year ?? ''} ${car.make}`,
      car.stocknum,
      car.model.slice(0, Math.max(3, car.model.length - 2)),
    ],
    random,
  );
  const typed = words.toLowerCase().trim().split(' ');
  return typed.map((word, i) => (i === 0 && random() < 0.25 ? mistype(word, random) : word)).join(' ');
}

/** A search on one of the site's pages: most are on that of used cars. */
export interface BenchQuery {
  state: SearchState;
  /** The car types of the page; empty for the page of all. */
  carTypes: CarType[];
}

const PAGES: readonly CarType[][] = [['used'], ['used'], ['used'], ['new'], ['new', 'demo'], []];

/** Searches such as shoppers make, each fitting a car of `pool`; with or without text; the same on every run. */
export function makeQueries(pool: readonly BenchCar[], count: number, withWords: boolean): BenchQuery[] {
  const random = makeRandom(withWords ? 11 : 7);
  return Array.from({ length: count }, () => {
    const car = pick(pool, random);
    let state = withWords ? withQuery(createEmptyState(), wordsFor(car, random)) : createEmptyState();
    const filters = random() < 0.2 ? 0 : 1 + Math.floor(random() * random() * 5);
    for (let i = 0; i < (withWords ? Math.min(1, filters) : filters); i++) state = chooseTerm(state, car, pool, random);
    if (random() < 0.3) state = chooseSpan(state, car, random);
    state = withSort(state, withWords ? null : pick(SORTS, random));
    if (random() < 0.2) state = withPage(state, 2 + Math.floor(random() * 3));
    return { state, carTypes: pick(PAGES, random) };
  });
}
