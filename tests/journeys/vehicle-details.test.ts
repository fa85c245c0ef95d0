import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
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
import { eventsOf, keepEvents } from './events.ts';

afterAll(closeBrowser);

const PERSON =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

interface Asked {
  list?: string;
  viewport?: { width: number; height: number };
  javaScript?: boolean;
}

/** Opens the first vehicle of a list, as a person whom no program steers. */
async function openVehicle({
  list = '/search/used-cars?make=Toyota',
  viewport = DESKTOP,
  javaScript = true,
}: Asked = {}) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await context.addInitScript(keepEvents);
  await context.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  await page.goto(addressOf('harbour', list));
  const first = await page.locator('main article h2 a').first().getAttribute('href');
  await page.goto(addressOf('harbour', first ?? '/'));
  if (javaScript) await hydrated(page);
  return { page, context, complaints };
}

/** The list of one vehicle that has a history report; the demo's have none. */
async function listOfReport(): Promise<string> {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const vehicle = {
    stocknum: 'REPORT1',
    make: 'Toyota',
    model: 'Corolla',
    year: 2020,
    car_type: 'used',
    price: 20_123,
    file: '/favicon.svg?report',
    dealership_slug: 'harbour-toyota-chermside',
  };
  const source = Readable.from([`${JSON.stringify(vehicle)}\n`]);
  const feed = { site: 'harbour', format: 'ndjson', feed: 'reports', source, partial: true, now: new Date() };
  await importStock(database, feed);
  await database.close();
  const list = '/search/used-cars?query=report1';
  await eventually('the vehicle', async () =>
    (await get('harbour.localhost', list)).body.includes('$20,123'),
  );
  return list;
}

const viewsOf = async (page: Page) =>
  Number((await page.locator('.views').textContent())?.replaceAll(/\D/g, ''));

test('[D19] a view is counted once for a browser, the page shows it, and event 4 tells of it', async () => {
  const { page, context, complaints } = await openVehicle();
  const answer = () => page.waitForResponse((response) => response.url().includes('/view.json?'));
  const [first] = await Promise.all([answer(), page.reload()]);
  const { views } = await first.json();
  await expect.poll(() => viewsOf(page)).toBe(views);
  const [again] = await Promise.all([answer(), page.reload()]);
  expect((await again.json()).views).toBe(views);
  await expect.poll(async () => (await eventsOf(page)).map(({ id }) => id)).toEqual([4]);
  expect((await eventsOf(page))[0]?.car_id).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D19] a counter that cannot be asked leaves the page as it was', async () => {
  const { page, context } = await openVehicle();
  await page.route('**/view.json*', (route) => route.fulfill({ status: 500 }));
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/view.json?')),
    page.reload(),
  ]);
  expect(response.status()).toBe(500);
  expect(await page.locator('.views').textContent()).toMatch(/^([1-9][\d,]* views?)?$/);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});

test('[D19] a page that is out of date is made anew', async () => {
  const { page, context } = await openVehicle();
  await page.route('**/view.json*', (route) =>
    route.fulfill({ json: { views: 1_234, car_fields: { price: 1 } } }),
  );
  const [made] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('.data')),
    page.reload(),
  ]);
  expect(new URL(made.url()).pathname).toMatch(/^\/cars\/.*\.data$/);
  await expect.poll(() => viewsOf(page)).toBe(1_234);
  await context.close();
});

test('[D15] the bar says where a vehicle is, and once dismissed stays away without a jump', async () => {
  const { page, context } = await openVehicle();
  const bar = page.locator('.locbar');
  expect(await bar.locator('span').textContent()).toMatch(/^Located at \w/);
  const directions = bar.getByRole('link', { name: 'Get Directions' });
  expect(await directions.getAttribute('href')).toMatch(/^https:\/\//);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => bar.count()).toBe(0);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => bar.count()).toBe(0);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.02);
  await context.close();
});

test.each([
  ['with', true],
  ['without', false],
])('[D17] the certified badge tells what it means in a dialog, %s JavaScript', async (_, javaScript) => {
  const list = '/search/used-cars?make=Toyota&certified=true';
  const { page, context } = await openVehicle({ list, javaScript });
  const about = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' });
  expect(await about.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'What it means' }).click();
  await expect.poll(() => about.isVisible()).toBe(true);
  if (javaScript) await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => about.isVisible()).toBe(false);
  await context.close();
});

test('[D21] opening the history report is event 60', async () => {
  const { page, context } = await openVehicle({ list: await listOfReport() });
  const report = page.getByRole('link', { name: 'History report' });
  expect(await report.getAttribute('href')).toBe('/favicon.svg?report');
  const [opened] = await Promise.all([context.waitForEvent('page'), report.click()]);
  await opened.waitForURL('**/favicon.svg?report');
  const clicks = async () => (await eventsOf(page)).filter(({ id }) => id === 60);
  await expect.poll(clicks).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  await context.close();
});

test('[D21] the sales counter ends at the value of Brisbane’s clock', async () => {
  const { page, context } = await openVehicle();
  const counter = page.locator('.sales');
  await expect
    .poll(
      async () => (await counter.locator('b').textContent()) === (await counter.locator('.vh').textContent()),
      { timeout: 10_000 },
    )
    .toBe(true);
  expect(await counter.textContent()).toMatch(/[\d,]+ vehicles sold this month$/);
  await context.close();
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
  ['a small phone', { width: 360, height: 640 }],
])(
  '[D8] everything that is known can be unfolded on %s, and nothing is wider than the window',
  async (_, viewport) => {
    const { page, context, complaints } = await openVehicle({ viewport });
    for (const [part, more, less] of [
      ['key', 'Show More', 'Show Less'],
      ['spec', 'Show All Specs', 'Hide Specs'],
      ['feat', 'Show All', 'Hide'],
    ] as const) {
      const toggle = page.locator(`#${part} .more-d summary`);
      expect(await toggle.getByText(more, { exact: true }).isVisible()).toBe(true);
      await toggle.press('Enter');
      await expect.poll(() => toggle.getByText(less, { exact: true }).isVisible()).toBe(true);
    }
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[D8] without JavaScript too', async () => {
  const { page, context } = await openVehicle({ javaScript: false });
  await page.locator('.more-d summary').filter({ hasText: 'Show All Specs' }).click();
  expect(await page.getByText('Hide Specs', { exact: true }).isVisible()).toBe(true);
  await context.close();
});

test('[D24] old links to the map, the calculator and the disclaimer lead to their parts', async () => {
  const { page, context } = await openVehicle();
  for (const id of ['vehicle-map', 'finance-calculator', 'financeDisclaimer'])
    expect(await page.locator(`#${id}`).count(), id).toBe(1);
  expect(await page.locator('#vehicle-map').getByText('Opening hours').count()).toBe(1);
  await context.close();
});
