import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, firstVehicle, pageOf, structuredData } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';

const USED = '/search/used-cars';

async function open(path = USED, viewport = DESKTOP) {
  const { page, complaints } = await visitor(viewport);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  return { page, complaints };
}

const boxOf = (page: Page) => page.locator('main input[name="query"]');
const listOf = (page: Page) => page.locator('main .suggest');
const linesOf = (page: Page) => listOf(page).getByRole('option');
const chipsOf = async (page: Page) =>
  (await page.locator('.chip').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').replace('Remove ', '').trim());
const searchOf = (page: Page) => new URL(page.url()).searchParams;

/** Types like a person, and waits for suggestions. */
async function type(page: Page, words: string) {
  await boxOf(page).click();
  await page.keyboard.type(words);
  await linesOf(page).first().waitFor();
}

/** Submits text that becomes filter chips, one of which is removed and stays removed with other text. */
async function sayFilters(page: Page, words: string): Promise<void> {
  await boxOf(page).fill(words);
  await boxOf(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('fuel') === 'Petrol');
  expect(searchOf(page).get('colour')).toBe('White');
  expect(searchOf(page).get('range[price]')).toBe(':60000');
  expect(searchOf(page).get('query')).toBeNull();
  await expect
    .poll(() => chipsOf(page))
    .toEqual(expect.arrayContaining(['Toyota', 'White', 'Petrol', 'Up to $60,000']));
  await expect.poll(() => boxOf(page).inputValue()).toBe('');
  await page.locator('.chip', { hasText: 'White' }).click();
  await page.waitForURL((url) => !url.searchParams.has('colour'));
  expect(searchOf(page).get('fuel')).toBe('Petrol');
  // New results take the focus from the link that requested them.
  await expect.poll(() => chipsOf(page)).not.toContain('White');
  await boxOf(page).fill('zzzzqqq');
  await boxOf(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('query') === 'zzzzqqq');
  expect(searchOf(page).get('colour')).toBeNull();
  expect(searchOf(page).get('fuel')).toBe('Petrol');
}

test('[B3] plain words become filters; suggestions are gone through by keys and followed by Enter', async () => {
  const { page, complaints } = await open();
  await sayFilters(page, 'white toyota under 60k petrol');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => chipsOf(page)).toEqual(['Used']);

  const box = boxOf(page);
  await type(page, 'toyota co');
  await linesOf(page).filter({ hasText: 'Toyota Corolla' }).first().waitFor();
  expect(await box.getAttribute('role')).toBe('combobox');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  expect(await listOf(page).getAttribute('id')).toBe(await box.getAttribute('aria-controls'));
  await expect
    .poll(() => listOf(page).locator('xpath=..').getByRole('status').textContent())
    .toMatch(/^\d+ suggestions?, /);
  const chosen = () => linesOf(page).and(page.locator('[aria-selected="true"]'));
  await page.keyboard.press('ArrowDown');
  await chosen().waitFor();
  expect(await chosen().getAttribute('id')).toBe(await linesOf(page).first().getAttribute('id'));
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
  await page.keyboard.press('End');
  await expect.poll(() => chosen().count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await chosen().waitFor();
  expect(await chosen().getAttribute('id')).toBe(await linesOf(page).last().getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  expect(await box.inputValue()).toBe('toyota co');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await linesOf(page).filter({ hasText: 'Toyota Corolla' }).first().waitFor();
  await expectPartAccessible(page, 'main :has(> .suggest)');
  const at = (await linesOf(page).allTextContents()).findIndex((text) => text.includes('Toyota Corolla'));
  for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen().textContent()).toContain('Toyota Corolla');
  const count = /([\d,]+) cars?$/.exec((await chosen().textContent()) ?? '')?.[1];
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /toyota.*corolla/i.test(url.href));
  await expect.poll(() => page.locator('h1 span').textContent()).toMatch(new RegExp(`^${count} cars?$`));
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(() => listOf(page).isVisible()).toBe(false);

  // A stock number leads to its vehicle.
  const vehicle = await firstVehicle(USED);
  const car = structuredData(await pageOf('harbour', vehicle)).find((item) => item.sku);
  await type(page, String(car?.sku));
  await linesOf(page).filter({ hasText: 'Stock number' }).first().click();
  await page.waitForURL(/\/cars\//);
  expect(new URL(page.url()).pathname).toBe(vehicle);
  expect(complaints).toEqual([]);
});

/** Types on the home page, whose suggestions show what was understood without widening the page. */
async function suggestAtHome(viewport: typeof DESKTOP) {
  const { page, complaints } = await open('/', viewport);
  await type(page, 'white suv under 60k');
  const line = linesOf(page).filter({ hasText: 'Showing' });
  await expect.poll(() => line.textContent()).toMatch(/SUV · White · Up to \$60,000 [\d,]+ cars?$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await expectPartAccessible(page, '.console');
  return { page, complaints, line };
}

test('[B3] suggestions on a desktop’s home page keep it as wide as its window', async () => {
  const { complaints } = await suggestAtHome(DESKTOP);
  expect(complaints).toEqual([]);
});

test('[B3] on a phone a suggestion is followed by a press, and plain words become more filters', async () => {
  const { page, complaints, line } = await suggestAtHome(PHONE);
  await line.tap();
  await page.waitForURL((url) => url.searchParams.get('colour') === 'White');
  await waitForHydration(page);
  await sayFilters(page, 'toyota petrol');
  expect(complaints).toEqual([]);
});

test('[B3] the header’s box suggests once used; answers that are late or fail leave a box that searches', async () => {
  const { page } = await open('/about-nothing');
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /suggestions-/.test(name)));
  expect(await fetched()).toBe(false);
  await page.locator('.head-say input').click();
  await page.keyboard.type('hilux');
  await page.locator('.head-say').getByRole('option').first().waitFor();
  expect(await fetched()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /toyota.*hilux/i.test(url.href));
  await waitForHydration(page);

  const first = Promise.withResolvers<void>();
  await page.route(/\/search\/suggest/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q');
    if (words === 'maz') await first.promise;
    await route.continue().catch(() => {});
  });
  await boxOf(page).click();
  const isLate = (request: { url(): string }) => request.url().includes('q=maz&');
  const over = Promise.race([page.waitForEvent('requestfailed', isLate), page.waitForEvent('requestfinished', isLate)]);
  const late = page.waitForRequest(isLate);
  await page.keyboard.type('maz');
  await late;
  await boxOf(page).fill('toyota c');
  await linesOf(page).filter({ hasText: 'Toyota C' }).first().waitFor();
  await page.evaluate(noteMazda);
  first.resolve();
  await over;
  // The suggestions for later input are shown, and those never were.
  await boxOf(page).fill('kia');
  await linesOf(page).filter({ hasText: 'Kia' }).first().waitFor();
  expect(await page.evaluate(() => (window as unknown as { sawMazda: boolean }).sawMazda)).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });

  await page.route(/\/search\/suggest/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await boxOf(page).fill('mazda petrol');
  await failed;
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  await boxOf(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('fuel') === 'Petrol');
});

