import { Readable } from 'node:stream';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
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

const LIST = '/search/used-cars?query=keeper';

afterAll(closeBrowser);

/** Five vehicles with pictures and known differences; `given` changes one of them. */
async function importVehicles(given: Record<number, object> = {}) {
  const rows = [1, 2, 3, 4, 5].map((n) => ({
    stocknum: `KEEP${n}`,
    year: 2015 + n,
    make: 'Toyota',
    model: 'Corolla',
    badge: `Keeper ${n}`,
    car_type: 'used',
    price: 20_000 + n * 1000,
    km: 10_000 * n,
    seats: 5,
    drive: 'FWD',
    standardEquipment: ['Air Conditioning', `Extra ${n}`],
    dealership_slug: 'harbour-used-cars-gympie',
    images: [`/favicon.svg?keeper=${n}`],
    ...given[n],
  }));
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const source = Readable.from(rows.map((row) => `${JSON.stringify(row)}\n`));
  await importStock(database, {
    site: 'harbour-outlet',
    format: 'ndjson',
    feed: 'keepers',
    source,
    partial: true,
    now: new Date(),
  });
  await database.close();
}

const found = async (text: string) => (await get('harbour-outlet.localhost', LIST)).body.includes(text);

beforeAll(async () => {
  await importVehicles();
  await eventually('the vehicles', () => found('Keeper 5'));
});

async function open(page: Page, path: string) {
  await page.goto(addressOf('harbour-outlet', path));
  await hydrated(page);
}

async function shopper(path: string, viewport = DESKTOP) {
  const one = await visitor(viewport);
  await open(one.page, path);
  return one;
}

const heart = (page: Page, n: number) => page.getByRole('button', { name: `Toyota Corolla Keeper ${n}` });
const tick = (page: Page, n: number) => page.getByRole('checkbox', { name: `Toyota Corolla Keeper ${n}` });
const toast = (page: Page) => page.locator('.toast');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function otherTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

test('[F3] a saved car is told, counted, there after a reload and in another tab, and goes again', async () => {
  const { page, context, complaints } = await shopper(LIST);
  await heart(page, 2).click();
  expect(await toast(page).textContent()).toBe('Car Saved In WatchlistView List');
  expect(await heart(page, 2).getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => heart(page, 2).getAttribute('aria-pressed')).toBe('true');
  const other = await otherTab(context, '/saved');
  await other.locator('article').first().waitFor();
  expect(await other.locator('article').count()).toBe(1);
  expect(await other.getByText('$22,000').isVisible()).toBe(true);
  await expectAccessible(other);
  await heart(page, 4).click();
  await expect.poll(() => other.locator('article').count()).toBe(2);
  await expect.poll(() => other.getByRole('link', { name: 'Saved cars, 2' }).count()).toBe(1);
  await heart(other, 2).click();
  expect(await toast(other).textContent()).toBe('Car Removed');
  await expect.poll(() => heart(page, 2).getAttribute('aria-pressed')).toBe('false');
  await heart(other, 4).click();
  await other.getByRole('heading', { name: 'No saved cars yet' }).waitFor();
  await expectAccessible(other);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[F3] the toast leads to the list, and the heart works by keyboard on a vehicle’s page', async () => {
  const { page, context } = await shopper(LIST, PHONE);
  await page.locator('article h2 a[href^="/cars/"]').first().click();
  await page.waitForURL(/\/cars\//);
  await page.getByRole('button', { name: /^Fave/ }).focus();
  await page.keyboard.press('Enter');
  await toast(page).getByRole('link', { name: 'View List' }).click();
  await page.waitForURL(/\/saved$/);
  await page.locator('article').first().waitFor();
  expect(await overflow(page)).toBe(0);
  await context.close();
});

test('[F3] cars to compare gather in a tray, which holds four and says so', async () => {
  const { page, context } = await shopper(LIST);
  for (const n of [5, 4, 3, 2]) await tick(page, n).check();
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect.poll(() => tray.locator('li').count()).toBe(4);
  await tick(page, 1).click();
  await expect.poll(() => toast(page).textContent()).toBe('You can compare 4 cars. Take one off first.');
  expect(await tick(page, 1).isChecked()).toBe(false);
  await tray.getByRole('button', { name: /Keeper 3/ }).click();
  expect(await tick(page, 3).isChecked()).toBe(false);
  await expectAccessible(page, 'good-practice');
  await tray.getByRole('link', { name: 'Compare 3 cars' }).click();
  await page.waitForURL(/\/compare\?cars=/);
  await expect.poll(() => page.locator('thead th').count()).toBe(3);
  await page.getByRole('link', { name: /^Remove .*Keeper 4/ }).click();
  await page.getByRole('heading', { name: 'Compare 2 cars' }).waitFor();
  await open(page, LIST);
  await expect.poll(() => tick(page, 5).isChecked()).toBe(true);
  expect(await tick(page, 4).isChecked()).toBe(false);
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => tray.count()).toBe(0);
  await context.close();
});

