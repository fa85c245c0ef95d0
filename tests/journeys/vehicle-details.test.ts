import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  expectPartAccessible,
  firstVehicle,
  get,
  hydrated,
  visitor,
} from './browser.ts';
import { eventsOf, keepEvents } from './events.ts';

afterAll(closeBrowser);

const PERSON =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

interface Asked {
  path?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /** What the counter of views answers; the server's own where nothing is said. */
  viewAnswer?: { status?: number; json?: unknown };
}

/** Opens a vehicle, the first used Toyota where none is named, as a person whom no program steers. */
async function openVehicle({
  path,
  viewport = DESKTOP,
  javaScript = true,
  viewAnswer,
  reducedMotion = 'no-preference',
}: Asked = {}) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  await page.emulateMedia({ reducedMotion });
  await context.addInitScript(keepEvents);
  await context.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  if (viewAnswer) await page.route('**/view.json*', (route) => route.fulfill(viewAnswer));
  const counted = page.waitForResponse((answer) => answer.url().includes('/view.json?')).catch(() => null);
  await page.goto(addressOf('harbour', path ?? (await firstVehicle('/search/used-cars?make=Toyota'))));
  if (javaScript) await hydrated(page);
  return { page, context, complaints, counted };
}

/** A used vehicle of the demo with a history report, and the report's address. */
async function findReported(): Promise<{ path: string; report: string }> {
  for (let at = 1; at <= 20; at++) {
    const list = await get('harbour.localhost', `/search/used-cars?page=${at}`);
    for (const [, path = ''] of list.body.matchAll(/<article.*?href="(\/cars\/[^"#?]+)"/gs)) {
      const { body } = await get('harbour.localhost', path);
      const report = /href="([^"]+)"[^>]*>History report</.exec(body)?.[1];
      if (report) return { path, report };
    }
  }
  throw new Error('No used vehicle has a history report');
}

const viewsOf = async (page: Page) =>
  Number((await page.locator('.views').textContent())?.replaceAll(/\D/g, ''));

test('[D19] a view is counted once for a browser, the page shows it, and event 4 tells of it', async () => {
  const { page, context, complaints, counted } = await openVehicle();
  const first = await counted;
  const { views } = await first!.json();
  await expect.poll(() => viewsOf(page)).toBe(views);
  const [again] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/view.json?')),
    page.reload(),
  ]);
  expect((await again.json()).views).toBe(views);
  await expect.poll(async () => (await eventsOf(page)).map(({ id }) => id)).toEqual([4]);
  expect((await eventsOf(page))[0]?.car_id).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D19] a counter that cannot be asked leaves the page as it was', async () => {
  const { page, context, counted } = await openVehicle({ viewAnswer: { status: 500 } });
  expect((await counted)?.status()).toBe(500);
  expect(await page.locator('.views').textContent()).toMatch(/^([1-9][\d,]* views?)?$/);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});

test('[D19] a page that is out of date is made anew', async () => {
  const path = await firstVehicle('/search/used-cars?make=Toyota');
  const { page, context, complaints } = await visitor();
  await page.route('**/view.json*', (route) =>
    route.fulfill({ json: { views: 1_234, car_fields: { price: 1 } } }),
  );
  const [made] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('.data')),
    page.goto(addressOf('harbour', path)),
  ]);
  expect(new URL(made.url()).pathname).toBe(`${path}.data`);
  await expect.poll(() => viewsOf(page)).toBe(1_234);
  expect(complaints).toEqual([]);
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

const CERTIFIED = '/search/used-cars?make=Toyota&certified=true';

test('[D17] the certified badge tells what it means in a dialog', async () => {
  const { page, context } = await openVehicle({ path: await firstVehicle(CERTIFIED) });
  const about = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' });
  expect(await about.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'What it means' }).click();
  await expect.poll(() => about.isVisible()).toBe(true);
  await expectPartAccessible(page, 'dialog.vabout');
  await page.keyboard.press('Escape');
  await expect.poll(() => about.isVisible()).toBe(false);
  await context.close();
});

test('[D8] [D17] without JavaScript too, and the specifications unfold', async () => {
  const { page, context } = await openVehicle({ path: await firstVehicle(CERTIFIED), javaScript: false });
  const about = page.getByRole('dialog', { name: 'Toyota Certified Pre-Owned' });
  expect(await about.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'What it means' }).click();
  await expect.poll(() => about.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => about.isVisible()).toBe(false);
  await page.locator('.more-d summary').filter({ hasText: 'Show All Specs' }).click();
  expect(await page.getByText('Hide Specs', { exact: true }).isVisible()).toBe(true);
  await context.close();
});

test('[D21] a vehicle’s history report is there to be read, and opening it is event 60', async () => {
  const { path, report } = await findReported();
  const file = await get('harbour.localhost', report);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { page, context } = await openVehicle({ path });
  const link = page.getByRole('link', { name: 'History report' });
  expect(await link.getAttribute('href')).toBe(report);
  await Promise.all([context.waitForEvent('page'), link.click()]);
  const clicks = async () => (await eventsOf(page)).filter(({ id }) => id === 60);
  await expect.poll(clicks).toMatchObject([{ car_id: expect.any(Number), data: {} }]);
  await context.close();
});

test.each([
  ['a desktop', DESKTOP],
  ['a small phone', { width: 360, height: 640 }],
])(
  '[D8] [D21] [D24] on %s all that is known can be unfolded, the sales counter ends at the value of Brisbane’s clock, and old links lead on',
  async (_, viewport) => {
    // The points of a car that turns by itself pass over each other.
    const { page, context, complaints } = await openVehicle({ viewport, reducedMotion: 'reduce' });
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    for (const id of ['vehicle-map', 'finance-calculator', 'financeDisclaimer'])
      expect(await page.locator(`#${id}`).count(), id).toBe(1);
    expect(await page.locator('#vehicle-map').getByText('Opening hours').count()).toBe(1);
    await expectAccessible(page);
    const counter = page.locator('.sales');
    await counter.scrollIntoViewIfNeeded();
    const value = (part: string) => counter.locator(part).textContent();
    await expect.poll(async () => (await value('b')) === (await value('.vh'))).toBe(true);
    expect(await counter.textContent()).toMatch(/[\d,]+ vehicles sold this month$/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
