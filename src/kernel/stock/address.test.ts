import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAR_TYPES } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { canonicaliseState, createEmptyState, withPage, withRange, withTerm } from '../../search/state.ts';
import { linkToSearch, parseAddress } from './address.ts';

const BOUNDS = { price: { min: 5_000, max: 250_000 }, km: { min: 0, max: 250_000 } };
const read = (path: string) => parseAddress(new URL(path, 'https://site.example'), BOUNDS);
const typed = (...types: string[]) =>
  types.reduce((state, type) => withTerm(state, 'car_type', type), createEmptyState());

test.each([
  [[], '/search/new-used-and-demo-cars'],
  [['new', 'demo', 'used'], '/search/new-used-and-demo-cars'],
  [['new', 'demo'], '/search/new-and-demo-cars'],
  [['used'], '/search/used-cars'],
  [['demo'], '/search/demo-cars'],
  [['new'], '/search/new-cars'],
  [['demo', 'used'], '/search/new-used-and-demo-cars?car_type=demo&car_type=used'],
])('[B1] car types %j have the address %s', (types, href) => {
  expect(linkToSearch(typed(...types))).toBe(href);
});

test.each([
  ['/search/used-cars/', '/search/used-cars', 301],
  ['/search', '/search/new-used-and-demo-cars', 301],
  ['/search/', '/search/new-used-and-demo-cars', 301],
  ['/search/new-used-and-demo-cars/', '/search/new-used-and-demo-cars', 301],
  ['/search/used-cars?page=1', '/search/used-cars', 301],
  ['/search/used-cars?make=', '/search/used-cars', 302],
  ['/search/new-used-and-demo-cars?car_type=used', '/search/used-cars', 301],
  ['/search/used-cars?car_type=new', '/search/new-cars', 301],
  ['/search/used-cars?page=2&make=Ford', '/search/used-cars?make=Ford&page=2', 301],
  [
    '/search/new-used-and-demo-cars?query=&car_type=used&price_min=%245%2C000&price_max=30%2C000&sortBy=',
    '/search/used-cars?range[price]=:30000',
    302,
  ],
  ['/search/used-cars?make_model=Toyota/Corolla', '/search/used-cars?make=Toyota&make_model=Toyota/Corolla', 301],
])('[B2] %s is another spelling of %s', (path, to, status) => {
  expect(read(path)).toEqual({ kind: 'redirect', to, status });
});

test('[B2] an address with an unknown filter is not redirected, and the filter is named', () => {
  expect(read('/search/used-cars/?wheels=4&make=Ford')).toMatchObject({
    kind: 'search',
    state: { terms: { car_type: ['used'], make: ['Ford'] } },
    ignored: [{ key: 'wheels', value: '4' }],
  });
});

test('tracking parameters are passed over without a word and without a redirect', () => {
  expect(read('/search/used-cars?utm_source=mail')).toMatchObject({ kind: 'search', ignored: [] });
});

test('a word under /search that is no page of car types is unknown', () => {
  expect(read('/search/spaceships')).toEqual({ kind: 'unknown' });
});

const word = fc.constantFrom('Toyota', 'Ford', 'Land Rover', 'A&B', '3 Series', 'Citroën', "D'Or", 'a+b', '100%');
const state: fc.Arbitrary<SearchState> = fc
  .record({
    types: fc.subarray([...CAR_TYPES]),
    makes: fc.subarray(['Toyota', 'Ford', 'Land Rover', 'Citroën']),
    body: fc.option(word, { nil: undefined }),
    query: fc.option(word, { nil: '' }),
    price: fc.option(fc.record({ min: fc.nat(90_000), max: fc.integer({ min: 100_000, max: 200_000 }) }), {
      nil: null,
    }),
    page: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ types, makes, body, query, price, page }) => {
    const all = types.length === CAR_TYPES.length ? [] : types;
    const terms = { car_type: all, make: makes, ...(body ? { body: [body] } : {}) };
    return withPage(withRange({ ...createEmptyState(), terms, query }, 'price', price), page);
  });

test('[B2] every state has one address, and reading it gives the state again without a redirect', () => {
  fc.assert(
    fc.property(state, (search) => {
      expect(read(linkToSearch(search))).toEqual({
        kind: 'search',
        state: canonicaliseState(search),
        ignored: [],
      });
    }),
  );
});
