import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, expectAccessible, hydrated, PHONE, visitor } from './browser.ts';

const USED = '/search/used-cars';

afterAll(closeBrowser);

async function openSearch(viewport: typeof DESKTOP, path = USED, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', path));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

const makes = (page: Page) => page.getByRole('group', { name: 'Make and model' });
const makesInSight = (page: Page) =>
  makes(page)
    .locator('> label:visible')
    .evaluateAll((labels) => labels.map((label) => label.textContent.replace(/[\d,]+$/, '')));
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);
const inSheet = (page: Page) =>
  page.evaluate(() => document.querySelector('#filters')?.contains(document.activeElement) ?? false);

test('[B7] makes are Popular Makes and All Makes once the list is unfolded', async () => {
  const { page, context } = await openSearch(DESKTOP);
  await expect.poll(() => makes(page).locator('h3:visible').allTextContents()).toEqual(['Popular Makes']);
  await makes(page)
    .getByText(/^All \d+ makes$/)
    .click();
  expect(await makes(page).locator('h3:visible').allTextContents()).toEqual(['Popular Makes', 'All Makes']);
  await context.close();
});

test('[B8] a long list is searched as one types, with chosen values always in sight', async () => {
  const { page, context } = await openSearch(DESKTOP, `${USED}?make=Toyota`);
  const box = page.getByRole('searchbox', { name: 'Search makes' });
  await box.fill('maz');
  await expect.poll(() => makesInSight(page)).toEqual(['Toyota', 'Mazda']);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('?make=Toyota');
  await makes(page)
    .getByRole('checkbox', { name: /^Mazda/ })
    .check();
  await page.waitForURL(/make=Mazda&make=Toyota$/);
  expect(await box.inputValue()).toBe('maz');
  await box.fill('zzz');
  await expect
    .poll(() => makes(page).getByRole('status').first().textContent())
    .toBe('Nothing here has “zzz”.');
  await box.fill('');
  await expect.poll(async () => (await makesInSight(page)).length).toBeGreaterThan(5);
  await expectAccessible(page, 'good-practice');
  await context.close();
});

test('a long list has no search box without JavaScript, and unfolds whole', async () => {
  const { page, context } = await openSearch(DESKTOP, USED, false);
  expect(await page.getByRole('searchbox', { name: 'Search makes' }).isVisible()).toBe(false);
  await makes(page)
    .getByText(/^All \d+ makes$/)
    .click();
  expect((await makesInSight(page)).length).toBeGreaterThan(30);
  await context.close();
});

test('[B8] a price that cannot be read is told beside its box, and nothing is searched', async () => {
  const { page, context } = await openSearch(DESKTOP);
  const box = page.locator('#filter-form input[name="price_max"]');
  for (const unreadable of ['cheap', '99999999999999999999']) {
    await box.fill('');
    await expect.poll(() => page.locator('.bad:visible').count()).toBe(0);
    await box.fill(unreadable);
    await page.locator('.fgroup button[type=submit]').first().click();
    await expect
      .poll(() => page.locator('.bad:visible').allTextContents())
      .toEqual(['Please write a price such as 20,000.']);
    await expect.poll(() => isFocused(page, '#filter-form input[name="price_max"]')).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  }
  await box.fill('$20,000');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('range[price]') === ':20000');
  await expect.poll(() => page.locator('.bad:visible').count()).toBe(0);
  await context.close();
});

