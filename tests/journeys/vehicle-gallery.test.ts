import { Readable } from 'node:stream';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoPictures } from '../../demo/media.ts';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
import { addressOf, closeBrowser, DESKTOP, expectPartAccessible, get, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

const files = Object.entries(demoPictures().files).map(([path, version]) => `/media/${path}?v=${version}`);
const photos = files.filter((file) => /\/hatch-1\/[a-z]+\/[a-z-]+\.avif/.test(file)).sort();
const film = files.find((file) => /\/hatch-1\/.*\.mp4/.test(file));

/** Vehicles by what their galleries are about. */
const VEHICLES = {
  GALLERY24: { images: photos.slice(0, 24) },
  GALLERY2: { images: photos.slice(0, 2) },
  GALLERY1: { images: photos.slice(0, 1) },
  GALLERYFILM: { images: photos.slice(0, 4), video_url: film },
  GALLERYTUBE: {
    images: photos.slice(0, 3),
    external_video_url: 'https://www.youtube.com/embed/0000demo000',
  },
  GALLERYBROKEN: { images: [photos[0], '/no-such-picture.jpg', photos[2], photos[3]] },
};
type Stocknum = keyof typeof VEHICLES;
const hrefs = new Map<string, string>();

beforeAll(async () => {
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const common = {
    year: 2020,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    colour: 'Red',
    price: 20_990,
    dealership_slug: 'harbour-toyota-chermside',
  };
  const rows = Object.entries(VEHICLES).map(([stocknum, media]) =>
    JSON.stringify({ ...common, stocknum, ...media }),
  );
  await importStock(database, {
    site: 'harbour',
    format: 'ndjson',
    feed: 'galleries',
    source: Readable.from([`${rows.join('\n')}\n`]),
    partial: true,
    now: new Date(),
  });
  await database.close();
  for (const stocknum of Object.keys(VEHICLES))
    await eventually(stocknum, async () => {
      const { body } = await get('harbour.localhost', `/search/used-cars?query=${stocknum}`);
      const href = new RegExp(`/cars/[a-z0-9-]*-${stocknum.toLowerCase()}(?=")`).exec(body)?.[0];
      if (href) hrefs.set(stocknum, href);
      return href !== undefined;
    });
});

async function openGallery(
  stocknum: Stocknum,
  viewport = DESKTOP,
  { javaScript = true, stillness = false } = {},
) {
  const { page, context, complaints } = await visitor(viewport, { javaScript });
  if (stillness) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf('harbour', hrefs.get(stocknum)));
  // The gallery's own part of the page comes to life after the document.
  if (javaScript) await page.locator('.gal-grow').waitFor();
  return { page, context, complaints };
}

const counter = (page: Page) => page.locator('.gal .count');
const said = (page: Page) => page.locator('.gal-main [aria-live]');
/** Which pictures are fetched before they are near. */
const eager = (page: Page) =>
  page
    .locator('.gal-strip img')
    .evaluateAll((all) =>
      all.flatMap((img, at) => ((img as HTMLImageElement).loading === 'eager' ? at + 1 : [])),
    );
