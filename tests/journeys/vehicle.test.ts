import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
import { addressOf, closeBrowser, DESKTOP, get, hydrated, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

/** Opens the first vehicle of a list. */
async function openVehicle(list: string, viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.goto(addressOf('harbour', list));
  const first = await page.locator('main article h2 a').first().getAttribute('href');
  await page.goto(addressOf('harbour', first ?? '/'));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

test('[D7] a sold vehicle says so and leads to similar ones', async () => {
  const { page, context } = await openVehicle('/search/new-used-and-demo-cars?status=sold');
  expect(await page.getByRole('heading', { name: 'SOLD' }).isVisible()).toBe(true);
  const text =
    "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!";
  expect(await page.getByText(text).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click();
  await page.waitForURL(/\/search\/.*(body|make)=/);
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
  await context.close();
});

const WITH_PICTURES = '/search/used-cars?query=photo1';

/** The demo's vehicles are drawn; this one has photos, as far as the page can tell. */
beforeAll(async () => {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const images = Array.from({ length: 4 }, (_, n) => `/favicon.svg?photo=${n}`);
  const vehicle = {
    stocknum: 'PHOTO1',
    year: 2020,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    price: 21_990,
    km: 40_000,
    standardEquipment: ['Air Conditioning', 'Cruise Control'],
    dealership_slug: 'harbour-toyota-chermside',
    images,
  };
  const source = Readable.from([`${JSON.stringify(vehicle)}\n`]);
  await importStock(database, {
    site: 'harbour',
    format: 'ndjson',
    feed: 'photos',
    source,
    partial: true,
    now: new Date(),
  });
  await database.close();
  await eventually('the vehicle', async () =>
    (await get('harbour.localhost', WITH_PICTURES)).body.includes('$21,990'),
  );
});

test('[D2] arrows, arrow keys and quick presses turn the pictures, and the counter follows', async () => {
  const { page, context } = await openVehicle(WITH_PICTURES);
  const counter = page.locator('.gal .count');
  const count = Number((await counter.innerText()).split('/')[1]);
  expect(count).toBeGreaterThan(2);
  const at = (picture: number) => expect.poll(() => counter.innerText()).toBe(`${picture} / ${count}`);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(count);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(2);
  await context.close();
});

test('[D2] without JavaScript the pictures can be scrolled through, and no button promises more', async () => {
  const { page, context } = await openVehicle(WITH_PICTURES, DESKTOP, false);
  expect(await page.locator('.gal button').count()).toBe(0);
  expect(await page.locator('.gal .count').innerText()).toMatch(/^\d+ pictures$/);
  expect(
    await page.locator('.gal-strip').evaluate((strip) => strip.scrollWidth > 2 * strip.clientWidth),
  ).toBe(true);
  await context.close();
});

test('[D14] without JavaScript no heading stands over places for similar vehicles that never come', async () => {
  const { page, context } = await openVehicle(WITH_PICTURES, DESKTOP, false);
  expect(await page.locator('#similar').count()).toBe(1);
  expect(await page.locator('#similar').isVisible()).toBe(false);
  await context.close();
});

/** The first vehicle, of those whose cards name an earlier price, whose page answers `text`. */
async function findLowered(text: RegExp): Promise<string> {
  for (let at = 1; at <= 60; at++) {
    const { body } = await get('harbour.localhost', `/search/new-used-and-demo-cars?page=${at}`);
    for (const card of body.split('<article').filter((part) => part.includes('<s>'))) {
      const path = /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1];
      if (path && text.test((await get('harbour.localhost', path)).body)) return path;
    }
  }
  throw new Error('No vehicle was lowered');
}

test('[C1] a vehicle whose price was lowered says by how much and when', async () => {
  const path = await findLowered(/Reduced \$/);
  const { page, context } = await visitor(PHONE);
  await page.goto(addressOf('harbour', path));
  expect(await page.locator('.buy .reduced').first().innerText()).toMatch(
    /^Reduced \$[\d,]+ on \d\d\/\d\d\/\d{4}$/,
  );
  await context.close();
});

test('dealer comments stand under the price on a wide screen, and after the details with a link of their own on a phone', async () => {
  const wide = await openVehicle(WITH_PICTURES);
  const topOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
  const leftOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().left);
  const link = { name: 'Dealer comments' };
  expect(await leftOf(wide.page, '#comments')).toBe(await leftOf(wide.page, '.side'));
  expect(await leftOf(wide.page, '#comments')).toBeGreaterThan(await leftOf(wide.page, '#key'));
  expect(await topOf(wide.page, '#comments')).toBeGreaterThan(await topOf(wide.page, '.side'));
  expect(await wide.page.getByRole('link', link).count()).toBe(0);
  await wide.context.close();
  const phone = await openVehicle(WITH_PICTURES, PHONE);
  expect(await topOf(phone.page, '#comments')).toBeGreaterThan(await topOf(phone.page, '#feat'));
  expect(await phone.page.getByRole('link', link).count()).toBe(1);
  await phone.context.close();
});

test('the links to the page’s parts tell which is being read, and none at the top', async () => {
  const { page, context } = await openVehicle(WITH_PICTURES);
  const current = page.locator('.secnav [aria-current]');
  await page.getByRole('link', { name: 'Features' }).click();
  await expect.poll(() => current.textContent()).toBe('Features');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => current.count()).toBe(0);
  await context.close();
});
