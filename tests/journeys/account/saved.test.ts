import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { addressOf, get } from '../../http.ts';
import { expectAccessible, expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { recordToasts } from '../browser/toasts.ts';
import { importKeepers, KEEPERS_LIST, KEEPERS_SITE, keepersSay, soldNow } from './keepers.ts';

const UNSTORED = 'Saved until you leave this page';
const SAVED = 'Car Saved In WatchlistView List';
const VIEWED = { stocknum: 'KEEP', make: 'Toyota', model: 'Corolla', body: null, simple_body: null };
const VIEWED_KEY = `${KEEPERS_SITE}:viewed`;

beforeEach(async () => {
  await importKeepers();
  await keepersSay('$25,000');
});

async function open(page: Page, path: string) {
  await page.goto(addressOf(KEEPERS_SITE, path));
  await waitForHydration(page);
}

const heart = (page: Page, n: number) => page.getByRole('button', { name: `Toyota Corolla Keeper ${n}` });
const tick = (page: Page, n: number) => page.getByRole('checkbox', { name: `Toyota Corolla Keeper ${n}` });
const trayOf = (page: Page) => page.getByRole('region', { name: 'Selected to compare' });
const stripOf = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const hrefsIn = (links: Locator) => links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectToast = (page: Page, text: string) => expect.poll(() => page.locator('.toast').textContent()).toBe(text);
const expectPressed = (one: Locator, pressed: boolean) =>
  expect.poll(() => one.getAttribute('aria-pressed')).toBe(String(pressed));

/** Changes the browser's list of viewed vehicles, as another tab would. */
const putViewed = (page: Page, items: object[]) =>
  page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [VIEWED_KEY, JSON.stringify({ version: 1, items })] as const,
  );

interface Kept {
  id: number;
}
interface Keeper extends Kept {
  path: string;
  badge: string;
}

/** The keepers by their numbers. */
async function findKeepers(): Promise<(n: number) => Keeper> {
  const { body } = await get(`${KEEPERS_SITE}.localhost`, '/api/search?query=keeper&limit=20');
  const { hits } = JSON.parse(body) as { hits: Keeper[] };
  return (n) => hits.find(({ badge }) => badge === `Keeper ${n}`)!;
}

const keptIn = async (page: Page, name: string): Promise<Kept[]> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `${KEEPERS_SITE}:${name}`)) ?? '{}').items ?? [];

/** Four cars are collected in the tray, which holds no more. */
async function chooseToCompare(page: Page) {
  for (const n of [5, 4, 3, 2]) await tick(page, n).check();
  const tray = trayOf(page);
  await expect.poll(() => tray.locator('li').count()).toBe(4);
  await tick(page, 1).click();
  await expectToast(page, 'You can compare up to 4 cars. Remove one first.');
  await expect.poll(() => tick(page, 1).isChecked()).toBe(false);
  await tray.getByRole('button', { name: /Keeper 3/ }).click();
  await expect.poll(() => tick(page, 3).isChecked()).toBe(false);
  await expectPartAccessible(page, '.tray, article');
}

