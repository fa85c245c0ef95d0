import { Readable } from 'node:stream';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoPictures } from '../../demo/media.ts';
import { pathOf, SPIN_FRAMES } from '../../demo/studio/pictures/views.ts';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectPartAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

const LIST = '/search/used-cars?query=spin360';
const DESIGN = 'hatch-1';
let path = '';

/** A vehicle with all there is: pictures, 36 frames around it, its inside, and hotspots on both. */
beforeAll(async () => {
  const { designs, cabins } = demoPictures();
  const database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  const vehicle = {
    stocknum: 'SPIN360',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    price: 23_990,
    km: 30_000,
    colour: 'White',
    dealership_slug: 'harbour-toyota-chermside',
    images: ['front-left', 'side', 'rear-left', 'front', 'rear'].map(
      (view) => `/media/${DESIGN}/white/${view}.avif`,
    ),
    spin_images: Array.from({ length: SPIN_FRAMES }, (_, frame) => `/media/${pathOf.spin(DESIGN, frame)}`),
    spin_interior_image: `/media/${pathOf.panorama('family')}`,
    hotspots: { exterior: designs[DESIGN]?.hotspots, interior: cabins.family?.hotspots },
  };
  const source = Readable.from([`${JSON.stringify(vehicle)}\n`]);
  await importStock(database, {
    site: 'harbour',
    format: 'ndjson',
    feed: 'spins',
    source,
    partial: true,
    now: new Date(),
  });
  await database.close();
  await eventually('the vehicle', async () => {
    path = /href="(\/cars\/[^"]+)"/.exec((await get('harbour.localhost', LIST)).body)?.[1] ?? '';
    return path !== '';
  });
});

interface Wishes {
  viewport?: typeof DESKTOP;
  calm?: boolean;
  /** Addresses that cannot be had. */
  missing?: RegExp;
}

async function openViewer({ viewport = DESKTOP, calm = true, missing }: Wishes = {}) {
  const visit = await visitor(viewport);
  const { page } = visit;
  if (calm) await page.emulateMedia({ reducedMotion: 'reduce' });
  if (missing) await page.route(missing, (route) => route.abort());
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  return visit;
}

const slider = (page: Page) => page.getByRole('slider', { name: '360 view of 2021 Toyota Corolla' });
const angle = (page: Page) => slider(page).getAttribute('aria-valuetext');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** All frames are there. */
const whole = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.stage-controls') && !document.querySelector('.stage-progress'),
  );
/** Lets the browser draw some frames: what moves by itself has moved then. */
const framesPass = (page: Page, count = 30) =>
  page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
  }, count);

/** Holds the viewer to the rules. */
const expectViewerAccessible = (page: Page) => expectPartAccessible(page, '.viewer');

async function drag(page: Page, byPx: number) {
  const box = await slider(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 400, (box?.y ?? 0) + 120];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + byPx * part, y);
  await page.mouse.up();
}

test('[D4] a spin turns a frame for every 20 px of dragging, by buttons and by arrow keys, and says its angle', async () => {
  const { page, context, complaints } = await openViewer();
  await whole(page);
  // It stands still for visitors who want no movement, until they ask.
  await framesPass(page);
  expect(await angle(page)).toBe('Angle 0 degrees');
  await drag(page, -100);
  expect(await angle(page)).toBe('Angle 50 degrees');
  await drag(page, 200);
  expect(await angle(page)).toBe('Angle 310 degrees');
  await press(page, 'Turn right');
  expect(await angle(page)).toBe('Angle 340 degrees');
  await press(page, 'Turn left');
  await press(page, 'Turn left');
  expect(await angle(page)).toBe('Angle 280 degrees');
  await expect.poll(() => page.locator('.stage [aria-live]').textContent()).toBe('Angle 280 degrees');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  expect(await angle(page)).toBe('Angle 290 degrees');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await angle(page)).toBe('Angle 270 degrees');
  await press(page, 'Turn left');
  await page.keyboard.press('ArrowRight');
  expect(await angle(page)).toBe('Angle 250 degrees');
  await press(page, 'Spin');
  await page.keyboard.press('ArrowLeft');
  expect(await angle(page)).toBe('Angle 240 degrees');
  await press(page, 'Images');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.gal .count-now').textContent()).toBe('2 / 5');
  await press(page, 'Spin');
  expect(await angle(page)).toBe('Angle 240 degrees');
  await slider(page).focus();
  await page.keyboard.press('Home');
  expect(await angle(page)).toBe('Angle 0 degrees');
  await press(page, 'Turn by itself');
  await expect.poll(() => angle(page)).not.toBe('Angle 0 degrees');
  expect(complaints).toEqual([]);
  await context.close();
});

