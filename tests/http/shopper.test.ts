import { describe, expect, test } from 'vitest';
import { firstVehicle, get, structuredData, textOf, textsOf } from '../http.ts';
import { follow, openPlain, type PlainPage, readable, sendPlain } from '../plain-visitor.ts';

const FILTERS = '#filter-form';
const SHOW_ME = '.sheet-f button[type=submit]';
const PRICE_GROUP = '.fgroup:has([name=price_min]) button[type=submit]';

const countOf = ({ document }: PlainPage) => Number(textOf(document, 'h1 span').replace(/\D/g, ''));
const titlesOf = ({ document }: PlainPage) => textsOf(document, 'main article:not(.promo) h2 a');
const carsOf = ({ document }: PlainPage) =>
  [...document.querySelectorAll('main article:not(.promo) h2 a')].map((link) => link.getAttribute('href'));
/** The boxes that are ticked, but for those of the car type, which are left out where there is one type alone. */
const tickedIn = ({ document }: PlainPage) =>
  [...document.querySelectorAll(`${FILTERS} input[type=checkbox][checked]:not([name=car_type])`)].map(
    (box) => `${box.getAttribute('name')}=${box.getAttribute('value')}`,
  );

describe('without JavaScript', () => {
  test('[B1][B2] a shopper goes from the home page’s box over a filter and a second page to a car', async () => {
    const home = await openPlain('harbour', '/');
    const found = await sendPlain(home, 'form.console', { query: 'toyota' });
    expect(readable(found)).toBe('/search/toyota');
    expect(titlesOf(found)).toHaveLength(21);
    for (const title of titlesOf(found)) expect(title).toContain('Toyota');

    const narrowed = await sendPlain(found, FILTERS, { body: 'SUV' }, SHOW_ME);
    expect(readable(narrowed)).toBe('/search/toyota?body=SUV');
    expect(countOf(narrowed)).toBeGreaterThan(0);
    expect(countOf(narrowed)).toBeLessThan(countOf(found));

    const second = await follow(found, 'nav[aria-label=Pages] a', '2');
    expect(readable(second)).toBe('/search/toyota?page=2');
    expect(countOf(second)).toBe(countOf(found));
    // Vehicles that other tests brought may fill it.
    expect(titlesOf(second)).toHaveLength(Math.min(21, countOf(found) - 21));
    expect(carsOf(found)).not.toContain(carsOf(second)[0]);

    const car = await follow(second, 'main article:not(.promo) h2 a');
    expect(car.path).toMatch(/^\/cars\//);
    expect(titlesOf(second)[0]).toContain(textOf(car.document, 'h1').split(' ').slice(0, 3).join(' '));
  });

  test('[B2][B8] the panel’s form goes to the first page, and its boxes agree with the address', async () => {
    const third = await openPlain('harbour', '/search/used-cars?page=3');
    const mazda = await sendPlain(third, FILTERS, { make: 'Mazda' }, SHOW_ME);
    expect(readable(mazda)).toBe('/search/used-cars?make=Mazda');
    for (const title of titlesOf(mazda)) expect(title).toContain('Mazda');
    const diesel = await sendPlain(mazda, FILTERS, { fuel: 'Diesel' }, SHOW_ME);
    expect(readable(diesel)).toBe('/search/used-cars?make=Mazda&fuel=Diesel');
    expect(countOf(diesel)).toBeLessThan(countOf(mazda));
    expect(tickedIn(third)).toEqual([]);
    expect(tickedIn(mazda)).toEqual(['make=Mazda']);
    expect(tickedIn(diesel)).toEqual(['make=Mazda', 'fuel=Diesel']);
  });

  test('[B8] a price range is written in the address as min:max', async () => {
    const all = await openPlain('harbour', '/search/used-cars');
    const priced = await sendPlain(all, FILTERS, { price_min: '15000', price_max: '$25,000' }, PRICE_GROUP);
    expect(readable(priced)).toBe('/search/used-cars?range[price]=15000:25000');
    expect(countOf(priced)).toBeGreaterThan(0);
    expect(countOf(priced)).toBeLessThan(countOf(all));
  });

  test('[B2] a make, a price and an order stand in the address together, and hold on the next page', async () => {
    const all = await openPlain('harbour', '/search/used-cars');
    const filled = { make: 'Toyota', price_max: '$140,000' };
    const toyotas = await sendPlain(all, FILTERS, filled, SHOW_ME);
    expect(readable(toyotas)).toBe('/search/used-cars?make=Toyota&range[price]=:140000');
    expect(tickedIn(toyotas)).toEqual(['make=Toyota']);
    const priced = await sendPlain(all, FILTERS, { price_max: '$140,000' }, SHOW_ME);
    const sorted = await sendPlain(priced, FILTERS, { sortBy: 'km_asc' }, '.sort-go');
    expect(readable(sorted)).toBe('/search/used-cars?range[price]=:140000&sortBy=km_asc');
    const second = await follow(sorted, '.paging a[rel=next]');
    expect(readable(second)).toBe('/search/used-cars?range[price]=:140000&sortBy=km_asc&page=2');
    expect(second.document.querySelector('select[name=sortBy]')?.getAttribute('data-value')).toBe('km_asc');
  });

  test('[B6] an order from the list or the phone’s sheet is in the address and holds on the next page', async () => {
    const list = await openPlain('wattle-creek', '/search/used-cars');
    const lowest = await sendPlain(list, FILTERS, { sortBy: 'price_asc' }, '.sort-go');
    expect(readable(lowest)).toBe('/search/used-cars?sortBy=price_asc');
    expect((await follow(list, '#order a', 'Lowest price')).path).toBe(lowest.path);
    const second = await follow(lowest, 'nav[aria-label=Pages] a', '2');
    expect(readable(second)).toBe('/search/used-cars?sortBy=price_asc&page=2');
  });

  test('[B10] an empty list says so, and Clear Filters leads back to stock', async () => {
    const empty = await openPlain('harbour', '/search/used-cars?query=zzzzqqq');
    expect(textOf(empty.document, '.none h2')).toBe('No Results Available');
    expect(textsOf(empty.document, '.none p')).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
    const all = await follow(empty, '.none a', 'Clear Filters');
    expect(all.path).toBe('/search/used-cars');
    expect(countOf(all)).toBeGreaterThan(100);
  });

  test('[B3] plain words become filters that can be taken off one by one', async () => {
    const used = await openPlain('harbour', '/search/used-cars');
    const words = await sendPlain(used, FILTERS, { query: 'white toyota under 60k petrol' });
    expect(readable(words)).toBe(
      '/search/used-cars?make=Toyota&fuel=Petrol&colour=White&range[price]=:60000',
    );
    const chips = textsOf(words.document, '.chip').map((text) => text.replace('Remove ', ''));
    expect(chips).toEqual(expect.arrayContaining(['Used', 'Toyota', 'White', 'Petrol', 'Up to $60,000']));
    expect(words.document.querySelector('main input[name=query]')?.getAttribute('value') ?? '').toBe('');
    const without = await follow(words, '.chip', 'Remove White');
    expect(readable(without)).toBe('/search/used-cars?make=Toyota&fuel=Petrol&range[price]=:60000');
    // What was taken off stays off when something else is searched.
    const other = await sendPlain(without, FILTERS, { query: 'zzzzqqq' });
    const sent = new URLSearchParams(other.path.split('?')[1]);
    expect([sent.get('query'), sent.get('colour'), sent.get('fuel')]).toEqual(['zzzzqqq', null, 'Petrol']);
  });

  test('“All makes” on the home page leads to all makes in one list, the popular ones first', async () => {
    const home = await openPlain('harbour', '/');
    const link = [...home.document.querySelectorAll('a')].find((a) => /^All \d+ makes$/.test(textOf(a)));
    expect(link?.getAttribute('href')).toMatch(/#all-make$/);
    const { document } = await openPlain('harbour', link!.getAttribute('href')!.split('#')[0]!);
    // A list that takes the focus when an address leads to it.
    expect(document.getElementById('all-make')?.getAttribute('tabindex')).toBe('-1');
    const labels = textsOf(document, '#all-make > label').map(
      (text) => /^(.*?)([\d,]+)$/.exec(text)?.slice(1) ?? [],
    );
    expect(labels.length).toBe(Number(/\d+/.exec(textOf(link!))?.[0]));
    expect(labels.length).toBeGreaterThan(30);
    // The first twenty are Popular Makes, then come All Makes.
    const popular = labels.slice(0, 20).map(([, count]) => Number(count?.replaceAll(',', '')));
    expect(popular).toEqual(popular.toSorted((a, b) => b - a));
    const others = labels.slice(20).map(([make = '']) => make);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
    expect(textsOf(document, '#all-make > h3')).toEqual(['Popular Makes', 'All Makes']);
  });
});

test('[D1] a car page has its trail, its one address and what search engines and shares read', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const { document } = await openPlain('harbour', path);
  const types = structuredData(document).flatMap((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['Car', 'BreadcrumbList']));
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(new URL(canonical!).pathname).toBe(path);
  expect(canonical).toMatch(/^http:\/\/harbour\.localhost(:\d+)?\/cars\//);
  expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
});

test.each([
  ['/special-offers', 1],
  ['/search/used-cars?page=2', 22],
])('[B1] %s says to search engines which vehicles it lists, and each has its page', async (path, first) => {
  const page = await openPlain('harbour', path);
  const list = structuredData(page.document).find((item) => item['@type'] === 'ItemList') as {
    itemListElement: { position: number; url: string }[];
    numberOfItems: number;
  };
  expect(list.itemListElement[0]?.position).toBeGreaterThanOrEqual(first);
  expect(list.numberOfItems).toBe(countOf(page));
  expect(list.itemListElement.length).toBeGreaterThan(3);
  for (const { url } of list.itemListElement.slice(0, 3))
    expect((await get('harbour.localhost', new URL(url).pathname)).status).toBe(200);
});