const fullCount = (page: Page) => page.locator('.full-count');
const reads = (locate: () => Promise<string | null>) => expect.poll(locate);
const pictureInSight = (page: Page) =>
  page.locator('.gal-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

describe('[D2] the slider', () => {
  test('fetches two pictures first and neighbours once it is used, is worked by arrows and by keys, and leaves typing alone', async () => {
    const { page, context } = await openGallery('GALLERY24');
    expect(await eager(page)).toEqual([1, 2]);
    expect(await page.locator('.gal-strip img[fetchpriority=high]').count()).toBe(2);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await reads(() => counter(page).innerText()).toBe('24 / 24');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    await page.locator('.gal-strip').focus();
    await page.keyboard.press('End');
    await expect.poll(() => eager(page)).toEqual(expect.arrayContaining([1, 2, 23, 24]));
    await reads(() => counter(page).innerText()).toBe('24 / 24');
    await reads(() => said(page).textContent()).toBe('Picture 24 of 24');
    await expect.poll(() => pictureInSight(page)).toBe(24);
    await page.keyboard.press('Home');
    await reads(() => counter(page).innerText()).toBe('1 / 24');
    await page.locator('input[type=search]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await counter(page).innerText()).toBe('1 / 24');
    await context.close();
  });

  test('keeps the thumbnail of the picture in sight in sight, and the history as it is', async () => {
    const { page, context } = await openGallery('GALLERY24');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Picture 5 of 24' }).click();
    await reads(() => counter(page).innerText()).toBe('5 / 24');
    await page.keyboard.press('End');
    const current = page.locator('.gal-t [aria-current]');
    await expect.poll(() => current.getAttribute('aria-label')).toBe('Picture 24 of 24');
    const column = await page.locator('.gal-t').boundingBox();
    await expect
      .poll(async () => {
        const box = await current.boundingBox();
        return box!.y >= column!.y - 1 && box!.y + box!.height <= column!.y + column!.height + 1;
      })
      .toBe(true);
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([before, '']);
    await context.close();
  });

  test('follows a finger on a phone, and nothing moves while the page loads', async () => {
    const { page, context } = await visitor(PHONE);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[])
          for (const { node } of entry.sources)
            if (node instanceof Element && node.closest('.gal')) shifts.push(node.className);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addressOf('harbour', hrefs.get('GALLERY24')));
    await page.locator('.gal-grow').waitFor();
    const touch = await context.newCDPSession(page);
    const { y = 0, height = 0 } = (await page.locator('.gal-strip').boundingBox()) ?? {};
    await drag(
      touch,
      [330, 290, 250, 210, 170, 130, 90, 50].map((x) => [{ x, y: y + height / 2 }]),
    );
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    await expect.poll(() => pictureInSight(page)).toBe(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await context.close();
  });

  test('without JavaScript goes where its thumbnails lead', async () => {
    const { page, context } = await openGallery('GALLERY24', DESKTOP, { javaScript: false });
    expect(await page.locator('.gal button').count()).toBe(0);
    expect(await counter(page).innerText()).toBe('24 pictures');
    expect(
      await page.locator('.gal-strip').evaluate((strip) => strip.scrollWidth > 2 * strip.clientWidth),
    ).toBe(true);
    await page.getByRole('link', { name: 'Picture 6 of 24' }).click();
    await expect.poll(() => pictureInSight(page)).toBe(6);
    await context.close();
  });

  test('has no arrows and no counter for one picture, and no thumbnails for two', async () => {
    const one = await openGallery('GALLERY1');
    expect(await one.page.getByRole('button', { name: /(Previous|Next) picture/ }).count()).toBe(0);
    expect(await counter(one.page).count()).toBe(0);
    await one.page.getByRole('button', { name: 'Full screen' }).click();
    await one.page.locator('dialog.full').waitFor();
    expect(await one.page.getByRole('button', { name: /(Previous|Next) picture/ }).count()).toBe(0);
    await one.context.close();
    const two = await openGallery('GALLERY2');
    expect(await counter(two.page).innerText()).toBe('1 / 2');
    expect(await two.page.locator('.gal-t').count()).toBe(0);
    await two.context.close();
  });

  test('shows a drawing for a picture that cannot be had, here and in full, and goes on', async () => {
    const { page, context } = await openGallery('GALLERYBROKEN');
    const drawn = (id: string) => page.locator(`${id} img`).getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawn('#picture-2')).toMatch(/^\/drawings\/.*\.svg$/);
    await expect.poll(() => drawn('#thumbnail-2')).toMatch(/^\/drawings\/.*\.svg$/);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => drawn('#full-picture-2')).toMatch(/^\/drawings\/.*\.svg$/);
    await page.keyboard.press('ArrowRight');
    await reads(() => fullCount(page).textContent()).toBe('3 / 4');
    await context.close();
  });
});

describe('[D2] full screen', () => {
  test('is fetched when it is asked for, works by keys alone, and gives the focus back', async () => {
    const { page, context, complaints } = await openGallery('GALLERY24');
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join('\n'),
      );
    expect(await fetched()).not.toContain('gallery-full-screen');
    const button = page.getByRole('button', { name: 'Full screen' });
    await button.focus();
    await page.keyboard.press('Enter');
    await reads(() => fullCount(page).textContent()).toBe('1 / 24');
    expect(await fetched()).toContain('gallery-full-screen');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await reads(() => fullCount(page).textContent()).toBe('3 / 24');
    await expectPartAccessible(page, 'dialog.full');
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    // What is zoomed is moved by the arrows, as far as there is more of it.
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(0);
    expect(await fullCount(page).textContent()).toBe('3 / 24');
    await page.keyboard.press('-');
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.full').count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await reads(() => counter(page).innerText()).toBe('3 / 24');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is closed by Back, which stays on the page where it was and asks the server nothing', async () => {
    const { page, context } = await openGallery('GALLERY24', PHONE);
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await page.locator('#picture-1 img').click();
    await page.locator('dialog.full').waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#full-screen');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
    await page.goBack();
    await expect.poll(() => page.locator('dialog.full').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(hrefs.get('GALLERY24'));
    expect(await page.evaluate(() => scrollY)).toBe(40);
    expect(asked).toEqual([]);
    await context.close();
  });

  test('follows fingers: a stroke turns, two zoom, one moves what is zoomed, two taps show the whole again', async () => {
    const { page, context } = await openGallery('GALLERY24', PHONE);
    const touch = await context.newCDPSession(page);
    await page.locator('#picture-1 img').click();
    await page.locator('#full-picture-1 img').waitFor();
    await expect.poll(() => page.locator('#full-picture-1 img').evaluate(isThere)).toBe(true);
    await drag(touch, [[{ x: 300, y: 420 }], [{ x: 200, y: 422 }], [{ x: 60, y: 424 }]]);
    await reads(() => fullCount(page).textContent()).toBe('2 / 24');
    await drag(touch, [[{ x: 300, y: 420 }], [{ x: 300, y: 430 }], [{ x: 298, y: 560 }]]);
    expect(await fullCount(page).textContent()).toBe('2 / 24');
    await expect.poll(() => page.locator('#full-picture-2 img').evaluate(isThere)).toBe(true);
    await drag(touch, [
      [
        { x: 150, y: 420 },
        { x: 240, y: 420 },
      ],
      [
        { x: 120, y: 420 },
        { x: 270, y: 420 },
      ],
      [
        { x: 60, y: 420 },
        { x: 330, y: 420 },
      ],
    ]);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(3, 1);
    await drag(touch, [[{ x: 200, y: 420 }], [{ x: 150, y: 420 }], [{ x: 100, y: 420 }]]);
    await expect.poll(async () => Math.round((await viewOf(page)).x)).toBeLessThan(-50);
    expect(await fullCount(page).textContent()).toBe('2 / 24');
    // Never past the edge.
    await drag(touch, [[{ x: 380, y: 420 }], [{ x: 200, y: 420 }], [{ x: 5, y: 420 }]]);
    await drag(touch, [[{ x: 380, y: 420 }], [{ x: 200, y: 420 }], [{ x: 5, y: 420 }]]);
    const { x, zoom } = await viewOf(page);
    expect(-x).toBeCloseTo((390 * zoom - 390) / 2, 0);
    await drag(touch, [[{ x: 200, y: 420 }]]);
    await drag(touch, [[{ x: 200, y: 420 }]]);
    await expect.poll(() => zoomOf(page)).toBe(1);
    await context.close();
  });

  test('zooms at the mouse by its wheel and by two clicks, and by buttons', async () => {
    const { page, context } = await openGallery('GALLERY24');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.locator('#full-picture-1 img').evaluate(isThere)).toBe(true);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    // The mouse is left of the middle, so the picture moved to the right.
    expect((await viewOf(page)).x).toBeGreaterThan(0);
    await page.mouse.dblclick(500, 400);
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: 'Picture 9 of 24' }).click();
    await reads(() => fullCount(page).textContent()).toBe('9 / 24');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('dialog.full').count()).toBe(0);
    await reads(() => counter(page).innerText()).toBe('9 / 24');
    await context.close();
  });
});

