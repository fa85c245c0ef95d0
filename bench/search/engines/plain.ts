import {
  COUNTED_KEYS,
  type CountedKey,
  RANGE_KEYS,
  type SearchState,
  type SortKey,
} from '../../../src/search/contract.ts';
import { computeListedUntilMs } from '../../../src/search/engine/listing.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../src/search/facets.ts';
import { type BenchCar, STOCK_DATE } from '../vehicles.ts';
import { type BenchAnswer, type BenchEngine, HITS_PER_PAGE } from './engine.ts';

/** A car with the values of every filter computed beforehand. */
interface Row {
  id: number;
  rank: number;
  car: BenchCar;
  values: Record<CountedKey, readonly string[]>;
}

const rowOf = (car: BenchCar): Row => ({
  id: car.id,
  rank: car.custom_rank,
  car,
  values: Object.fromEntries(
    COUNTED_KEYS.map((key) => [key, [TERM_ROWS[key].of(car)].flat().filter((value) => value !== null)] as const),
  ) as Record<CountedKey, string[]>,
});

const SORT_NUMBERS: Partial<Record<SortKey, (car: BenchCar) => number | null>> = {
  price_asc: RANGE_ROWS.price.of,
  price_desc: (car) => negative(RANGE_ROWS.price.of(car)),
  km_asc: RANGE_ROWS.km.of,
  year_desc: (car) => negative(car.year),
  newest: (car) => -Date.parse(car.created_at!),
};
const negative = (number: number | null): number | null => (number === null ? null : -number);

/** Which filters a row fails: none, the named one, or more than one. */
function failureOf(row: Row, state: SearchState): CountedKey | 'range' | 'many' | null {
  let failed: CountedKey | 'range' | null = null;
  for (const key of COUNTED_KEYS) {
    const chosen = state.terms[key];
    if (!chosen || row.values[key].some((value) => chosen.includes(value))) continue;
    if (failed !== null) return 'many';
    failed = key;
  }
  for (const key of RANGE_KEYS) {
    const range = state.ranges[key];
    const number = range && RANGE_ROWS[key].of(row.car);
    if (!range || (number != null && number >= (range.min ?? 0) && number <= (range.max ?? Infinity))) continue;
    if (failed !== null) return 'many';
    failed = 'range';
  }
  return failed;
}

function byOrder(state: SearchState): (a: Row, b: Row) => number {
  const numberOf = (state.sortBy && SORT_NUMBERS[state.sortBy]) ?? ((car: BenchCar) => -car.custom_rank);
  return (a, b) => {
    const [x, y] = [numberOf(a.car), numberOf(b.car)];
    const byNumber = x === null || y === null ? Number(x === null) - Number(y === null) : x - y;
    return byNumber || b.rank - a.rank || a.id - b.id;
  };
}

/** The baseline: a scan of every car, with nothing prepared but the values. Does not search text. */
export function makePlain(stock: readonly BenchCar[]): BenchEngine<BenchAnswer> {
  const rows = stock.map(rowOf);
  return {
    search({ state, carTypes }) {
      const facets = Object.fromEntries(
        COUNTED_KEYS.map((key) => [key, new Map<string, number>()]),
      ) as BenchAnswer['facets'];
      const found: Row[] = [];
      for (const row of rows) {
        if (computeListedUntilMs(row.car, 3) < STOCK_DATE.getTime()) continue;
        if (carTypes.length > 0 && !carTypes.includes(row.car.car_type)) continue;
        const failed = failureOf(row, state);
        if (failed === 'many' || failed === 'range') continue;
        if (failed === null) found.push(row);
        for (const key of failed === null ? COUNTED_KEYS : [failed])
          for (const value of row.values[key]) facets[key].set(value, (facets[key].get(value) ?? 0) + 1);
      }
      const first = (state.page - 1) * HITS_PER_PAGE;
      const ids = found
        .sort(byOrder(state))
        .slice(first, first + HITS_PER_PAGE)
        .map(({ id }) => id);
      return { ids, count: found.length, facets };
    },
    read: (answer) => answer,
  };
}
