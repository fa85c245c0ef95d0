import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeSalesCount } from '../../../src/features/vehicle/sales-counter/count.ts';
import { addressOf, get, pageOf } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, recordEvents } from '../browser/events.ts';
import { changeSettings } from '../site-settings.ts';
import { putKnownVehicle } from './known-vehicle.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

let path: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  path = await putKnownVehicle('KNOWN1');
  // The demo's own sites count their sales; the specification's number goes by the clock.
  expect(await soldText()).toMatch(/^([1-9]\d* vehicles? sold this month)?$/);
  restore = await changeSettings('harbour', ({ vehicle, ...settings }) => {
    const own = vehicle as { blocks?: object };
    return { ...settings, vehicle: { ...own, blocks: { ...own.blocks, salesCounter: 'formula' } } };
  });
  const byClock = () => computeSalesCount(new Date()).toLocaleString('en-AU');
  await eventually('the counter by the clock', async () => (await soldText()).startsWith(`${byClock()} `));
});
afterAll(() => restore());

/** A month without sales shows no text. */
const soldText = async () => (await pageOf('harbour', path)).querySelector('.sales')?.textContent ?? '';

/** A visitor whose browser is not automated. */
async function person() {
  const one = await visitor(DESKTOP);
  await one.page.addInitScript(recordEvents);
  await one.page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  return one;
}

const viewsOf = async (page: Page) => Number((await page.locator('.views').textContent())?.replaceAll(/\D/g, ''));
const isCounted = (response: { url(): string }) => response.url().includes('/view.json?');

test('[D15] [D19] a view is counted once, shown, and event 4; a bar dismissed stays away, without a jump', async () => {
  const { page, complaints } = await person();
  const [first] = await Promise.all([page.waitForResponse(isCounted), page.goto(addressOf('harbour', path))]);
  await waitForHydration(page);
  const { views } = await first.json();
  expect(views).toBeGreaterThan(0);
  await expect.poll(() => viewsOf(page)).toBe(views);
  await expect.poll(async () => (await eventsOf(page)).map(({ id }) => id)).toEqual([4]);
  const bar = page.locator('.locbar');
  expect(await bar.locator('span').isVisible()).toBe(true);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => bar.count()).toBe(0);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [again] = await Promise.all([page.waitForResponse(isCounted), page.reload()]);
  expect((await again.json()).views).toBe(views);
  await waitForHydration(page);
  await expect.poll(() => bar.count()).toBe(0);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.02);
  await expect.poll(() => viewsOf(page)).toBe(views);
  await expect.poll(async () => (await eventsOf(page)).map(({ id }) => id)).toEqual([4]);
  expect((await eventsOf(page))[0]?.car_id).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('[D8] [D17] [D19] [D21] [D24] all there is can be unfolded and read, though views can’t be counted', async () => {
  const began = computeSalesCount(new Date());
  const { page, complaints } = await person();
  await page.route('**/view.json*', (route) => route.fulfill({ status: 500 }));
  const [counted] = await Promise.all([page.waitForResponse(isCounted), page.goto(addressOf('harbour', path))]);
  await waitForHydration(page);
  expect(counted.status()).toBe(500);
  expect(await page.locator('.views').textContent()).toMatch(/^([1-9][\d,]* views?)?$/);
  expect(await page.locator('h1').count()).toBe(1);

  const about = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' });
  expect(await about.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'What it means' }).click();
  await expect.poll(() => about.isVisible()).toBe(true);
  await expectPartAccessible(page, 'dialog.vabout');
  await page.keyboard.press('Escape');
  await expect.poll(() => about.isVisible()).toBe(false);

  for (const [part, more, less] of [
    ['key', 'Show More', 'Show Less'],
    ['spec', 'Show All Specs', 'Hide Specs'],
    ['feat', 'Show All', 'Hide'],
  ] as const) {
    const toggle = page.locator(`#${part} :is(.more-d summary, .more-a)`);
    expect(await toggle.innerText()).toBe(more);
    await toggle.press('Enter');
    await expect.poll(() => toggle.innerText()).toBe(less);
    await expect.poll(() => toggle.evaluate((summary) => summary === document.activeElement)).toBe(true);
    expect(await page.locator(`#${part} .more-c`).isVisible()).toBe(true);
  }
  // The browser's page is the same as before: the other entries were fetched.
  expect(new URL(page.url()).search).toBe('');
  await expectPartAccessible(page, '#key, #spec, #feat');
  const counter = page.locator('.sales');
  await counter.scrollIntoViewIfNeeded();
  const value = async (part: string) => Number((await counter.locator(part).textContent())?.replaceAll(/\D/g, ''));
  const isReached = async () =>
    (await value('b')) === (await value('.vh')) && [began, computeSalesCount(new Date())].includes(await value('b'));
  await expect.poll(isReached).toBe(true);
  expect(await counter.textContent()).toMatch(/[\d,]+ vehicles sold this month$/);

  for (const viewport of [DESKTOP, { width: 360, height: 640 }]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
  // The browser logs an error response itself.
  expect(complaints.filter((text) => !text.includes('status of 500'))).toEqual([]);
});

test('[D19] what has changed since a page was made is put into it, and what the visitor does goes on', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const { promise: isTyped, resolve: type } = Promise.withResolvers<void>();
  let counted = 0;
  await page.route('**/view.json*', async (route) => {
    counted += 1;
    await isTyped;
    await route.fulfill({ json: { views: 123_456, car_fields: { price: 1 } } });
  });
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  const price = page.locator('.buy-panel .bigprice b');
  const before = await price.textContent();
  await page.locator('#running-costs').scrollIntoViewIfNeeded();
  await page.locator('[data-island=running-costs][data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Distance per week').fill('321');
  await page.getByRole('button', { name: /^Call Now/ }).click();
  await page.getByRole('link', { name: /^Call Now \d/ }).waitFor();
  let pages = 0;
  await page.route(addressOf('harbour', path), async (route) => {
    pages += 1;
    const { body } = await get('harbour.localhost', path);
    await route.fulfill({ contentType: 'text/html', body: body.replaceAll(before ?? '', '$12,345') });
  });
  type();
  await expect.poll(() => price.textContent()).toBe('$12,345');
  await expect.poll(() => viewsOf(page)).toBe(123_456);
  expect(await page.locator('.vbar-p b').textContent()).toBe('$12,345');
  expect(await page.getByLabel('Distance per week').inputValue()).toBe('321');
  // The number that was shown stays shown, in the parts made anew too.
  expect(await page.locator('main .phone-number', { hasText: '•' }).count()).toBe(0);
  expect([counted, pages]).toEqual([1, 1]);
  expect(complaints).toEqual([]);
});
