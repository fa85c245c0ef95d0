import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { openWithoutScripts } from '../browser/held-scripts.ts';

const USED = '/search/used-cars';
const ALL = '/search/new-used-and-demo-cars';
const MAX = '#filter-form input[name="price_max"]';

async function openSearch(viewport: typeof DESKTOP, path = USED) {
  const { page, complaints } = await visitor(viewport);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  return { page, complaints };
}

const makes = (page: Page) => page.getByRole('group', { name: 'Make and model' });
const makesInSight = (page: Page) =>
  makes(page)
    .locator('> label:visible')
    .evaluateAll((labels) => labels.map((label) => label.textContent.replace(/[\d,]+$/, '')));
const headingsInSight = (page: Page) => makes(page).locator('h3:visible').allTextContents();
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);
const inSheet = (page: Page) =>
  page.evaluate(() => document.querySelector('#filters')?.contains(document.activeElement) ?? false);
const searchOf = (page: Page) => new URL(page.url()).search;
const problems = (page: Page) => page.locator('.wrong-value:visible').allTextContents();

test('[B7][B8] a long list is searched as one types, with chosen values always in sight', async () => {
  const { page } = await openSearch(DESKTOP, `${USED}?make=Toyota`);
  await expect.poll(() => headingsInSight(page)).toEqual(['Popular Makes']);
  // The line under it unfolds the list in place, and folds it again.
  const few = await makesInSight(page);
  await makes(page)
    .getByText(/^All makes$/)
    .click();
  await expect.poll(() => headingsInSight(page)).toEqual(['Popular Makes', 'All Makes']);
  expect((await makesInSight(page)).length).toBeGreaterThan(Math.max(few.length, 30));
  // A list of models may be long enough to have such a line too, folded.
  await makes(page).locator('.when-open:visible', { hasText: 'Show fewer' }).click();
  await expect.poll(() => makesInSight(page)).toEqual(few);

  const box = page.getByRole('searchbox', { name: 'Search makes' });
  await box.fill('maz');
  await expect.poll(() => makesInSight(page)).toEqual(['Toyota', 'Mazda']);
  await page.keyboard.press('Enter');
  await makes(page)
    .getByRole('checkbox', { name: /^Mazda/ })
    .check();
  await page.waitForURL(/make=Mazda&make=Toyota$/);
  expect(await box.inputValue()).toBe('maz');
  // The key before sent nothing: one step back is the page before the tick.
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('?make=Toyota');
  await page.goForward();
  await expect.poll(() => searchOf(page)).toBe('?make=Mazda&make=Toyota');
  await box.fill('zzz');
  await expect.poll(() => makes(page).getByRole('status').first().textContent()).toBe('Nothing matches “zzz”.');
  await expectPartAccessible(page, '#filters');
  await box.fill('');
  await expect.poll(async () => (await makesInSight(page)).length).toBeGreaterThan(5);
});

test('[B8] a price that can’t be read is told beside its box, in sight, and nothing is searched', async () => {
  const { page } = await openSearch(DESKTOP);
  const box = page.locator(MAX);
  for (const unreadable of ['cheap', '99999999999999999999']) {
    await box.fill('');
    await expect.poll(() => problems(page)).toEqual([]);
    await box.fill(unreadable);
    await page.locator('.fgroup button[type=submit]').first().click();
    await expect.poll(() => problems(page)).toEqual(['Please enter a price such as 20,000.']);
    await expect.poll(() => isFocused(page, MAX)).toBe(true);
    expect(searchOf(page)).toBe('');
  }

  // Its block is opened where it is closed.
  const block = page.locator('.fgroup:has(input[name=price_max])');
  await block.locator('summary').first().click();
  await expect.poll(() => box.isVisible()).toBe(false);
  await page.selectOption('select[name=sortBy]', 'price_asc');
  await expect.poll(() => box.isVisible()).toBe(true);
  await expect.poll(() => isFocused(page, MAX)).toBe(true);
  expect(searchOf(page)).toBe('');

  await box.fill('$20,000');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('range[price]') === ':20000');
  await expect.poll(() => problems(page)).toEqual([]);
});

