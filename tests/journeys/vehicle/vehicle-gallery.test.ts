import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPictures } from '../../../demo/media.ts';
import { importStock } from '../../../src/stock/import/import-stock.ts';
import { addressOf, get, pageOf, textOf } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, type VisitorOptions, visitor, waitForHydration } from '../browser/browser.ts';
import { type Gesture, handOn } from '../browser/hand.ts';
import { withDatabase } from '../stock-vehicle.ts';

const files = Object.entries(demoPictures().files).map(([path, version]) => `/media/${path}?v=${version}`);
const photos = files.filter((file) => /\/hatch-1\/[a-z]+\/[a-z-]+\.avif/.test(file)).sort();
const film = files.find((file) => /\/hatch-1\/.*\.mp4/.test(file));

/** Vehicles by the gallery feature that they have. */
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
  const common = {
    year: 2020,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    colour: 'Red',
    price: 20_990,
    dealership_slug: 'harbour-toyota-chermside',
  };
  const rows = Object.entries(VEHICLES).map(([stocknum, media]) => JSON.stringify({ ...common, stocknum, ...media }));
  await withDatabase((database) =>
    importStock(database, {
      site: 'harbour',
      format: 'ndjson',
      feed: 'galleries',
      source: Readable.from([`${rows.join('\n')}\n`]),
      partial: true,
      now: new Date(),
    }),
  );
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
  options: VisitorOptions & { before?: (page: Page) => Promise<unknown> } = {},
) {
  const visit = await visitor(viewport, options);
  const { page } = visit;
  await options.before?.(page);
  await page.goto(addressOf('harbour', hrefs.get(stocknum)));
  await waitForHydration(page);
  return visit;
}

const counter = (page: Page) => page.locator('.gallery .count');
/** Waits for the text of a part of the page. */
const reads = (locate: () => Promise<string | null>) => expect.poll(locate);
/** The pictures that load eagerly, which is what an image does that does not say otherwise. */
const eager = (page: Page) =>
  page
    .locator('.gallery-strip img')
    .evaluateAll((all) => all.flatMap((img, at) => ((img as HTMLImageElement).loading !== 'lazy' ? at + 1 : [])));
const fullCount = (page: Page) => page.locator('.full-count');
const isFullOpen = (page: Page) => page.locator('dialog.full').count();
const hash = (page: Page) => page.evaluate(() => location.hash);
/** The scroll position of the carousel: 2 when the second picture fills it. */
const place = (page: Page) =>
  page.locator('.gallery-strip').evaluate((strip) => strip.scrollLeft / strip.clientWidth + 1);
const comesToRestAt = (page: Page, picture: number) => expect.poll(() => place(page)).toBeCloseTo(picture, 2);
const isThere = (img: Element) => (img as HTMLImageElement).naturalWidth > 0;
const comesInFull = (page: Page, picture: number) =>
  expect.poll(() => page.locator(`#full-picture-${picture} img`).evaluate(isThere)).toBe(true);

