import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleCars } from '../../../tests/samples/stock.ts';
import type { Car, CarLocation } from '../../domain/vehicle/car.ts';
import { CAR_TYPES } from '../../domain/vehicle/car.ts';
import { linkToFormSearch } from '../../features/search/panel/form.ts';
import { listPathValues } from '../../features/search/path-values.ts';
import { findUsedCarHref } from '../../features/search/used-car-href.ts';
import { canonicaliseState, createEmptyState, withPage, withTerm } from '../../search/state.ts';
import { linkToSearch, parseAddress } from './address.ts';
import { pickOddWords } from './path-words.ts';
import { getSitePathWords } from './site-path-words.ts';
import { keepSpelling } from './spelling.ts';

const place = (name: string, slug: string) => ({ id: 1, name, slug, city: 'Cairns', state: 'QLD' }) as CarLocation;
const cars: Car[] = [
  ...sampleCars(120),
  ...[
    { make: 'Mercedes-Benz', model: 'A-Class', simple_body: 'Hatch' },
    { make: 'Mercedes Benz', model: 'B-Class', simple_body: 'Hatch' },
    { make: 'Mercedes-Benz', model: 'C 200', simple_body: 'Sedan' },
    { make: 'Isuzu', model: 'D-MAX', simple_body: 'Ute' },
    { make: 'Isuzu', model: 'D MAX', simple_body: 'Ute' },
    { make: 'Coupe', model: 'One', simple_body: 'Coupe' },
    { make: 'Used-Cars', model: 'Two', simple_body: 'Ute' },
    { make: '✦', model: 'Three', simple_body: 'Ute' },
  ].map((given, at) => sampleCar({ id: 500 + at, slug: `odd-${at}`, ...given })),
  sampleCar({ id: 600, slug: 'p1', location: place('Harbour Toyota - Sales', 'harbour-toyota') }),
  sampleCar({ id: 601, slug: 'p2', location: place('Harbour Cairns - Sales', 'harbour-cairns-sales') }),
  sampleCar({ id: 602, slug: 'p3', dealership_slug: 'suv', dealership_name: 'Suv Dealer' }),
];
const stock = sampleSiteStock(cars);
const words = getSitePathWords(stock);
const { facets } = stock.search(createEmptyState());
const read = (path: string) => parseAddress(new URL(path, 'https://site.example'), {}, keepSpelling, words);

test.each([
  ['toyota', { make: ['Toyota'] }],
  ['toyota/hilux', { make: ['Toyota'], make_model: ['Toyota/HiLux'] }],
  ['bmw/3-series', { make: ['BMW'], make_model: ['BMW/3 Series'] }],
  ['isuzu/d-max', { make: ['Isuzu'], make_model: ['Isuzu/D MAX'] }],
  ['mercedes-benz', { make: ['Mercedes-Benz'] }],
  ['people-mover', { body: ['People Mover'] }],
  ['suv', { body: ['SUV'] }],
  ['coupe', { make: ['Coupe'] }],
  ['harbour-toyota', { dealership_name: ['Harbour Toyota'] }],
  ['harbour-cairns-sales', { location_name: ['Harbour Cairns - Sales'] }],
  ['harbour-cairns', { location_name: ['Harbour Cairns - Sales'] }],
])('[B1] /search/%s stands for what the site has by that name: %j', (path, terms) => {
  expect(words.findTerms(path)).toEqual(terms);
});

test.each(['spaceships', 'toyota/spaceship', 'toyota/hilux/sr5', 'toyota/', '', 'used-cars', 'hilux', 'ford/hilux'])(
  '[B1] /search/%s is no word of the site',
  (path) => {
    expect(words.findTerms(path)).toBeUndefined();
  },
);

test.each([
  ['/search/Toyota', '/search/toyota'],
  ['/search/toyota/', '/search/toyota'],
  ['/search/mercedes%20benz', '/search/mercedes-benz'],
  ['/search/bmw/3_Series', '/search/bmw/3-series'],
  ['/search/People%20Mover?page=1', '/search/people-mover'],
  ['/search/new-used-and-demo-cars?make=Toyota', '/search/toyota'],
  ['/search/new-used-and-demo-cars?make_model=Toyota/HiLux&colour=White', '/search/toyota/hilux?colour=White'],
  ['/search/toyota?car_type=used', '/search/used-cars?make=Toyota'],
  ['/search/toyota?make=Ford', '/search/new-used-and-demo-cars?make=Ford&make=Toyota'],
  ['/search/toyota?body=SUV&page=2&make_model=Toyota/RAV4', '/search/toyota/rav4?body=SUV&page=2'],
  ['/search/Used-Cars', '/search/used-cars'],
  ['/search/harbour-cairns', '/search/harbour-cairns-sales'],
  ['/search/new-used-and-demo-cars?offer=true', '/special-offers'],
  ['/special-offers/', '/special-offers'],
  ['/search/used-cars?offer=true', '/special-offers?car_type=used'],
])('[B1] %s leads to its one address %s', (path, to) => {
  expect(read(path)).toEqual({ kind: 'redirect', to, status: 301 });
});

