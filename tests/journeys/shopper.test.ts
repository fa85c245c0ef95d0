import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from './browser/browser.ts';

const countIn = (heading: string) => Number(/([\d,]+) \D+$/.exec(heading)?.[1]?.replaceAll(',', ''));
const cards = (page: Page) => page.locator('main article:not(.promo) h2 a');
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);

interface Seen {
  path: string;
  count: number;
  first: string[];
  ticked: string[];
  /** The sort order, where the list has a select for it. */
  order: string | undefined;
  /** Whether the cards below the visible ones are rendered too: they come a moment later. */
  whole: boolean;
}

/** A list as a shopper sees it: its address, its count, its first cars, all at one moment. */
async function listSeen(page: Page): Promise<Seen> {
  const { heading, ...seen } = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.innerText ?? '',
    first: [...document.querySelectorAll<HTMLElement>('main article:not(.promo) h2 a')]
      .slice(0, 5)
      // Of a card that is not laid out yet, the browser has no lines of text.
      .map((title) => [...title.childNodes].map(({ textContent }) => textContent).join('\n')),
    ticked: [...document.querySelectorAll<HTMLInputElement>('#filter-form input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    order: document.querySelector<HTMLSelectElement>('select[name=sortBy]')?.value,
    // Neither half loaded nor half rendered.
    whole: document.readyState !== 'loading' && document.querySelector('.cards-rest') === null,
  }));
  return { path: pathOf(page), count: countIn(heading), ...seen };
}

/** Waits for a matching list at a path: the address changes a moment before the page does, which may not be a list. */
async function arrive(page: Page, path: string, holds: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await listSeen(page);
  await expect
    .poll(async () => {
      seen = await listSeen(page);
      return [seen.path, seen.count > 0 && seen.whole && holds(seen)];
    })
    .toEqual([path, true]);
  return seen;
}

const allAre = (make: string) => (seen: Seen) =>
  seen.first.length > 0 && seen.first.every((title) => title.includes(make));
const isFewerThan = (before: Seen) => (seen: Seen) => seen.count < before.count;
const isOtherThan = (before: Seen) => (seen: Seen) => seen.first.length > 0 && seen.first[0] !== before.first[0];

/** Waits for the same list, unchanged. */
const seeAgain = (page: Page, before: Seen) => expect.poll(() => listSeen(page)).toEqual(before);

/** Opens a group of filters. */
const openGroup = (page: Page, heading: string) => page.locator('.fgroup > summary', { hasText: heading }).click();

/** Follows the first car of a list to its page. */
async function followFirst(page: Page, { first: [title = ''] }: Seen) {
  await cards(page).first().click();
  await page.waitForURL(/\/cars\//);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title.split('\n')[0]);
}

test('[B1][B2] a shopper goes from the home page to a car and back, and every list is as it was', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour'));
  await waitForHydration(page);
  await page.getByRole('searchbox').first().fill('toyota');
  await page
    .getByRole('button', { name: /^Show Me/ })
    .first()
    .click();
  const found = await arrive(page, '/search/toyota', allAre('Toyota'));
  expect(found.first).toHaveLength(5);
  expect(found.count).toBeGreaterThan(21);
  await waitForHydration(page);

  await page.getByRole('checkbox', { name: /^SUV/ }).check();
  await arrive(page, '/search/toyota?body=SUV', isFewerThan(found));
  await page.getByRole('checkbox', { name: /^SUV/ }).uncheck();
  const again = await arrive(page, '/search/toyota', ({ count }) => count === found.count);
  expect(again.first).toEqual(found.first);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).first().click();
  const second = await arrive(page, '/search/toyota?page=2', isOtherThan(found));
  expect(second.count).toBe(found.count);
  await followFirst(page, second);

  await page.goBack();
  await seeAgain(page, second);
  await page.goBack();
  await seeAgain(page, again);
  await page.goForward();
  await seeAgain(page, second);
  expect(complaints).toEqual([]);
});

test('[B2][B6][B8][B10][B15] filters, price, order and pages are in the address on a desktop', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/search/used-cars?page=3'));
  await waitForHydration(page);
  const third = await listSeen(page);

  expect(third.count).toBeGreaterThan(100);

  // By keyboard alone: past the header to the list, and a filter that keeps the focus.
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toMatch(/skip/i);
  await page.getByRole('checkbox', { name: /^SUV/ }).focus();
  await page.keyboard.press('Space');
  const suvs = await arrive(page, '/search/used-cars?body=SUV', isFewerThan(third));
  expect(suvs.ticked).toContain('body=SUV');
  expect(await page.evaluate('document.activeElement.value')).toBe('SUV');

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest price' });
  const lowest = await arrive(page, '/search/used-cars?body=SUV&sortBy=price_asc', isOtherThan(suvs));
  expect(lowest.order).toBe('price_asc');
  await page.locator('.paging a[rel=next]').click();
  const second = await arrive(page, '/search/used-cars?body=SUV&sortBy=price_asc&page=2', isOtherThan(lowest));
  expect([second.order, second.count]).toEqual(['price_asc', suvs.count]);
  await openGroup(page, 'Fuel');
  await page.getByRole('checkbox', { name: /^Petrol/ }).check();
  const petrol = await arrive(page, '/search/used-cars?body=SUV&fuel=Petrol&sortBy=price_asc', isFewerThan(second));
  expect(petrol.ticked).toEqual(expect.arrayContaining(['body=SUV', 'fuel=Petrol']));

  for (const before of [second, lowest, suvs, third]) {
    await page.goBack();
    await seeAgain(page, before);
  }
  for (const after of [suvs, lowest, second, petrol]) {
    await page.goForward();
    await seeAgain(page, after);
  }

  await page.getByRole('textbox', { name: /^From/ }).fill('15000');
  await page.getByRole('textbox', { name: /^To/ }).fill('75000');
  await page.locator('.fgroup:has([name=price_min])').getByRole('button', { name: 'Search' }).click();
  await arrive(
    page,
    '/search/used-cars?body=SUV&fuel=Petrol&range[price]=15000:75000&sortBy=price_asc',
    isFewerThan(petrol),
  );

  await page.locator('main input[name=query]').fill('zzzzqqq');
  await page.locator('main input[name=query]').press('Enter');
  await page.getByRole('heading', { name: 'No Results Available' }).waitFor();
  expect(await page.locator('.none p').last().innerText()).toBe(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  );
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  const all = await arrive(page, '/search/used-cars?sortBy=price_asc', ({ count }) => count > 100);
  expect(all.ticked).toEqual(third.ticked);
  expect(complaints).toEqual([]);
});

