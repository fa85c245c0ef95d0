import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { openWithoutScripts } from '../browser/held-scripts.ts';

const USED = '/search/used-cars';
const ALL = '/search/new-used-and-demo-cars';

/** The search's state as a visitor sees it. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    address: decodeURIComponent(location.pathname + location.search),
    heading: document.querySelector('h1')?.textContent,
    first: document.querySelector('.card a')?.getAttribute('href'),
    ticked: [...document.querySelectorAll<HTMLInputElement>('#filter-form input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    sort: document.querySelector<HTMLSelectElement>('select[name=sortBy]')?.value,
  }));

async function openSearch(path = USED, viewport = DESKTOP) {
  const { page, context, complaints } = await visitor(viewport);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  return { page, context, complaints };
}

const boxOf = (page: Page, name: string, value: string) =>
  page.locator(`#filter-form input[name="${name}"][value="${value}"]`);
const tick = (page: Page, name: string, value: string) => boxOf(page, name, value).check();
/** Opens a closed group of the panel: its content comes only then. */
const openGroup = (page: Page, heading: string) => page.locator('.fgroup > summary', { hasText: heading }).click();
const scrollDown = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const searchIs = (page: Page, search: string) => page.waitForURL((url) => decodeURIComponent(url.search) === search);
const isFocused = (element: Element) => element === document.activeElement;
/** Follows a card further down in place: a real click would scroll to it. */
const followCard = async (page: Page, at: number) => {
  await page
    .locator('.card-t a')
    .nth(at)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/cars\//);
};
/** The cards below the visible ones, and the panel, come a moment after the first cards. */
const isWhole = (page: Page) => expect.poll(() => page.locator('.cards-rest').count()).toBe(0);
/** Holds the responses of further searches until the returned function is called. */
async function holdResults(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/search\/page/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('[B15] an address leads to all makes, ready to be ticked; back from a vehicle restores the place', async () => {
  const { page } = await openSearch(`${ALL}?panel=make#all-make`);
  const list = page.getByRole('group', { name: 'Make and model' });
  const boxes = list.locator('> label');
  await expect.poll(() => list.evaluate(isFocused)).toBe(true);
  for (const box of [boxes.first(), boxes.last()]) expect(await box.isVisible()).toBe(true);
  // The search box of a long list comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await boxes.first().getByRole('checkbox').isChecked()).toBe(true);
  const [first = ''] = await boxes.first().allInnerTexts();
  await expect.poll(async () => (await shown(page)).heading).toContain(first.replace(/[\d,\s]+$/, ''));

  await isWhole(page);
  const before = await shown(page);
  await scrollDown(page, 1200);
  await followCard(page, 6);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('[B3][B8][B15] a model stands beside another make, the price waits, a change shows the results', async () => {
  const { page } = await openSearch(`${USED}?make=Mazda&make_model=Mazda/Mazda3`);
  const heading = () => page.locator('h1 span').textContent();
  const count = async () => Number((await heading())?.replace(/\D/g, ''));
  const mazdas = await count();
  const label = page.locator('#filter-form label', {
    has: page.locator('input[name="make"][value="Toyota"]'),
  });
  const toyotas = Number((await label.locator('.option-count').textContent())?.replace(/\D/g, ''));
  await tick(page, 'make', 'Toyota');
  await page.waitForURL(/make=Toyota/);
  await expect.poll(count).toBe(mazdas + toyotas);
  await expect
    .poll(async () => (await shown(page)).ticked)
    .toEqual(expect.arrayContaining(['make=Mazda', 'make_model=Mazda/Mazda3', 'make=Toyota']));

  // Unticking a make also unticks its models.
  await boxOf(page, 'make', 'Mazda').uncheck();
  await searchIs(page, '?make=Toyota');
  await expect.poll(count).toBe(toyotas);
  await isWhole(page);

  // A change far down the panel keeps the focus and announces the new count.
  const before = await heading();
  const fuel = boxOf(page, 'fuel', 'Diesel');
  expect(await fuel.count()).toBe(0);
  await openGroup(page, 'Fuel');
  await fuel.focus();
  // The panel stays in the window beside the last cards.
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.keyboard.press('Space');
  await expect.poll(heading).not.toBe(before);
  const found = await heading();
  await expect.poll(() => page.locator('.search > [role=status]').textContent()).toBe(`${found} found`);
  await expect.poll(() => fuel.evaluate(isFocused)).toBe(true);
  const farFromTop = () => page.locator('#results').evaluate((region) => Math.abs(region.getBoundingClientRect().top));
  await expect.poll(farFromTop).toBeLessThan(10);
  const diesels = await count();
  expect(diesels).toBeLessThan(toyotas);

  await page.fill('#filter-form input[name="price_max"]', '60,000');
  await page.keyboard.press('Tab');
  expect(await page.locator('input[aria-label="Maximum price"]').getAttribute('aria-valuetext')).toBe('$60,000');
  expect(new URL(page.url()).search).toBe('?make=Toyota&fuel=Diesel');
  await page.locator('.fgroup:has([name=price_min]) button[type=submit]').click();
  await searchIs(page, '?make=Toyota&fuel=Diesel&range[price]=:60000');
  await expect.poll(count).toBeLessThan(diesels);
});

test('[B10][B15] while results are late or can’t be loaded, what is there and is written stays', async () => {
  const { page, context } = await openSearch();
  const release = await holdResults(page);
  await tick(page, 'make', 'Toyota');
  await page.locator('[aria-busy="true"]').waitFor();
  await page.fill('#filter-form input[name="price_max"]', '31,000');
  await page.locator('.rhead input[name="query"]').fill('tow bar');
  await page.locator('#filter-form input[name="price_min"]').focus();
  release();
  await page.waitForURL(/make=Toyota$/);
  await expect.poll(async () => (await shown(page)).heading).toContain('Toyota');
  await isWhole(page);
  expect(await page.inputValue('#filter-form input[name="price_max"]')).toBe('31,000');
  expect(await page.inputValue('.rhead input[name="query"]')).toBe('tow bar');
  expect((await shown(page)).ticked).toContain('make=Toyota');

  // It belonged to that search: another one is without it.
  await page.getByRole('link', { name: 'Remove Toyota' }).click();
  await searchIs(page, '');
  await expect.poll(() => page.inputValue('#filter-form input[name="price_max"]')).toBe('');
  expect(await page.inputValue('.rhead input[name="query"]')).toBe('');

  await writeMeanwhile(page);
  await loseConnection(page, context);
});

/** A visitor who starts typing while results are loading keeps the focus when they come. */
async function writeMeanwhile(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  const chips = page.locator('.chip');
  await expect.poll(() => chips.count()).toBe(1);
  await openGroup(page, 'Fuel');
  await tick(page, 'fuel', 'Petrol');
  await expect.poll(() => chips.count()).toBe(2);
  const release = await holdResults(page);
  await page.getByRole('link', { name: 'Remove Petrol' }).click();
  const box = page.getByRole('searchbox', { name: 'Search makes' });
  await box.click();
  await box.pressSequentially('ma');
  release();
  await expect.poll(() => chips.count()).toBe(1);
  await page.keyboard.type('z');
  expect(await box.inputValue()).toBe('maz');
  expect(await box.evaluate(isFocused)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
}

/**
 * A search that fails to load keeps the previous results, with a retry. A visitor who comes back to it gets its own.
 */
async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await scrollDown(page, 2000);
  await boxOf(page, 'fuel', 'Diesel').evaluate((box: HTMLElement) => box.click());
  const notice = page.locator('.notice[role=alert]');
  await notice.waitFor();
  const isInSight = () =>
    notice.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  expect(await page.locator('.search > [role=status]').textContent()).toBe('');
  expect(await page.locator('.card').count()).toBeGreaterThan(10);
  await expectPartAccessible(page, '.found');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await shown(page)).heading).toContain('diesel');
  await expect.poll(() => notice.count()).toBe(0);

  await page.locator('.card h2 a').first().click();
  await page.waitForURL(/\/cars\//);
  await page.locator('.vehicle').waitFor();
  await page.goBack();
  await expect.poll(async () => (await shown(page)).heading).toContain('diesel');
  expect(await notice.count()).toBe(0);
}

test('[B9] back closes a phone’s sheet first, keeps the choice, and only then leaves the search', async () => {
  const { page, complaints } = await openSearch('/', PHONE);
  await page.getByRole('link', { name: /^All makes$/ }).click();
  await page.waitForURL(/\/search\//);
  await waitForHydration(page);
  const sheet = page.locator('#filters');
  const at = () => page.evaluate(() => location.pathname + location.search + location.hash);
  const isOpen = () => expect.poll(async () => [await sheet.isVisible(), await at()]);
  const open = async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await isOpen().toEqual([true, expect.stringMatching(/#filters$/)]);
  };
  const press = (make: string) =>
    sheet.locator(`input[value="${make}"]`).evaluate((box: HTMLInputElement) => box.click());

  // The link to all makes opens the sheet at their list, ready to be ticked.
  const list = page.getByRole('group', { name: 'Make and model' });
  const first = list.locator('> label').first();
  await isOpen().toEqual([true, `${ALL}?panel=make#filters`]);
  await expect.poll(() => list.evaluate(isFocused)).toBe(true);
  for (const box of [first, list.locator('> label').last()]) expect(await box.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await first.getByRole('checkbox').isChecked()).toBe(true);
  await isOpen().toEqual([true, '/search/toyota']);
  await page.goBack();
  await isOpen().toEqual([false, '/search/toyota']);
  await page.goBack();
  const start = `${ALL}?panel=make#all-make`;
  await isOpen().toEqual([false, start]);
  await expect.poll(() => page.locator('h1').textContent()).not.toContain('Toyota');

  let requested = 0;
  page.on('request', (request) => {
    if (request.url().includes('/search/page')) requested++;
  });
  await open();
  await page.goBack();
  await isOpen().toEqual([false, start]);
  expect(requested).toBe(0);

  // Closed by itself or by Show Me, it leaves no history entry, as the last step of this journey shows.
  for (const close of ['Close filters', /^Show Me/]) {
    await open();
    await page.getByRole('button', { name: close }).click();
    await isOpen().toEqual([false, start]);
  }
  await open();
  await press('Toyota');
  await isOpen().toEqual([true, '/search/toyota']);
  await press('Mazda');
  await isOpen().toEqual([true, `${ALL}?make=Mazda&make=Toyota`]);
  await page.goBack();
  await isOpen().toEqual([false, `${ALL}?make=Mazda&make=Toyota`]);
  await expect.poll(() => page.locator('.chip').count()).toBe(2);
  await page.goBack();
  await isOpen().toEqual([false, '/search/toyota']);
  await expect.poll(() => page.locator('.chip').count()).toBe(1);
  await isWhole(page);

  // Choices in the sheet are applied once Show Me has closed it.
  await open();
  await sheet.locator('input[name="body"][value="SUV"]').check();
  await isOpen().toEqual([true, '/search/toyota?body=SUV']);
  await sheet.getByRole('button', { name: /^Show Me [\d,]+ cars?$/ }).click();
  await isOpen().toEqual([false, '/search/toyota?body=SUV']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.goBack();
  await isOpen().toEqual([false, '/search/toyota']);
  await page.goBack();
  await isOpen().toEqual([false, start]);
  await expect.poll(() => page.locator('h1').textContent()).not.toContain('Toyota');
  expect(await page.locator('[inert]').count()).toBe(0);
  await page.goBack();
  await expect.poll(at).toBe('/');
  expect(complaints).toEqual([]);
});

test('[B2][B8] a phone’s many chips fit, its price moves by keys and touch, its view is kept', async () => {
  const chosen = 'make=Mazda&make=Toyota&body=Hatchback&body=SUV&fuel=Petrol&transmission=Automatic';
  const { page, context } = await openSearch(`${USED}?${chosen}&range[year]=2016:&wheels=4`, PHONE);
  expect(await page.locator('.chip').count()).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  // The page reports what was left out of the search.
  await expectPartAccessible(page, '.search');

  await page.getByRole('button', { name: 'Filters' }).click();
  await dragPrice(page, await context.newCDPSession(page));
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await searchIs(page, '');
  await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.card-t a').count()).toBeGreaterThan(10);

  const large = page.getByRole('radio', { name: 'Large photos' });
  await large.check({ force: true });
  const height = () =>
    page
      .locator('.card')
      .first()
      .evaluate((card) => card.clientHeight);
  const before = await height();
  await scrollDown(page, 2000);
  await followCard(page, 4);
  await page.goBack();
  await page.waitForURL(/used-cars$/);
  await expect.poll(() => large.isChecked()).toBe(true);
  expect(await height()).toBe(before);
  await expect.poll(() => scrolled(page)).toBe(2000);
  // The browser remembers it, also where no entry of the history does.
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.card').first().waitFor();
  expect(await page.locator('.search').getAttribute('data-photos')).toBe('large');
  await waitForHydration(page);
  expect(await large.isChecked()).toBe(true);
  await expectFoldedFooter(page);
});

/** On a phone the footer's links fold behind their headings. */
async function expectFoldedFooter(page: Page): Promise<void> {
  const groups = page.locator('footer nav details');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => groups.count()).toBeGreaterThan(2);
  const link = groups.first().getByRole('link').first();
  expect(await link.isVisible()).toBe(false);
  await groups.first().locator('summary').click();
  await link.waitFor();
  // In a window that has become wide they are open, whatever was opened.
  await page.setViewportSize(DESKTOP);
  await groups.last().getByRole('link').first().waitFor();
}

/** Moves the price sliders in the open sheet: the lowest by a key, the highest by a finger. */
async function dragPrice(page: Page, finger: CDPSession): Promise<void> {
  const lowest = page.getByRole('slider', { name: 'Minimum price' });
  expect(await lowest.getAttribute('aria-valuetext')).toBe('Any');
  await lowest.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lowest.getAttribute('aria-valuetext')).toBe('$5,500');
  expect(await page.inputValue('#filter-form input[name="price_min"]')).toBe('5,500');

  const highest = page.getByRole('slider', { name: 'Maximum price' });
  // Its footer covers the sheet's end.
  await highest.evaluate((handle) => handle.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await highest.boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + across, y: y + height / 2 }],
    });
  await touch('touchStart', width - 14);
  for (const part of [0.9, 0.7, 0.5]) await touch('touchMove', width * part);
  await touch('touchEnd');
  await expect.poll(async () => Number(await highest.inputValue())).toBeLessThan(0.6);
  expect(Number(await highest.inputValue())).toBeGreaterThan(0.4);
  // Half of the slider is what about half of the stock costs, and not half of the highest price.
  const text = (await highest.getAttribute('aria-valuetext')) ?? '';
  const dollars = Number(text.replaceAll(/[$,]/g, ''));
  expect(dollars).toBeGreaterThan(10_000);
  expect(dollars).toBeLessThan(90_000);
  expect(dollars % 500).toBe(0);
  expect(`$${await page.inputValue('#filter-form input[name="price_max"]')}`).toBe(text);
}

test('[B9] the button of the home page’s search box says how many are chosen, and leads to as many', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const come = await openWithoutScripts(page, addressOf('harbour'));
  const button = page.locator('.console button[type=submit]');
  const all = await button.textContent();
  expect(all).toMatch(/^Show Me [\d,]+ cars$/);
  // Chosen before the scripts load, it counts as well.
  await page.selectOption('.console select[name=make]', 'Toyota');
  come();
  await waitForHydration(page);
  await expect.poll(() => button.textContent()).not.toBe(all);
  const toyotas = await button.textContent();
  await page.locator('.console input[name=query]').fill('hilux');
  await expect.poll(() => button.textContent()).not.toBe(toyotas);
  const count = (await button.textContent())?.replace('Show Me ', '');
  await button.click();
  await page.waitForURL(/\/search\/toyota\/hilux$/);
  await expect.poll(() => page.locator('h1 span').textContent()).toBe(count);

  // The browser restores the list's choice, and not the text.
  await page.goBack();
  await expect.poll(() => button.textContent()).toBe(toyotas);
  await page.route(/search\/count/, (route) => route.abort());
  await page.selectOption('.console select[name=make]', 'Mazda');
  await expect.poll(() => button.textContent()).toBe('Search cars');
  await page.selectOption('.console select[name=make]', '');
  await expect.poll(() => button.textContent()).toBe(all);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});
