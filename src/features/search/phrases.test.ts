import { expect, test } from 'vitest';
import { phraseStock } from '../../../tests/samples/phrase-stock.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import type { Site } from '../../kernel/request/context.ts';
import { loadSearchPage } from './load.ts';

function loaderOf(cars: Car[]) {
  const context = {
    settings: sampleSettings(),
    stock: sampleSiteStock(cars),
    site: { origin: 'https://site.example' } as Site,
    now: SAMPLE_NOW,
  };
  return (path: string) => loadSearchPage({ ...context, url: new URL(path, 'https://site.example') });
}

/** The page that words lead to, and its address. */
function found(phrase: string, cars: Car[] = phraseStock()) {
  const load = loaderOf(cars);
  const path = `/search/new-used-and-demo-cars?${new URLSearchParams({ query: phrase })}`;
  try {
    return { href: path, page: load(path) };
  } catch (thrown) {
    const href = (thrown as Response).headers?.get('Location');
    if (!href) throw thrown;
    return { href, page: load(href) };
  }
}

test.each([
  ['suv, not mazda', 'suv', 'not mazda'],
  ['suv without sunroof', 'suv', 'without sunroof'],
  ['petrol not diesel', 'petrol', 'not diesel'],
  ['not mazda', '', 'not mazda'],
])('[B3] “%s” finds what “%s” finds, and the page names “%s” as left out', (phrase, same, leftOut) => {
  const { page } = found(phrase);
  const titles = (of: typeof page) => of.cards.map(({ href }) => href);
  expect(titles(page)).toEqual(titles(found(same).page));
  expect(page.ignored).toEqual([{ text: leftOut, reason: expect.stringContaining('can’t exclude anything yet') }]);
});

const YARDS = [
  'Toyota Cairns - Sales',
  'Toyota Cairns - Used',
  'Ford Newcastle',
  'Mazda Port Macquarie',
  'Kia Gold Coast',
];
const atYards = (names: readonly string[]) =>
  phraseStock().map((car, at) => {
    const name = `Harbour ${names[at % names.length]}`;
    return {
      ...car,
      city: 'Portside',
      location: { ...car.location!, name, slug: slugify(name), city: 'Portside' },
    };
  });

test.each([
  ['cairns', ['Harbour Toyota Cairns - Sales', 'Harbour Toyota Cairns - Used']],
  ['suv in cairns', ['Harbour Toyota Cairns - Sales', 'Harbour Toyota Cairns - Used']],
  ['harbour toyota cairns', ['Harbour Toyota Cairns - Sales', 'Harbour Toyota Cairns - Used']],
  ['newcastel', ['Harbour Ford Newcastle']],
  ['port macquarie', ['Harbour Mazda Port Macquarie']],
  ['macquarie', ['Harbour Mazda Port Macquarie']],
  ['gold coast', ['Harbour Kia Gold Coast']],
])('[B3] “%s” finds what stands at the yards of that town', (phrase, yards) => {
  const cars = atYards(YARDS);
  const { page } = found(phrase, cars);
  const expected = cars.filter(
    ({ location, simple_body }) =>
      yards.includes(location!.name) && (!phrase.startsWith('suv') || simple_body === 'SUV'),
  );
  expect(page.count).toBe(expected.length);
  expect(page.count).toBeGreaterThan(0);
});

test('[B3] a make in the names of yards finds its own vehicles only, and the group’s name finds none of them', () => {
  const cars = atYards(YARDS);
  expect(found('toyota', cars).href).toBe('/search/toyota');
  expect(found('toyota', cars).page.count).toBe(cars.filter(({ make }) => make === 'Toyota').length);
  expect(found('harbour', cars).href).toContain('query=harbour');
});

test('[B3] a capital in which nothing stands means its yards, or else its state, and the page says so', () => {
  const nowhere = phraseStock().map((car) => ({ ...car, city: 'Portside' }));
  const { page } = found('diesel ute brisbane', nowhere);
  expect(page.chips.map(({ label }) => label)).toEqual(['Ute', 'Diesel', 'QLD']);
  expect(page.townsText).toBe('No cars in Brisbane itself. Showing QLD.');
  expect(page.ignored).toEqual([]);

  const yard = found('diesel ute brisbane', atYards(['Toyota Brisbane', 'Ford Newcastle'])).page;
  expect(yard.heading).toContain('Harbour Toyota Brisbane');
  expect(yard.townsText).toBeNull();
});

test('[B3] an address cannot make the page say of any other place that nothing stands there', () => {
  const load = loaderOf(phraseStock());
  const page = load('/search/new-used-and-demo-cars?instead_of=Brisbane');
  expect(page.townsText).toBeNull();
  expect(load('/search/new-used-and-demo-cars?state=QLD&instead_of=Sydney').townsText).toBeNull();
  expect(page.ignored).toHaveLength(1);
});