type Idle = typeof window & { letBeIdle(): void };
/** Until the returned function is called the browser does nothing that waits for it to be idle. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { requestIdleCallback } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (then: () => void) => waiting.push(then),
      letBeIdle() {
        Object.assign(window, { requestIdleCallback });
        for (const then of waiting) then();
      },
    });
  });
  return () => page.evaluate(() => (window as Idle).letBeIdle());
}
const isCovered = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('is-covered'));

const viewOf = (page: Page) =>
  page.locator('.full-stage').evaluate((stage) => {
    const read = (name: string) => Number.parseFloat((stage as HTMLElement).style.getPropertyValue(name));
    return { zoom: read('--zoom'), x: read('--x'), y: read('--y') };
  });
const zoomOf = async (page: Page) => (await viewOf(page)).zoom;

describe('[D2] the slider', () => {
  test('[D19] is worked by arrows, keys, thumbnails, fetches what is near, and is made anew in its place', async () => {
    const { promise: isTurned, resolve: turn } = Promise.withResolvers<void>();
    const { page, complaints } = await openGallery('GALLERY24', DESKTOP, {
      before: (page) =>
        page.route('**/view.json*', async (route) => {
          await isTurned;
          await route.fulfill({ json: { views: 1, car_fields: { price: 1 } } });
        }),
    });
    const before = await page.evaluate(() => history.length);
    expect(await eager(page)).toEqual([1, 2]);
    expect(await page.locator('.gallery-strip img[fetchpriority=high]').count()).toBe(2);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await reads(() => counter(page).innerText()).toBe('24 / 24');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    await page.getByRole('link', { name: 'Picture 5 of 24' }).click();
    await reads(() => counter(page).innerText()).toBe('5 / 24');
    await page.locator('.gallery-strip').focus();
    await page.keyboard.press('End');
    await expect.poll(() => eager(page)).toEqual(expect.arrayContaining([1, 2, 23, 24]));
    await reads(() => counter(page).innerText()).toBe('24 / 24');
    await reads(() => page.locator('.gallery-main [aria-live]').textContent()).toBe('Picture 24 of 24');
    await comesToRestAt(page, 24);
    // The thumbnail of the visible picture is visible too.
    const current = page.locator('.gallery-t [aria-current]');
    await reads(() => current.getAttribute('aria-label')).toBe('Picture 24 of 24');
    const column = await page.locator('.gallery-t').boundingBox();
    await expect
      .poll(async () => {
        const box = await current.boundingBox();
        return box!.y >= column!.y - 1 && box!.y + box!.height <= column!.y + column!.height + 1;
      })
      .toBe(true);
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([before, '']);
    await page.keyboard.press('Home');
    await reads(() => counter(page).innerText()).toBe('1 / 24');
    await page.locator('input[type=search]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    await comesToRestAt(page, 2);
    expect(await counter(page).innerText()).toBe('2 / 24');
    // The vehicle has changed since the page was made.
    await page.getByRole('link', { name: 'Picture 5 of 24' }).click();
    await reads(() => counter(page).innerText()).toBe('5 / 24');
    await page.route(page.url(), async (route) => {
      const { body } = await get('harbour.localhost', hrefs.get('GALLERY24')!);
      await route.fulfill({
        contentType: 'text/html',
        body: body.replace('class="gallery"', 'class="gallery is-gone"'),
      });
    });
    turn();
    await page.locator('.gallery.is-gone').waitFor();
    await reads(() => counter(page).innerText()).toBe('5 / 24');
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('6 / 24');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await reads(() => fullCount(page).textContent()).toBe('6 / 24');
    expect(complaints).toEqual([]);
  });

  test('has no arrows and no counter for one picture, and no thumbnails for two', async () => {
    const { page } = await openGallery('GALLERY1');
    const arrows = page.getByRole('button', { name: /(Previous|Next) picture/ });
    expect(await arrows.count()).toBe(0);
    expect(await counter(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.locator('dialog.full').waitFor();
    expect(await arrows.count()).toBe(0);
    const two = await pageOf('harbour', hrefs.get('GALLERY2')!);
    expect(textOf(two, '.gallery .count-now')).toBe('1 / 2');
    expect(two.querySelector('.gallery-t')).toBeNull();
  });

  test('shows a camera for a picture that cannot be had, here and in full, and goes on', async () => {
    const { page } = await openGallery('GALLERYBROKEN');
    const drawn = (id: string) => page.locator(`${id} img`).getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawn('#picture-2')).toMatch(/^data:image\/svg/);
    await expect.poll(() => drawn('#thumbnail-2')).toMatch(/^data:image\/svg/);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => drawn('#full-picture-2')).toMatch(/^data:image\/svg/);
    await page.keyboard.press('ArrowRight');
    await reads(() => fullCount(page).textContent()).toBe('3 / 4');
  });
});