/** Compares with a sold car: the differences, in print, on a phone; and one is removed. */
async function compare(page: Page, sold: Keeper) {
  await trayOf(page).getByRole('link', { name: 'Compare 3 cars' }).waitFor();
  const chosen = await trayOf(page).getByRole('link', { name: 'Compare 3 cars' }).getAttribute('href');
  expect(chosen).toMatch(/^\/compare\?cars=/);
  await open(page, `${chosen},${sold.path.slice('/cars/'.length)}`);
  await expect.poll(() => page.locator('thead th').count()).toBe(4);
  const column = page.getByRole('columnheader', { name: /Keeper 6/ });
  expect(await column.textContent()).toMatch(/Sold.*Keeper 6/);
  expect(await column.getByRole('link', { name: 'Find Me Something Similar' }).isVisible()).toBe(true);
  const row = (label: string) => page.getByRole('row', { name: label });
  expect(await row('Air Conditioning').isVisible()).toBe(true);
  await page.getByLabel('Show only differences').check();
  await expect.poll(() => row('Air Conditioning').isVisible()).toBe(false);
  expect(await row('Odometer').isVisible()).toBe(true);
  await page.getByLabel('Show only differences').uncheck();

  await page.emulateMedia({ media: 'print' });
  expect(await row('Price (').isVisible()).toBe(true);
  for (const hidden of ['.head', '.foot', '.compare-bar', '.compare-x', '.heart']) {
    expect(await page.locator(hidden).count(), hidden).toBeGreaterThan(0);
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  const table = page.locator('.compare-scroll');
  await page.locator('tbody:nth-of-type(3)').evaluate((group) => group.scrollIntoView({ behavior: 'instant' }));
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  const placeOf = (selector: string) =>
    page.locator(selector).evaluate((cell) => {
      const box = (cell.closest('.compare-scroll') as HTMLElement).getBoundingClientRect();
      const { left, right } = cell.getBoundingClientRect();
      return { left: Math.round(left - box.left), right: Math.round(right - box.left) };
    });
  expect(await table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const first = await placeOf('tbody:nth-of-type(2) tr:nth-child(3) > :first-child');
  expect(first.left).toBe(0);
  expect(Math.abs((await placeOf('thead th:nth-child(5)')).left - first.right)).toBeLessThanOrEqual(1);
  // The names stay at the top of the window, each above its column.
  const name = page.locator('.compare-names p').nth(3);
  const nameBox = async () => (await name.boundingBox())!;
  await expect.poll(async () => Math.round((await nameBox()).x)).toBe(first.right);
  expect(Math.round((await nameBox()).y)).toBe(0);
  const isInSight = (line: Element) => {
    const { left, top } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 10, top + 10));
  };
  expect(await name.evaluate(isInSight)).toBe(true);
  await expectAccessible(page, { advice: true });
  await page.setViewportSize(DESKTOP);

  // Where the link leads is tested over HTTP.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const before = await keptIn(page, 'compare');
  await page.getByRole('link', { name: /^Remove .*Keeper 2/ }).click();
  await expect.poll(() => keptIn(page, 'compare')).toHaveLength(before.length - 1);
}

/** The strip keeps its place, and says why, where the vehicles cannot be loaded or are gone. */
async function loseTheStrip(page: Page, others: Kept[]) {
  const height = (await stripOf(page).boundingBox())?.height;
  const viewed = await keptIn(page, 'viewed');
  const [first, second, third] = others.map(({ id }) => ({ ...VIEWED, id }));
  await page.route(/api\/cards/, (route) => route.abort());
  await putViewed(page, [first!, ...viewed]);
  await stripOf(page).getByText('couldn’t load these').waitFor();
  expect((await stripOf(page).boundingBox())?.height).toBe(height);
  await page.unroute(/api\/cards/);
  await page.route(/api\/cards/, (route) => route.fulfill({ json: { cards: [] } }));
  await putViewed(page, [second!, first!, ...viewed]);
  await stripOf(page).getByText('None of these are for sale').waitFor();
  expect((await stripOf(page).boundingBox())?.height).toBe(height);
  await page.unroute(/api\/cards/);
  await putViewed(page, [third!, ...viewed]);
  await expect.poll(() => stripOf(page).locator('li').count()).toBe(viewed.length + 1);
  expect((await stripOf(page).boundingBox())?.height).toBe(height);
  await putViewed(page, viewed);
  await expect.poll(() => stripOf(page).locator('li').count()).toBe(viewed.length);
}

