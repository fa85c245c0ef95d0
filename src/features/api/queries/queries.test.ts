import { describe, expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleCars, sampleSettings } from '../../../../tests/samples/stock.ts';
import { answerQueries } from './load.ts';
import { queriesAnswerSchema } from './schema.ts';

const cars = sampleCars(60);
const settings = sampleSettings();

function post(body: unknown, { listed = cars, type = 'application/json' } = {}) {
  const request = new Request('https://site.example/api/search/queries', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answerQueries(request, { settings, stock: sampleSiteStock(listed) });
}

async function results(queries: object[], listed = cars) {
  const response = await post({ queries }, { listed });
  expect(response.status, await response.clone().text()).toBe(200);
  return queriesAnswerSchema.parse(await response.json()).results;
}

test('[B17] many queries in one body are answered in their order, each with its filter and limit', async () => {
  const [cheap, none, all] = await results([
    { index: 'cars', filter: 'make:Toyota AND price < 40000', limit: 2, facets: [] },
    { filter: 'make:Zastava' },
    { hitsPerPage: 60 },
  ]);
  const wanted = cars.filter(({ make, price }) => make === 'Toyota' && price! < 40_000);
  expect(cheap!.hits.map(({ id }) => id)).toEqual(wanted.slice(0, 2).map(({ id }) => id));
  expect(cheap).toMatchObject({ index: 'cars', count: wanted.length, limit: 2 });
  expect(none).toMatchObject({ hits: [], count: 0, limit: 21 });
  expect(all!.hits).toHaveLength(60);
});

test('[B17] words, order and offset hold together with the filter', async () => {
  const [first, rest] = await results([
    { query: 'toyota', filter: 'seats >= 7', sortBy: 'price_asc', limit: 1 },
    { query: 'toyota', filter: 'seats >= 7', sortBy: 'price_asc', offset: 1, limit: 2 },
  ]);
  const prices = cars
    .filter(({ make, seats }) => make === 'Toyota' && seats! >= 7)
    .map(({ price }) => price!)
    .sort((a, b) => a - b);
  expect([...first!.hits, ...rest!.hits].map(({ price }) => price)).toEqual(prices.slice(0, 3));
});

describe('[B17] the words of the query are marked in the text fields', () => {
  const highlighted = async (query: object, given: Parameters<typeof sampleCar>[0] = {}) =>
    (await results([query], [sampleCar(given)]))[0]!.hits[0]!.highlighted;
  const tags = { highlightPreTag: '<b>', highlightPostTag: '</b>' };

  test.each([
    ['toyota', { make: '<b>Toyota</b>', name: '2021 <b>Toyota</b> Kluger Grande Hybrid AWD GSU70R' }],
    ['TOYOTA 2021', { name: '<b>2021</b> <b>Toyota</b> Kluger Grande Hybrid AWD GSU70R' }],
    ['klug', { model: '<b>Kluger</b>' }],
    ['toyoat', { make: '<b>Toyota</b>' }],
    ['grande hybrid', { badge: '<b>Grande</b> <b>Hybrid</b> AWD', simple_fuel: 'Petrol' }],
  ])('%s', async (query, fields) => {
    expect(await highlighted({ query, ...tags }, { simple_fuel: 'Petrol' })).toMatchObject(fields);
  });

  test('two words that were written as one are marked both', async () => {
    const car = { make: 'Mazda', model: 'CX-5', name: '2021 Mazda CX-5' };
    expect(await highlighted({ query: 'cx5', ...tags }, car)).toMatchObject({ model: '<b>CX</b>-<b>5</b>' });
  });

  test('a text is HTML: what the dealer wrote is never read as markup', async () => {
    const car = { badge: '<img onerror="x"> & Toyota' };
    expect(await highlighted({ query: 'toyota', ...tags }, car)).toMatchObject({
      badge: '&lt;img onerror=&quot;x&quot;&gt; &amp; <b>Toyota</b>',
    });
  });

  test('one tag alone has the usual other; without tags there is nothing marked', async () => {
    expect(await highlighted({ query: 'toyota', highlightPreTag: '<em class="found">' })).toMatchObject({
      make: '<em class="found">Toyota</em>',
    });
    expect(await highlighted({ query: 'toyota' })).toBeUndefined();
  });
});

describe('[B17] a body that is wrong is refused with the place of each error', () => {
  const refusal = async (body: unknown, options = {}) => {
    const response = await post(body, options);
    return { status: response.status, ...(await response.json()) };
  };

  test('a filter with the character and a caret below it', async () => {
    const refused = await refusal({ queries: [{ filter: 'make:Kia' }, { filter: 'make:Toyota AND body:' }] });
    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          parameter: 'queries[1].filter',
          reason: "expected a value after ':' at character 22",
          position: 22,
          excerpt: `make:Toyota AND body:\n${' '.repeat(21)}^`,
        },
      ],
    });
  });

  test.each([
    [{}, 'queries', 'is required'],
    [{ queries: [] }, 'queries', 'must hold at least one query'],
    [{ queries: Array(21).fill({}) }, 'queries', 'must hold at most 20 queries'],
    [{ queries: [{ fliter: 'make:Kia' }] }, 'queries[0].fliter', 'is not allowed here'],
    [{ queries: [{ index: 'boats' }] }, 'queries[0].index', '"boats" is not allowed'],
    [{ queries: [{ limit: 101 }] }, 'queries[0].limit', 'must be at most 100'],
    [{ queries: [{ limit: '5' }] }, 'queries[0].limit', 'must be a whole number, not "5"'],
    [{ queries: [{ facets: ['make'] }] }, 'queries[0].facets', 'this call returns no counts; use GET /api/search'],
    [
      { queries: [{ limit: 5, hitsPerPage: 5 }] },
      'queries[0].hitsPerPage',
      'is the same as limit; give only one of them',
    ],
    [[], '', 'must be an object with keys, not []'],
  ])('%j', async (body, parameter, reason) => {
    expect(await refusal(body)).toMatchObject({ status: 400, errors: [{ parameter, reason }] });
  });

  test('what is no JSON, is sent as something else, or is too large', async () => {
    expect(await refusal('{"queries":')).toMatchObject({ status: 400 });
    expect(await refusal('{}', { type: 'text/plain' })).toMatchObject({ status: 415 });
    expect(await refusal({ queries: [{ query: 'x'.repeat(140_000) }] })).toMatchObject({ status: 413 });
  });
});