describe('[D2] full screen', () => {
  test('is fetched before it is asked for, works by keys, wheel and buttons, and gives the focus back', async () => {
    const { page, complaints } = await openGallery('GALLERY24');
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join('\n'),
      );
    await expect.poll(fetched).toContain('gallery-full-screen');
    const button = page.getByRole('button', { name: 'Full screen' });
    await button.focus();
    await page.keyboard.press('Enter');
    await reads(() => fullCount(page).textContent()).toBe('1 / 24');
    await reads(() => page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe('Close');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await reads(() => fullCount(page).textContent()).toBe('3 / 24');
    await expectPartAccessible(page, 'dialog.full');
    await comesInFull(page, 3);
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    // Arrows pan a zoomed picture, up to its edge.
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(0);
    expect(await fullCount(page).textContent()).toBe('3 / 24');
    await page.keyboard.press('-');
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFullOpen(page)).toBe(0);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await reads(() => counter(page).innerText()).toBe('3 / 24');
    await reads(() => hash(page)).toBe('');

    // Escape closes it before it is a modal dialog, too, and leaves no entry in the history.
    const letBeIdle = await keepBusy(page);
    await button.click();
    await page.locator('dialog.full:popover-open').waitFor();
    const [thumbnails, picture] = [page.locator('.full-strip button'), page.locator('.full-stage')];
    const first = [await thumbnails.count(), (await picture.boundingBox())?.height];
    await page.keyboard.press('Escape');
    await expect.poll(() => isFullOpen(page)).toBe(0);
    await reads(() => hash(page)).toBe('');
    await letBeIdle();
    expect([await isFullOpen(page), await isCovered(page)]).toEqual([0, false]);

    // The thumbnails come after the first frame, and move nothing.
    await button.click();
    await comesInFull(page, 3);
    await expect.poll(() => thumbnails.count()).toBe(24);
    expect(first).toEqual([0, (await picture.boundingBox())?.height]);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    // The mouse is left of the middle, so the picture moved to the right.
    expect((await viewOf(page)).x).toBeGreaterThan(0);
    await (await handOn(page)).clickTwice({ x: 500, y: 400 });
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => zoomOf(page)).toBe(1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: 'Picture 9 of 24' }).click();
    await reads(() => fullCount(page).textContent()).toBe('9 / 24');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => isFullOpen(page)).toBe(0);
    await reads(() => counter(page).innerText()).toBe('9 / 24');
    expect(complaints).toEqual([]);
  });
});

describe('[D2] on a phone', () => {
  /** One finger along a line, in some steps. */
  const stroke = (from: { x: number; y: number }, to: { x: number; y: number }, steps = 8): Gesture =>
    Array.from({ length: steps + 1 }, (_, step) => [
      { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
    ]);
  /** Two fingers, at one distance after the other. */
  const pinch = (...aparts: number[]): Gesture =>
    aparts.map((apart) => [
      { x: 195 - apart / 2, y: 420 },
      { x: 195 + apart / 2, y: 420 },
    ]);
  const tap: Gesture = [[{ x: 200, y: 420 }]];
  type Watching = typeof window & { shifts: string[] };

  test('fingers move the slider; in full screen they turn, zoom and move, and Back closes it', async () => {
    const { page } = await openGallery('GALLERY24', PHONE, {
      firstVisit: true,
      before: (page) =>
        page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              sources: { node: Node | null }[];
            })[])
              for (const { node } of entry.sources)
                if (node instanceof Element && node.closest('.gallery')) shifts.push(node.className);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    const hand = await handOn(page);
    const { y = 0, height = 0 } = (await page.locator('.gallery-strip').boundingBox()) ?? {};
    await hand.touch([stroke({ x: 330, y: y + height / 2 }, { x: 50, y: y + height / 2 })]);
    await reads(() => counter(page).innerText()).toBe('2 / 24');
    await comesToRestAt(page, 2);
    expect(await page.evaluate(() => (window as Watching).shifts)).toEqual([]);

    // Back closes it, keeps the scroll position and requests nothing.
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await page.locator('#picture-2 img').click();
    await page.locator('dialog.full').waitFor();
    await reads(() => hash(page)).toBe('#full-screen');
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('.data') && requested.push(request.url()));
    await page.goBack();
    await expect.poll(() => isFullOpen(page)).toBe(0);
    await reads(() => hash(page)).toBe('');
    expect(new URL(page.url()).pathname).toBe(hrefs.get('GALLERY24'));
    expect(await page.evaluate(() => scrollY)).toBe(40);
    expect(requested).toEqual([]);

    // It does so before it is a modal dialog, too.
    const letBeIdle = await keepBusy(page);
    await page.locator('#picture-2 img').click();
    await page.locator('dialog.full:popover-open').waitFor();
    await page.goBack();
    await expect.poll(() => isFullOpen(page)).toBe(0);
    await reads(() => hash(page)).toBe('');
    expect(new URL(page.url()).pathname).toBe(hrefs.get('GALLERY24'));
    await letBeIdle();
    expect([await isFullOpen(page), await isCovered(page)]).toEqual([0, false]);

    await page.locator('#picture-2 img').click();
    await comesInFull(page, 2);
    await hand.touch([stroke({ x: 300, y: 420 }, { x: 60, y: 424 })]);
    await reads(() => fullCount(page).textContent()).toBe('3 / 24');
    await hand.touch([stroke({ x: 300, y: 420 }, { x: 298, y: 560 })]);
    expect(await fullCount(page).textContent()).toBe('3 / 24');
    await comesInFull(page, 3);

    const held: string[] = [];
    const letGo = Promise.withResolvers<void>();
    await page.route(/\/img\//, async (route) => {
      held.push(route.request().url());
      await letGo.promise;
      await route.continue();
    });
    await hand.touch([pinch(90, 150, 270)], () => expect.poll(() => held.length).toBeGreaterThan(0));
    await expect.poll(() => zoomOf(page)).toBeCloseTo(3, 1);
    letGo.resolve();

    await hand.touch([stroke({ x: 200, y: 420 }, { x: 100, y: 420 })]);
    await expect.poll(async () => Math.round((await viewOf(page)).x)).toBeLessThan(-50);
    expect(await fullCount(page).textContent()).toBe('3 / 24');
    // Never past the edge.
    const across = stroke({ x: 380, y: 420 }, { x: 5, y: 420 });
    await hand.touch([across, across]);
    await expect.poll(async () => -(await viewOf(page)).x).toBeCloseTo((390 * 3 - 390) / 2, 0);
    await hand.touch([tap, tap]);
    await expect.poll(() => zoomOf(page)).toBe(1);
  });
});

