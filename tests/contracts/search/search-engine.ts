import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BenchCar, STOCK_DATE } from '../../../bench/search/vehicles.ts';
import type { EngineRules, SearchEngine, SearchResult, SearchState } from '../../../src/search/contract.ts';
import { createEmptyState, withPage, withQuery, withRange, withSort, withTerm } from '../../../src/search/state.ts';
import { plainSearch } from './plain-search.ts';
import { anyRules, anySearch, anyStock, searchOf, stockOf, vehicle } from './random-search.ts';

/** Makes an engine that holds the stock; a hit has at least its id. */
export type EngineFactory = (
  stock: readonly BenchCar[],
  options: { rules: EngineRules; now: Date },
) => Promise<SearchEngine<{ id: number }>>;

export const USUAL_RULES: EngineRules = {
  includeSoldCarsDays: 3,
  hideZeroPrice: false,
  priceAscendingNeedsPrice: false,
  hitsPerPage: 21,
};

/** A result with hits as ids and without the time taken, to be compared. */
export function comparable({ hits, count, sold, pages, facets, ranges }: SearchResult<{ id: number }>) {
  return { hits: hits.map(({ id }) => id), count, sold, pages, facets, ranges };
}

/** A listed car with plain values except the given ones. */
export function plainCar(id: number, fields: Partial<BenchCar> = {}): BenchCar {
  const usual = {
    ...vehicle(id, 7),
    status: 'in_stock',
    sold: false,
    sold_date_timestamp: null,
    show_on_dealer_website: true,
    price: 20_000,
    offer_price: null,
    custom_rank: 0,
    car_type: 'used' as const,
    item_type: 'car',
    tag: null,
    series: null,
    seats: 5,
    drive: 'FWD',
    trans: null,
    simple_transmission: 'Manual',
    fuel: null,
    simple_fuel: 'Petrol',
    body: null,
    colour: null,
    simple_colour: 'Black',
    dealercomments: null,
    standardEquipment: [],
    filtered_features: [],
  };
  return { ...usual, ...fields };
}

