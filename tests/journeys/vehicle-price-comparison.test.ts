import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectPartAccessible,
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
  compared ??= await lookForCompared();
  return compared;
}
let compared: { path: string; comparison: Comparison } | undefined;

async function lookForCompared(): Promise<{ path: string; comparison: Comparison }> {
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

const priceOf = (comparison: Comparison) =>
  `This car $${Number(comparison.listing_price).toLocaleString('en-AU')}`;

test('[D13] the comparison comes when it is near, counts up to the price, and moves nothing', async () => {
  const { path, comparison } = await findCompared();
  const { page, context, complaints } = await open(path, PHONE);
  const place = await panel(page).evaluate((element) => element.getBoundingClientRect().height);
  await panel(page).scrollIntoViewIfNeeded();
  const price = priceOf(comparison);
  await panel(page).locator('.pc-pin', { hasText: price }).waitFor();
  expect(await panel(page).innerText()).toContain(String(comparison.description));
  expect(await panel(page).getByRole('img').getAttribute('aria-label')).toContain(price);
  expect(await panel(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(place);
  expect(await movedOn(page)).toBeLessThan(0.02);
  await expectPartAccessible(page, '#price-check');
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D13] who wants stillness sees the price as soon as it is there, on a desktop nothing moves either', async () => {
  const { path, comparison } = await findCompared();
  const { page, context } = await open(path, DESKTOP, (fresh) =>
    fresh.emulateMedia({ reducedMotion: 'reduce' }),
  );
  await panel(page).scrollIntoViewIfNeeded();
  await panel(page).locator('.pc-pin').waitFor();
  await page.waitForFunction(() => document.querySelector('.pc-pin')?.textContent !== 'This car $0');
  expect(await panel(page).locator('.pc-pin').innerText()).toBe(priceOf(comparison));
  expect(await movedOn(page)).toBeLessThan(0.02);
  await context.close();
});

test('[D13] the whole comparison is printed, though nobody has scrolled to it', async () => {
  const { path, comparison } = await findCompared();
  const { page, context } = await open(path, { width: 1_440, height: 1_200 });
  await panel(page).locator('.pc-pin').waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await panel(page).locator('.pc-pin').textContent()).toBe(priceOf(comparison));
  await context.close();
});

test('[D13] where the service fails or has nothing to say for sure the panel goes, and nothing moves', async () => {
  const { path } = await findCompared();
  let answer = { status: 500, body: '' };
  const { page, context, complaints } = await open(path, PHONE, (fresh) =>
    fresh.route('**/autogauge', (route) => route.fulfill({ ...answer, contentType: 'application/json' })),
  );
  const unsure = { fill: 1, listing_price: 2, market_range_min: 1, market_range_max: 3, confidence: 0.2 };
  for (const [what, status, body, logged] of [
    ['fails', 500, '', 1],
    ['answers what is no comparison', 200, '<html>', 1],
    ['has nothing to compare', 200, '{"listing_price":20000,"confidence":null}', 0],
    ['is not sure', 200, JSON.stringify({ ...unsure, description: '' }), 0],
  ] as const) {
    answer = { status, body };
    complaints.length = 0;
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await panel(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('#price-check:not(.is-leaving)'));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await panel(page).waitFor({ state: 'detached' });
    const told = complaints.filter((text) => text.startsWith('Failed to fetch auto gauge data.'));
    expect([what, told.length]).toEqual([what, logged]);
    expect(await movedOn(page)).toBeLessThan(0.02);
  }
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

test('[C6] [D13] what the price check finds of the price, the buy box says too, and nothing else', async () => {
  const path = await findBelowMarket();
  const json = {
    fill: 50,
    listing_price: 20_000,
    market_range_min: 15_000,
    market_range_max: 25_000,
    confidence: 0.9,
    description: 'Of nine like it.',
    market_price: 0,
  };
  const { page, context } = await open(path, DESKTOP, (fresh) =>
    fresh.route('**/autogauge', (route) => route.fulfill({ json })),
  );
  for (const [market_price, isSaid] of [
    [22_000, true],
    [20_100, false],
    [18_000, false],
  ] as const) {
    json.market_price = market_price;
    await page.reload();
    await hydrated(page);
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).locator('.pc-head').waitFor();
    const says = await page.locator('.buy .reduced--market').isVisible();
    expect([market_price, says]).toEqual([market_price, isSaid]);
    expect(await movedOn(page)).toBeLessThan(0.02);
  }
  await context.close();
});
