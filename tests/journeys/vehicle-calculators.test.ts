import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectPartAccessible,
  firstVehicle,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

/** Opens the first vehicle of a list of the harbour site, at its running costs. */
async function openCosts(list: string, { viewport = DESKTOP, javaScript = true } = {}) {
  const visit = await visitor(viewport, { javaScript });
  const { page } = visit;
  const path = await firstVehicle(list);
  await page.goto(addressOf('harbour', path));
  if (javaScript) {
    await hydrated(page);
    // Their script comes when they come near; until then they are forms as without scripts.
    await page.locator('#running-costs').scrollIntoViewIfNeeded();
    await page.locator('.calcs[data-asleep]').waitFor({ state: 'detached' });
  }
  return { ...visit, path };
}

const PETROL = '/search/used-cars?fuel=Petrol';

test('[D10] [D11] what was typed into the calculators before their script came stays in both', async () => {
  const { page, context } = await visitor(PHONE);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/running-costs-body-*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(addressOf('harbour', await firstVehicle(PETROL)));
  await hydrated(page);
  const typed = { 'Deliver to postcode': '4870', 'Driving a week': '333' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  held.resolve();
  await page.locator('.calcs[data-asleep]').waitFor({ state: 'detached' });
  for (const [label, text] of Object.entries(typed))
    expect(await page.getByLabel(label).inputValue(), label).toBe(text);
  await context.close();
});

test('[D10] delivery is worked out by postcode, by keyboard; a website that cannot be reached is told', async () => {
  const { page, context } = await openCosts(PETROL, { viewport: PHONE });
  const answer = page.locator('#delivery-answer');
  const box = page.getByLabel('Deliver to postcode');
  expect(await box.getAttribute('placeholder')).toBe('e.g. 4000');
  await box.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toBe('Please enter a postcode.');
  await page.route('**/api/delivery*', (route) => route.abort(), { times: 1 });
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toMatch(/could not be reached/);
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toBe('Delivery to Brisbane and the coasts$149');
  await box.fill('0999');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer.textContent()).toMatch(/^Sorry, we can't provide an estimate/);
  await expectPartAccessible(page, '#running-costs');
  await context.close();
});

test('[D10] [D11] without JavaScript the page itself answers both', async () => {
  const { page, context } = await openCosts(PETROL, { javaScript: false });
  await page.getByLabel('Deliver to postcode').fill('4000');
  await page.locator('form:has(#delivery-answer) button').click();
  expect(await page.locator('#delivery-answer').textContent()).toContain('$149');
  await page.getByLabel('Driving a week').fill('500 kms');
  await page.getByLabel('Consumption').fill('8');
  await page.getByLabel('Fuel price a litre').fill('$2.00');
  await page.locator('form:has(.calc-out) button').click();
  expect(await page.locator('.calc-out').textContent()).toContain('$80');
  await context.close();
});

test('[D11] what fuel costs follows what is typed, and what is no number is told', async () => {
  const { page, context } = await openCosts(PETROL);
  const out = page.locator('.calc-out');
  expect(await page.getByLabel('Driving a week').inputValue()).toBe('250');
  expect(await page.getByLabel('Fuel price a litre').inputValue()).toBe('1.70');
  await page.getByLabel('Consumption').fill('10');
  await expect.poll(() => out.textContent()).toContain('$42.50');
  expect(await out.textContent()).toContain('$2,210');
  await page.getByLabel('Driving a week').fill('far');
  await expect.poll(() => out.textContent()).toContain('Please enter a number.');
  expect(await page.getByLabel('Driving a week').getAttribute('aria-invalid')).toBe('true');
  await context.close();
});

test('[D11] an electric vehicle has no fuel calculator', async () => {
  const { body } = await get(
    'harbour.localhost',
    await firstVehicle('/search/new-used-and-demo-cars?fuel=Electric'),
  );
  expect(body).toContain('Deliver to postcode');
  expect(body).not.toContain('Fuel price a litre');
});

test('[D14] similar vehicles come when they come near, at most six, and nothing above them moves', async () => {
  const path = await firstVehicle(PETROL);
  const { page, context } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/similar')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  expect(asked).toEqual([]);
  expect(await page.locator('#similar .similar-place').count()).toBe(6);
  expect(await page.locator('#similar h2').textContent()).toBe('Similar Cars In-Stock');
  await page.locator('#similar').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#similar article').count()).toBeGreaterThan(0);
  expect(asked).toEqual([`${path}/similar`]);
  expect(await page.locator('#similar article').count()).toBeLessThanOrEqual(6);
  const hrefs = await page
    .locator('#similar article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).not.toContain(path);
  await expectPartAccessible(page, '#similar');
  await context.close();
});

test.each(['harbour', 'wattle-creek', 'longpaddock'])(
  '[D14] whoever goes to the end of a page of %s at once sees nothing jump when similar vehicles come',
  async (site) => {
    const { page, context } = await visitor();
    const asked = Promise.withResolvers<void>();
    const isAtEnd = Promise.withResolvers<void>();
    await page.route('**/similar', async (route) => {
      asked.resolve();
      await isAtEnd.promise;
      await route.continue();
    });
    await page.goto(addressOf(site, await firstVehicle('/search/used-cars', site)));
    await hydrated(page);
    await page.keyboard.press('End');
    await asked.promise;
    const fromEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.evaluate(() => {
      const sums = window as unknown as { moved: number };
      sums.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sums.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    isAtEnd.resolve();
    await expect.poll(() => page.locator('#similar article').count()).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    await context.close();
  },
);

test('[D14] where similar vehicles cannot be had their place goes, and the page stays', async () => {
  const { page, context } = await openCosts(PETROL);
  await page.route('**/similar', (route) => route.abort());
  await page.locator('#similar').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#similar').count()).toBe(0);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await context.close();
});

test('[D14] an unknown vehicle has none', async () => {
  expect((await get('harbour.localhost', '/cars/no-such-vehicle/similar')).status).toBe(404);
});
