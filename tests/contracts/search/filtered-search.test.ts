import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BenchCar, STOCK_DATE } from '../../../bench/search/vehicles.ts';
import { createMemoryEngine } from '../../../src/search/engine/memory-engine.ts';
import { parseFilter } from '../../../src/search/filter-expression/parse.ts';
import type { FilterExpression } from '../../../src/search/filter-expression.ts';
import { createEmptyState, withTerm } from '../../../src/search/state.ts';
import { isListed } from './plain-search.ts';
import { anyFilter, numberOf, textsOf, valuesOfStock } from './random-filter.ts';
import { anyStock, stockOf } from './random-search.ts';
import { plainCar, USUAL_RULES } from './search-engine.ts';

function engineOf(stock: readonly BenchCar[], rules = USUAL_RULES) {
  const options = { rules, now: STOCK_DATE, cardOf: ({ id }: BenchCar) => ({ id }) };
  const engine = createMemoryEngine<{ id: number }, BenchCar>(options);
  engine.load(stock);
  return engine;
}

const read = (text: string): FilterExpression => {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.expression;
};

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a car fits, by brute force: slow, and plain enough to be trusted. */
function fits(car: BenchCar, expression: FilterExpression): boolean {
  switch (expression.kind) {
    case 'and':
      return expression.parts.every((part) => fits(car, part));
    case 'or':
      return expression.parts.some((part) => fits(car, part));
    case 'not':
      return !fits(car, expression.part);
    case 'text': {
      const same = expression.field === 'stocknum' ? squeeze : (text: string) => text.toLowerCase();
      return textsOf(car, expression.field).some((text) => same(text) === same(expression.value));
    }
    case 'flag':
      return flagOf(car, expression.field) === expression.value;
    case 'between': {
      const number = numberOf(car, expression.field);
      return number !== null && number >= expression.min && number <= expression.max;
    }
    case 'number':
      return compares(numberOf(car, expression.field), expression);
  }
}

function flagOf(car: BenchCar, field: 'certified' | 'offer' | 'sold'): boolean {
  if (field === 'certified') return car.certified;
  const isSold = car.sold || car.status === 'sold';
  if (field === 'sold') return isSold;
  const isCheaper = car.price !== null && car.offer_price !== null && car.offer_price < car.price;
  return isCheaper && car.offer_price! > 10 && !isSold && car.status !== 'others';
}

function compares(
  number: number | null,
  { comparison, value }: Extract<FilterExpression, { kind: 'number' }>,
): boolean {
  if (number === null) return false;
  const holds = {
    '=': number === value,
    '<': number < value,
    '<=': number <= value,
    '>': number > value,
    '>=': number >= value,
  };
  return holds[comparison];
}

test('[B17] any filter expression finds what looking at every car finds, best first, as many as asked', () => {
  const anyPage = fc.record({ offset: fc.nat(30), limit: fc.nat(30) });
  const anyAsked = anyStock.chain((plan) => {
    const stock = stockOf(plan);
    return fc.tuple(fc.constant(stock), fc.array(fc.tuple(anyFilter(valuesOfStock(stock)), anyPage)));
  });
  fc.assert(
    fc.property(anyAsked, ([stock, query]) => {
      const engine = engineOf(stock);
      const listed = stock
        .filter((car) => isListed(car, USUAL_RULES, STOCK_DATE))
        .sort((a, b) => b.custom_rank - a.custom_rank || a.id - b.id);
      for (const [filter, { offset, limit }] of query) {
        const wanted = listed.filter((car) => fits(car, filter)).map(({ id }) => id);
        const found = engine.find({ filter, offset, limit });
        expect(found.hits.map(({ id }) => id)).toEqual(wanted.slice(offset, offset + limit));
        expect(found.count).toBe(wanted.length);
      }
    }),
    { numRuns: 100 },
  );
});

describe('[B17] a fetch by filter', () => {
  const stock = [
    plainCar(1, { make: 'Kia', model: 'Sportage', price: 30_000, certified: true, custom_rank: 9 }),
    plainCar(2, { make: 'Kia', model: 'Rio', price: 15_000, certified: false }),
    plainCar(3, { make: 'Ford', model: 'Ranger', price: null, certified: false }),
    plainCar(4, {
      make: 'Ford',
      model: 'Escape',
      price: 20_000,
      certified: false,
      status: 'sold',
      sold: true,
      sold_date_timestamp: STOCK_DATE.getTime() / 1000,
    }),
  ];
  const engine = engineOf(stock);

  test.each([
    ['make:kia', [1, 2]],
    ['price < 30000', [2, 4]],
    ['price <= 30000', [1, 2, 4]],
    ['NOT price < 30000', [1, 3]],
    ['price: 15000 TO 20000', [2, 4]],
    ['price > 15000 AND NOT id:1', [4]],
    ['price > 0 AND price < 15000.01', [2]],
    ['price < 0 OR price > -1 AND price < 20000', [2]],
    ['price > 14999.99 AND price < 15000', []],
    ['sold:true', [4]],
    ['sold:false AND NOT certified:true', [2, 3]],
    ['make_model:Ford/Ranger OR model:Rio', [2, 3]],
  ])('%s', (text, ids) => {
    const { hits, count } = engine.find({ filter: read(text), limit: 10 });
    expect(hits.map(({ id }) => id)).toEqual(ids);
    expect(count).toBe(ids.length);
  });

  test('keeps to the words, the order and the scope too', () => {
    const kia = read('make:Kia');
    const ids = (query: Parameters<typeof engine.find>[0]) => engine.find(query).hits.map(({ id }) => id);
    expect(ids({ filter: kia, query: 'rio', limit: 10 })).toEqual([2]);
    expect(ids({ filter: kia, sortBy: 'price_asc', limit: 10 })).toEqual([2, 1]);
    expect(ids({ filter: kia, scope: { terms: { certified: ['true'] } }, limit: 10 })).toEqual([1]);
    expect(ids({ limit: 2 })).toEqual([1, 2]);
  });

  test('sees the stock as it now is', () => {
    const own = engineOf(stock);
    own.remove(1);
    own.upsert(plainCar(5, { make: 'Kia', price: 1_000 }));
    expect(own.find({ filter: read('make:Kia'), limit: 10 }).hits).toEqual([{ id: 2 }, { id: 5 }]);
    expect(own.find({ filter: read('id < 3'), limit: 10 }).hits).toEqual([{ id: 2 }]);
    expect(own.find({ filter: read('NOT make:Kia'), limit: 10 }).count).toBe(2);
  });

  test('leaves what is found without a filter as it was', () => {
    engine.find({ query: 'rio', filter: read('make:Kia'), limit: 1 });
    expect(engine.search(withTerm(createEmptyState(), 'make', 'Kia')).count).toBe(2);
    expect(engine.find({ limit: 0 }).count).toBe(4);
  });
});