test.each(['/search/%E0%A4%A', '/search//toyota', '/elsewhere/toyota', '/special-offers/toyota'])(
  '[B1] %s is none of ours',
  (path) => {
    expect(read(path)).toEqual({ kind: 'unknown' });
  },
);

test.each([
  ['used', '', '/search/used-cars'],
  ['New/', '', '/search/new-cars'],
  ['', '?page=2', '/search/used-cars?page=2'],
  ['Toyota', '', '/search/used-cars?make=Toyota'],
  ['toyota/corolla/', '?page=2', '/search/used-cars?make=Toyota&make_model=Toyota/Corolla&page=2'],
  ['suv', '', '/search/used-cars?body=SUV'],
  ['harbour-toyota', '', '/search/used-cars?dealership_name=Harbour+Toyota'],
  ['spaceships', '', undefined],
  ['used/toyota', '', undefined],
  ['toyota/spaceships', '?page=2', undefined],
])('[B1] /used-car/%s%s leads to %s', (path, query, href) => {
  expect(findUsedCarHref(path, words, query)).toBe(href);
});

const some = (key: 'make' | 'make_model' | 'body' | 'dealership_name' | 'location_name' | 'offer' | 'colour') =>
  fc.subarray([...facets[key].map(({ value }) => value), 'Nobody'], { maxLength: 2 });
const state = fc
  .record({
    car_type: fc.subarray([...CAR_TYPES], { maxLength: 2 }),
    make: some('make'),
    make_model: some('make_model'),
    body: some('body'),
    dealership_name: some('dealership_name'),
    location_name: some('location_name'),
    offer: some('offer'),
    colour: some('colour'),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ page, make, make_model, ...terms }) => {
    const makes = [...make, ...make_model.map((pair) => pair.split('/')[0]!)].filter((one) => one !== 'Nobody');
    const models = make_model.filter((pair) => pair.includes('/'));
    return withPage({ ...createEmptyState(), terms: { ...terms, make: makes, make_model: models } }, page);
  });

test('[B2] on a site with words every state has one address, and reading it gives the state again', () => {
  fc.assert(
    fc.property(state, (search) => {
      expect(read(linkToSearch(search, words))).toEqual({
        kind: 'search',
        state: canonicaliseState(search),
        ignored: [],
      });
      const long = read(linkToSearch(search));
      expect(long.kind === 'redirect' ? read(long.to) : long).toMatchObject({
        state: canonicaliseState(search),
      });
    }),
  );
});

test('[B2] a browser finds the same address from the panel’s fields as the server does', () => {
  for (const key of ['make', 'body', 'dealership_name', 'location_name'] as const)
    for (const { value } of facets[key]) {
      const search = withTerm(createEmptyState(), key, value);
      const form = new FormData();
      form.append(key, value);
      expect(linkToFormSearch(form, {}, pickOddWords(words, listPathValues(facets, search)))).toBe(
        linkToSearch(search, words),
      );
    }
});

test.each([
  ['/search/isuzu-ute', '/search/isuzu'],
  ['/search/isuzu-ute/mu-x', '/search/isuzu/mu-x'],
  ['/search/suzuki-australia', '/search/suzuki'],
  ['/search/viscount-caravans', '/search/viscount'],
  ['/search/mazda/3', '/search/mazda/mazda3'],
  ['/search/mazda/mazda-3', '/search/mazda/mazda3'],
  ['/search/mg/4', '/search/mg/mg4'],
  ['/search/mercedes-benz/a-class', null],
  ['/search/toyota/86', null],
])('[A5] the address %s by a name that was mended leads for good to %s', (path, to) => {
  const mended = [
    { make: 'Isuzu', model: 'MU-X' },
    { make: 'Suzuki', model: 'Swift' },
    { make: 'Viscount', model: 'Supreme' },
    { make: 'Mazda', model: 'Mazda3' },
    { make: 'MG', model: 'MG4' },
    { make: 'Mercedes-Benz', model: 'A-Class' },
    { make: 'Toyota', model: '86' },
  ].map((given, at) => sampleCar({ id: 900 + at, slug: `mended-${at}`, ...given }));
  const own = getSitePathWords(sampleSiteStock(mended));
  const answer = parseAddress(new URL(path, 'https://site.example'), {}, keepSpelling, own);
  if (to === null) expect(answer).toMatchObject({ kind: 'search' });
  else expect(answer).toEqual({ kind: 'redirect', to, status: 301 });
});
