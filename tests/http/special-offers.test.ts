import { describe, expect, test } from 'vitest';
import { textOf, textsOf } from '../http.ts';
import { PlainBrowser, readable, type SeenPage } from '../plain-browser.ts';
import { filled, formIn } from '../plain-form.ts';

const OFFERS = '/special-offers';
/** How many vehicles a page shows. */
const PAGE = 21;

const countOf = ({ page }: SeenPage) => Number(textOf(page, 'h1 span').replace(/\D/g, ''));

test('[B18] each vehicle on offer shows an earlier, higher price, and a filter narrows the offers', async () => {
  const browser = new PlainBrowser('harbour');
  const offers = await browser.open(OFFERS);
  expect(textOf(offers.page, 'h1')).toMatch(/^Cars on special offer \d+ cars$/);
  const cards = [...offers.page.querySelectorAll('.found .cards article:not(.promo)')];
  expect(cards).toHaveLength(Math.min(PAGE, countOf(offers)));
  expect(cards.length).toBeGreaterThan(10);
  for (const card of cards) expect(card.querySelector('s, del')).not.toBeNull();
  const toyotas = await browser.open(`${OFFERS}?make=toyota`);
  expect(toyotas.path).toBe(`${OFFERS}?make=Toyota`);
  expect(countOf(toyotas)).toBeGreaterThan(0);
  expect(countOf(toyotas)).toBeLessThan(countOf(offers));
});

test('[B18] the page leads with offers: what is included, the terms, until when, the next step', async () => {
  const browser = new PlainBrowser('harbour');
  const { page } = await browser.open(OFFERS);
  const offers = [...page.querySelectorAll('.offer')];
  expect(offers.length).toBeGreaterThan(2);
  for (const offer of offers) expect(offer.querySelector('a')?.getAttribute('href')).toMatch(/^\/search\//);
  const text = offers.map((offer) => textOf(offer)).join(' ');
  for (const each of ['A full tank of fuel', 'Prices as advertised', 'Ends 30/06/2027']) expect(text).toContain(each);
  const [first, ...others] = page.querySelectorAll('.offer, .found .cards');
  expect([first?.matches('.offer'), others.at(-1)?.matches('.cards')]).toEqual([true, true]);
  const narrowed = await browser.open(`${OFFERS}?make=Toyota`);
  expect(narrowed.page.querySelector('.offer')).toBeNull();
});

test('[B10] without an offer that fits, the card says so, and Clear Filters leads to all offers', async () => {
  const browser = new PlainBrowser('harbour');
  const empty = await browser.open(`${OFFERS}?range[price]=1:2`);
  expect(textOf(empty.page, '.found .none h2')).toBe('No Results Available');
  expect(textsOf(empty.page, '.found .none p')).toEqual([
    'There appears to be no offers currently available that meet the conditions of your search',
  ]);
  const all = await browser.follow('Clear Filters', '.found .none a');
  expect(all.path).toBe(OFFERS);
  expect(countOf(all)).toBe(countOf(await browser.open(OFFERS)));
  expect(countOf(all)).toBeGreaterThan(10);
});

test.each(['/search/spaceships', '/used-car/spaceships', '/special-offers/spaceships'])(
  '[B1] %s is a 404 with a search box that finds',
  async (path) => {
    const browser = new PlainBrowser('harbour');
    const missing = await browser.open(path);
    expect(missing.status).toBe(404);
    const found = await browser.send(
      filled(formIn(missing.page, 'main form.search-words'), { query: 'toyota corolla' }),
    );
    expect(readable(found)).toBe('/search/toyota/corolla');
    expect(countOf(found)).toBeGreaterThan(0);
  },
);

describe('a site that lands its shoppers in a city', () => {
  const SITE = 'longpaddock';
  const LANDED = '/search/new-used-and-demo-cars?city=Wangara';

  test('[B16] the home page’s form leads there without JavaScript, and the chip takes the city off', async () => {
    const browser = new PlainBrowser(SITE);
    const home = await browser.open('/');
    const promised = Number(textOf(home.page, '.console button[type=submit]').replace(/\D/g, ''));
    const landed = await browser.send(formIn(home.page, 'form.console'));
    expect(landed.path).toBe(LANDED);
    expect(countOf(landed)).toBe(promised);
    const all = await browser.follow('Remove Wangara', '.chip');
    expect(all.path).toBe('/search/new-used-and-demo-cars');
    expect(countOf(all)).toBeGreaterThan(promised);
  });

  test('[B16] so does the menu of stock, on a page, on wide screens and in the drawer', async () => {
    const browser = new PlainBrowser(SITE);
    for (const menus of ['/menu', '/menu/wide', '/menu/narrow']) {
      const { page } = await browser.open(menus);
      const link = [...page.querySelectorAll('a')].find((a) => textOf(a) === 'All caravans in Wangara');
      const landed = await browser.open(link?.getAttribute('href') ?? '');
      expect(landed.path).toBe(LANDED);
      expect(textOf(landed.page, 'h1')).toMatch(/^Caravans for sale in Wangara /);
    }
  });
});
