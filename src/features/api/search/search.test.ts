import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySearch, searchOf, stockOf } from '../../../../tests/contracts/search/random-search.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleCars, sampleSettings } from '../../../../tests/samples/stock.ts';
import { encodeSearch } from '../../../search/codec.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { answerSearch } from './load.ts';
import { readParameters } from './read-parameters.ts';
import { searchAnswerSchema } from './schema.ts';

const cars = sampleCars(100);
const stock = sampleSiteStock(cars);

function ask(query: string, given: Partial<SiteSettingsInput> = {}, listed = stock) {
  const url = new URL(`https://site.example/api/search${query}`);
  return answerSearch({ settings: sampleSettings(given), stock: listed, url });
}

async function found(query: string, given: Partial<SiteSettingsInput> = {}, listed = stock) {
  const response = ask(query, given, listed);
  expect(response.status).toBe(200);
  return searchAnswerSchema.parse(await response.json());
}

test('[B5] the answer has hits, count, facets with label, value and count, pages and ms; 21 a page', async () => {
  const answer = await found('');
  expect(answer).toMatchObject({ count: 100, page: 1, pages: 5, limit: 21 });
  expect(answer.hits.map(({ id }) => id)).toEqual(cars.slice(0, 21).map(({ id }) => id));
  expect(answer.facets.car_type).toEqual([
    { label: 'New', value: 'new', count: 20 },
    { label: 'Demo', value: 'demo', count: 20 },
    { label: 'Used', value: 'used', count: 60 },
  ]);
});

test('[B5] the site’s page size holds, unless the request names a limit', async () => {
  const small = { search: { pageSize: 5 } };
  expect(await found('', small)).toMatchObject({ limit: 5, hits: { length: 5 } });
  expect(await found('?hitsPerPage=50', small)).toMatchObject({ limit: 50, hits: { length: 50 } });
  expect(await found('?limit=50&page=2', small)).toMatchObject({
    limit: 50,
    pages: 2,
    page: 2,
    hits: { length: 50 },
  });
});

test('[B2] the parameters are those of the pages, repeated ones too', async () => {
  const answer = await found('?make=Toyota&make=Ford&range[price]=:50000&sortBy=price_asc&query=hybrid');
  const wanted = cars
    .filter(({ make, price, simple_fuel }) => make === 'Toyota' && price! <= 50_000 && simple_fuel === 'Hybrid')
    .map(({ price }) => price!)
    .sort((a, b) => a - b);
  expect(answer.hits.map(({ price }) => price)).toEqual(wanted.slice(0, 21));
  expect(answer.count).toBe(wanted.length);
});

// Each was refused as "no such filter".
test('[B3] exact prices, kilometres and subscription prices can be asked for, as lists too', async () => {
  const [one, other] = cars as [(typeof cars)[0], (typeof cars)[0]];
  const wanted = cars.filter(({ price }) => price === one.price || price === other.price);
  const answer = await found(`?price=${one.price}&price=${other.price}`);
  expect(answer.count).toBe(wanted.length);
  expect(answer.facets.price.map(({ value, count }) => [Number(value), count])).toEqual(
    [...new Set(wanted.map(({ price }) => price!))]
      .sort((a, b) => a - b)
      .map((price) => [price, cars.filter((car) => car.price === price).length]),
  );
  expect((await found(`?km=${one.km}`)).hits.map(({ km }) => km)).toContain(one.km);
  expect(await found('?subscription_price=1')).toMatchObject({
    count: 0,
    facets: { subscription_price: [{ label: '$1 a week', value: '1', count: 0 }], km: [] },
  });
});

test('[B2] whatever a page’s address can say can be asked here', () => {
  const listed = stockOf({ size: 60, seed: 3 });
  fc.assert(
    fc.property(anySearch, fc.integer({ min: 1, max: 100 }), (any, limit) => {
      const { state } = searchOf(listed, any);
      const params = new URLSearchParams(`${encodeSearch(state)}&limit=${limit}`);
      expect(readParameters(params, { pageSize: 21, maxLimit: 100 })).toEqual({ ok: true, state, limit });
    }),
  );
});