test('[D4] it turns by itself until it is paused, goes on when asked, and glides on when it is let go', async () => {
  const { page, context } = await openViewer({ calm: false });
  await expect.poll(() => angle(page)).not.toBe('Angle 0 degrees');
  await press(page, 'Stop turning');
  const stopped = await angle(page);
  await framesPass(page);
  expect(await angle(page)).toBe(stopped);
  await press(page, 'Turn by itself');
  await expect.poll(() => angle(page)).not.toBe(stopped);
  await drag(page, -100);
  const released = await angle(page);
  expect(await page.getByRole('button', { name: 'Turn by itself' }).count()).toBe(1);
  await expect.poll(() => angle(page)).not.toBe(released);
  await context.close();
});

test('[D4] a hotspot is found by its name on the far side, tells what it is, and is shut by Escape and by a press elsewhere', async () => {
  const { page, context } = await openViewer();
  await whole(page);
  const far = await page.evaluate(() => document.querySelectorAll('.point').length);
  await press(page, 'Points of interest');
  const names = await page.locator('.point-list li').allTextContents();
  expect(names.length).toBeGreaterThan(far);
  const shown = await page
    .locator('.point')
    .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label')));
  const hidden = names.find((name) => !shown.includes(name)) ?? '';
  await expectViewerAccessible(page);
  await page.locator('.point-list').getByRole('button', { name: hidden }).click();
  const point = page.locator('.point[aria-expanded="true"]');
  expect(await point.getAttribute('aria-label')).toBe(hidden);
  expect(await angle(page)).not.toBe('Angle 0 degrees');
  expect(await point.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('.point-text').textContent()).toBe(hidden);
  await expectViewerAccessible(page);
  const before = await point.boundingBox();
  await page.keyboard.press('Escape');
  expect(await page.locator('.point-text').count()).toBe(0);
  await page.locator('.point').first().click();
  expect(await page.locator('.point-text').count()).toBe(1);
  await page.locator('h1').click();
  expect(await page.locator('.point-text').count()).toBe(0);
  await drag(page, -20);
  const same = page.locator(`.point[aria-label="${hidden}"]`);
  expect((await same.boundingBox())?.x).not.toBe(before?.x);
  await context.close();
});

test('[D4] full screen has the same view; Escape, Back and its button lead back to the page, and leave nothing to go back to', async () => {
  const { page, context } = await openViewer();
  await whole(page);
  const hash = () => page.evaluate(() => location.hash);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const full = page.getByRole('dialog', { name: '360 view of 2021 Toyota Corolla' });
  await press(page, 'Turn right');
  await press(page, 'Full screen');
  await expect.poll(() => full.getByRole('slider').getAttribute('aria-valuetext')).toBe('Angle 30 degrees');
  await full.getByRole('button', { name: 'Turn right' }).click();
  await full.getByRole('button', { name: 'Close full screen' }).click();
  await expect.poll(() => full.count()).toBe(0);
  expect(await angle(page)).toBe('Angle 60 degrees');
  await expect.poll(focused).toBe('Full screen');
  await expect.poll(hash).toBe('');
  await press(page, 'Full screen');
  await full.waitFor();
  await expect.poll(hash).toBe('#full-screen');
  await page.goBack();
  await expect.poll(() => full.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(hash).toBe('');
  await context.close();
});

test('[D4] views are switched, and what a view needs is fetched when it is asked for', async () => {
  const visit = await visitor();
  const { page, context } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  await whole(page);
  expect(asked.filter((address) => /panorama|viewer-interior/.test(address))).toEqual([]);
  expect(asked.filter((address) => /\/spin\/\d\d\.avif/.test(address)).length).toBe(SPIN_FRAMES);
  const pressed = () =>
    page
      .locator('.viewer-switch button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaPressed));
  expect(await pressed()).toEqual(['true', 'false', 'false']);
  await press(page, 'Images');
  expect(await pressed()).toEqual(['false', 'true', 'false']);
  expect(await page.locator('.gal').isVisible()).toBe(true);
  expect(await slider(page).isVisible()).toBe(false);
  await press(page, 'Spin');
  expect(await page.locator('.gal').isVisible()).toBe(false);
  expect(await slider(page).isVisible()).toBe(true);
  await context.close();
});

test('[D4] who saves data is asked first: nothing of the view is fetched before', async () => {
  const { page, context } = await visitor();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  const ask = page.getByRole('button', { name: 'Load the 360° view' });
  await ask.waitFor();
  await page.waitForLoadState('networkidle');
  const frames = () => asked.filter((address) => /\/spin\/\d\d\.avif/.test(address)).length;
  expect(frames()).toBe(1);
  await ask.click();
  await whole(page);
  expect(frames()).toBe(SPIN_FRAMES);
  await context.close();
});

test('[D4] without JavaScript the pictures are shown, thumbnails under them on a phone, and no switch promises more', async () => {
  const { page, context } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour', path));
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await page.locator('.gal-strip').isVisible()).toBe(true);
  expect(await top('.gal-t')).toBeGreaterThan(await top('.gal-main'));
  expect(await page.locator('.viewer-switch').isVisible()).toBe(false);
  expect(await page.locator('.stage').isVisible()).toBe(false);
  await page.setViewportSize(DESKTOP);
  expect(await top('.gal-t')).toBe(await top('.gal-main'));
  await context.close();
});

test('[D4] [S8] when its frames cannot be had, the first picture stays, the console says so, and the images can be seen', async () => {
  const { page, context, complaints } = await openViewer({ missing: /\/spin\/\d\d\.avif/ });
  const picture = page.locator('.stage-frame img');
  await expect.poll(() => picture.getAttribute('src')).toContain('/white/front-left.avif');
  await expect.poll(() => complaints.join('\n')).toContain('A frame of the 360 view cannot be had');
  await expect.poll(() => page.locator('.stage-controls').count()).toBe(0);
  await press(page, 'Images');
  expect(await page.locator('.gal-strip img').first().isVisible()).toBe(true);
  await expectViewerAccessible(page);
  await context.close();
});

test('[D4] on a phone a swipe across turns it, and one down scrolls the page', async () => {
  const { page, context } = await openViewer({ viewport: PHONE });
  await whole(page);
  await expectViewerAccessible(page);
  const box = await slider(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 130, (box?.y ?? 0) + 250];
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y: y + dy }],
    });
  await touch('touchStart');
  for (const dx of [-30, -60, -80, -100]) await touch('touchMove', dx);
  await touch('touchEnd');
  await expect.poll(() => angle(page)).toBe('Angle 50 degrees');
  await touch('touchStart');
  for (const dy of [-10, -30, -60, -100, -150, -200]) await touch('touchMove', 0, dy);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await angle(page)).toBe('Angle 50 degrees');
  await context.close();
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('[D4] on a %s nothing moves while the viewer comes to life', async (_, viewport) => {
  const { page, context } = await visitor(viewport);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  await whole(page);
  await framesPass(page);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  await context.close();
});