test('[B2][B6][B8][B10] a phone has sheets for filters and order, and the way back from a car', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('wattle-creek', '/search/used-cars?page=2'));
  await waitForHydration(page);
  const start = await listSeen(page);

  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('link', { name: 'Lowest price' }).click();
  const lowest = await arrive(page, '/search/used-cars?sortBy=price_asc', isOtherThan(start));
  await page
    .getByRole('navigation', { name: 'Pages' })
    .locator('a[href*="sortBy=price_asc"]', { hasText: /^2$/ })
    .click();
  const second = await arrive(page, '/search/used-cars?sortBy=price_asc&page=2', isOtherThan(lowest));

  await page.getByRole('button', { name: /^Filters/ }).click();
  await openGroup(page, 'Fuel');
  await page.getByRole('checkbox', { name: /^Diesel/ }).check();
  const diesels = await arrive(page, '/search/used-cars?fuel=Diesel&sortBy=price_asc', isFewerThan(second));
  expect(diesels.ticked).toContain('fuel=Diesel');
  await page.getByRole('textbox', { name: /^From/ }).fill('6000');
  await page.getByRole('textbox', { name: /^To/ }).fill('40000');
  await page.locator('.fgroup:has([name=price_min])').getByRole('button', { name: 'Search' }).click();
  const priced = await arrive(
    page,
    '/search/used-cars?fuel=Diesel&range[price]=6000:40000&sortBy=price_asc',
    isFewerThan(diesels),
  );
  await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);

  await followFirst(page, priced);
  await page.goBack();
  await seeAgain(page, priced);
  await page.goBack();
  await seeAgain(page, diesels);
  await page.goForward();
  await seeAgain(page, priced);

  await page.locator('main input[name=query]').fill('zzzzqqq');
  await page.locator('main input[name=query]').press('Enter');

  // A list is as tall as it will be before all its cards are there, and they do not come while something is pressed.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await page.getByRole('link', { name: 'Clear Filters' }).dispatchEvent('click');
  await arrive(page, '/search/used-cars?sortBy=price_asc', ({ count }) => count === start.count);
  const cardsHeight = () => page.locator('.cards').evaluate(({ clientHeight }) => clientHeight);
  const atFirst = await cardsHeight();
  expect(await page.locator('.card-to-come').count()).toBeGreaterThan(0);
  await page.mouse.up();
  await expect.poll(() => page.locator('.card-to-come').count()).toBe(0);
  expect((await cardsHeight()) / atFirst).toBeGreaterThan(0.9);
  expect((await cardsHeight()) / atFirst).toBeLessThan(1.1);
  expect(complaints).toEqual([]);
});

test('[B1][B2][B7][B9] without JavaScript all makes and a phone’s sheet lead to a car, and back', async () => {
  const { page, complaints } = await visitor(DESKTOP, { javaScript: false });
  await page.goto(addressOf('harbour'));
  await page.getByRole('link', { name: /^All makes$/ }).click();
  await page.waitForURL(/#all-make$/);
  // The address leads to the list, which is whole and can be ticked at once. Only a script could search it.
  const list = page.getByRole('group', { name: 'Make and model' });
  const boxes = list.locator('> label');
  await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const box of [boxes.first(), boxes.last()]) expect(await box.isVisible()).toBe(true);
  expect(await page.getByRole('searchbox', { name: 'Search makes' }).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await boxes.first().getByRole('checkbox').isChecked()).toBe(true);
  await boxes.first().getByRole('checkbox').uncheck();
  const all = await listSeen(page);

  // On a phone the filters are a sheet.
  await page.setViewportSize(PHONE);
  const sheet = page.locator('#filters');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await sheet.isVisible()).toBe(true);
  await sheet.locator('input[name="make"][value="Toyota"]').check();
  await sheet.getByRole('button', { name: /^Show Me [\d,]+ cars?$/ }).click();
  const toyota = await arrive(page, '/search/toyota', allAre('Toyota'));
  expect(toyota.count).toBeLessThan(all.count);
  expect(await sheet.isVisible()).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // On a desktop again, the line under the long list unfolds it.
  await page.setViewportSize(DESKTOP);
  const inSight = () => list.locator('> label:visible').count();
  await expect.poll(inSight).toBeGreaterThan(0);
  const few = await inSight();
  await list.getByText(/^All makes$/).click();
  await page.waitForURL(/panel=all#all-make$/);
  await expect.poll(inSight).toBeGreaterThan(Math.max(few, 30));
  const unfolded = await listSeen(page);
  expect(unfolded).toEqual({ ...toyota, path: unfolded.path });

  await followFirst(page, unfolded);
  await page.goBack();
  await seeAgain(page, unfolded);
  expect(complaints).toEqual([]);
});
