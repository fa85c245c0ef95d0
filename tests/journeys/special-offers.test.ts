import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

const OFFERS = '/special-offers';
const SCREENS: [string, typeof DESKTOP][] = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
];

afterAll(closeBrowser);

async function open(site: string, path: string, viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  const response = await page.goto(addressOf(site, path));
  if (javaScript) await hydrated(page);
  return { page, context, complaints, status: response?.status() };
}

/** Axe finds nothing, and nothing is wider than the window. */
async function expectWhole(page: Page, { width }: typeof DESKTOP) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

const countOf = async (page: Page) =>
  Number((await page.locator('h1 span').textContent())?.replace(/[^\d]/g, ''));

describe.each(SCREENS)('special offers on %s', (_, viewport) => {
  test('[B18] each vehicle shows an earlier, higher price, and a filter narrows the offers', async () => {
    const { page, context, complaints } = await open('harbour', OFFERS, viewport);
    expect(await page.locator('h1').textContent()).toMatch(/^Cars on special offer \d+ cars$/);
    const cards = page.locator('.found .cards > article:not(.promo)');
    expect(await cards.count()).toBe(21);
    expect(await cards.filter({ has: page.locator('s, del') }).count()).toBe(21);
    await expectWhole(page, viewport);
    const all = await countOf(page);
    await page.goto(addressOf('harbour', `${OFFERS}?make=toyota`));
    expect(new URL(page.url()).search).toBe('?make=Toyota');
    expect(await countOf(page)).toBeLessThan(all);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('[B10] without an offer that fits, the card says so in these words, and Clear Filters leads to all offers', async () => {
    const { page, context, complaints } = await open('harbour', `${OFFERS}?range[price]=1:2`, viewport);
    const card = page.locator('.found .none');
    expect(await card.getByRole('heading').textContent()).toBe('No Results Available');
    expect(await card.locator('p').allTextContents()).toEqual([
      'There appears to be no offers currently available that meet the conditions of your search',
    ]);
    await expectWhole(page, viewport);
    await card.getByRole('link', { name: 'Clear Filters' }).click();
    await page.waitForURL((url) => url.pathname === OFFERS && url.search === '');
    await expect.poll(() => countOf(page)).toBeGreaterThan(21);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['/search/spaceships', '/used-car/spaceships', '/special-offers/spaceships'])(
    '[B1] %s is a 404 with a search box that finds',
    async (path) => {
      const { page, context, status } = await open('harbour', path, viewport);
      expect(status).toBe(404);
      await expectWhole(page, viewport);
      const box = page.locator('main input[type=search]');
      await box.fill('toyota corolla');
      await box.press('Enter');
      await page.waitForURL(/\/search\/toyota\/corolla$/);
      await context.close();
    },
  );
});

test('[B10] the same without JavaScript', async () => {
  const { page, context } = await open('harbour', `${OFFERS}?range[price]=1:2`, PHONE, false);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  expect(new URL(page.url()).pathname).toBe(OFFERS);
  expect(await countOf(page)).toBeGreaterThan(21);
  await context.close();
});

test('[I1] event 49 is sent of the page of offers, with its address and its count', async () => {
  const { page, context } = await visitor(DESKTOP);
  const session = await context.newCDPSession(page);
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  await session.send('Network.setUserAgentOverride', { userAgent });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    // What a beacon carries is read here, since browsers don't show it to who drives them.
    const said: string[] = [];
    Object.assign(window, { said });
    navigator.sendBeacon = (_, body) => {
      Promise.resolve(body instanceof Blob ? body.text() : String(body)).then((text) => said.push(text));
      return true;
    };
  });
  await page.goto(addressOf('harbour', OFFERS));
  const sent = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join());
  await expect.poll(sent).not.toBe('');
  const event = { id: 49, path: OFFERS, data: { count: await countOf(page) } };
  expect(JSON.parse(await sent())).toEqual(event);
  await context.close();
});

test.each([
  ['/special-offers', 1],
  ['/search/used-cars?page=2', 22],
])('[B1] %s says to search engines which vehicles it lists, and each has its page', async (path, first) => {
  const { body } = await get('harbour.localhost', path);
  const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const list = scripts.map(([, json]) => JSON.parse(json!)).find((json) => json['@type'] === 'ItemList');
  expect(list.itemListElement[0].position).toBeGreaterThanOrEqual(first);
  expect(list.numberOfItems).toBeGreaterThan(list.itemListElement.length);
  const pages = list.itemListElement.slice(0, 3).map(({ url }: { url: string }) => new URL(url).pathname);
  for (const page of pages) expect((await get('harbour.localhost', page)).status).toBe(200);
});

describe('a site that lands its shoppers in a city', () => {
  test.each([true, false])(
    '[B16] the home page’s form leads there, and the chip takes the city off; with JavaScript: %s',
    async (javaScript) => {
      const { page, context, complaints } = await open('longpaddock', '/', PHONE, javaScript);
      const button = page.locator('.console button[type=submit]');
      const promised = Number((await button.textContent())?.replace(/[^\d]/g, ''));
      await button.click();
      await page.waitForURL(/\/search\/new-used-and-demo-cars\?city=Wangara$/);
      await expect.poll(() => countOf(page)).toBe(promised);
      await page.getByRole('link', { name: 'Remove Wangara' }).click();
      await page.waitForURL(/\/search\/new-used-and-demo-cars$/);
      await expect.poll(() => countOf(page)).toBeGreaterThan(promised);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('[B16] so does the menu of stock', async () => {
    const { page, context } = await open('longpaddock', '/');
    await page.locator('header summary', { hasText: 'Vans in Stock' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'All caravans in Wangara' }).filter({ visible: true }).click();
    await page.waitForURL(/\?city=Wangara$/);
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Caravans for sale in Wangara /);
    await context.close();
  });
});
