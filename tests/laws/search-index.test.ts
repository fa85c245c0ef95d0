import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BenchCar, makeRandom, makeStock, makeVehicle, STOCK_DATE } from '../../bench/search/vehicles.ts';
import type { EngineRules } from '../../src/search/contract.ts';
import { createMemoryEngine, type MemoryEngine, restoreMemoryEngine } from '../../src/search/engine/memory-engine.ts';
import { SavedReader } from '../../src/search/index-structures/saved.ts';
import { createEmptyState, withPage, withQuery, withRange, withSort, withTerm } from '../../src/search/state.ts';
import { decodeIndex, encodeIndex } from '../../src/stock/live/index-bytes.ts';
import { isListed, plainSearch } from '../contracts/search/plain-search.ts';
import { anyRules, anySearch, anyStock, searchOf, stockOf, vehicle } from '../contracts/search/random-search.ts';
import { comparable, plainCar, USUAL_RULES } from '../contracts/search/search-engine.ts';

type Engine = MemoryEngine<{ id: number; slug: string }, BenchCar>;
const DAY_MS = 86_400_000;

const cardOf = ({ id, slug }: BenchCar) => ({ id, slug });

function makeEngine(stock: Iterable<BenchCar>, rules: EngineRules = USUAL_RULES, now: Date = STOCK_DATE): Engine {
  const engine: Engine = createMemoryEngine({ rules, now, cardOf });
  engine.load(stock);
  return engine;
}

/** The engine as it comes back from the disk. */
function restoreEngine(engine: Engine, rules: EngineRules, now: Date): Engine {
  const saved = decodeIndex(encodeIndex(engine.save()));
  return restoreMemoryEngine({ rules, now, cardOf }, new SavedReader(saved));
}

// Few cars and common words, so that later steps change and find what earlier ones wrote.
const anyId = fc.integer({ min: 1, max: 12 });
const anyQuery = fc.constantFrom(
  'toyota',
  'white suv',
  'automatic',
  'petrl',
  '5 seats',
  'us',
  'sb107919',
  'the',
  'condition unicorn',
);
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('upsert' as const), id: anyId, seed: fc.nat(999) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), id: anyId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('advance' as const), hours: fc.nat(60) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('search' as const), query: anyQuery }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('copy' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** A site's stock as it changes, beside the index that follows it, and the earlier indexes that a copy replaced. */
class FollowedStock {
  readonly cars = new Map<number, BenchCar>();
  readonly left: { cars: Map<number, BenchCar>; engine: Engine; now: Date }[] = [];
  readonly #rules: EngineRules;
  engine: Engine;
  now = STOCK_DATE;

  constructor(rules: EngineRules) {
    this.#rules = rules;
    this.engine = makeEngine([], rules);
  }

  /** Every index so far: the current one, and the replaced ones, each with its stock at that time. */
  all() {
    return [this, ...this.left];
  }

  take(step: Step): void {
    if (step.do === 'copy') {
      this.left.push({ cars: new Map(this.cars), engine: this.engine, now: this.now });
      this.engine = this.engine.copy();
    }
    if (step.do === 'restore') this.engine = restoreEngine(this.engine, this.#rules, this.now);
    if (step.do === 'search') this.engine.search(withQuery(createEmptyState(), step.query));
    if (step.do === 'upsert') this.#upsert(vehicle(step.id, step.seed));
    if (step.do === 'remove') {
      this.cars.delete(step.id);
      this.engine.remove(step.id);
    }
    if (step.do === 'advance') {
      this.now = new Date(this.now.getTime() + step.hours * 3_600_000);
      this.engine.advance(this.now);
    }
  }

  #upsert(car: BenchCar): void {
    this.cars.set(car.id, car);
    this.engine.upsert(car);
  }
}

describe('an index that has followed changes', () => {
  // Regression: a change written to a copy that showed in the index from which shoppers were still served.
  test('[B4] [B5] [B14] answers as brute force after any changes, days, copies and restores, as older indexes', () => {
    const steps = fc.array(anyStep, { maxLength: 80 });
    fc.assert(
      fc.property(steps, anyRules, fc.array(anySearch, { minLength: 1, maxLength: 3 }), (all, rules, searches) => {
        const stock = new FollowedStock(rules);
        for (const step of all) stock.take(step);
        for (const { cars: kept, engine, now } of stock.all()) {
          const cars = [...kept.values()];
          expect(engine.size).toBe(cars.filter((car) => isListed(car, rules, now)).length);
          for (const any of searches) {
            const { state, scope } = searchOf(cars, any);
            const expected = plainSearch(cars, { rules, now }, state, scope);
            expect(comparable(engine.search(state, scope))).toEqual(expected);
          }
        }
      }),
    );
  });

  test('finds words exactly as an index made anew, best match first', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 80, size: 'max' }), anyQuery, (steps, query) => {
        const stock = new FollowedStock(USUAL_RULES);
        for (const step of steps) stock.take(step);
        const state = withQuery(createEmptyState(), query);
        for (const { cars, engine, now } of stock.all()) {
          const anew = makeEngine(cars.values(), USUAL_RULES, now);
          const { ms: _, ...followed } = engine.search(state);
          expect(followed).toEqual({ ...anew.search(state), ms: undefined });
        }
      }),
    );
  });

  test('stays right through a burst of changes, growth, and lists that are packed', () => {
    // More than an index has room for at first.
    let engine = makeEngine(makeStock(700));
    const state = withQuery(withTerm(createEmptyState(), 'filtered_features', 'Bluetooth'), 'toyota');
    const random = makeRandom(5);
    let cars: BenchCar[] = [];
    for (let round = 0; round < 4; round++) {
      if (round === 2) engine = restoreEngine(engine, USUAL_RULES, STOCK_DATE);
      engine.search(state);
      cars = Array.from({ length: 1_100 }, (_, i) => makeVehicle(i + 1, random));
      engine.load(cars);
    }
    expect(comparable(engine.search(state))).toEqual(comparable(makeEngine(cars).search(state)));
  });
});