describe('[D3] the video', () => {
  const isPaused = (page: Page) =>
    page.locator('.gal-strip video').evaluate((video) => (video as HTMLVideoElement).paused);

  test('is the second slide, plays silently while it is in sight, and can be paused', async () => {
    const { page, context } = await openGallery('GALLERYFILM');
    expect(await page.locator('.gal-t li').nth(1).locator('a').getAttribute('href')).toBe('#video');
    expect(await isPaused(page)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('Video');
    await expect.poll(() => isPaused(page)).toBe(false);
    // The strip has come to rest on it.
    await expect
      .poll(() => page.locator('.gal-strip').evaluate((strip) => strip.scrollLeft / strip.clientWidth))
      .toBeCloseTo(1, 2);
    expect(
      await page
        .locator('.gal-strip video')
        .evaluate((video) => [(video as HTMLVideoElement).muted, (video as HTMLVideoElement).loop]),
    ).toEqual([true, true]);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('2 / 4');
    await expect.poll(() => isPaused(page)).toBe(true);
    await context.close();
  });

  test('waits to be played where the visitor wants less movement', async () => {
    const { page, context } = await openGallery('GALLERYFILM', DESKTOP, { stillness: true });
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play video' }).waitFor();
    expect(await isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await context.close();
  });

  test('of YouTube is asked for when it is played, in a frame that this page alone may have', async () => {
    const { page, context, complaints } = await openGallery('GALLERYTUBE');
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    await page.keyboard.press('ArrowRight');
    await expectPartAccessible(page, '.gal');
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: /^Play: Video of Red 2020 Toyota Corolla/ }).click();
    await expect
      .poll(() => asked)
      .toEqual(['https://www.youtube-nocookie.com/embed/0000demo000?autoplay=1&playsinline=1&rel=0']);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
    const policyOf = async (stocknum: Stocknum) =>
      (await get('harbour.localhost', hrefs.get(stocknum)!)).headers['content-security-policy'];
    expect(await policyOf('GALLERYTUBE')).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(await policyOf('GALLERYFILM')).not.toContain('youtube');
    await context.close();
  });
});

const isThere = (img: Element) => (img as HTMLImageElement).naturalWidth > 0;

const viewOf = (page: Page) =>
  page.locator('.full-stage').evaluate((stage) => {
    const read = (name: string) => Number.parseFloat((stage as HTMLElement).style.getPropertyValue(name));
    return { zoom: read('--zoom'), x: read('--x'), y: read('--y') };
  });
const zoomOf = async (page: Page) => (await viewOf(page)).zoom;

/** Fingers that come down in the first places, go through the others and are lifted. */
async function drag(touch: CDPSession, steps: { x: number; y: number }[][]): Promise<void> {
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  await at('touchStart', steps[0] ?? []);
  for (const step of steps.slice(1)) await at('touchMove', step);
  await at('touchEnd', []);
}
