import { afterAll, describe, expect, test } from 'vitest';
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

const SITE = 'harbour';
const CHRISTMAS = 'Christmas Day';

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('on %s', (kind, size) => {
  test('[H1] [H4] the nearest service centre is found, and its hours on a public holiday are read', async () => {
    const { page, context, complaints } = await visitor(size);
    await page.goto(addressOf(SITE, '/dealer-locator'));
    await hydrated(page);
    await page.getByLabel('Suburb, postcode or dealer').fill('4870');
    await page.getByLabel('Suburb, postcode or dealer').press('Enter');
    await page.waitForURL(/q=4870/);
    await page
      .getByRole('navigation', { name: 'Departments' })
      .getByRole('link', { name: /^Service/ })
      .click();
    await page.waitForURL(/type=service/);
    await expect
      .poll(() => page.getByRole('status').first().innerText())
      .toMatch(/^\d+ locations, the nearest to 4870 first/);
    const nearest = page.getByRole('article').first();
    expect(await nearest.innerText()).toMatch(/Cairns[\s\S]*DL# \d+[\s\S]*about \d+ km/);
    await expect.poll(() => nearest.getByRole('link', { name: /^Book a Service/ }).count()).toBe(1);
    await nearest.getByRole('button', { name: /^Holiday Hours/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Holiday Hours of Harbour .* - Service$/ });
    await expect.poll(() => dialog.isVisible()).toBe(true);
    expect(await dialog.innerText()).toMatch(new RegExp(`${CHRISTMAS}\\s+\\w+ 25/12/20\\d\\d\\s+Closed`));
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    if (kind === 'a phone') await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('[H1] more dealerships begin where the visitor was, and Back shows the list and the box as they were', async () => {
  const { page, context } = await visitor(PHONE);
  await page.goto(addressOf(SITE, '/dealer-locator'));
  await hydrated(page);
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(12);
  const box = page.getByLabel('Suburb, postcode or dealer');
  await box.fill('4870');
  await box.press('Enter');
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain('the nearest to 4870');
  await page.goBack();
  await expect.poll(() => page.getByRole('status').first().innerText()).not.toContain('4870');
  expect(await box.inputValue()).toBe('');
  await hydrated(page);
  await page.getByRole('link', { name: /^Show \d+ more/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await hydrated(page);
  const next = cards.nth(12);
  await expect
    .poll(async () => Math.round((await next.boundingBox())?.y ?? -1))
    .toSatisfy((y: number) => y >= 0 && y < PHONE.height / 2);
  expect(await next.evaluate((card) => card === document.activeElement)).toBe(true);
  await context.close();
});

test('[H2] [H3] by keyboard: a dealership’s tabs, a place’s page, its type selector and its contact dialog', async () => {
  const { page, context, complaints } = await visitor();
  await page.goto(addressOf(SITE, '/dealer-locator?q=Chermside'));
  await hydrated(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.3862, longitude: 153.0314 });
  await page.getByRole('button', { name: 'Near me' }).press('Enter');
  await page.waitForURL(/\?near=-27\.39,153\.03$/);
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain('the nearest to you first');
  const card = page.getByRole('article').first();
  const tabs = card.getByRole('radio');
  await expect.poll(() => tabs.count()).toBe(4);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => card.getByRole('region', { name: 'Service' }).isVisible()).toBe(true);
  expect(await card.getByRole('region', { name: 'Sales' }).isVisible()).toBe(false);
  await card.getByRole('heading').getByRole('link').press('Enter');
  await page.waitForURL(/\/contact-us\/harbour-toyota-chermside$/);
  const types = page.getByRole('navigation', { name: 'Departments' });
  await expect
    .poll(() => types.getByRole('link').allInnerTexts())
    .toEqual(['Sales', 'Used', 'Service', 'Parts']);
  await types.getByRole('link', { name: 'Parts' }).press('Enter');
  await page.waitForURL(/\?at=harbour-toyota-chermside-parts$/);
  await expect
    .poll(() => page.getByRole('heading', { name: 'Harbour Toyota Chermside - Parts' }).count())
    .toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Contact Harbour Toyota Chermside - Parts' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Harbour Toyota Chermside - Parts' });
  const unseen = dialog.locator('input[name="location_id"]');
  await expect.poll(() => unseen.count()).toBe(1);
  expect(await unseen.getAttribute('value')).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[H1] [H3] [H4] without scripts all of it is there: search, tabs, holiday hours, and a contact page of the place', async () => {
  const { page, context } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf(SITE, '/dealer-locator'));
  await page.getByLabel('Suburb, postcode or dealer').fill('400');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(await page.getByRole('alert').first().innerText()).toBe(
    'Invalid postcode. Please enter a 4-digit number.',
  );
  expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
  await page.goto(addressOf(SITE, '/dealer-locator?q=Chermside'));
  const card = page.getByRole('article').first();
  await card.getByRole('radio', { name: 'Service' }).check();
  const service = card.getByRole('region', { name: 'Service' });
  expect(await service.isVisible()).toBe(true);
  await service.getByRole('button', { name: /^Holiday Hours/ }).click();
  expect(await page.getByRole('dialog').filter({ hasText: CHRISTMAS }).first().isVisible()).toBe(true);
  await page.goto(addressOf(SITE, '/contact-us/harbour-toyota-chermside'));
  await page.getByRole('link', { name: /^Contact Harbour Toyota Chermside/ }).click();
  expect(page.url()).toContain('/contact?location=harbour-toyota-chermside');
  expect(await page.locator('main input[name="location_id"]').count()).toBe(1);
  await context.close();
});

test.each([
  ['harbour', '/contact-us/harbour-toyota-chermside', 200, ''],
  ['harbour', '/our-location/harbour-toyota-chermside', 301, '/contact-us/harbour-toyota-chermside'],
  ['harbour', '/locations/harbour-used-cars-gympie', 301, '/contact-us/harbour-used-cars-gympie'],
  ['harbour', '/contact-us/harbour-used-cars-gympie', 200, ''],
  [
    'harbour',
    '/contact-us/harbour-toyota-cairns-service',
    301,
    '/contact-us/harbour-toyota-cairns?at=harbour-toyota-cairns-service',
  ],
  ['harbour', '/contact-us', 302, '/dealer-locator'],
  ['harbour', '/contact-us/nowhere', 404, ''],
  ['wattle-creek', '/our-location/wattle-creek-toyota', 200, ''],
  ['ironbark', '/locations/ironbark-european', 200, ''],
])('[H3] %s %s answers %i %s', async (site, path, status, to) => {
  const answer = await get(`${site}.localhost`, path);
  expect([answer.status, String(answer.headers.location ?? '')]).toEqual([status, to]);
});
