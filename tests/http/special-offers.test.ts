import { describe, expect, test } from 'vitest';
import { textOf, textsOf } from '../http.ts';
import { follow, openPlain, type PlainPage, readable, sendPlain } from '../plain-visitor.ts';

const OFFERS = '/special-offers';
/** How many vehicles a page shows. */
const PAGE = 21;

const countOf = ({ document }: PlainPage) => Number(textOf(document, 'h1 span').replace(/\D/g, ''));

test('[B18] each vehicle on offer shows an earlier, higher price, and a filter narrows the offers', async () => {
  const offers = await openPlain('harbour', OFFERS);
  expect(textOf(offers.document, 'h1')).toMatch(/^Cars on special offer \d+ cars$/);
  const cards = [...offers.document.querySelectorAll('.found .cards > article:not(.promo)')];
  expect(cards).toHaveLength(Math.min(PAGE, countOf(offers)));
  expect(cards.length).toBeGreaterThan(10);
  for (const card of cards) expect(card.querySelector('s, del')).not.toBeNull();
  const toyotas = await openPlain('harbour', `${OFFERS}?make=toyota`);
  expect(toyotas.path).toBe(`${OFFERS}?make=Toyota`);
  expect(countOf(toyotas)).toBeGreaterThan(0);
  expect(countOf(toyotas)).toBeLessThan(countOf(offers));
});

test('[B10] without an offer that fits, the card says so, and Clear Filters leads to all offers', async () => {
  const empty = await openPlain('harbour', `${OFFERS}?range[price]=1:2`);
  expect(textOf(empty.document, '.found .none h2')).toBe('No Results Available');
  expect(textsOf(empty.document, '.found .none p')).toEqual([
    'There appears to be no offers currently available that meet the conditions of your search',
  ]);
  const all = await follow(empty, '.found .none a', 'Clear Filters');
  expect(all.path).toBe(OFFERS);
  expect(countOf(all)).toBe(countOf(await openPlain('harbour', OFFERS)));
  expect(countOf(all)).toBeGreaterThan(10);
});

test.each(['/search/spaceships', '/used-car/spaceships', '/special-offers/spaceships'])(
  '[B1] %s is a 404 with a search box that finds',
  async (path) => {
    const missing = await openPlain('harbour', path);
    expect(missing.status).toBe(404);
    const found = await sendPlain(missing, 'main form.say', { query: 'toyota corolla' });
    expect(readable(found)).toBe('/search/toyota/corolla');
    expect(countOf(found)).toBeGreaterThan(0);
  },
);

describe('a site that lands its shoppers in a city', () => {
  const SITE = 'longpaddock';
  const LANDED = '/search/new-used-and-demo-cars?city=Wangara';

  test('[B16] the home page’s form leads there without JavaScript, and the chip takes the city off', async () => {
    const home = await openPlain(SITE, '/');
    const promised = Number(textOf(home.document, '.console button[type=submit]').replace(/\D/g, ''));
    const landed = await sendPlain(home, 'form.console', {});
    expect(landed.path).toBe(LANDED);
    expect(countOf(landed)).toBe(promised);
    const all = await follow(landed, '.chip', 'Remove Wangara');
    expect(all.path).toBe('/search/new-used-and-demo-cars');
    expect(countOf(all)).toBeGreaterThan(promised);
  });

  test('[B16] so does the menu of stock, on wide screens and in the drawer', async () => {
    const home = await openPlain(SITE, '/');
    const menu = [...home.document.querySelectorAll('header details')].filter(
      (details) => textOf(details, 'summary') === 'Vans in Stock',
    );
    expect(menu).toHaveLength(2);
    for (const details of menu) {
      const link = [...details.querySelectorAll('a')].find((a) => textOf(a) === 'All caravans in Wangara');
      const landed = await openPlain(SITE, link?.getAttribute('href') ?? '');
      expect(landed.path).toBe(LANDED);
      expect(textOf(landed.document, 'h1')).toMatch(/^Caravans for sale in Wangara /);
    }
  });
});