test('[D4] where there is no WebGL, the inside is a flat picture that can be scrolled', async () => {
  const { page, context } = await visitor(PHONE);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => null) as HTMLCanvasElement['getContext'];
  });
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  await press(page, 'Interior');
  const flat = page.getByRole('region', { name: 'Interior of 2021 Toyota Corolla' });
  await expect.poll(() => flat.evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(true);
  await expect.poll(() => page.locator('.stage-drawn').count()).toBe(0);
  expect(await flat.isVisible()).toBe(true);
  await expectViewerAccessible(page);
  await context.close();
});

/** The browser of the other journeys draws without a graphics card; this one has one, of software. */
async function withGraphics(act: (page: Page) => Promise<void>) {
  const args = ['--headless=new', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser: Browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(addressOf('harbour', path));
  await hydrated(page);
  await act(page);
  await browser.close();
}

test('[D4] the inside can be looked around in by dragging, pinching, buttons and keys, its hotspots stay where they are; a graphics card that is lost leaves the flat picture', async () => {
  await withGraphics(async (page) => {
    await press(page, 'Interior');
    const window = page.getByRole('application', { name: /^Interior of 2021 Toyota Corolla/ });
    const screen = page.locator('.point[aria-label^="Touch screen"]');
    await screen.waitFor();
    const place = async () => Math.round((await screen.boundingBox())?.x ?? -1);
    const middle = await place();
    await press(page, 'Look right');
    const left = await place();
    expect(left).toBeLessThan(middle);
    await press(page, 'Look left');
    expect(await place()).toBe(middle);
    await window.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await place()).toBeGreaterThan(middle);
    await page.keyboard.press('ArrowRight');
    const box = await window.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    await page.mouse.up();
    expect(await place()).toBeLessThan(middle);
    const before = await place();
    const centre = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    await pinch(page, { x: centre, y: (box?.y ?? 0) + 200 }, 60, 120);
    // Twice as near, it is about twice as far from the middle.
    expect((centre - (await place())) / (centre - before)).toBeGreaterThan(1.7);
    await pinch(page, { x: centre, y: (box?.y ?? 0) + 200 }, 120, 60);
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
    await expectViewerAccessible(page);
    await press(page, 'Points of interest');
    await page.getByRole('button', { name: 'Second row for three, with room for child seats' }).click();
    expect(await screen.count()).toBe(0);
    expect(await page.locator('.point-text').textContent()).toContain('Second row');
    await page
      .locator('.stage-drawn canvas')
      .evaluate((canvas) =>
        (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    await expect.poll(() => page.locator('.stage-drawn').count()).toBe(0);
    expect(await page.locator('.stage-flat').isVisible()).toBe(true);
  });
});

/** Two fingers beside a place, first so far from it, then so far. */
async function pinch(page: Page, { x, y }: { x: number; y: number }, fromPx: number, toPx: number) {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', px: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { id: 0, x: x - px, y },
        { id: 1, x: x + px, y },
      ],
    });
  await touch('touchStart', fromPx);
  await touch('touchMove', (fromPx + toPx) / 2);
  await touch('touchMove', toPx);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
