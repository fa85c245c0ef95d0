import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { findCar } from './financed.ts';

const USED = '/search/used-cars';

/** Holds requests back until released; reports when the first has come. */
async function hold(page: Page, pattern: string) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: requested.promise, release: () => released.resolve() };
}

test('[D10] [D11] [D14] delivery and fuel follow what is typed, early too; similar ones may fail', async () => {
  const { href } = await findCar('harbour', true, '/search/used-cars?fuel=Petrol');
  const { page } = await visitor(PHONE);
  await page.route('**/similar', (route) => route.abort());
  const script = await hold(page, '**/assets/running-costs-body-*');
  await page.goto(addressOf('harbour', href));
  await waitForHydration(page);
  await page.getByText('Work out what it costs', { exact: true }).click();
  const box = (label: string) => page.getByLabel(label);
  expect(await box('Distance per week').inputValue()).toBe('250');
  expect(await box('Fuel price per litre').inputValue()).toBe('1.70');
  expect(await box('Delivery postcode').getAttribute('placeholder')).toBe('e.g. 4000');
  const typed = { 'Delivery postcode': '4870', 'Distance per week': '333' };
  for (const [label, text] of Object.entries(typed)) await box(label).fill(text);
  script.release();
  await page.locator('[data-island=running-costs][data-hydrated]').waitFor({ state: 'attached' });
  for (const [label, text] of Object.entries(typed)) expect(await box(label).inputValue(), label).toBe(text);

  const answer = page.locator('#delivery-answer');
  const postcode = box('Delivery postcode');
  await postcode.fill('');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toBe('Please enter a postcode.');
  await page.route('**/api/delivery*', (route) => route.abort(), { times: 1 });
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toMatch(/couldn’t reach/);
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toBe('Delivery to Brisbane and the coasts$149');
  await postcode.fill('0999');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toMatch(/^Sorry, we can't provide an estimate/);

  const out = page.locator('.calc-out');
  await box('Distance per week').fill('250');
  await box('Consumption').fill('10');
  await expect.poll(() => out.textContent()).toContain('$42.50');
  expect(await out.textContent()).toContain('$2,210');
  await box('Distance per week').fill('far');
  await expect.poll(() => out.textContent()).toContain('Please enter a number.');
  expect(await box('Distance per week').getAttribute('aria-invalid')).toBe('true');
  await expectPartAccessible(page, '#running-costs');

  // The section may be gone before it is scrolled to.
  await page.evaluate(() => document.getElementById('similar')?.scrollIntoView({ block: 'center' }));
  await page.locator('#similar').waitFor({ state: 'detached' });
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await box('Consumption').inputValue()).toBe('10');
});

test.each(['harbour', 'wattle-creek', 'longpaddock'])(
  '[D14] on a page of %s similar vehicles come when they are near, and nothing jumps for who is at its end',
  async (site) => {
    const { href } = await findCar(site, true, USED);
    const { page } = await visitor();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/similar')) requested.push(new URL(request.url()).pathname);
    });
    const cards = await hold(page, '**/similar');
    await page.goto(addressOf(site, href));
    await waitForHydration(page);
    expect(requested).toEqual([]);
    expect(await page.locator('#similar .similar-place').count()).toBe(6);
    await page.keyboard.press('End');
    await cards.asked;
    // The price check is hidden when it has nothing to say, and that may cut a scroll short.
    const goToEnd = async () => {
      await page.keyboard.press('End');
      return page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    };
    await expect.poll(goToEnd).toBeLessThan(2);
    await page.evaluate(() => {
      const sums = window as unknown as { moved: number };
      sums.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sums.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    cards.release();
    await expect.poll(() => page.locator('#similar article').count()).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    expect(requested).toEqual([`${href}/similar`]);
    expect(await page.locator('#similar article').count()).toBeLessThanOrEqual(6);
    const hrefs = await page
      .locator('#similar article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs).not.toContain(href);
    if (site !== 'harbour') return;
    expect(await page.locator('#similar h2').textContent()).toBe('Similar Cars In-Stock');
    await expectPartAccessible(page, '#similar');
  },
);