test('[B5] the kept counts of a large stock follow its changes, whatever page, order, range or words are asked', () => {
  const engine = makeEngine([]);
  const makes = ['Kia', 'Mazda', 'Toyota'];
  const usual = plainCar(1, { model: 'One', badge: null, dealercomments: null, standardEquipment: [] });
  const carOf = (id: number) => ({ ...usual, id, slug: `car-${id}`, make: makes[id % 3]!, km: id });
  for (let id = 1; id <= 9_000; id++) engine.upsert({ ...carOf(id), badge: id <= 9 ? 'Rarest' : null });
  const chosen = withTerm(createEmptyState(), 'make', 'Kia');
  const states = [chosen, withSort(withPage(chosen, 3), 'km_asc'), withRange(chosen, 'km', { min: 0, max: 6_000 })];
  const counts = () => states.map((state) => engine.search(state).facets.model[0]?.count);
  expect([counts(), counts()]).toEqual([
    [3_000, 3_000, 2_000],
    [3_000, 3_000, 2_000],
  ]);
  expect(engine.search(withQuery(chosen, 'rarest')).facets.model[0]?.count).toBe(3);
  engine.remove(3);
  engine.upsert({ ...carOf(6), km: 7_000 });
  expect(counts()).toEqual([2_999, 2_999, 1_998]);
});

