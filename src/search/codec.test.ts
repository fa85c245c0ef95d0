import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSearch, encodeSearch } from './codec.ts';
import { RANGE_KEYS, type SearchState, SORT_KEYS, TERM_KEYS } from './contract.ts';
import {
  canonicaliseState,
  createEmptyState,
  withoutTerm,
  withPage,
  withQuery,
  withRange,
  withSort,
  withTerm,
} from './state.ts';

const decode = (address: string, bounds = {}) => decodeSearch(new URLSearchParams(address), bounds);

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const anyEnd = fc.option(fc.oneof(fc.nat(300_000), fc.double()), { nil: null });
/** Values of a list: any text, and for lists of numbers also numbers. */
const anyValue = fc.oneof(anyText, fc.oneof(fc.nat(300_000), fc.double({ min: 0, max: 1e9 })).map(String));
const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.oneof(fc.constant(''), anyText),
    page: fc.oneof(fc.constant(1), fc.nat(50), fc.double()),
    sortBy: fc.option(fc.constantFrom(...SORT_KEYS), { nil: null }),
    terms: fc.dictionary(fc.constantFrom(...TERM_KEYS), fc.array(anyValue, { maxLength: 4 }), { maxKeys: 4 }),
    ranges: fc.dictionary(fc.constantFrom(...RANGE_KEYS), fc.record({ min: anyEnd, max: anyEnd }), {
      maxKeys: 3,
    }),
    isMinRange: fc.boolean(),
    isMaxRange: fc.boolean(),
  })
  .map((state) => ({ ...state, terms: { ...state.terms }, ranges: { ...state.ranges } }));

describe('addresses', () => {
  test.each<[string, SearchState]>([
    ['', createEmptyState()],
    ['make=Toyota', withTerm(createEmptyState(), 'make', 'Toyota')],
    ['make=Land+Rover&make=Toyota', withTerm(withTerm(createEmptyState(), 'make', 'Toyota'), 'make', 'Land Rover')],
    ['make_model=Toyota/Corolla', withTerm(createEmptyState(), 'make_model', 'Toyota/Corolla')],
    ['badge=S%26P+%E2%80%9CX%E2%80%9D', withTerm(createEmptyState(), 'badge', 'S&P “X”')],
    ['km=10000', withTerm(createEmptyState(), 'km', '10000')],
    [
      'price=9990&price=25990.5&km=0&subscription_price=250',
      [
        ['subscription_price', '250'],
        ['km', '0'],
        ['price', '25990.5'],
        ['price', '9990'],
      ].reduce((state, [key, value]) => withTerm(state, key as 'km', value!), createEmptyState()),
    ],
    [
      'km=10000&range[km]=5000:',
      withRange(withTerm(createEmptyState(), 'km', '10000'), 'km', { min: 5000, max: null }),
    ],
    ['range[price]=5000:30000', withRange(createEmptyState(), 'price', { min: 5000, max: 30000 })],
    ['range[price]=5000:', withRange(createEmptyState(), 'price', { min: 5000, max: null })],
    ['range[km]=:100000', withRange(createEmptyState(), 'km', { min: null, max: 100000 })],
    [
      'make=Kia&range[price]=:30000&query=gt+line&sortBy=price_asc&page=2',
      withPage(
        withSort(
          withTerm(
            withQuery(withRange(createEmptyState(), 'price', { min: null, max: 30000 }), 'gt line'),
            'make',
            'Kia',
          ),
          'price_asc',
        ),
        2,
      ),
    ],
  ])('[B2] the state is written as "%s" and read back the same', (address, state) => {
    expect(encodeSearch(state)).toBe(address);
    expect(decode(address)).toEqual({ state, ignored: [], isCanonical: true });
  });

  test('[B2] page is left out of the address when it is 1', () => {
    expect(encodeSearch(withPage(createEmptyState(), 1))).toBe('');
    expect(decode('page=1')).toMatchObject({ isCanonical: false, ignored: [] });
  });

  test('brackets and blanks may come percent-encoded', () => {
    expect(decode('make=Land%20Rover&range%5Bprice%5D=5000%3A30000')).toMatchObject({
      isCanonical: true,
      state: { terms: { make: ['Land Rover'] }, ranges: { price: { min: 5000, max: 30000 } } },
    });
  });

  test('[B2] what a plain form sends is read, and is not canonical', () => {
    const sent = decode('query=&make=&make=Kia&price_min=$5,000&price_max=&km_max=90000&sortBy=');
    expect(sent.isCanonical).toBe(false);
    expect(sent.ignored).toEqual([]);
    expect(encodeSearch(sent.state)).toBe('make=Kia&range[price]=5000:&range[km]=:90000');
  });

  test.each(['$30,000', ' 30 000', '30k', '30K', '30000.00'])('[B8] a price typed as “%s” is read', (typed) => {
    expect(decode(`price_max=${encodeURIComponent(typed)}`).state.ranges.price).toEqual({
      min: null,
      max: 30_000,
    });
  });

  test('[B3] a slider sent at its end leaves that side open; the flags say which sides are', () => {
    const bounds = { price: { min: 5000, max: 250000 } };
    const low = decode('price_min=5000&price_max=30000', bounds).state;
    expect(low).toMatchObject({
      ranges: { price: { min: null, max: 30000 } },
      isMinRange: true,
      isMaxRange: false,
    });
    expect(decode('price_min=5000&price_max=250000', bounds).state).toEqual(createEmptyState());
    expect(decode('range[price]=5000:', bounds).state).toMatchObject({ isMinRange: false, isMaxRange: true });
  });

  test('a span given the wrong way round is turned', () => {
    const turned = decode('range[price]=30000:5000');
    expect(turned.isCanonical).toBe(false);
    expect(encodeSearch(turned.state)).toBe('range[price]=5000:30000');
  });

  test.each([
    ['colr=Red', 'colr', 'no such filter'],
    ['range[price]=cheap', 'range[price]', 'not a span such as 5000:30000, 5000: or :30000'],
    ['range[wheels]=1:2', 'range[wheels]', 'no such filter'],
    ['price_min=lots', 'price_min', 'not a number'],
    ['price_max=99999999999999999999', 'price_max', 'larger than any vehicle has'],
    ['range[price]=1000:99999999999999999999', 'range[price]', 'larger than any vehicle has'],
    ['sortBy=fastest', 'sortBy', 'no such order'],
    ['page=0', 'page', 'not a page number'],
    ['page=-2', 'page', 'not a page number'],
    ['query=a&query=b', 'query', 'given more than once'],
    [`make=${'x'.repeat(121)}`, 'make', 'longer than any value of this filter'],
    ['__proto__=1', '__proto__', 'no such filter'],
  ])('"%s" is ignored and named, and the rest of the address stands', (address, key, reason) => {
    const decoded = decode(`${address}&body=SUV`);
    expect(decoded.ignored).toEqual([expect.objectContaining({ key, reason })]);
    expect(decoded.state.terms).toEqual({ body: ['SUV'] });
  });

  test('an ignored parameter does not make the address non-canonical, so that the page can name it', () => {
    expect(decode('colr=Red&make=Kia')).toMatchObject({ isCanonical: true });
  });

  test('tracking parameters are passed over: no redirect, nothing named', () => {
    expect(decode('utm_source=mail&make=Kia&gclid=x1')).toMatchObject({ isCanonical: true, ignored: [] });
  });

  test('parameters in another order are not canonical', () => {
    expect(decode('body=SUV&make=Kia').isCanonical).toBe(false);
    expect(decode('make=Toyota&make=Kia').isCanonical).toBe(false);
  });
});