/** The address of a comparison, as somebody sent it. */
async function sentAddress(...numbers: number[]) {
  const { page, context } = await shopper(LIST);
  const slugs = [];
  for (const n of numbers) {
    const link = page.locator('article', { hasText: `Keeper ${n}` }).locator('h2 a');
    slugs.push((await link.getAttribute('href'))?.replace('/cars/', ''));
  }
  await context.close();
  return `/compare?cars=${slugs.join(',')}`;
}

test('[F3] a comparison that somebody sent opens in a fresh browser, without JavaScript too, and can be reduced to what differs', async () => {
  const address = await sentAddress(1, 2, 3);
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour-outlet', address));
  const row = (label: string) => page.getByRole('row', { name: label });
  expect(await row('Price (').textContent()).toContain('$21,000');
  expect(await row('Air Conditioning').isVisible()).toBe(true);
  await page.getByLabel('Only differences').check();
  expect(await row('Air Conditioning').isVisible()).toBe(false);
  expect(await row('Odometer').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /Save/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Remove .*Keeper 2/ }).click();
  expect(await page.locator('thead th').count()).toBe(2);
  await context.close();
});

test('[F3] on a phone the columns scroll past the first, the head stays, and the page itself does not move sideways', async () => {
  const { page, context, complaints } = await shopper(await sentAddress(1, 2, 3, 4), {
    width: 360,
    height: 740,
  });
  expect(await overflow(page)).toBe(0);
  const table = page.locator('.compare-scroll');
  await table.evaluate((box) => box.scrollTo({ left: 300, top: 300, behavior: 'instant' }));
  const placeOf = (selector: string) =>
    page.locator(selector).evaluate((cell) => {
      const box = (cell.closest('.compare-scroll') as HTMLElement).getBoundingClientRect();
      const { left, top } = cell.getBoundingClientRect();
      return { left: Math.round(left - box.left), top: Math.round(top - box.top) };
    });
  expect((await placeOf('tbody:nth-of-type(2) tr:nth-child(3) > :first-child')).left).toBe(0);
  expect((await placeOf('thead th:nth-child(4)')).top).toBeLessThanOrEqual(1);
  await expectAccessible(page, 'good-practice');
  expect(complaints).toEqual([]);
  await context.close();
});

