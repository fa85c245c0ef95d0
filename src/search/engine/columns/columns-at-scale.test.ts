import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BenchCar, makeRandom, makeStock, makeVehicle } from '../../../../bench/search/vehicles.ts';
import { plainCar } from '../../../../tests/contracts/search/search-engine.ts';
import { COUNTED_KEYS, type CountedKey } from '../../contract.ts';
import { TERM_ROWS } from '../../facets.ts';
import { hasBit } from '../../index-structures/bits.ts';
import { CodeGroups } from '../codes/code-groups.ts';
import { ColumnSet, listOtherColumns, NO_COLUMNS } from './column-set.ts';
import { Columns } from './columns.ts';
import { StockColumns } from './stock-columns.ts';

const EVERY_COLUMN = listOtherColumns(NO_COLUMNS);

/** Cars beside the columns that hold them, by slot. */
class Held {
  readonly cars: BenchCar[];
  readonly columns: ColumnSet;

  constructor(cars: BenchCar[], columns: ColumnSet) {
    this.cars = cars;
    this.columns = columns;
  }

  static of(count: number, capacity: number): Held {
    const held = new Held([], new ColumnSet(EVERY_COLUMN, capacity));
    for (const car of makeStock(count)) held.write(held.cars.length, car);
    return held;
  }

  write(slot: number, car: BenchCar): void {
    this.cars[slot] = car;
    this.columns.write(slot, car);
  }

  copy(): Held {
    return new Held(this.cars.slice(), new ColumnSet(EVERY_COLUMN, 0, this.columns));
  }

  /** Every value's count in these slots, as the columns have it and as looking at each car has it. */
  counts(slots: Uint32Array) {
    const counted = this.columns.countTerms(slots, slots.length);
    const read = (key: CountedKey) => {
      const entries = this.columns.terms[key]!.dictionary.inOrder();
      return entries.flatMap(({ value, code }) => (counted[key]?.[code] ? [[value, counted[key][code]] as const] : []));
    };
    const keys = (of: (key: CountedKey) => Iterable<readonly [string, number]>) =>
      COUNTED_KEYS.map((key) => [key, Object.fromEntries([...of(key)].sort(([a], [b]) => (a < b ? -1 : 1)))]);
    return { found: keys(read), expected: keys((key) => this.#bruteForce(key, slots)) };
  }

  #bruteForce(key: CountedKey, slots: Uint32Array): Map<string, number> {
    const counts = new Map<string, number>();
    for (const slot of slots)
      for (const value of new Set([TERM_ROWS[key].of(this.cars[slot]!)].flat()))
        if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  }
}

const sameCounts = (held: Held, slots: Uint32Array): void => {
  const { found, expected } = held.counts(slots);
  expect(found).toEqual(expected);
};

const slotsOf = (held: Held, isIn: (slot: number) => boolean = () => true): Uint32Array =>
  Uint32Array.from(held.cars.keys()).filter(isIn);

test('[B5] large sets are counted as by brute force, after changes, in copies, and when the index has grown', () => {
  const held = Held.of(6_000, 8_192);
  sameCounts(held, slotsOf(held));
  const former = held.copy();
  const random = makeRandom(5);
  for (let i = 0; i < 1_500; i++) held.write(Math.floor(random() * 6_000), makeVehicle(10_000 + i, random));
  // The two have different new values from here on, which share their codes.
  held.write(1, plainCar(1, { badge: 'Only of one', simple_colour: 'Teal' }));
  former.write(1, plainCar(1, { badge: 'Only of the other', simple_colour: 'Plum', seats: 11 }));
  for (const each of [held, former]) sameCounts(each, slotsOf(each));
  held.columns.grow(16_384);
  held.write(6_000, plainCar(2, { badge: 'After growth' }));
  sameCounts(held, slotsOf(held));
});

test('[B5] any sets, large and small, are counted as by brute force', () => {
  const held = Held.of(5_000, 5_024);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (step, first) => {
      sameCounts(
        held,
        slotsOf(held, (slot) => slot % step === first % step),
      );
    }),
    { numRuns: 12 },
  );
});

test('a group of filters may come to have more combinations than fit in 16 bits', () => {
  const capacity = 70_016;
  const columns = [
    { codes: Uint32Array.from({ length: capacity }, (_, slot) => slot), size: capacity },
    { codes: Uint16Array.from({ length: capacity }, (_, slot) => (slot % 2 && slot < 35_000 ? 1 : 2)), size: 3 },
  ];
  const groups = new CodeGroups(columns);
  const slots = Uint32Array.from({ length: capacity }, (_, slot) => slot);
  const [first, second] = groups.count(slots, capacity);
  expect([new Set(first), [...second!]]).toEqual([new Set([1]), [0, 17_500, capacity - 17_500]]);
  const [some] = groups.count(slots.subarray(capacity - 40_000), 40_000);
  expect(some!.indexOf(1)).toBe(capacity - 40_000);
});

test('what a filter selects is kept while the stock is the same, and found anew when it changes', () => {
  const stock = new StockColumns(EVERY_COLUMN, 65_536);
  const columns = new Columns(stock, new ColumnSet(NO_COLUMNS, 65_536));
  const red = () => [5, 6, 40_000].filter((slot) => hasBit(columns.selectValues('colour', ['Red']), slot));
  const cheap = () => [5, 6, 40_000].filter((slot) => hasBit(columns.selectRange('km', { min: 1, max: 9 }), slot));
  stock.write(5, plainCar(1, { simple_colour: 'Red', km: 9 }));
  expect([red(), cheap()]).toEqual([[5], [5]]);
  expect(columns.selectValues('colour', ['Red'])).toBe(columns.selectValues('colour', ['Red']));
  columns.forgetSelected();
  stock.write(40_000, plainCar(2, { simple_colour: 'Red', km: 1 }));
  expect([red(), cheap()]).toEqual([
    [5, 40_000],
    [5, 40_000],
  ]);
  stock.erase(5);
  columns.forgetSelected();
  expect([red(), cheap()]).toEqual([[40_000], [40_000]]);
  stock.grow(70_016);
  columns.forgetSelected();
  expect(columns.selectValues('colour', ['Red'])).toHaveLength(70_016 / 32);
});