test('[B8] what cannot be read is brought in sight from a closed block', async () => {
  const { page, context } = await openSearch(DESKTOP);
  const box = page.locator('#filter-form input[name="price_max"]');
  const block = page.locator('.fgroup', { has: page.locator('input[name="price_max"]') });
  await box.fill('cheap');
  await block.locator('summary').first().click();
  expect(await box.isVisible()).toBe(false);
  await page.selectOption('select[name=sortBy]', 'price_asc');
  await expect.poll(() => box.isVisible()).toBe(true);
  await expect.poll(() => isFocused(page, '#filter-form input[name="price_max"]')).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('[B9] Show Me counts a price before it is applied, and leads to as many', async () => {
  const { page, context } = await openSearch(PHONE);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const button = page.locator('#filters .sheet-f button');
  const all = await button.textContent();
  await page.fill('#filter-form input[name="price_max"]', '30,000');
  await expect.poll(() => button.getAttribute('aria-label')).not.toBe(all);
  expect(new URL(page.url()).search).toBe('');
  const label = await button.getAttribute('aria-label');
  await expect.poll(() => button.textContent()).toBe(label);
  await button.click();
  await page.waitForURL((url) => url.searchParams.get('range[price]') === ':30000');
  await expect.poll(async () => `Show Me ${await page.locator('h1 span').textContent()}`).toBe(label);
  await context.close();
});

test('[B9] the sheet is as high as the window, keeps the focus inside and returns it', async () => {
  const { page, context, complaints } = await openSearch(PHONE);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => inSheet(page)).toBe(true);
  await expect.poll(async () => (await page.locator('#filters').boundingBox())?.y).toBe(0);
  expect((await page.locator('#filters').boundingBox())?.height).toBeCloseTo(PHONE.height);
  expect(await page.getByRole('dialog', { name: 'Filters' }).count()).toBe(1);
  await expectAccessible(page, 'good-practice');

  // The last thing inside is followed by nothing behind the sheet.
  await page.locator('#filters .sheet-f button').focus();
  await page.keyboard.press('Tab');
  const behind = () =>
    page.evaluate(() => document.activeElement?.closest('.phonebar, .found, header, footer') !== null);
  expect(await behind()).toBe(false);

  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await page.locator('#filters').getAttribute('role')).toBe('complementary');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([360, 390])('[C4] a list of %i px shows each fact whole with its icon', async (width) => {
  const { page, context } = await openSearch({ ...PHONE, width });
  const facts = await page.evaluate(() =>
    [...document.querySelectorAll('.found .card-s li')].map((fact) => {
      const text = fact.querySelector('.v')!;
      const isDrawn = fact.querySelector('svg')!.getBoundingClientRect().width > 8;
      return isDrawn && text.scrollWidth <= text.clientWidth ? 'whole' : text.textContent;
    }),
  );
  expect([...new Set(facts)]).toEqual(['whole']);
  await context.close();
});

test('[B9] Back closes the sheet and keeps what was chosen in it; Back again undoes the choice', async () => {
  const { page, context } = await openSearch(PHONE);
  const sheet = page.locator('#filters');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet.locator('input[name="make"][value="Toyota"]').check();
  await page.waitForURL(/make=Toyota/);
  await expect.poll(() => page.locator('h1').textContent()).toContain('Toyota');
  await page.goBack();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(page.url()).toMatch(/make=Toyota$/);
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => page.locator('h1').textContent()).not.toContain('Toyota');
  expect(await page.locator('[inert]').count()).toBe(0);
  await context.close();
});

test('a sheet that is open when the screen becomes wide gives the page back', async () => {
  const { page, context } = await openSearch(PHONE);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  await context.close();
});

test.each([
  ['on a desktop', DESKTOP, 'make', 'Toyota'],
  ['on a desktop', DESKTOP, 'car_type', 'used'],
  ['on a phone', PHONE, 'make', 'Toyota'],
])(
  '[B15] a filter whose answer is late changes the page without a jump, %s (%o, %s)',
  async (_, viewport, name, value) => {
    const { page, context } = await openSearch(viewport, '/search/new-used-and-demo-cars');
    const before = await page.locator('h1 span').textContent();
    // Half a second after a click the browser takes any shift for one that nobody asked for.
    await page.route(/\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page
      .locator(`#filter-form input[name="${name}"][value="${value}"]`)
      .evaluate((box: HTMLElement) => box.click());
    await expect.poll(() => page.locator('h1 span').textContent()).not.toBe(before);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
    await context.close();
  },
);