describe('the life of a car in the index', () => {
  test('[B4] a sold car leaves at the moment its days are over, and the index says when that is', () => {
    const soldSeconds = STOCK_DATE.getTime() / 1000 - 86_400;
    const engine = makeEngine([
      plainCar(1),
      plainCar(2, { status: 'sold', sold: true, sold_date_timestamp: soldSeconds }),
      plainCar(3, { status: 'sold', sold: true, sold_date_timestamp: soldSeconds - 86_400 }),
    ]);
    expect(engine.nextExpiry).toEqual(new Date(STOCK_DATE.getTime() + DAY_MS + 1));
    expect(engine.advance(new Date(STOCK_DATE.getTime() + DAY_MS))).toBe(0);
    expect(engine.size).toBe(3);
    expect(engine.advance(new Date(STOCK_DATE.getTime() + DAY_MS + 1))).toBe(1);
    expect(engine.findById(3)).toBeUndefined();
    expect(engine.advance(new Date(STOCK_DATE.getTime() + 2 * DAY_MS + 1))).toBe(1);
    expect(engine.nextExpiry).toBeNull();
    expect([...engine.cards()].map(({ id }) => id)).toEqual([1]);
  });

  test('a car is found by its slug, also when the slug changes or goes to another car', () => {
    const engine = makeEngine([plainCar(1, { slug: 'red-hilux' }), plainCar(2, { slug: 'blue-hilux' })]);
    expect(engine.findBySlug('red-hilux')).toEqual({ id: 1, slug: 'red-hilux' });
    engine.upsert(plainCar(2, { slug: 'red-hilux' }));
    engine.upsert(plainCar(1, { slug: 'old-hilux' }));
    expect(engine.findBySlug('red-hilux')?.id).toBe(2);
    expect(engine.findBySlug('old-hilux')?.id).toBe(1);
    expect(engine.findBySlug('blue-hilux')).toBeUndefined();
  });

  test('[B13] a car that the site does not accept is not listed, and leaves when it no longer is', () => {
    const engine = createMemoryEngine<{ id: number }, BenchCar>({
      rules: USUAL_RULES,
      now: STOCK_DATE,
      cardOf: ({ id }) => ({ id }),
      accepts: ({ make, km }) => make !== 'Nissan' || (km ?? 0) > 3_000,
    });
    engine.load([plainCar(1, { make: 'Nissan', km: 10 }), plainCar(2, { make: 'Nissan', km: 3_001 })]);
    expect(engine.size).toBe(1);
    expect(engine.upsert(plainCar(3, { make: 'Nissan', km: 3_001 }))).toBe(true);
    expect(engine.upsert(plainCar(2, { make: 'Nissan', km: 3_000 }))).toBe(false);
    expect(engine.size).toBe(1);
  });

  test('a car that changes is shown as it now is, and found by its new words and stock number alone', () => {
    const find = (engine: Engine, query: string) =>
      engine.search(withQuery(createEmptyState(), query)).hits.map(({ slug }) => slug);
    const engine = makeEngine([plainCar(1, { slug: 'before', model: 'Corolla', stocknum: 'AB-1234' }), plainCar(2)]);
    expect([find(engine, 'corolla'), find(engine, 'ab1234')]).toEqual([['before'], ['before']]);
    engine.upsert(plainCar(1, { slug: 'after', model: 'Starlet', stocknum: 'AB-9876' }));
    expect([find(engine, 'starlet'), find(engine, 'ab9876')]).toEqual([['after'], ['after']]);
    expect([find(engine, 'corolla'), find(engine, 'ab1234')]).toEqual([[], []]);
  });

  test('a car that has gone is in no answer, whatever was asked before', () => {
    const engine = makeEngine([plainCar(1, { make: 'Kia' }), plainCar(2, { make: 'Kia' })]);
    const scope = { terms: { make: ['Kia'] } };
    expect(engine.search(createEmptyState(), scope).count).toBe(2);
    engine.remove(1);
    expect(engine.search(createEmptyState(), scope)).toMatchObject({ count: 1, hits: [{ id: 2 }] });
    engine.upsert(plainCar(3, { make: 'Kia' }));
    expect(engine.search(createEmptyState(), scope).facets.make).toEqual([{ label: 'Kia', value: 'Kia', count: 2 }]);
  });

  test('the words of a car that has gone no longer count as words of the stock', () => {
    const engine = makeEngine([plainCar(1, { model: 'Tiggo' }), plainCar(2, { model: 'Tigo' })]);
    const found = () => engine.search(withQuery(createEmptyState(), 'tiggo')).hits.map(({ id }) => id);
    expect(found()).toEqual([1]);
    engine.remove(1);
    // Now it is a typing error, and the other is meant.
    expect(found()).toEqual([2]);
  });

  test('a hit cannot be changed, since the next shopper is given the same one', () => {
    const engine = makeEngine([plainCar(1, { slug: 'a-car' })]);
    const [hit] = engine.search(createEmptyState()).hits;
    expect(() => {
      hit!.slug = 'changed';
    }).toThrow(TypeError);
    expect(engine.search(createEmptyState()).hits[0]!.slug).toBe('a-car');
  });
});

