import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { findCar } from './financed.ts';

const SITE = 'harbour-outlet';

/** A vehicle that comes without a quote and may have one. */
const unquoted = () => findCar(SITE, false, '/search/used-cars?range[price]=15000:60000');

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(total)));
      }),
  );

/** A long disclaimer begins with 197 characters and unfolds by keyboard; the warning stays visible throughout. */
async function expectUnfolds(page: Page) {
  const disclaimer = page.locator('#financeDisclaimer');
  expect((await disclaimer.locator('.fin-fold p').innerText()).length).toBeLessThanOrEqual(198);
  const warning = disclaimer.getByText(/^WARNING: This comparison rate/);
  expect(await warning.isVisible()).toBe(true);
  const toggle = disclaimer.locator('summary');
  expect((await toggle.innerText()).trim()).toBe('Show More');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await toggle.innerText()).trim()).toBe('Show Less');
  expect(await disclaimer.locator('.fin-dots').isVisible()).toBe(false);
  expect(await disclaimer.locator('.fin-fold p').innerText()).toMatch(/fees and lending criteria apply\.$/);
  expect(await warning.isVisible()).toBe(true);
}

describe('[E8] a vehicle of the youX site that comes without a quote', () => {
  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('[E7] is asked for once, its place does not move, and its disclaimer unfolds, on %s', async (_, viewport) => {
    const { href } = await unquoted();
    const { page, complaints } = await visitor(viewport);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/finance')) requested.push(new URL(request.url()).pathname);
    });
    await page.goto(addressOf(SITE, href));
    await waitForHydration(page);
    await page.locator('.estimate-kept').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.estimate .repay').innerText()).toMatch(/^\$[\d,]+ wk\*/);
    expect(await page.locator('.estimate .repay').innerText()).toMatch(/Comparison rate 10\.05% p\.a\./);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(requested).toEqual([`${href}/finance`]);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectUnfolds(page);
    await expectPartAccessible(page, '.estimate, #financeDisclaimer');
    expect(requested).toEqual([`${href}/finance`]);
    expect(complaints).toEqual([]);
  });

  test('says that one may enquire where the quote cannot be had, and tells the console', async () => {
    const { href } = await unquoted();
    const { page, complaints } = await visitor();
    await page.route(`**${href}/finance`, (route) => route.abort());
    await page.goto(addressOf(SITE, href));
    await expect.poll(() => page.locator('.estimate').innerText()).toBe('Enquire for Finance');
    await expect.poll(() => complaints.join()).toContain('Failed to fetch the finance estimate.');
  });

  test('says nothing of it without scripts', async () => {
    const { href } = await unquoted();
    const { page } = await visitor(DESKTOP, { javaScript: false });
    await page.goto(addressOf(SITE, href));
    expect(await page.locator('.estimate').count()).toBeGreaterThan(0);
    expect(await page.locator('.estimate:visible').count()).toBe(0);
  });
});