/** What every search engine of the project must do (B2 to B7, B17). `runs` is how often each property is tried. */
export function testSearchEngine(name: string, makeEngine: EngineFactory, { runs = 100 } = {}): void {
  const engineOf = (stock: readonly BenchCar[], rules: Partial<EngineRules> = {}) =>
    makeEngine(stock, { rules: { ...USUAL_RULES, ...rules }, now: STOCK_DATE });
  const idsOf = async (engine: SearchEngine<{ id: number }>, state: SearchState) =>
    (await engine.search(state)).hits.map(({ id }) => id);

  describe(`${name}: filters, counts, spans and orders`, () => {
    test('[B3] [B5] every answer is what looking at every car gives', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyStock,
          anyRules,
          fc.array(anySearch, { minLength: 1, maxLength: 4 }),
          async (plan, rules, any) => {
            const stock = stockOf(plan);
            const engine = await makeEngine(stock, { rules, now: STOCK_DATE });
            for (const search of any) {
              const { state, scope } = searchOf(stock, search);
              const answer = comparable(await engine.search(state, scope));
              expect(answer).toEqual(plainSearch(stock, { rules, now: STOCK_DATE }, state, scope));
            }
          },
        ),
        { numRuns: runs },
      );
    });

    test('[B5] the counts of a filter leave out its own choice, and keep all others', async () => {
      const stock = [
        plainCar(1, { make: 'Kia', simple_body: 'SUV' }),
        plainCar(2, { make: 'Kia', simple_body: 'Ute' }),
        plainCar(3, { make: 'Ford', simple_body: 'SUV' }),
      ];
      const state = withTerm(withTerm(createEmptyState(), 'make', 'Kia'), 'body', 'SUV');
      const { count, facets } = await (await engineOf(stock)).search(state);
      expect(count).toBe(1);
      expect(facets.make).toEqual([
        { label: 'Ford', value: 'Ford', count: 1 },
        { label: 'Kia', value: 'Kia', count: 1 },
      ]);
      expect(facets.body.map(({ value, count: cars }) => [value, cars])).toEqual([
        ['SUV', 1],
        ['Ute', 1],
      ]);
    });

    test('a chosen value that no car has is shown with 0', async () => {
      const { facets, count } = await (await engineOf([plainCar(1)])).search(
        withTerm(createEmptyState(), 'make', 'Zastava'),
      );
      expect(count).toBe(0);
      expect(facets.make).toContainEqual({ label: 'Zastava', value: 'Zastava', count: 0 });
    });

    test('[B5] pages hold 21, the last one the rest, and one past the end is empty', async () => {
      const engine = await engineOf(Array.from({ length: 43 }, (_, i) => plainCar(i + 1)));
      const pages = [1, 2, 3, 4].map(
        async (page) => (await engine.search(withPage(createEmptyState(), page))).hits.length,
      );
      expect(await Promise.all(pages)).toEqual([21, 21, 1, 0]);
      expect((await engine.search(createEmptyState())).pages).toBe(3);
    });

    test('[B6] cars without a price come last when sorted by price, or not at all where the site says so', async () => {
      const stock = [plainCar(1, { price: null }), plainCar(2, { price: 0 }), plainCar(3, { price: 9_000 })];
      const cheapest = withSort(createEmptyState(), 'price_asc');
      expect(await idsOf(await engineOf(stock), cheapest)).toEqual([3, 1, 2]);
      const strict = await engineOf(stock, { priceAscendingNeedsPrice: true });
      expect(await idsOf(strict, createEmptyState())).toEqual([1, 2, 3]);
      expect(await idsOf(strict, cheapest)).toEqual([3]);
      expect(await idsOf(strict, createEmptyState())).toEqual([1, 2, 3]);
      expect(await idsOf(await engineOf(stock, { hideZeroPrice: true }), createEmptyState())).toEqual([3]);
    });

    test('[B6] the site’s own ranking is the usual order, highest first, and breaks ties', async () => {
      const stock = [plainCar(1, { custom_rank: 5 }), plainCar(2, { custom_rank: 9 }), plainCar(3, { custom_rank: 5 })];
      const engine = await engineOf(stock);
      expect(await idsOf(engine, createEmptyState())).toEqual([2, 1, 3]);
      expect(await idsOf(engine, withSort(createEmptyState(), 'price_desc'))).toEqual([2, 1, 3]);
    });

    test('[B4] what is listed: in stock, coming soon, and sold within the days, if shown on the website', async () => {
      const daysAgo = (days: number) => STOCK_DATE.getTime() / 1000 - days * 86_400;
      const stock = [
        plainCar(1),
        plainCar(2, { status: 'coming_soon' }),
        plainCar(3, { status: 'sold', sold: true, sold_date_timestamp: daysAgo(3) }),
        plainCar(4, { status: 'sold', sold: true, sold_date_timestamp: daysAgo(3) - 1 }),
        plainCar(5, { status: 'sold', sold: true, sold_date_timestamp: null }),
        plainCar(6, { status: 'in_transit' }),
        plainCar(7, { show_on_dealer_website: false }),
      ];
      expect(await idsOf(await engineOf(stock), createEmptyState())).toEqual([1, 2, 3]);
    });

    test('[B17] many searches in one call are answered in order, each with its own limit', async () => {
      const engine = await engineOf([
        plainCar(1, { make: 'Kia' }),
        plainCar(2, { make: 'Ford' }),
        plainCar(3, { make: 'Ford' }),
      ]);
      const results = await engine.searchMany([
        { state: withTerm(createEmptyState(), 'make', 'Ford'), hitsPerPage: 1 },
        { state: createEmptyState(), scope: { terms: { make: ['Kia'] } } },
      ]);
      expect(results.map(({ hits, count }) => [hits.map(({ id }) => id), count])).toEqual([
        [[2], 2],
        [[1], 1],
      ]);
    });

    test('[B1] a page’s own scope narrows everything, and can be narrowed further inside', async () => {
      const stock = [
        plainCar(1, { car_type: 'used', make: 'Kia' }),
        plainCar(2, { car_type: 'demo', make: 'Ford' }),
        plainCar(3, { car_type: 'new', make: 'Ford' }),
      ];
      const engine = await engineOf(stock);
      const scope = { terms: { car_type: ['new', 'demo'] } };
      const { count, facets } = await engine.search(withTerm(createEmptyState(), 'car_type', 'new'), scope);
      expect(count).toBe(1);
      expect(facets.car_type.map(({ value, count: cars }) => [value, cars])).toEqual([
        ['new', 1],
        ['demo', 1],
      ]);
      expect(facets.make.map(({ value }) => value)).toEqual(['Ford']);
    });
  });

  describe(`${name}: words`, () => {
    const stock = [
      plainCar(1, {
        year: 2021,
        make: 'Mazda',
        model: 'CX-5',
        badge: 'Akera',
        simple_body: 'SUV',
        simple_colour: 'White',
      }),
      plainCar(2, {
        year: 2019,
        make: 'Toyota',
        model: 'HiLux',
        badge: 'SR5',
        simple_body: 'Ute',
        drive: '4WD',
        stocknum: 'HX-20417',
      }),
      plainCar(3, {
        year: 2022,
        make: 'Mazda',
        model: 'Mazda3',
        badge: 'Pure',
        simple_body: 'Hatch',
        simple_transmission: 'Automatic',
      }),
      plainCar(4, {
        year: 2020,
        make: 'Toyota',
        model: 'RAV4',
        badge: 'Cruiser',
        simple_body: 'SUV',
        standardEquipment: ['Tow Bar'],
      }),
      plainCar(5, {
        year: 2018,
        make: 'Volkswagen',
        model: 'Golf',
        badge: 'R-Line',
        simple_body: 'Hatch',
        colour: 'Citroën Grey',
      }),
      plainCar(6, {
        year: 2023,
        make: 'BMW',
        model: '3 Series',
        badge: '320i',
        simple_body: 'Sedan',
        dealercomments: '<p>Immaculate&nbsp;order</p>',
      }),
      plainCar(7, {
        year: 2019,
        make: 'Land Rover',
        model: 'Range Rover Sport',
        badge: 'HSE',
        simple_body: 'Wagon',
        seats: 7,
      }),
    ];

    test.each([
      ['mazda akera', [1]],
      ['cx5', [1]],
      ['cx-5', [1]],
      ['CX 5', [1]],
      ['mazda3', [3]],
      ['mazda 3', [3]],
      ['rav4', [4]],
      ['rav 4', [4]],
      ['3series', [6]],
      ['3 series', [6]],
      ['rangerover', [7]],
      ['hil', [2]],
      ['hilx', [2]],
      ['tyota hilux', [2]],
      ['volkswagon', [5]],
      ['vw', [5]],
      ['4x4 ute', [2]],
      ['4 x 4', [2]],
      ['auto hatch', [3]],
      ['hx20417', [2]],
      ['HX-20417', [2]],
      ['hx204', [2]],
      ['towbar', [4]],
      ['citroen grey', [5]],
      ['immaculate', [6]],
      ['2022 mazda', [3]],
      ['7 seater', [7]],
      ['rav4 unicorn', [4]],
      ['unicorn', []],
    ])('“%s” finds the right cars', async (query, ids) => {
      expect(await idsOf(await engineOf(stock), withQuery(createEmptyState(), query))).toEqual(ids);
    });

    test.each([
      ['corrola', [1]],
      ['toyta corrola', [1]],
      ['corola', [1]],
      ['hilluxx', [2]],
      ['comodore', [3]],
      ['commodoree', [3]],
      ['wildtrack', [2]],
    ])('“%s” finds what was meant: a letter doubled or not is one error', async (query, ids) => {
      const cars = [
        plainCar(1, { make: 'Toyota', model: 'Corolla', badge: null }),
        plainCar(2, { make: 'Toyota', model: 'HiLux', badge: 'Wildtrak' }),
        plainCar(3, { make: 'Holden', model: 'Commodore', badge: null }),
      ];
      expect(await idsOf(await engineOf(cars), withQuery(createEmptyState(), query))).toEqual(ids);
    });

    test.each([
      ['back', []],
      ['tray back ute', [1, 2]],
      ['blakc', []],
      ['gulf', []],
      ['golff', [3]],
    ])('“%s” is repaired to no colour, and not at all where it is a word of four letters', async (query, ids) => {
      const cars = [
        plainCar(1, { simple_body: 'Ute', colour: 'Black', simple_colour: 'Black', badge: null }),
        plainCar(2, { simple_body: 'Ute', colour: 'White', simple_colour: 'White', badge: null }),
        plainCar(3, { make: 'Volkswagen', model: 'Golf', simple_body: 'Hatch', badge: null }),
      ];
      const found = await idsOf(await engineOf(cars), withQuery(createEmptyState(), query));
      expect(found.toSorted()).toEqual(ids);
    });

    test('two errors are looked for in long words only, and only where one error finds nothing', async () => {
      const models = ['Outlander', 'Outlaner'].map((model, i) => plainCar(i + 1, { model, badge: null }));
      const engine = await engineOf(models);
      const found = (query: string) => idsOf(engine, withQuery(createEmptyState(), query));
      expect(await found('outlnder')).toEqual([1]);
      expect(await found('outlndrr')).toEqual([1]);
      expect(await found('otlanr')).toEqual([]);
    });

    test.each([
      ['new', [1]],
      ['brand new', [1]],
      ['used', [2]],
      ['second-hand', [2]],
      ['demo', [3]],
      ['demonstrator', [3]],
      ['phev', [2]],
      ['plug-in hybrid', [2]],
      ['plugin', [2]],
      ['hybrid', [2, 3]],
    ])('“%s” is a word of fact', async (query, ids) => {
      const cars = [
        plainCar(1, { car_type: 'new', tag: 'Used by no one' }),
        plainCar(2, {
          car_type: 'used',
          simple_fuel: 'Plug-in Hybrid',
          tag: 'New price',
          dealercomments: 'New tyres, better than a demo',
        }),
        plainCar(3, { car_type: 'demo', simple_fuel: 'Hybrid', badge: 'Newport' }),
      ];
      const found = await idsOf(await engineOf(cars), withQuery(createEmptyState(), query));
      expect(found.toSorted()).toEqual(ids);
    });

    test('words that say nothing of a car do not narrow', async () => {
      expect((await (await engineOf(stock)).search(withQuery(createEmptyState(), 'cars for'))).count).toBe(
        stock.length,
      );
    });

    test('a word that only near spellings match is named; words as typed, and those of comments, are not', async () => {
      const engine = await engineOf([
        plainCar(1, { make: 'Toyota', model: 'Corolla', badge: null, dealercomments: 'A real toyta, as we say.' }),
        plainCar(2, { make: 'Nissan', model: 'Z', badge: null }),
      ]);
      const guessedIn = async (query: string) =>
        (await engine.search(withQuery(createEmptyState(), query))).guessedWords;
      expect(await guessedIn('corola toyota')).toEqual(['corola']);
      expect(await guessedIn('toyo')).toBeUndefined();
      expect(await guessedIn('toyta')).toBeUndefined();
      expect((await engine.search(withQuery(createEmptyState(), 'zzzz'))).count).toBe(0);
    });

    test('a word that leaves nothing together with the others is dropped, and named', async () => {
      const engine = await engineOf(stock);
      expect((await engine.search(withQuery(createEmptyState(), 'mazda unicorn'))).droppedWords).toEqual(['unicorn']);
      expect((await engine.search(withQuery(createEmptyState(), 'mazda akera'))).droppedWords).toBeUndefined();
    });

    test('a better match comes first, unless another order is asked for', async () => {
      const named = [
        plainCar(1, {
          make: 'Kia',
          model: 'Rio',
          badge: null,
          dealercomments: 'Cheaper than a Swift',
          price: 9_000,
        }),
        plainCar(2, { make: 'Suzuki', model: 'Swift', badge: 'GL', price: 15_000 }),
      ];
      const engine = await engineOf(named);
      const swift = withQuery(createEmptyState(), 'swift');
      expect(await idsOf(engine, swift)).toEqual([2, 1]);
      expect(await idsOf(engine, withSort(swift, 'price_asc'))).toEqual([1, 2]);
    });

    test('the word itself beats a rarer word that begins with it', async () => {
      const models = ['Mazda323', 'Mazda3', 'Mazda3'].map((model, i) =>
        plainCar(i + 1, { make: 'Mazda', model, badge: null }),
      );
      expect(await idsOf(await engineOf(models), withQuery(createEmptyState(), 'mazda3'))).toEqual([2, 3, 1]);
    });

    test('a car that a word fits in two ways counts by the better one', async () => {
      const badges = ['Sport Sportback', 'Sport', 'Sportback Sport'].map((badge, i) => plainCar(i + 1, { badge }));
      expect(await idsOf(await engineOf(badges), withQuery(createEmptyState(), 'spor'))).toEqual([1, 2, 3]);
    });

    test('a short word beside its neighbour means their one name, not anything that has it', async () => {
      const cars = ['CX-3', 'CX-5'].map((model, i) => plainCar(i + 1, { make: 'Mazda', model, seats: 5 }));
      expect(await idsOf(await engineOf(cars), withQuery(createEmptyState(), 'cx 5'))).toEqual([2]);
    });

    test('of words that do not fit together, those that name cars count before those in comments', async () => {
      const cars = [
        plainCar(1, { make: 'Kia', model: 'Rio', dealercomments: 'A cheap little car' }),
        plainCar(2, { make: 'Toyota', model: 'Yaris' }),
      ];
      const { hits, droppedWords } = await (await engineOf(cars)).search(withQuery(createEmptyState(), 'cheap toyota'));
      expect([hits.map(({ id }) => id), droppedWords]).toEqual([[2], ['cheap']]);
    });

    test('a word that fits nothing under the filters is dropped, though it fits the page’s stock', async () => {
      const cars = [plainCar(1, { make: 'Ford', model: 'Ranger' }), plainCar(2, { make: 'Toyota', model: 'HiLux' })];
      const engine = await engineOf(cars);
      const words = withQuery(createEmptyState(), 'Ranger toyota');
      const { hits, droppedWords } = await engine.search(withTerm(words, 'make', 'Toyota'));
      expect([hits.map(({ id }) => id), droppedWords]).toEqual([[2], ['ranger']]);
    });

    test('words that match only without the filters are counted by the filters that would find them', async () => {
      const cars = [plainCar(1, { make: 'Ford', model: 'Ranger' }), plainCar(2, { make: 'Toyota', model: 'HiLux' })];
      const state = withTerm(withQuery(createEmptyState(), 'ranger'), 'make', 'Toyota');
      const { count, facets } = await (await engineOf(cars)).search(state);
      expect(count).toBe(0);
      expect(facets.make.map(({ value, count: found }) => [value, found])).toEqual([
        ['Ford', 1],
        ['Toyota', 0],
      ]);
    });

    test('words narrow together with the filters, and the counts follow', async () => {
      const state = withRange(withQuery(createEmptyState(), 'mazda'), 'year', { min: 2022, max: null });
      const { count, facets, ranges } = await (await engineOf(stock)).search(state);
      expect(count).toBe(1);
      expect(facets.model.map(({ value }) => value)).toEqual(['Mazda3']);
      expect(ranges.year).toEqual({ min: 2021, max: 2022 });
    });
  });
}
