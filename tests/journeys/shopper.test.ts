import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, expectAccessible, hydrated, PHONE, visitor } from './browser.ts';
import { expectFirstStyles } from './first-styles.ts';

afterAll(closeBrowser);

const countIn = (heading: string) => Number(/([\d,]+) \D+$/.exec(heading)?.[1]?.replaceAll(',', ''));
const countOf = async (page: Page) => countIn(await page.getByRole('heading', { level: 1 }).innerText());
const cards = (page: Page) => page.locator('main article h2 a, main article h3 a');
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);

interface Seen {
  path: string;
  count: number;
  first: string[];
  /** Whether the cards below those in sight are there too: they come a moment later. */
  whole: boolean;
}

/** What a shopper sees of a list: where it is, how many there are, which cars come first; all of it of one moment. */
async function listSeen(page: Page): Promise<Seen> {
  const { heading, ...seen } = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.innerText ?? '',
    first: [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]
      .slice(0, 5)
      .map((title) => title.innerText),
    whole: document.querySelector('.cards-rest') === null,
  }));
  return { path: pathOf(page), count: countIn(heading), ...seen };
}

/** Waits for the address and then for a list that holds: the address changes a moment before the page does. */
async function arrive(
  page: Page,
  at: RegExp | ((url: URL) => boolean),
  holds: (seen: Seen) => boolean,
): Promise<Seen> {
  await page.waitForURL(at);
  let seen = await listSeen(page);
  await expect
    .poll(async () => {
      seen = await listSeen(page);
      return seen.whole && holds(seen);
    })
    .toBe(true);
  return seen;
}

async function tick(page: Page, name: RegExp) {
  await page.getByRole('checkbox', { name }).first().check();
}