test('[F3] a printed comparison is the table alone', async () => {
  const { page, context } = await shopper(await sentAddress(1, 2));
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('row', { name: 'Price (' }).isVisible()).toBe(true);
  for (const hidden of ['.head', '.foot', '.compare-bar', '.compare-x', '.heart'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  await context.close();
});

test('[D22] vehicles whose pages were opened come again at the end of the search and home pages, the last one first', async () => {
  const { page, context, complaints } = await shopper(LIST);
  expect(await page.locator('.recent').count()).toBe(0);
  const links = await page
    .locator('article h2 a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const href of links.slice(0, 3)) await open(page, href ?? '');
  for (const path of [LIST, '/']) {
    await open(page, path);
    const strip = page.getByRole('region', { name: 'Recently viewed' });
    await strip.locator('a').first().waitFor();
    const shown = await strip.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(shown).toEqual(links.slice(0, 3).reverse());
  }
  await expectAccessible(page, 'good-practice');
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D22] the strip keeps its place, and says why, where the vehicles cannot be loaded or are gone', async () => {
  const { page, context } = await shopper(LIST);
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await open(page, (await page.locator('article h2 a').first().getAttribute('href')) ?? '');
  await page.route(/api\/cards/, (route) => route.abort());
  await open(page, '/search/used-cars?query=zzzzqqq');
  await strip.getByText('could not be loaded').waitFor();
  const height = (await strip.boundingBox())?.height;
  await page.unroute(/api\/cards/);
  await page.route(/api\/cards/, (route) => route.fulfill({ json: { cards: [] } }));
  await open(page, '/search/used-cars?query=zzzzqqq');
  await strip.getByText('None of them is advertised').waitFor();
  expect((await strip.boundingBox())?.height).toBe(height);
  await page.unroute(/api\/cards/);
  await open(page, '/search/used-cars?query=zzzzqqq');
  await strip.locator('li').waitFor();
  expect((await strip.boundingBox())?.height).toBe(height);
  await context.close();
});

test('[F3] where the words of a toast cannot be fetched, the heart works and the page stays', async () => {
  const { page, context } = await shopper(LIST);
  await page.route(/assets\/toast-.*\.js/, (route) => route.abort());
  await heart(page, 2).click();
  await expect.poll(() => heart(page, 2).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.message').count()).toBe(0);
  expect(await page.locator('article').count()).toBeGreaterThan(2);
  await context.close();
});

const UNSTORED = 'Kept until you leave this page';

test.each([
  [
    'forbidden',
    UNSTORED,
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
  ],
  [
    'full',
    UNSTORED,
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  ],
  [
    'filled by something else',
    'Car Saved In WatchlistView List',
    'localStorage.getItem(\'harbour-outlet:favourites\') ?? localStorage.setItem(\'harbour-outlet:favourites\', \'{"version":1,"items":[{"id":"x"}]}\')',
  ],
])(
  '[F6] where storage is %s, saving works for the visit, what is said of it is true and nothing breaks',
  async (_, said, script) => {
    const { page, context, complaints } = await visitor();
    await page.addInitScript(script);
    await open(page, LIST);
    await heart(page, 3).click();
    expect(await toast(page).textContent()).toBe(said);
    expect(await heart(page, 3).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('link', { name: 'Saved cars, 1' }).count()).toBe(1);
    await tick(page, 4).check();
    await expect.poll(() => toast(page).textContent()).toBe(said === UNSTORED ? said : 'Added to compare');
    await open(page, LIST);
    await expect
      .poll(() => page.getByRole('link', { name: 'Saved cars, 1' }).count())
      .toBe(said === UNSTORED ? 0 : 1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[F6] where the browser forbids every storage, no page begins with an error', async () => {
  const { page, context, complaints } = await visitor();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure', 'SecurityError');
        },
      });
  });
  for (const path of ['/', LIST, '/saved', '/compare']) await open(page, path);
  await open(page, LIST);
  await page.locator('article a').first().click();
  await page.waitForURL(/\/cars\//);
  await page.goBack();
  await expect.poll(() => page.locator('article', { hasText: 'Keeper' }).count()).toBe(5);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[F3] without JavaScript no heart or box promises anything, and the list says what it needs', async () => {
  const { page, context } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour-outlet', LIST));
  expect(await page.locator('article', { hasText: 'Keeper' }).count()).toBe(5);
  expect(await page.locator('.heart:visible, .cmp:visible, .saving-link:visible').count()).toBe(0);
  await page.goto(addressOf('harbour-outlet', '/saved'));
  expect(await page.getByText('needs JavaScript').isVisible()).toBe(true);
  await context.close();
});

/** Last: it changes the vehicles. */
test('[C5] a car in the tray that loses its price is taken off it, and that is said', async () => {
  const { page, context } = await shopper(LIST);
  await tick(page, 5).check();
  await tick(page, 4).check();
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect.poll(() => tray.locator('li b').count()).toBe(2);
  await importVehicles({ 5: { price: null } });
  await eventually('the change', async () => !(await found('$25,000')));
  await open(page, LIST);
  await expect.poll(() => toast(page).textContent()).toBe('A car you chose can no longer be compared.');
  expect(await tray.locator('li b').allTextContents()).toEqual(['2019 Toyota Corolla Keeper 4']);
  expect(await tick(page, 5).count()).toBe(0);
  await context.close();
});

test('[C5] a saved car that sells keeps its heart until it is taken off, and one that is gone is told', async () => {
  const { page, context } = await shopper(LIST);
  await heart(page, 1).click();
  await heart(page, 2).click();
  const soldNow = { status: 'sold', sold: true, sold_date_timestamp: Math.floor(Date.now() / 1000) };
  await importVehicles({
    1: soldNow,
    2: { ...soldNow, sold_date_timestamp: 1_600_000_000 },
    3: { price: 9_999 },
  });
  await eventually('the change', () => found('$9,999'));
  await open(page, '/saved');
  await page.locator('article.is-sold').waitFor();
  expect(await page.getByText('No longer advertised').isVisible()).toBe(true);
  await expectAccessible(page, 'good-practice');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => page.getByText('No longer advertised').count()).toBe(0);
  await open(page, LIST);
  await expect.poll(() => heart(page, 1).count()).toBe(1);
  await heart(page, 1).click();
  await expect.poll(() => heart(page, 1).count()).toBe(0);
  expect(await tick(page, 1).count()).toBe(0);
  const named = (await page
    .locator('article.is-sold h3 a, article.is-sold h2 a')
    .first()
    .getAttribute('href'))!;
  await open(page, `/compare?cars=${named.slice('/cars/'.length)}`);
  const column = page.getByRole('columnheader');
  expect(await column.textContent()).toMatch(/Sold.*Keeper 1/);
  expect(await column.getByRole('link', { name: 'Find Me Something Similar' }).isVisible()).toBe(true);
  await expectAccessible(page, 'good-practice');
  await context.close();
});
