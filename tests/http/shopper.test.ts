import { describe, expect, test } from 'vitest';
import { firstVehicle, get, structuredData, textOf, textsOf } from '../http.ts';
import { PlainBrowser, readable, type SeenPage } from '../plain-browser.ts';
import { filled, formIn, type Written } from '../plain-form.ts';

const FILTERS = '#filter-form';
const SHOW_ME = '.sheet-f button[type=submit]';
const PRICE_GROUP = '.fgroup:has([name=price_min]) button[type=submit]';

const countOf = ({ page }: SeenPage) => Number(textOf(page, 'h1 span').replace(/\D/g, ''));
const titlesOf = ({ page }: SeenPage) => textsOf(page, 'main article:not(.promo) h2 a');
const carsOf = ({ page }: SeenPage) =>
  [...page.querySelectorAll('main article:not(.promo) h2 a')].map((link) => link.getAttribute('href'));
/** The ticked boxes, except those of the car type, which are left out where there is only one. */
const tickedIn = ({ page }: SeenPage) =>
  [...page.querySelectorAll(`${FILTERS} input[type=checkbox][checked]:not([name=car_type])`)].map(
    (box) => `${box.getAttribute('name')}=${box.getAttribute('value')}`,
  );

/** Submits the filters of the current list, filled in. */
const narrow = (browser: PlainBrowser, written: Written, button?: string) =>
  browser.send(filled(formIn(browser.page, FILTERS, button), written));