describe.each([
  ['a desktop', DESKTOP, true],
  ['a desktop without JavaScript', DESKTOP, false],
  ['a phone', PHONE, true],
  ['a phone without JavaScript', PHONE, false],
] as const)('on %s', (_device, size, javaScript) => {
  const phone = size === PHONE;

  /** Opens the filters where they lie in a sheet. */
  async function openFilters(page: Page) {
    if (phone) await page.getByRole('button', { name: /^Filters/ }).click();
  }

  /** Does something to the filters; without JavaScript, sends the form too. */
  async function filter(page: Page, change: () => Promise<void>) {
    const before = page.url();
    await openFilters(page);
    await change();
    if (!javaScript) await page.getByRole('button', { name: /^Show Me/ }).click();
    await page.waitForURL((url) => url.href !== before);
    if (javaScript && phone) await page.getByRole('button', { name: /^Show Me/ }).click();
  }

  test('[B1][B2] a shopper goes from the home page to a car and back, and every list is as it was', async () => {
    const { page, context, complaints } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour'));
    if (javaScript) await hydrated(page);
    await page.getByRole('searchbox').first().fill('toyota');
    await page
      .getByRole('button', { name: /^Show Me/ })
      .first()
      .click();
    const found = await arrive(
      page,
      /make=Toyota|search\/toyota/,
      ({ first }) => first.length === 5 && first.every((title) => title.includes('Toyota')),
    );
    expect(found.count).toBeGreaterThan(50);
    if (javaScript) await hydrated(page);

    await filter(page, () => tick(page, /^HiLux|^SUV/));
    const narrowed = await arrive(page, /make=Toyota|search\/toyota/, ({ count }) => count < found.count);
    expect(narrowed.count).toBeGreaterThan(0);

    await page.goto(addressOf('harbour', '/search/used-cars?make=Toyota'));
    if (javaScript) await hydrated(page);
    const start = await listSeen(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).first().click();
    const second = await arrive(
      page,
      /page=2/,
      ({ first }) => first.length > 0 && first[0] !== start.first[0],
    );
    expect(second.count).toBe(start.count);

    await cards(page).first().click();
    await page.waitForURL(/\/cars\//);
    const title = second.first[0]?.split('\n')[0] as string;
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title);

    await page.goBack();
    await page.waitForURL(/page=2/);
    await expect.poll(() => listSeen(page)).toEqual(second);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('page'));
    await expect.poll(() => listSeen(page)).toEqual(start);
    await page.goForward();
    await page.waitForURL(/page=2/);
    await expect.poll(() => listSeen(page)).toEqual(second);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('[B2] a filter goes to the first page, boxes and address agree after back and forward', async () => {
    const { page, context, complaints } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour', '/search/used-cars?page=3'));
    if (javaScript) await hydrated(page);
    await filter(page, () => tick(page, /^Mazda/));
    expect(pathOf(page)).toBe('/search/used-cars?make=Mazda');
    const mazda = await arrive(
      page,
      /make=Mazda/,
      ({ first }) => first.length > 0 && first.every((title) => title.includes('Mazda')),
    );
    await filter(page, () => tick(page, /^Diesel/));
    expect(pathOf(page)).toBe('/search/used-cars?make=Mazda&fuel=Diesel');
    const diesel = await arrive(page, /fuel=Diesel/, ({ count }) => count < mazda.count);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('fuel'));
    await expect.poll(() => listSeen(page)).toEqual(mazda);
    expect(
      await page
        .getByRole('checkbox', { name: /^Diesel/, includeHidden: true })
        .first()
        .isChecked(),
    ).toBe(false);
    expect(
      await page
        .getByRole('checkbox', { name: /^Mazda \d/, includeHidden: true })
        .first()
        .isChecked(),
    ).toBe(true);
    await page.goForward();
    await page.waitForURL(/fuel=Diesel/);
    await expect.poll(() => listSeen(page)).toEqual(diesel);
    expect(
      await page
        .getByRole('checkbox', { name: /^Diesel/, includeHidden: true })
        .first()
        .isChecked(),
    ).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('[B8] a price range is written in the address as min:max', async () => {
    const { page, context } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour', '/search/used-cars'));
    if (javaScript) await hydrated(page);
    const all = await countOf(page);
    await openFilters(page);
    await page.getByRole('textbox', { name: /^From/ }).fill('15000');
    await page.getByRole('textbox', { name: /^To/ }).fill('25000');
    await page.locator('.fgroup:has([name=price_min])').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/range/);
    expect(pathOf(page)).toBe('/search/used-cars?range[price]=15000:25000');
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await context.close();
  });

  test('[B6] a chosen order is in the address and holds on the next page', async () => {
    const { page, context } = await visitor(size, { javaScript });
    await page.goto(addressOf('wattle-creek', '/search/used-cars'));
    if (javaScript) await hydrated(page);
    if (phone) await page.getByRole('button', { name: 'Sort' }).click();
    if (phone) await page.getByRole('link', { name: 'Lowest price' }).click();
    else {
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest price' });
      if (!javaScript) await page.getByRole('button', { name: 'Apply' }).click();
    }
    await page.waitForURL(/sortBy=price_asc/);
    // The address changes a moment before the page does: its links are those of the order once the second one says so.
    const second = page
      .getByRole('navigation', { name: 'Pages' })
      .locator('a[href*="sortBy=price_asc"]', { hasText: /^2$/ });
    await second.click();
    await page.waitForURL(/page=2/);
    expect(pathOf(page)).toBe('/search/used-cars?sortBy=price_asc&page=2');
    await context.close();
  });

  test('[B10] an empty list says so, and Clear Filters leads back to stock', async () => {
    const { page, context } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour', '/search/used-cars?query=zzzzqqq'));
    expect(await page.getByRole('heading', { name: 'No Results Available' }).isVisible()).toBe(true);
    expect(
      await page
        .getByText(
          'No results found for your search at this time. Please try adjusting the filters for more results.',
        )
        .isVisible(),
    ).toBe(true);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => countOf(page)).toBeGreaterThan(100);
    await context.close();
  });

  test.each([
    ['home', '/'],
    ['list', '/search/used-cars?make=Toyota'],
    ['empty list', '/search/used-cars?query=zzzzqqq'],
    ['page that is not there', '/nothing-here'],
  ])('the %s is accessible, fits the screen and complains of nothing', async (_name, path) => {
    const { page, context, complaints } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour', path));
    if (javaScript) {
      await hydrated(page);
      await expectAccessible(page);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(
      complaints.filter((line) => !(path === '/nothing-here' && line.includes('status of 404'))),
    ).toEqual([]);
    await context.close();
  });
});

test.each([
  'harbour',
  'wattle-creek',
  'ironbark',
  'longpaddock',
  'roam',
  'bluegum',
  'harbour-nissan',
  'harbour-outlet',
  'harbour-prestige',
])(
  '[A7] home, list and first car of %s hold the rules of their first frame, are accessible and complain of nothing',
  async (site) => {
    const { page, context, complaints } = await visitor(PHONE);
    for (const path of ['/', '/search/new-used-and-demo-cars']) {
      await page.goto(addressOf(site, path));
      await hydrated(page);
      await expectFirstStyles(page);
      await expectAccessible(page);
    }
    await cards(page).first().click();
    await page.waitForURL(/\/cars\//);
    await expectFirstStyles(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[D1] a car page has its trail, its price and what search engines read', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/search/used-cars?make=Toyota'));
  await cards(page).nth(2).click();
  await page.waitForURL(/\/cars\//);
  await page.reload();
  const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = documents.flatMap((text) => JSON.parse(text)).map((item) => item['@type']);
  expect(types.flat()).toEqual(expect.arrayContaining(['Car', 'BreadcrumbList']));
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(page.url());
  expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
  await context.close();
});

test('by keyboard alone a shopper skips to the list, ticks a filter and keeps the focus', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/search/used-cars'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toMatch(/skip/i);
  const box = page.getByRole('checkbox', { name: /^SUV/ });
  await box.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/body=SUV/);
  expect(await page.evaluate('document.activeElement.value')).toBe('SUV');
  await context.close();
});