describe('[D3] the video', () => {
  type Watched = typeof window & { plays: number };
  const video = (page: Page) => page.locator('.gallery-strip video');
  const isPaused = (page: Page) => video(page).evaluate((film) => (film as HTMLVideoElement).paused);

  test('is the second slide, plays silently in sight unless less movement is wanted, and stays paused', async () => {
    const { page } = await openGallery('GALLERYFILM');
    expect(await page.locator('.gallery-t li').nth(1).locator('a').getAttribute('href')).toBe('#video');
    expect(await isPaused(page)).toBe(true);
    await video(page).evaluate((film) => {
      (window as Watched).plays = 0;
      film.addEventListener('play', () => {
        (window as Watched).plays += 1;
      });
    });
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('Video');
    await comesToRestAt(page, 2);
    await page.getByRole('button', { name: 'Play video' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('2 / 4');
    await comesToRestAt(page, 3);
    expect(await page.evaluate(() => (window as Watched).plays)).toBe(0);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('ArrowLeft');
    await reads(() => counter(page).innerText()).toBe('Video');
    await expect.poll(() => isPaused(page)).toBe(false);
    await comesToRestAt(page, 2);
    expect(
      await video(page).evaluate((film) => [(film as HTMLVideoElement).muted, (film as HTMLVideoElement).loop]),
    ).toEqual([true, true]);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);

    // Full screen keeps to that, and the gallery to what is chosen there.
    const full = page.locator('dialog.full');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await reads(() => fullCount(page).textContent()).toBe('Video');
    const isFullPaused = () => full.locator('video').evaluate((film) => (film as HTMLVideoElement).paused);
    await reads(() => full.locator('.gallery-pause').getAttribute('aria-label')).toBe('Play video');
    expect(await isFullPaused()).toBe(true);
    await page.setViewportSize(PHONE);
    // A click waits until nothing else lies on the button.
    await full.getByRole('button', { name: 'Play video' }).click({ position: { x: 2, y: 42 } });
    await expect.poll(isFullPaused).toBe(false);
    const sides = await full.locator(':is([data-current] .gallery-pause, .arrow)').evaluateAll((all) =>
      all
        .map((button) => button.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
        .flatMap(({ left, right }) => [left, right]),
    );
    expect(sides).toEqual([...sides].sort((one, other) => one - other));
    await page.setViewportSize(DESKTOP);
    await full.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.keyboard.press('ArrowRight');
    await reads(() => counter(page).innerText()).toBe('2 / 4');
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  test('of YouTube is asked for when it is played, in a frame that this page alone may have', async () => {
    const { page, complaints } = await openGallery('GALLERYTUBE');
    const requested: string[] = [];
    await page.route(/youtube/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    await page.keyboard.press('ArrowRight');
    await expectPartAccessible(page, '.gallery');
    expect(requested).toEqual([]);
    await page.getByRole('link', { name: /^Play: Video of Red 2020 Toyota Corolla/ }).click();
    await expect
      .poll(() => requested)
      .toEqual(['https://www.youtube-nocookie.com/embed/0000demo000?autoplay=1&playsinline=1&rel=0']);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
    const policyOf = async (stocknum: Stocknum) =>
      (await get('harbour.localhost', hrefs.get(stocknum)!)).headers['content-security-policy'];
    expect(await policyOf('GALLERYTUBE')).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(await policyOf('GALLERYFILM')).not.toContain('youtube');
  });
});