describe('without JavaScript', () => {
  test('[B1][B2] a shopper goes from the home page’s box over a filter and a second page to a car', async () => {
    const browser = new PlainBrowser('harbour');
    const home = await browser.open('/');
    const found = await browser.send(filled(formIn(home.page, 'form.console'), { query: 'toyota' }));
    expect(readable(found)).toBe('/search/toyota');
    expect(titlesOf(found)).toHaveLength(21);
    for (const title of titlesOf(found)) expect(title).toContain('Toyota');

    const narrowed = await narrow(browser, { body: 'SUV' }, SHOW_ME);
    expect(readable(narrowed)).toBe('/search/toyota?body=SUV');
    expect(countOf(narrowed)).toBeGreaterThan(0);
    expect(countOf(narrowed)).toBeLessThan(countOf(found));

    await browser.open(found.path);
    const second = await browser.follow('Page 2', 'nav[aria-label=Pages] a');
    expect(readable(second)).toBe('/search/toyota?page=2');
    expect(countOf(second)).toBe(countOf(found));
    // Vehicles that other tests added may fill it.
    expect(titlesOf(second)).toHaveLength(Math.min(21, countOf(found) - 21));
    expect(carsOf(found)).not.toContain(carsOf(second)[0]);

    const car = await browser.open(carsOf(second)[0] ?? '');
    expect(car.path).toMatch(/^\/cars\//);
    expect(titlesOf(second)[0]).toContain(textOf(car.page, 'h1').split(' ').slice(0, 3).join(' '));
  });

  test('[B2][B8] the panel’s form goes to the first page, and its boxes agree with the address', async () => {
    const browser = new PlainBrowser('harbour');
    const third = await browser.open('/search/used-cars?page=3');
    const mazda = await narrow(browser, { make: 'Mazda' }, SHOW_ME);
    expect(readable(mazda)).toBe('/search/used-cars?make=Mazda');
    for (const title of titlesOf(mazda)) expect(title).toContain('Mazda');
    // A closed group is a link to the page with all of them, which stays so.
    await browser.follow('Show Fuel', '.fgroup-more');
    const diesel = await narrow(browser, { fuel: 'Diesel' }, SHOW_ME);
    expect(readable(diesel)).toBe('/search/used-cars?make=Mazda&fuel=Diesel&panel=all');
    expect(countOf(diesel)).toBeLessThan(countOf(mazda));
    expect(tickedIn(third)).toEqual([]);
    expect(tickedIn(mazda)).toEqual(['make=Mazda']);
    expect(tickedIn(diesel)).toEqual(['make=Mazda', 'fuel=Diesel']);
  });

  test('[B8] a price range is written in the address as min:max', async () => {
    const browser = new PlainBrowser('harbour');
    const all = await browser.open('/search/used-cars');
    const priced = await narrow(browser, { price_min: '15000', price_max: '$25,000' }, PRICE_GROUP);
    expect(readable(priced)).toBe('/search/used-cars?range[price]=15000:25000');
    expect(countOf(priced)).toBeGreaterThan(0);
    expect(countOf(priced)).toBeLessThan(countOf(all));
  });

  test('[B2] a make, a price and an order stand in the address together, and hold on the next page', async () => {
    const browser = new PlainBrowser('harbour');
    const all = await browser.open('/search/used-cars');
    const written = { make: 'Toyota', price_max: '$140,000' };
    const toyotas = await narrow(browser, written, SHOW_ME);
    expect(readable(toyotas)).toBe('/search/used-cars?make=Toyota&range[price]=:140000');
    expect(tickedIn(toyotas)).toEqual(['make=Toyota']);
    await browser.open(all.path);
    await narrow(browser, { price_max: '$140,000' }, SHOW_ME);
    const sorted = await narrow(browser, { sortBy: 'km_asc' }, '.sort-go');
    expect(readable(sorted)).toBe('/search/used-cars?range[price]=:140000&sortBy=km_asc');
    const second = await browser.follow(/./, '.paging a[rel=next]');
    expect(readable(second)).toBe('/search/used-cars?range[price]=:140000&sortBy=km_asc&page=2');
    expect(second.page.querySelector('select[name=sortBy]')?.getAttribute('data-value')).toBe('km_asc');
  });

  test('[B6] an order from the list or the phone’s sheet is in the address and holds on the next page', async () => {
    const browser = new PlainBrowser('wattle-creek');
    const list = await browser.open('/search/used-cars');
    const lowest = await narrow(browser, { sortBy: 'price_asc' }, '.sort-go');
    expect(readable(lowest)).toBe('/search/used-cars?sortBy=price_asc');
    await browser.open(list.path);
    expect((await browser.follow('Lowest price', '#order a')).path).toBe(lowest.path);
    const second = await browser.follow('Page 2', 'nav[aria-label=Pages] a');
    expect(readable(second)).toBe('/search/used-cars?sortBy=price_asc&page=2');
  });

  test('[B10] an empty list says so, and Clear Filters leads back to stock', async () => {
    const browser = new PlainBrowser('harbour');
    const empty = await browser.open('/search/used-cars?query=zzzzqqq');
    expect(textOf(empty.page, '.none h2')).toBe('No Results Available');
    expect(textsOf(empty.page, '.none p')).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
    const all = await browser.follow('Clear Filters', '.none a');
    expect(all.path).toBe('/search/used-cars');
    expect(countOf(all)).toBeGreaterThan(100);
  });

  test('[B3] plain words become filters that can be taken off one by one', async () => {
    const browser = new PlainBrowser('harbour');
    await browser.open('/search/used-cars');
    const words = await narrow(browser, { query: 'white toyota under 60k petrol' });
    expect(readable(words)).toBe('/search/used-cars?make=Toyota&fuel=Petrol&colour=White&range[price]=:60000');
    const chips = textsOf(words.page, '.chip').map((text) => text.replace('Remove ', ''));
    expect(chips).toEqual(expect.arrayContaining(['Used', 'Toyota', 'White', 'Petrol', 'Up to $60,000']));
    expect(words.page.querySelector('main input[name=query]')?.getAttribute('value') ?? '').toBe('');
    const without = await browser.follow('Remove White', '.chip');
    expect(readable(without)).toBe('/search/used-cars?make=Toyota&fuel=Petrol&range[price]=:60000');
    // A removed filter stays removed in another search.
    const other = await narrow(browser, { query: 'zzzzqqq' });
    const sent = new URLSearchParams(other.path.split('?')[1]);
    expect([sent.get('query'), sent.get('colour'), sent.get('fuel')]).toEqual(['zzzzqqq', null, 'Petrol']);
  });

  test('“All makes” on the home page leads to all makes in one list, the popular ones first', async () => {
    const browser = new PlainBrowser('harbour');
    const home = await browser.open('/');
    const link = [...home.page.querySelectorAll('a')].find((a) => textOf(a) === 'All makes');
    expect(link?.getAttribute('href')).toMatch(/#all-make$/);
    const { page } = await browser.open(link!.getAttribute('href')!.split('#')[0]!);
    // A list that takes the focus when an address leads to it.
    expect(page.getElementById('all-make')?.getAttribute('tabindex')).toBe('-1');
    const labels = textsOf(page, '#all-make > label').map((text) => /^(.*?)([\d,]+)$/.exec(text)?.slice(1) ?? []);
    expect(labels.length).toBeGreaterThan(30);
    // The first twenty are Popular Makes, then come All Makes.
    const popular = labels.slice(0, 20).map(([, count]) => Number(count?.replaceAll(',', '')));
    expect(popular).toEqual(popular.toSorted((a, b) => b - a));
    const others = labels.slice(20).map(([make = '']) => make);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
    expect(textsOf(page, '#all-make > h3')).toEqual(['Popular Makes', 'All Makes']);
  });
});

test('[D1] a car page has its trail, its one address and what search engines and shares read', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const { page } = await new PlainBrowser('harbour').open(path);
  const types = structuredData(page).flatMap((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['Car', 'BreadcrumbList']));
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(new URL(canonical!).pathname).toBe(path);
  expect(canonical).toMatch(/^http:\/\/harbour\.localhost(:\d+)?\/cars\//);
  expect(page.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
});

test.each([
  ['/special-offers', 1],
  ['/search/used-cars?page=2', 22],
])('[B1] %s says to search engines which vehicles it lists, and each has its page', async (path, first) => {
  const seen = await new PlainBrowser('harbour').open(path);
  const list = structuredData(seen.page).find((item) => item['@type'] === 'ItemList') as {
    itemListElement: { position: number; url: string }[];
    numberOfItems: number;
  };
  expect(list.itemListElement[0]?.position).toBeGreaterThanOrEqual(first);
  expect(list.numberOfItems).toBe(countOf(seen));
  expect(list.itemListElement.length).toBeGreaterThan(3);
  for (const { url } of list.itemListElement.slice(0, 3))
    expect((await get('harbour.localhost', new URL(url).pathname)).status).toBe(200);
});
