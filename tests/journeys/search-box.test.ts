import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, expectAccessible, hydrated, PHONE, visitor } from './browser.ts';

const USED = '/search/used-cars';

/** Results may take longer than a moment on a busy machine. */
const SLOWLY = { timeout: 10_000 };

afterAll(closeBrowser);

async function open(path = USED, viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', path));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

const boxOf = (page: Page) => page.locator('main input[name="query"]');
const listOf = (page: Page) => page.locator('main .suggest');
const linesOf = (page: Page) => listOf(page).getByRole('option');
const chipsOf = async (page: Page) =>
  (await page.locator('.chip').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').replace('Remove ', '').trim(),
  );
const searchOf = (page: Page) => new URL(page.url()).searchParams;

/** Types as people do, and waits until lines are shown. */
async function type(page: Page, words: string) {
  await boxOf(page).click();
  await page.keyboard.type(words, { delay: 15 });
  await linesOf(page).first().waitFor();
}

test.each([
  ['on a desktop', DESKTOP, true],
  ['on a phone', PHONE, true],
  ['without JavaScript', DESKTOP, false],
])(
  '[B3] plain words become filters that can be taken off one by one, %s',
  async (_, viewport, javaScript) => {
    const { page, context, complaints } = await open(USED, viewport, javaScript);
    await boxOf(page).fill('white toyota under 60k petrol');
    await boxOf(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('colour') === 'White');
    expect(searchOf(page).get('range[price]')).toBe(':60000');
    expect(searchOf(page).get('query')).toBeNull();
    await expect
      .poll(() => chipsOf(page), SLOWLY)
      .toEqual(expect.arrayContaining(['Used', 'Toyota', 'White', 'Petrol', 'Up to $60,000']));
    await expect.poll(() => boxOf(page).inputValue(), SLOWLY).toBe('');
    await page.locator('.chip', { hasText: 'White' }).click();
    await page.waitForURL((url) => !url.searchParams.has('colour'));
    expect(searchOf(page).get('fuel')).toBe('Petrol');
    // New results take the focus from the link that asked for them.
    await expect.poll(() => chipsOf(page), SLOWLY).not.toContain('White');
    // What was taken off stays off when something else is searched.
    await boxOf(page).fill('zzzzqqq');
    await boxOf(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('query') === 'zzzzqqq');
    expect(searchOf(page).get('colour')).toBeNull();
    expect(searchOf(page).get('fuel')).toBe('Petrol');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[B3] suggestions are gone through by the keys and followed by Enter', async () => {
  const { page, context, complaints } = await open();
  const box = boxOf(page);
  await type(page, 'toyota co');
  expect(await box.getAttribute('role')).toBe('combobox');
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  expect(await listOf(page).getAttribute('id')).toBe(await box.getAttribute('aria-controls'));
  expect(await listOf(page).locator('xpath=..').getByRole('status').textContent()).toMatch(
    /^\d+ suggestions?, /,
  );
  await page.keyboard.press('ArrowDown');
  const chosen = () => linesOf(page).and(page.locator('[aria-selected="true"]'));
  expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
  await page.keyboard.press('End');
  expect(await chosen().count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await chosen().getAttribute('id')).toBe(await linesOf(page).last().getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  expect(await box.inputValue()).toBe('toyota co');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await linesOf(page).filter({ hasText: 'Toyota Corolla' }).first().waitFor();
  await expectAccessible(page);
  while (!(await chosen().allTextContents()).some((text) => text.includes('Toyota Corolla')))
    await page.keyboard.press('ArrowDown');
  const count = /([\d,]+) cars?$/.exec((await chosen().textContent()) ?? '')?.[1];
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /toyota.*corolla/i.test(url.href));
  await expect
    .poll(() => page.locator('h1 span').textContent(), SLOWLY)
    .toMatch(new RegExp(`^${count} cars?$`));
  await expect.poll(() => box.inputValue(), SLOWLY).toBe('');
  expect(await listOf(page).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
])(
  '[B3] a suggestion is followed by a press, and the page stays as wide as its window, %s',
  async (_, viewport) => {
    const { page, context, complaints } = await open('/', viewport);
    await type(page, 'white suv under 60k');
    const line = linesOf(page).filter({ hasText: 'Understood as' });
    expect(await line.textContent()).toMatch(/SUV · White · Up to \$60,000 [\d,]+ cars?$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expectAccessible(page);
    if (viewport === PHONE) await line.tap();
    else await line.click();
    await page.waitForURL((url) => url.searchParams.get('colour') === 'White');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[B3] a stock number leads to its vehicle', async () => {
  const { page, context } = await open();
  const href = await page.locator('.card-t a').first().getAttribute('href');
  await page.goto(addressOf('harbour', href!));
  const number = /"sku":"([^"]+)"/.exec(await page.content())?.[1];
  expect(number).toBeTruthy();
  await page.goto(addressOf('harbour', USED));
  await hydrated(page);
  await type(page, number!);
  await linesOf(page).filter({ hasText: 'Stock number' }).first().click();
  await page.waitForURL(/\/cars\//);
  expect(new URL(page.url()).pathname).toBe(href);
  await context.close();
});

test('[B3] an answer that comes late is not shown, and one that fails leaves a box that searches', async () => {
  const { page, context } = await open();
  const first = Promise.withResolvers<void>();
  await page.route(/\/search\/suggest/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q');
    if (words === 'maz') await first.promise;
    await route.continue().catch(() => {});
  });
  await boxOf(page).click();
  const late = page.waitForRequest(/q=maz&/);
  await page.keyboard.type('maz', { delay: 5 });
  await late;
  await boxOf(page).fill('toyota c');
  await linesOf(page).filter({ hasText: 'Toyota C' }).first().waitFor();
  first.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await listOf(page).textContent()).not.toContain('Mazda');

  await page.route(/\/search\/suggest/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await boxOf(page).fill('mazda petrol');
  await failed;
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  await boxOf(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('fuel') === 'Petrol');
  await context.close();
});

test('[B3] words that were sent are suggested nothing for, however late the script of suggestions or the results come', async () => {
  const { page, context } = await open();
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
  await page.route(/\.data\?/, async (route) => {
    await results.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(/\.data\?/);
  await boxOf(page).click();
  await page.keyboard.type('suv');
  await page.keyboard.press('Enter');
  await sent;
  script.resolve();
  await expect.poll(() => boxOf(page).getAttribute('role')).toBe('combobox');
  // What is typed from now on is asked about, later than what was sent would have been.
  await page.keyboard.type(' ');
  await linesOf(page).first().waitFor();
  expect(questions).toHaveLength(1);
  results.resolve();
  await expect.poll(() => chipsOf(page), SLOWLY).toContain('SUV');
  await expect.poll(() => listOf(page).isVisible()).toBe(false);
  expect(questions).toHaveLength(1);
  await context.close();
});

test('[B3] the box of the header suggests too, and its script is not fetched before it is used', async () => {
  const { page, context } = await open('/about-nothing');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const box = page.locator('.head-say input');
  expect(scripts).toEqual([]);
  await box.click();
  await page.keyboard.type('hilux', { delay: 15 });
  await page.locator('.head-say').getByRole('option').first().waitFor();
  expect(scripts.some((url) => /suggest/.test(url))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /toyota.*hilux/i.test(url.href));
  await context.close();
});