test('[B5] makes and models are counted as on pages: a make with a chosen model means that model', async () => {
  const { count } = await found('?make=Toyota&make=Ford&make_model=Toyota/Corolla');
  const wanted = cars.filter(({ make, model }) => model === 'Corolla' || make === 'Ford');
  expect(count).toBe(wanted.length);
});

test('[B6] the order that the site has by itself is the order here', async () => {
  const { hits } = await found('', { search: { defaultSort: 'price_asc' } });
  expect(hits[0]!.price).toBe(Math.min(...cars.map(({ price }) => price!)));
});

test('a page past the last one is empty and says how many there are', async () => {
  expect(await found('?page=99')).toMatchObject({ hits: [], count: 100, pages: 5, page: 99 });
});

test('[B5] words that fit nothing are named', async () => {
  const answer = await found('?query=toyota+zeppelin');
  expect(answer.dropped_words).toEqual(['zeppelin']);
});

test('a hit says nothing that cards do not: no registration, no bought market figures', async () => {
  const secret = sampleCar({
    vin: 'VIN0SECRET',
    regplate: 'SECRET1',
    autograb_data: { state_average_market_price: 77_777, average_market_price: 77_778 },
  });
  const text = await ask('', {}, sampleSiteStock([secret])).text();
  expect(text).not.toMatch(/SECRET|77777|77778/);
});

describe('[B5] what cannot be read is refused and named', () => {
  test.each([
    ['?maek=Toyota', { parameter: 'maek', reason: 'no such filter', suggestion: 'Did you mean make?' }],
    ['?range[price]=cheap', { parameter: 'range[price]', reason: 'not a span such as 5000:30000, 5000: or :30000' }],
    ['?km=few', { parameter: 'km', reason: 'not a number; a span is range[km]=5000:30000' }],
    ['?page=0', { parameter: 'page', reason: 'not a page number' }],
    ['?sortBy=cheapest', { parameter: 'sortBy', reason: 'no such order' }],
    ['?limit=101', { parameter: 'limit', reason: 'not a whole number from 1 to 100' }],
    ['?limit=0', { parameter: 'limit', reason: 'not a whole number from 1 to 100' }],
    ['?hitsPerPage=101', { parameter: 'hitsPerPage', reason: 'not a whole number from 1 to 100' }],
    ['?hitsPerPage=5&hitsPerPage=6', { parameter: 'hitsPerPage', reason: 'given more than once' }],
    ['?limit=5&hitsPerPage=5', { parameter: 'hitsPerPage', reason: 'is the same as limit; give only one of them' }],
    ['?limit=5&limit=6', { parameter: 'limit', reason: 'given more than once' }],
  ])('%s', async (query, error) => {
    const response = ask(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      errors: [error],
    });
    expect(problem.detail).toContain(error.parameter);
  });

  test('all of it at once', async () => {
    const { errors } = await ask('?maek=Toyota&page=x&limit=no').json();
    expect(errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(['maek', 'page', 'limit']);
  });
});

test('[B14] the same vehicles have the same tag however long the search took; others have another', async () => {
  const tag = (query: string, listed = stock) => ask(query, {}, listed).headers.get('ETag');
  expect(tag('?make=Toyota')).toMatch(/^W\/"[\w-]+"$/);
  expect(tag('?make=Toyota')).toBe(tag('?make=Toyota'));
  expect(tag('?make=Ford')).not.toBe(tag('?make=Toyota'));
  const cheaper = cars.map((car) => (car.make === 'Toyota' ? { ...car, price: 1 } : car));
  expect(tag('?make=Toyota', sampleSiteStock(cheaper))).not.toBe(tag('?make=Toyota'));
});

test('an answer may be read by the site’s own pages only, and is nothing for search engines', () => {
  const { headers } = ask('');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

test('a site can switch it off', () => {
  expect(ask('', { api: { search: 'off' } }).status).toBe(404);
});

test('asking changes nothing of what pages find', async () => {
  await found('?limit=1');
  expect(stock.search(withTerm(createEmptyState(), 'car_type', 'used')).hits).toHaveLength(21);
});
