import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { PHONE, visitor, waitForHydration } from './browser/browser.ts';

const SITE = 'harbour';
const CHRISTMAS = 'Christmas Day';

test('[H1] [H2] [H4] [H5] a phone finds the nearest service centre and holiday hours; Back works', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.3862, longitude: 153.0314 });
  await page.goto(addressOf(SITE, '/dealer-locator'));
  await waitForHydration(page);
  const cards = page.getByRole('article');
  const found = page.getByRole('status').first();
  expect(await cards.count()).toBe(6);

  // This browser has no WebGL.
  const map = page.getByRole('region', { name: 'Our locations' });
  const said = 'Your browser can’t show the map. All our locations are in the list.';
  await expect.poll(() => map.innerText()).toContain(said);
  expect(await map.locator('.outline').isVisible()).toBe(true);
  const box = page.getByLabel('Suburb, postcode or dealer');
  await box.fill('4870');
  await box.press('Enter');
  await page.waitForURL(/q=4870/);
  await expect.poll(() => found.innerText()).toContain('nearest to 4870 first');
  const nearest = cards.first();
  await expect.poll(() => nearest.innerText()).toMatch(/Cairns[\s\S]*DL# \d+[\s\S]*\s\d+ km away/);
  await nearest.getByRole('radio', { name: 'Service' }).check();
  const service = nearest.getByRole('region', { name: 'Service' });
  await service.getByRole('link', { name: /^Book a Service/ }).waitFor();
  await service.locator('.loc-hours > summary').click();
  await service.getByRole('button', { name: /^Holiday Hours/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Holiday Hours of Harbour .* - Service$/ });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  expect(await dialog.innerText()).toMatch(new RegExp(`${CHRISTMAS}\\s+\\w+ 25/12/20\\d\\d\\s+Closed`));
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);

  // The list and the box are restored.
  await page.goBack();
  await expect.poll(() => found.innerText()).not.toContain('4870');
  expect(await box.inputValue()).toBe('');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Near me' }).press('Enter');
  await page.waitForURL(/\?near=-27\.39,153\.03$/);
  await expect.poll(() => found.innerText()).toContain('nearest to you first');
  await expect.poll(() => nearest.innerText()).toContain('Chermside');

  // Arrow keys go from tab to tab.
  const tabs = nearest.getByRole('radio');
  await expect.poll(() => tabs.count()).toBe(4);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => service.isVisible()).toBe(true);
  expect(await nearest.getByRole('region', { name: 'Sales' }).isVisible()).toBe(false);
  const own = nearest.getByRole('heading').getByRole('link');
  expect(await own.getAttribute('href')).toBe('/contact-us/harbour-toyota-chermside');

  // More dealerships start at the visitor's scroll position.
  await page.getByRole('link', { name: /^Show \d+ more/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(6);
  await waitForHydration(page);
  const next = cards.nth(6);
  await expect
    .poll(async () => Math.round((await next.boundingBox())?.y ?? -1))
    .toSatisfy((y: number) => y >= 0 && y < PHONE.height / 2);
  expect(await next.evaluate((card) => card === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('[H3] by key a place names its departments, and is written to in a dialog over its page', async () => {
  const { page, complaints } = await visitor();
  const path = '/contact-us/harbour-toyota-chermside';
  await page.goto(addressOf(SITE, `${path}?at=harbour-toyota-chermside-parts`));
  await waitForHydration(page);
  const types = page.getByRole('navigation', { name: 'Departments' });
  expect(await types.getByRole('link').allInnerTexts()).toEqual(['Sales', 'Used', 'Service', 'Parts']);
  expect(await types.locator('[aria-current]').innerText()).toBe('Parts');
  await page.getByRole('heading', { name: 'Harbour Toyota Chermside - Parts' }).waitFor();
  await page.getByRole('link', { name: 'Contact Harbour Toyota Chermside - Parts' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Harbour Toyota Chermside - Parts' });
  const unseen = dialog.locator('input[name="location_id"]');
  await expect.poll(() => unseen.count()).toBe(1);
  expect(await unseen.getAttribute('value')).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('[H1] [H4] [H5] without scripts: states with dots, tabs, holiday hours; nobody is asked where', async () => {
  const { page } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf(SITE, '/dealer-locator?q=Chermside'));
  expect(await page.getByRole('button', { name: 'Search', exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
  expect(await page.locator('.loc-canvas .outline').isVisible()).toBe(true);
  expect(await page.locator('.loc-canvas').innerText()).toBe('');
  const card = page.getByRole('article').first();
  await card.getByRole('radio', { name: 'Service' }).check();
  const service = card.getByRole('region', { name: 'Service' });
  expect(await service.isVisible()).toBe(true);
  await service.locator('.loc-hours > summary').click();
  await service.getByRole('button', { name: /^Holiday Hours/ }).click();
  await expect.poll(() => page.getByRole('dialog').filter({ hasText: CHRISTMAS }).first().isVisible()).toBe(true);
});