describe('laws', () => {
  test('[B2] reading what was written gives the same canonical state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const canonical = canonicaliseState(state);
        expect(decode(encodeSearch(state))).toEqual({ state: canonical, ignored: [], isCanonical: true });
      }),
    );
  });

  test('[B2] any text at all is read without an error, and writing what was read settles at once', () => {
    const name = fc.oneof(
      anyText,
      fc.constantFrom(
        'make',
        'range[price]',
        'price_min',
        'price_max',
        'km',
        'price',
        'page',
        'sortBy',
        'query',
        'year_min',
      ),
    );
    const value = fc.oneof(anyText, fc.constantFrom('', '5000:', ':', '1:0', '3', 'price_asc', '$9,000', '1e9'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const address = encodeSearch(decodeSearch(new URLSearchParams(pairs)).state);
        const again = decode(address);
        expect(again.isCanonical).toBe(true);
        expect(encodeSearch(again.state)).toBe(address);
      }),
    );
  });

  test.each([
    ['km=10,000', 'km=10000'],
    ['price=$25,990.00', 'price=25990'],
    ['price=30k&price=9000&price=30000', 'price=9000&price=30000'],
  ])('[B3] exact numbers are read as people type them: %s', (address, canonical) => {
    expect(decode(address).ignored).toEqual([]);
    expect(encodeSearch(decode(address).state)).toBe(canonical);
    expect(decode(address).isCanonical).toBe(false);
  });

  test.each([
    ['km=few', 'not a number; a span is range[km]=5000:30000'],
    ['price=5000:30000', 'not a number; a span is range[price]=5000:30000'],
    ['km=4211,7087', 'not a number; a span is range[km]=5000:30000'],
    ['price=-1', 'not a number; a span is range[price]=5000:30000'],
    ['subscription_price=1000000000', 'larger than any vehicle has'],
  ])('[B3] what is no exact number is named: %s', (address, reason) => {
    expect(decode(address).ignored.map((each) => each.reason)).toEqual([reason]);
    expect(decode(address).state).toEqual(createEmptyState());
  });

  test('the order in which filters were chosen leaves no trace', () => {
    const choice = fc.tuple(fc.constantFrom(...TERM_KEYS), fc.constantFrom('a', 'b', '3', '20'));
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 8 }), (choices) => {
        const choose = (list: typeof choices) =>
          encodeSearch(list.reduce((state, [key, value]) => withTerm(state, key, value), createEmptyState()));
        expect(choose(choices)).toBe(choose(choices.toReversed()));
      }),
    );
  });

  test('[B2] every change of a filter goes back to page 1', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 2, max: 99 }), (state, page) => {
        const far = withPage(state, page);
        expect(far.page).toBe(page);
        for (const next of [
          withTerm(far, 'make', 'Kia'),
          withoutTerm(far, 'make'),
          withoutTerm(far, 'make', 'Kia'),
          withRange(far, 'price', { min: 1, max: null }),
          withRange(far, 'price', null),
          withQuery(far, 'golf'),
          withSort(far, 'km_asc'),
        ])
          expect(next.page).toBe(1);
      }),
    );
  });

  test('taking off what was just put on gives the state before it', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...TERM_KEYS), (any, key) => {
        const state = withPage(withoutTerm(any, key, 'Kia'), 1);
        expect(withoutTerm(withTerm(state, key, 'Kia'), key, 'Kia')).toEqual(state);
      }),
    );
  });
});
