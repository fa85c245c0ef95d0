import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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

const SITE = 'bluegum';
const ONE = '/search/used-cars?query=looked1';
const VIEWS = ['front-left', 'side', 'rear-left', 'wheel', 'dash', 'cargo'];
/** For what glides, loads or is tried more than once. */
const PATIENCE = { timeout: 10_000 };
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';

/** A car with six photos, which no file stands for: each test answers for them. */
beforeAll(async () => {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const dealership = await database.asPlatform((tx) =>
    tx.client.query<{ slug: string }>(
      'select d.slug from dealership d join site s using (group_id) where s.slug = $1 order by d.id limit 1',
      [SITE],
    ),
  );
  const car = {
    stocknum: 'LOOKED1',
    year: 2019,
    make: 'Mazda',
    model: 'CX-9',
    colour: 'White',
    car_type: 'used',
    body: 'SUV',
    price: 31_990,
    dealership_slug: dealership.rows[0]!.slug,
    images: VIEWS.map((view) => ({ image: { url: `/photos/${view}.svg` } })),
  };
  const source = Readable.from([`${JSON.stringify(car)}\n`]);
  const feed = {
    site: SITE,
    format: 'ndjson',
    feed: 'looked-at',
    source,
    partial: true,
    now: new Date(),
  } as const;
  await importStock(database, feed);
  await database.close();
  await eventually('the car', async () => (await get(`${SITE}.localhost`, ONE)).body.includes('$31,990'));
});

afterAll(closeBrowser);

async function openOne(viewport = DESKTOP, javaScript = true) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  const asked: string[] = [];
  await page.route('**/photos/*', (route) => {
    asked.push(/(\w[\w-]*)\.svg/.exec(route.request().url())?.[1] as string);
    return route.fulfill({ contentType: 'image/svg+xml', body: SQUARE });
  });
  await page.goto(addressOf(SITE, ONE));
  if (javaScript) await hydrated(page);
  return { page, context, complaints, asked };
}

/** What the picture that lies on top says. */
const seen = (page: Page) =>
  page.locator('.card-media').evaluate((frame) => {
    const top = frame.querySelector('.pics img.is-on') ?? frame.querySelector(':scope > img');
    return top?.getAttribute('alt')?.replace('White 2019 Mazda CX-9, ', '');
  });

const pointAt = async (page: Page, share: number) => {
  const box = (await page.locator('.card-media').boundingBox())!;
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
};

test('the mouse looks through the first five photos by its place, and photos are fetched only then', async () => {
  const { page, context, complaints, asked } = await openOne();
  expect(await seen(page)).toBe('front left three-quarter');
  expect(asked).toEqual(['front-left']);
  await pointAt(page, 0.05);
  await expect.poll(() => page.locator('.pics-bars i').count()).toBe(5);
  await pointAt(page, 0.3);
  await expect.poll(() => seen(page), PATIENCE).toBe('side');
  await pointAt(page, 0.95);
  await expect.poll(() => seen(page), PATIENCE).toBe('dashboard');
  expect(asked).not.toContain('cargo');
  await page.mouse.move(2, 2);
  await expect.poll(() => seen(page), PATIENCE).toBe('front left three-quarter');
  await page.locator('.card-media').click({ position: { x: 20, y: 100 }, force: true });
  await page.waitForURL(/\/cars\//);
  expect(complaints).toEqual([]);
  await context.close();
});

test('arrow keys look through the photos while the link has the focus, and Tab leaves it', async () => {
  const { page, context } = await openOne();
  const link = page.locator('.card-t a');
  await link.focus();
  await page.locator('.pics').waitFor({ state: 'attached' });
  await link.press('ArrowRight');
  await expect.poll(() => seen(page), PATIENCE).toBe('side');
  expect(await page.locator('.pics [aria-live]').textContent()).toBe(
    'Picture 2 of 5: White 2019 Mazda CX-9, side',
  );
  await expectAccessible(page);
  await link.press('ArrowLeft');
  await link.press('ArrowLeft');
  await expect.poll(() => seen(page), PATIENCE).toBe('front left three-quarter');
  await link.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(false);
  await context.close();
});

test('a finger turns one photo a stroke and opens nothing; a tap opens the car', async () => {
  const { page, context } = await openOne(PHONE);
  const touch = await context.newCDPSession(page);
  const box = (await page.locator('.card-media').boundingBox())!;
  const y = box.y + box.height / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const stroke = async () => {
    const from = box.x + box.width * 0.9;
    await send('touchStart', from);
    for (const way of [15, 30, 45, 60, 75]) await send('touchMove', from - way);
    await send('touchEnd');
  };
  // The first touch has the code fetched that turns them.
  await stroke();
  await page.locator('.pics').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await stroke();
      return seen(page);
    }, PATIENCE)
    .toBe('rear left three-quarter');
  expect(page.url()).toContain('/search/');
  const tap = () => page.touchscreen.tap(box.x + 20, y);
  // A tap right after a stroke only ends the stroke, as everywhere on a touch screen.
  await expect
    .poll(
      async () => {
        if (page.url().includes('/search/')) await tap();
        return page.url();
      },
      { interval: 600, timeout: PATIENCE.timeout },
    )
    .toContain('/cars/');
  await context.close();
});

test('without JavaScript a card is its first photo and its link', async () => {
  const { page, context, asked } = await openOne(DESKTOP, false);
  await pointAt(page, 0.9);
  expect(await page.locator('.card-media img').count()).toBe(1);
  expect(asked).toEqual(['front-left']);
  await context.close();
});

const inSight = (page: Page) => page.locator('#newest ~ .pager-b .pager-n').textContent();

test('[B15] the newest cars are a row that buttons move by a windowful, and arrow keys by one', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour'));
  await hydrated(page);
  const pager = page.locator('#newest ~ .pager-b');
  await expect.poll(() => inSight(page), PATIENCE).toBe('1 to 4 of 8');
  await expect.poll(() => pager.getByRole('button').first().getAttribute('aria-disabled')).toBe('true');
  await pager.getByRole('button', { name: 'More cars' }).click();
  await expect.poll(() => inSight(page), PATIENCE).toBe('5 to 8 of 8');
  await pager.getByRole('button', { name: 'Previous cars' }).click();
  await expect.poll(() => inSight(page), PATIENCE).toBe('1 to 4 of 8');
  await page.locator('.strip.cards').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inSight(page), PATIENCE).toBe('2 to 5 of 8');
  await expectAccessible(page);
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  await context.close();
});

test.each([true, false])(
  '[B15] on a phone the row is swept, with scripts %s, and never wider than the page',
  async (javaScript) => {
    const { page, context } = await visitor(PHONE, { javaScript });
    await page.goto(addressOf('harbour'));
    const row = page.locator('.strip.cards');
    await row.evaluate((strip) => strip.scrollTo({ left: 500, behavior: 'instant' }));
    expect(await row.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await context.close();
  },
);
