import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { waitForStyles } from '../browser/wait-for-styles.ts';
import { addToStock } from '../stock-vehicle.ts';
import { serveValuation } from './valuation-service.ts';

const PRICE = 20_000;
const THIS_CAR = 'This car $20,000';
/** Where its count begins. */
const NEAR_IT = 'This car $19,901';
const COMPARED = {
  fill: 50,
  listing_price: PRICE,
  market_range_min: 15_000,
  market_range_max: 25_000,
  confidence: 0.9,
  description: 'Of nine like it.',
  market_price: 22_000,
};

let path: string;
let restore = async () => {};
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  // Its card calls it below market, whatever the service finds.
  const more = { price: PRICE, autograb_data: { state_average_market_price: 22_500 } };
  path = await addToStock({ ...yard, stocknum: 'MARKET1', more });
  restore = await serveValuation('harbour', path, COMPARED);
});
afterAll(() => restore());

const panel = (page: Page) => page.locator('#price-check');
const pin = (page: Page) => panel(page).locator('.price-comparison-pin');
const toPanel = (page: Page) => page.locator('.buy-panel a[href="#price-check"]');
const isBelowMarket = (page: Page) => page.locator('.buy-panel .reduced--market').isVisible();

interface Seen {
  moved: number;
  prices: string[];
}

/** Opens the page and records the prices shown on the gauge. */
async function open(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { moved: 0, prices: [] };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const price = document.querySelector('.price-comparison-pin')?.textContent;
      if (price && seen.prices.at(-1) !== price) seen.prices.push(price);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
}

/** With styles and font loaded, sums up layout shifts from now on. */
async function watchMoves(page: Page) {
  await waitForStyles(page);
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value;
    }).observe({ type: 'layout-shift' });
  });
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const expectNothingMoved = async (page: Page) => expect((await seenOn(page)).moved).toBeLessThan(0.02);

/** Holds the page's request for the comparison until it is given a response. */
async function holdAnswer(page: Page): Promise<(answer: object) => void> {
  const { promise, resolve } = Promise.withResolvers<object>();
  await page.route('**/autogauge', async (route) => route.fulfill({ json: await promise }));
  return resolve;
}

test('[C6] [D13] the comparison comes when near, counts up and moves nothing; below market is said', async () => {
  const { page, complaints } = await visitor(PHONE, { motion: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page);
  await watchMoves(page);
  const place = await panel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await isBelowMarket(page)).toBe(true);
  expect(await toPanel(page).isVisible()).toBe(true);
  expect(requested).not.toContain(`${path}/autogauge`);
  await panel(page).scrollIntoViewIfNeeded();
  await pin(page).filter({ hasText: THIS_CAR }).waitFor();
  expect(requested).toContain(`${path}/autogauge`);
  const { prices } = await seenOn(page);
  expect([prices[0], prices.at(-1)]).toEqual([NEAR_IT, THIS_CAR]);
  expect(await panel(page).innerText()).toContain(COMPARED.description);
  expect(await panel(page).getByRole('img').getAttribute('aria-label')).toContain(THIS_CAR);
  expect(await panel(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(place);
  expect(await isBelowMarket(page)).toBe(true);
  await expectNothingMoved(page);
  await expectPartAccessible(page, '#price-check');
  expect(complaints).toEqual([]);
});

test('[C6] [D13] the whole of it is printed unseen; above market nobody says below', async () => {
  const { page } = await visitor({ width: 1_440, height: 1_200 }, { motion: true });
  const answer = await holdAnswer(page);
  await open(page);
  // Near enough for its comparison to be fetched, and out of sight.
  await panel(page).evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 50, behavior: 'instant' }),
  );
  await watchMoves(page);
  expect(await isBelowMarket(page)).toBe(true);
  answer({ ...COMPARED, market_price: 18_000 });
  await pin(page).waitFor({ state: 'attached' });
  expect(await pin(page).textContent()).toBe(NEAR_IT);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await pin(page).textContent()).toBe(THIS_CAR);
  expect(await isBelowMarket(page)).toBe(false);
  await expectNothingMoved(page);
});

test('[C6] [D13] who wants stillness has the price at once; in line with the market is not below it', async () => {
  const { page } = await visitor(DESKTOP);
  const answer = await holdAnswer(page);
  await open(page);
  await watchMoves(page);
  await panel(page).scrollIntoViewIfNeeded();
  expect(await isBelowMarket(page)).toBe(true);
  answer({ ...COMPARED, market_price: 20_100 });
  await pin(page).filter({ hasText: THIS_CAR }).waitFor();
  const { prices } = await seenOn(page);
  expect(prices).toEqual([THIS_CAR]);
  expect(await isBelowMarket(page)).toBe(false);
  await expectNothingMoved(page);
});

test('[D13] where the service fails that is told to the console, the panel goes, and nothing moves', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.route('**/autogauge', (route) => route.fulfill({ status: 500, json: COMPARED }));
  await open(page);
  await watchMoves(page);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await panel(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('#price-check:not(.is-leaving)'));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await panel(page).waitFor({ state: 'detached' });
  // It was out of view when it went, so that it left no gap.
  expect(await toPanel(page).evaluate((link) => link.getClientRects().length)).toBe(0);
  await expectNothingMoved(page);
  const told = complaints.filter((text) => text.startsWith('Failed to fetch auto gauge data.'));
  expect(told).toHaveLength(1);
});
