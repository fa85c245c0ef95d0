import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
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

afterAll(closeBrowser);

const FIELDS = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence', 'description'];
type Comparison = Record<string, number | string | null>;

/** A used vehicle of the stock whose comparison is shown: its path, and what its address answers. */
async function findCompared(): Promise<{ path: string; comparison: Comparison }> {
  const list = await get('harbour.localhost', '/search/used-cars?make=Toyota');
  for (const [, path] of list.body.matchAll(/href="(\/cars\/[^"#?]+)"/g)) {
    const { status, body } = await get('harbour.localhost', `${path}/autogauge`);
    expect(status).toBe(200);
    const comparison = JSON.parse(body) as Comparison;
    const { confidence, market_range_max: max, listing_price: price } = comparison;
    if (Number(confidence) > 0.2 && Number(max) >= Number(price)) return { path: path!, comparison };
  }
  throw new Error('No vehicle on the first page of used Toyotas has a comparison');
}

const panel = (page: Page) => page.locator('#price-check');

/** Opens the page and keeps a sum of what moved without the visitor's doing. */
async function open(path: string, viewport = DESKTOP, prepare?: (page: Page) => Promise<unknown>) {
  const { page, context, complaints } = await visitor(viewport);
  await prepare?.(page);
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  return { page, context, complaints };
}
const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);

test('[D13] the address of a comparison answers its fields; that of no vehicle is not found', async () => {
  const { comparison } = await findCompared();
  expect(Object.keys(comparison)).toEqual(expect.arrayContaining(FIELDS));
  expect((await get('harbour.localhost', '/cars/no-such-car/autogauge')).status).toBe(404);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  '[D13] on %s the comparison comes when it is near, counts up to the price, and moves nothing',
  async (_, viewport) => {
    const { path, comparison } = await findCompared();
    const { page, context, complaints } = await open(path, viewport);
    const place = await panel(page).evaluate((element) => element.getBoundingClientRect().height);
    await panel(page).scrollIntoViewIfNeeded();
    const price = `$${Number(comparison.listing_price).toLocaleString('en-AU')}`;
    await panel(page)
      .locator('.pc-pin', { hasText: `This car ${price}` })
      .waitFor();
    expect(await panel(page).innerText()).toContain(String(comparison.description));
    expect(await panel(page).getByRole('img').getAttribute('aria-label')).toContain(`This car ${price}`);
    expect(await panel(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(place);
    expect(await movedOn(page)).toBeLessThan(0.02);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[D13] who wants stillness sees the price as soon as it is there', async () => {
  const { path, comparison } = await findCompared();
  const { page, context } = await open(path, PHONE, (fresh) =>
    fresh.emulateMedia({ reducedMotion: 'reduce' }),
  );
  await panel(page).scrollIntoViewIfNeeded();
  await panel(page).locator('.pc-pin').waitFor();
  await page.waitForFunction(() => document.querySelector('.pc-pin')?.textContent !== 'This car $0');
  expect(await panel(page).locator('.pc-pin').innerText()).toBe(
    `This car $${Number(comparison.listing_price).toLocaleString('en-AU')}`,
  );
  await context.close();
});

test.each([
  ['fails', { status: 500, body: '' }, 1],
  ['answers what is no comparison', { status: 200, body: '<html>' }, 1],
  ['has nothing to compare', { status: 200, body: '{"listing_price":20000,"confidence":null}' }, 0],
  [
    'is not sure',
    {
      status: 200,
      body: '{"fill":1,"listing_price":2,"market_range_min":1,"market_range_max":3,"confidence":0.2,"description":""}',
    },
    0,
  ],
])('[D13] where the service %s the panel goes, and nothing moves', async (_, answer, logged) => {
  const { path } = await findCompared();
  const { page, context, complaints } = await open(path, PHONE, (fresh) =>
    fresh.route('**/autogauge', (route) => route.fulfill({ ...answer, contentType: 'application/json' })),
  );
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await panel(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('#price-check:not(.is-leaving)'));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await panel(page).waitFor({ state: 'detached' });
  expect(complaints.filter((text) => text.startsWith('Failed to fetch auto gauge data.'))).toHaveLength(
    logged,
  );
  expect(await movedOn(page)).toBeLessThan(0.02);
  await context.close();
});

test('[D13] without JavaScript there is no empty panel', async () => {
  const { path } = await findCompared();
  const { page, context } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour', path));
  expect(await panel(page).isVisible()).toBe(false);
  await context.close();
});

/** A used vehicle whose card says that it is below market. */
async function findBelowMarket(): Promise<string> {
  for (let at = 1; at <= 40; at++) {
    const { body } = await get('harbour.localhost', `/search/used-cars?page=${at}`);
    const card = body.split('<article').find((part) => part.includes('below market'));
    const path = card && /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1];
    if (path) return path;
  }
  throw new Error('No used vehicle is below market');
}

test.each([
  ['below market', 22_000, true],
  ['in line with it', 20_100, false],
  ['above market', 18_000, false],
])(
  '[C6] [D13] where the price check finds the price %s, the buy box says nothing else',
  async (_, market_price, isSaid) => {
    const path = await findBelowMarket();
    const json = {
      fill: 50,
      listing_price: 20_000,
      market_range_min: 15_000,
      market_range_max: 25_000,
      confidence: 0.9,
      description: 'Of nine like it.',
      market_price,
    };
    const { page, context } = await open(path, DESKTOP, (fresh) =>
      fresh.route('**/autogauge', (route) => route.fulfill({ json })),
    );
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).locator('.pc-head').waitFor();
    expect(await page.locator('.buy .reduced--market').isVisible()).toBe(isSaid);
    expect(await movedOn(page)).toBeLessThan(0.02);
    await context.close();
  },
);