test('[F3] [C5] [D22] cars are saved, compared and recently viewed, in two tabs, even sold or unpriced', async () => {
  const { page, context, complaints } = await visitor();
  await page.addInitScript(recordToasts);
  await open(page, KEEPERS_LIST);
  expect(await stripOf(page).count()).toBe(0);
  const keeper = await findKeepers();

  // A saved car is announced and counted.
  await heart(page, 2).click();
  await expectToast(page, SAVED);
  await expectPressed(heart(page, 2), true);
  await page.getByRole('link', { name: 'Saved cars, 1' }).waitFor();

  // In another tab, by keyboard on a vehicle's page, with the vehicles viewed before below.
  const { id } = keeper(4);
  await putViewed(page, [{ ...VIEWED, id }]);
  const other = await context.newPage();
  await other.addInitScript(recordToasts);
  await open(other, keeper(1).path);
  await expect.poll(() => keptIn(other, 'viewed')).toHaveLength(2);
  await other.getByRole('button', { name: /^Fave/ }).press('Enter');
  await expectToast(other, SAVED);
  await other.locator('.toast').getByRole('link', { name: 'View List' }).click();
  await other.waitForURL(/\/saved$/);
  await waitForHydration(other);
  await expect.poll(() => other.locator('article').count()).toBe(2);
  expect(await other.getByText('$22,000').isVisible()).toBe(true);

  // Both tabs stay in sync.
  await heart(page, 4).click();
  await expect.poll(() => other.locator('article').count()).toBe(3);
  await other.getByRole('link', { name: 'Saved cars, 3' }).waitFor();
  await heart(other, 4).click();
  await expectToast(other, 'Car Removed');
  await expectPressed(heart(page, 4), false);
  await expectPressed(heart(page, 1), true);

  await chooseToCompare(page);
  await compare(page, keeper(6));

  // Some of them are sold, or lose their price.
  await importKeepers({
    1: soldNow(),
    2: { ...soldNow(), sold_date_timestamp: 1_600_000_000 },
    3: { price: 9_999 },
    5: { price: null },
  });
  await keepersSay('$9,999');

  await open(page, KEEPERS_LIST);
  await expectToast(page, 'One of your cars can no longer be compared.');
  await expect.poll(() => trayOf(page).locator('li b').allTextContents()).toEqual(['2019 Toyota Corolla Keeper 4']);
  await expect.poll(() => tick(page, 4).isChecked()).toBe(true);
  expect(await tick(page, 5).count()).toBe(0);
  await trayOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => trayOf(page).count()).toBe(0);
  // A sold car has its heart until it is removed; saving another refreshes all.
  await expectPressed(heart(page, 1), true);
  expect(await tick(page, 1).count()).toBe(0);
  await heart(page, 3).click();
  await other.locator('article.is-sold').waitFor();
  await other.getByText('No longer for sale').waitFor();
  expect(await other.locator('article').count()).toBe(2);
  await other.setViewportSize(PHONE);
  await expectAccessible(other, { advice: true });
  expect(await overflow(other)).toBe(0);
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => other.getByText('No longer for sale').count()).toBe(0);
  await heart(page, 1).click();
  await expect.poll(() => heart(page, 1).count()).toBe(0);
  await heart(other, 3).click();
  await other.getByRole('heading', { name: 'No saved cars yet' }).waitFor();

  // Viewed vehicles appear, the latest first, at the end of the search and home pages.
  const seen = [keeper(1).path, keeper(4).path];
  await expect.poll(() => hrefsIn(stripOf(page).locator('a'))).toEqual(seen);
  await loseTheStrip(page, [3, 5, 6].map(keeper));
  await open(page, '/');
  await expect.poll(() => hrefsIn(stripOf(page).locator('a'))).toEqual(seen);
  await expectPartAccessible(page, '.recent');
  // The browser logs the cards that could not be loaded.
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});

test('[F3] [F6] with all storage forbidden saving works until the page is left and says so, even untold', async () => {
  const { page, complaints } = await visitor();
  await page.addInitScript(recordToasts);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure', 'SecurityError');
        },
      });
  });
  await open(page, KEEPERS_LIST);
  await heart(page, 3).click();
  await expectToast(page, UNSTORED);
  await expectPressed(heart(page, 3), true);
  await page.getByRole('link', { name: 'Saved cars, 1' }).waitFor();
  await heart(page, 3).click();
  await expectToast(page, 'Car Removed');
  await tick(page, 4).check();
  await expectToast(page, UNSTORED);
  await trayOf(page).getByText('Keeper 4').waitFor();
  await heart(page, 2).click();
  await expectToast(page, UNSTORED);
  await page.getByRole('link', { name: 'Saved cars, 1' }).waitFor();
  expect(complaints).toEqual([]);

  await page.route(/assets\/toast-.*\.js/, (route) => route.abort());
  await open(page, KEEPERS_LIST);
  await expectPressed(heart(page, 2), false);
  expect(await page.getByRole('link', { name: 'Saved cars, 1' }).count()).toBe(0);
  expect(await trayOf(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => /assets\/toast-/.test(request.url())),
    heart(page, 2).click(),
  ]);
  await expectPressed(heart(page, 2), true);
  await page.getByRole('link', { name: 'Saved cars, 1' }).waitFor();
  expect(await page.locator('.message').count()).toBe(0);
  expect(await page.locator('article', { hasText: 'Keeper' }).count()).toBe(6);
});