describe('what a whole word means', () => {
  // A badge may hold any word.
  const car = (id: number, fields: Partial<BenchCar>) => plainCar(id, { badge: null, ...fields });
  const engine = makeEngine([
    car(1, { make: 'Toyota', model: 'Corolla', simple_colour: 'Blue', simple_body: 'Sedan' }),
    car(2, { make: 'Toyota', model: 'Corolla', simple_body: 'Hatch', standardEquipment: ['Bluetooth'] }),
    car(3, {
      make: 'Kia',
      model: 'Cerato',
      simple_colour: 'Blue',
      simple_body: 'Sedan',
      fuel: 'Petrol/Electric',
      simple_fuel: 'Hybrid',
      standardEquipment: ['Electric Windows', 'Blue Stitching', 'Rear Camera'],
    }),
    car(4, {
      make: 'Tesla',
      model: 'Model 3',
      simple_body: 'Sedan',
      simple_fuel: 'Electric',
      simple_transmission: 'Automatic',
      drive: 'Rear Wheel Drive',
    }),
    car(5, {
      make: 'Mazda',
      model: 'MX-30',
      simple_body: 'SUV',
      standardEquipment: ['Electric Windows', 'Android Auto'],
      dealercomments: 'A blue sky, an electric drive',
    }),
  ]);
  const find = (query: string) =>
    engine
      .search(withQuery(createEmptyState(), query))
      .hits.map(({ id }) => id)
      .toSorted();

  test.each([
    ['blue corolla', [1]],
    ['blue', [1, 3]],
    ['blue sedan', [1, 3]],
    ['sedan blue', [1, 3]],
    ['electric', [4]],
    ['ev', [4]],
    ['hybrid', [3]],
    ['electric windows', [3, 5]],
    ['rear camera', [3]],
    ['bluetooth', [2]],
    ['blueto', [2]],
    ['corolla blueto', [2]],
    ['coro', [1, 2]],
    ['auto', [4]],
  ])('“%s” finds what has it as colour, body or fuel before what only speaks of it', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });

  /** The ids that a query finds among all of these cars, and those that fit a rule. */
  const foundAndFitting = (stock: BenchCar[], query: string, fits: (each: BenchCar) => boolean) => {
    const cars = stock.map((each) => ({ ...each, badge: null }));
    const listed = cars.filter((each) => isListed(each, USUAL_RULES, STOCK_DATE));
    const { hits } = makeEngine(cars, { ...USUAL_RULES, hitsPerPage: 1_000 }).search(
      withQuery(createEmptyState(), query),
    );
    const ids = (list: { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);
    return { found: ids(hits), fitting: ids(listed.filter(fits)) };
  };

  test('“auto” finds every gearbox that shifts by itself, and nothing that only has Android Auto', () => {
    fc.assert(
      fc.property(anyStock, (plan) => {
        const isAutomatic = (each: BenchCar) => each.simple_transmission !== 'Manual';
        const { found, fitting } = foundAndFitting(stockOf(plan), 'auto', isAutomatic);
        if (fitting.length > 0) expect(found).toEqual(fitting);
      }),
    );
  });

  // Gold Coast and Orange are places too.
  test.each('White Black Grey Silver Blue Red Green Yellow Brown Beige Bronze Purple'.split(' '))(
    '“%s” finds the cars of that colour, and no others',
    (colour) => {
      fc.assert(
        fc.property(anyStock, (plan) => {
          const isOfColour = (each: BenchCar) => each.simple_colour === colour;
          const { found, fitting } = foundAndFitting(stockOf(plan), colour.toLowerCase(), isOfColour);
          if (fitting.length > 0) expect(found).toEqual(fitting);
        }),
        { numRuns: 20 },
      );
    },
  );
});