test('[B9][C4] a phone shows each fact whole; its sheet keeps the focus and counts before it applies', async () => {
  const { page, complaints } = await visitor(PHONE);
  const come = await openWithoutScripts(page, addressOf('harbour', USED));
  const sheet = page.locator('#filters');
  const opener = page.getByRole('button', { name: /^Filters/ });
  // Opened before the scripts load, it is closed by Back all the same, and its opened group is filled.
  await opener.click();
  await sheet.locator('summary', { hasText: 'Transmission' }).click();
  come();
  await expect.poll(() => new URL(page.url()).hash).toBe('#filters');
  await sheet.locator('input[name=transmission]').first().waitFor();
  await page.goBack();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(page.url()).toBe(addressOf('harbour', USED));
  await waitForHydration(page);

  for (const width of [390, 360]) {
    await page.setViewportSize({ ...PHONE, width });
    await expect.poll(() => page.evaluate(factsInCards)).toEqual(['whole']);
  }
  await page.setViewportSize(PHONE);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => inSheet(page)).toBe(true);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(0);
  expect((await sheet.boundingBox())?.height).toBeCloseTo(PHONE.height);
  expect(await page.getByRole('dialog', { name: 'Filters' }).count()).toBe(1);
  await expectPartAccessible(page, '#filters');

  // The last control inside is followed by nothing behind the sheet.
  await page.locator('#filters .sheet-f button').focus();
  await page.keyboard.press('Tab');
  const behind = () =>
    page.evaluate(() => document.activeElement?.closest('.phonebar, .found, header, footer') !== null);
  expect(await behind()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  expect(await sheet.getAttribute('role')).toBe('complementary');

  // Show Me counts a price before it is applied, and leads to the same number.
  await opener.click();
  const button = page.locator('#filters .sheet-f button');
  const all = await button.textContent();
  await page.fill(MAX, '30,000');
  await expect.poll(() => button.getAttribute('aria-label')).not.toBe(all);
  expect(searchOf(page)).toBe('');
  const label = await button.getAttribute('aria-label');
  await expect.poll(() => button.textContent()).toBe(label);
  await button.click();
  await page.waitForURL((url) => url.searchParams.get('range[price]') === ':30000');
  await expect.poll(async () => `Show Me ${await page.locator('h1 span').textContent()}`).toBe(label);

  // A sheet that is open when the window becomes wide releases the page.
  await opener.click();
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** Runs in a page: 'whole' for an uncut fact with its icon, and the text of the others. */
function factsInCards(): string[] {
  const facts = [...document.querySelectorAll('.found .card-s li')].map((fact) => {
    const text = fact.querySelector('.spec-value')!;
    const isDrawn = fact.querySelector('svg')!.getBoundingClientRect().width > 8;
    return isDrawn && text.scrollWidth <= text.clientWidth ? 'whole' : text.textContent;
  });
  return [...new Set(facts)];
}

interface Watching {
  shifts: number[];
  observer: PerformanceObserver;
}

/** Runs in a page: records layout shifts from now on. */
function watchShifts(): void {
  const shifts: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  Object.assign(window, { watching: { shifts, observer } });
}

/** Runs in a page: the recorded layout shift, this frame and the next included. */
async function shiftSeen(): Promise<number> {
  const { shifts, observer } = (window as unknown as { watching: Watching }).watching;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  const unread = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  observer.disconnect();
  return [...shifts, ...unread.map(({ value }) => value)].reduce((sum, shift) => sum + shift, 0);
}

/** Ticks by a script, since browsers excuse shifts after real input; the response comes once it is awaited. */
async function expectNoJump(page: Page, name: string, value: string): Promise<void> {
  const heading = () => page.locator('h1 span').textContent();
  const before = await heading();
  const held = Promise.withResolvers<void>();
  await page.route(/search\/page/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(watchShifts);
  await page
    .locator(`#filter-form input[name="${name}"][value="${value}"]`)
    .evaluate((box: HTMLElement) => box.click());
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'attached' });
  held.resolve();
  await expect.poll(heading).not.toBe(before);
  await expect.poll(() => page.locator('.found.is-busy, .cards-rest').count()).toBe(0);
  expect(await page.evaluate(shiftSeen)).toBeLessThanOrEqual(0.02);
  await page.unrouteAll({ behavior: 'wait' });
}

test.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
])('[B15] a filter whose answer is late changes the page without a jump, %s', async (_, viewport) => {
  const { page } = await openSearch(viewport, ALL);
  const heading = await page.locator('h1').textContent();
  await expectNoJump(page, 'make', 'Toyota');
  await page.goBack();
  await expect.poll(() => page.locator('h1').textContent()).toBe(heading);
  await expectNoJump(page, 'car_type', 'used');
});