/** Runs in a page: records whether the suggestions name Mazda from now on. */
function noteMazda(): void {
  const list = document.querySelector('main .suggest')!;
  const kept = Object.assign(window, { sawMazda: false });
  new MutationObserver(() => {
    if (list.textContent?.includes('Mazda')) kept.sawMazda = true;
  }).observe(list, { childList: true, subtree: true, characterData: true });
}

test('[B3] words that were sent are suggested nothing for, however late script or results come', async () => {
  const { page } = await open();
  const script = Promise.withResolvers<void>();
  const results = Promise.withResolvers<void>();
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/suggest')) questions.push(request.url());
  });
  await page.route(/assets\/suggestions-[^/]*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.route(/search\/page\?of/, async (route) => {
    await results.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(/search\/page\?of/);
  await boxOf(page).click();
  await page.keyboard.type('suv');
  await page.keyboard.press('Enter');
  await sent;
  script.resolve();
  await expect.poll(() => boxOf(page).getAttribute('role')).toBe('combobox');
  // Further input is requested later than the submitted text would have been.
  await page.keyboard.type(' ');
  await linesOf(page).first().waitFor();
  expect(questions).toHaveLength(1);
  results.resolve();
  await expect.poll(() => chipsOf(page)).toContain('SUV');
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  expect(questions).toHaveLength(1);
});
