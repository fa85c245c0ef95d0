import { Readable } from 'node:stream';
import { chromium, type Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { demoPictures } from '../../../demo/media.ts';
import { pathOf, SPIN_FRAMES } from '../../../demo/picture-set/views.ts';
import { importStock } from '../../../src/stock/import/import-stock.ts';
import { addressOf, get } from '../../http.ts';
import { eventually } from '../../settled.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { countVisits, DESKTOP, PHONE, type VisitorOptions, visitor, waitForHydration } from '../browser/browser.ts';
import { handOn } from '../browser/hand.ts';
import { withDatabase } from '../stock-vehicle.ts';

const LIST = '/search/used-cars?query=spin360';
const DESIGN = 'hatch-1';
let path = '';

/** A vehicle with every view: pictures, 36 frames around it, its interior, and hotspots on both. */
beforeAll(async () => {
  const { designs, cabins } = demoPictures();
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
    images: ['front-left', 'side', 'rear-left', 'front', 'rear'].map((view) => `/media/${DESIGN}/white/${view}.avif`),
    spin_images: Array.from({ length: SPIN_FRAMES }, (_, frame) => `/media/${pathOf.spin(DESIGN, frame)}`),
    spin_interior_image: `/media/${pathOf.panorama('family')}`,
    hotspots: { exterior: designs[DESIGN]?.hotspots, interior: cabins.family?.hotspots },
  };
  const source = Readable.from([`${JSON.stringify(vehicle)}\n`]);
  const feed = { site: 'harbour', format: 'ndjson', feed: 'spins', source, partial: true, now: new Date() };
  await withDatabase((database) => importStock(database, feed));
  await eventually('the vehicle', async () => {
    path = /href="(\/cars\/[^"]+-spin360)"/.exec((await get('harbour.localhost', LIST)).body)?.[1] ?? '';
    return path !== '';
  });
});

interface Wishes extends VisitorOptions {
  viewport?: typeof DESKTOP;
  /** Addresses that fail to load. */
  missing?: RegExp;
  /** Runs before the page is requested. */
  before?: (page: Page) => Promise<unknown>;
}

async function openViewer({ viewport = DESKTOP, missing, before, ...options }: Wishes = {}) {
  const visit = await visitor(viewport, options);
  const { page } = visit;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  if (missing) await page.route(missing, (route) => route.abort());
  await before?.(page);
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  return { ...visit, asked: requested };
}

const slider = (page: Page) => page.getByRole('slider', { name: '360 view of 2021 Toyota Corolla' });
const angle = (page: Page) => slider(page).getAttribute('aria-valuetext');
const turnsTo = (page: Page, degrees: number) => expect.poll(() => angle(page)).toBe(`Angle ${degrees} degrees`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isFocused = (element: Element) => element === document.activeElement;
/** All frames are loaded. */
const whole = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.stage-controls') && !document.querySelector('.stage-progress'));
/** Lets the browser draw some frames, after which animations have moved. */
const framesPass = (page: Page, count = 30) =>
  page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
  }, count);
const spinFrames = (requested: string[]) =>
  new Set(requested.filter((address) => /\/spin\/\d\d\.avif/.test(address))).size;

type Watching = typeof window & { shifts: number[] };
/** Records layout shifts from the start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const expectNothingMoved = async (page: Page) => {
  const shifted = await page.evaluate(() => (window as Watching).shifts);
  expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
};

const expectViewerAccessible = (page: Page) => expectPartAccessible(page, '.viewer');

/** Drags the view sideways by some pixels, and releases it in motion. */
async function drag(page: Page, byPx: number) {
  const box = await slider(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 400, (box?.y ?? 0) + 120];
  const at = (part: number) => ({ x: x + byPx * part, y });
  await (await handOn(page)).drag([at(0), at(0.25), at(0.5), at(0.75), at(1)]);
}

test('[D4] a spin turns a frame for every 20 px, by buttons and keys; a view is fetched when asked for', async () => {
  const { page, complaints, asked: requested } = await openViewer({ firstVisit: true, before: watchShifts });
  await whole(page);
  // With reduced motion it stands still, until requested.
  await framesPass(page);
  // The frames go around from the nose; the page opens with the front corner.
  expect(await page.locator('.stage-frame img').first().getAttribute('src')).toContain(`${DESIGN}/spin/04.avif`);
  expect(await angle(page)).toBe('Angle 0 degrees');
  await expectNothingMoved(page);
  expect(requested.filter((address) => /panorama|viewer-interior/.test(address))).toEqual([]);
  expect(spinFrames(requested)).toBe(SPIN_FRAMES);

  await drag(page, -100);
  await turnsTo(page, 50);
  await drag(page, 200);
  await turnsTo(page, 310);
  await press(page, 'Turn right');
  await turnsTo(page, 340);
  await press(page, 'Turn left');
  await press(page, 'Turn left');
  await turnsTo(page, 280);
  await expect.poll(() => page.locator('.stage [aria-live]').textContent()).toBe('Angle 280 degrees');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await turnsTo(page, 290);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await turnsTo(page, 270);
  await press(page, 'Turn left');
  await page.keyboard.press('ArrowRight');
  await turnsTo(page, 250);
  await press(page, 'Spin');
  await page.keyboard.press('ArrowLeft');
  await turnsTo(page, 240);

  const pressed = () =>
    page.locator('.viewer-switch button').evaluateAll((buttons) => buttons.map((button) => button.ariaPressed));
  expect(await pressed()).toEqual(['true', 'false', 'false']);
  await press(page, 'Images');
  await expect.poll(pressed).toEqual(['false', 'true', 'false']);
  expect(await page.locator('.gallery').isVisible()).toBe(true);
  expect(await slider(page).isVisible()).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.gallery .count-now').textContent()).toBe('2 / 5');
  await press(page, 'Spin');
  await expect.poll(pressed).toEqual(['true', 'false', 'false']);
  expect(await page.locator('.gallery').isVisible()).toBe(false);
  expect(await slider(page).isVisible()).toBe(true);
  await turnsTo(page, 240);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await turnsTo(page, 0);
  await press(page, 'Turn automatically');
  await expect.poll(() => angle(page)).not.toBe('Angle 0 degrees');
  expect(complaints).toEqual([]);
});

test('[D4] hotspots are found by name and shut by Escape; full screen has the same view and leads back', async () => {
  const { page } = await openViewer();
  await whole(page);
  const text = page.locator('.point-text');
  const near = await page.locator('.point').count();
  await press(page, 'Points of interest');
  const list = page.locator('.point-list li');
  await expect.poll(() => list.count()).toBeGreaterThan(near);
  const names = await list.allTextContents();
  const shown = await page
    .locator('.point')
    .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label')));
  const hidden = names.find((name) => !shown.includes(name)) ?? '';
  await expectViewerAccessible(page);
  await page.locator('.point-list').getByRole('button', { name: hidden }).click();
  const point = page.locator('.point[aria-expanded="true"]');
  await expect.poll(() => point.getAttribute('aria-label')).toBe(hidden);
  expect(await angle(page)).not.toBe('Angle 0 degrees');
  await expect.poll(() => point.evaluate(isFocused)).toBe(true);
  expect(await text.textContent()).toBe(hidden);
  await expectViewerAccessible(page);
  const before = await point.boundingBox();
  await page.keyboard.press('Escape');
  await expect.poll(() => text.count()).toBe(0);
  await page.locator('.point').first().click();
  await expect.poll(() => text.count()).toBe(1);
  await page.locator('h1').click();
  await expect.poll(() => text.count()).toBe(0);
  await drag(page, -20);
  const same = page.locator(`.point[aria-label="${hidden}"]`);
  await expect.poll(async () => (await same.boundingBox())?.x).not.toBe(before?.x);

  const hash = () => page.evaluate(() => location.hash);
  const full = page.getByRole('dialog', { name: '360 view of 2021 Toyota Corolla' });
  const opener = page.getByRole('button', { name: 'Full screen', exact: true });
  await slider(page).focus();
  await page.keyboard.press('Home');
  await press(page, 'Turn right');
  await turnsTo(page, 30);
  await opener.click();
  await expect.poll(() => full.getByRole('slider').getAttribute('aria-valuetext')).toBe('Angle 30 degrees');
  await full.getByRole('button', { name: 'Turn right' }).click();
  await full.getByRole('button', { name: 'Close full screen' }).click();
  await expect.poll(() => full.count()).toBe(0);
  await turnsTo(page, 60);
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
  await expect.poll(hash).toBe('');
  await opener.click();
  await full.waitFor();
  await expect.poll(hash).toBe('#full-screen');
  await page.keyboard.press('Escape');
  await expect.poll(() => full.count()).toBe(0);
  await expect.poll(hash).toBe('');
  await opener.click();
  await full.waitFor();
  await expect.poll(hash).toBe('#full-screen');
  await page.goBack();
  await expect.poll(() => full.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(hash).toBe('');
});

test('[D4] it turns by itself until it is paused, goes on when asked, and stands where it is let go', async () => {
  const { page } = await openViewer({ motion: true });
  const resting = page.getByRole('button', { name: 'Turn automatically' });
  await expect.poll(() => angle(page)).not.toBe('Angle 0 degrees');
  await press(page, 'Stop turning');
  await resting.waitFor();
  const stopped = await angle(page);
  await framesPass(page);
  expect(await angle(page)).toBe(stopped);
  await press(page, 'Turn automatically');
  await expect.poll(() => angle(page)).not.toBe(stopped);
  await drag(page, -100);
  await resting.waitFor();
  const degrees = async () => Number(await slider(page).getAttribute('aria-valuenow'));
  await framesPass(page, 2);
  const held = await degrees();
  await drag(page, -100);
  await turnsTo(page, (held + 50) % 360);
  await framesPass(page);
  expect(await degrees()).toBe((held + 50) % 360);
});

test('[D4] who saves data is asked first: nothing of the view is fetched before', async () => {
  const { page, asked: requested } = await openViewer({
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
      }),
  });
  const ask = page.getByRole('button', { name: 'Load the 360° view' });
  await ask.waitFor();
  await page.waitForLoadState('networkidle');
  expect(spinFrames(requested)).toBe(1);
  await ask.click();
  await whole(page);
  expect(spinFrames(requested)).toBe(SPIN_FRAMES);
});

test('[D2] [D4] without JavaScript there are the pictures, thumbnails that lead to them, and no switch', async () => {
  const { page } = await visitor(PHONE, { javaScript: false });
  await page.goto(addressOf('harbour', path));
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await page.locator('.gallery-strip').isVisible()).toBe(true);
  expect(await top('.gallery-t')).toBeGreaterThan(await top('.gallery-main'));
  expect(await page.locator('.viewer-switch').isVisible()).toBe(false);
  expect(await page.locator('.stage').filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize(DESKTOP);
  await expect.poll(async () => (await top('.gallery-t')) - (await top('.gallery-main'))).toBe(0);
  expect(await page.locator('.gallery button').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.gallery .count').innerText()).toBe('5 pictures');
  const strip = page.locator('.gallery-strip');
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth)).toBe(true);
  await page.getByRole('link', { name: 'Picture 4 of 5' }).click();
  await expect
    .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth + 1))
    .toBeCloseTo(4, 2);
});

test('[D4] [S8] without its frames the first picture stays, page and console say so, images still work', async () => {
  const { page, complaints } = await openViewer({ missing: /\/spin\/\d\d\.avif/ });
  const picture = page.locator('.stage-frame img');
  await expect.poll(() => picture.getAttribute('src')).toContain('/white/front-left.avif');
  await expect.poll(() => complaints.join('\n')).toContain('A frame of the 360 view could not be loaded');
  await expect.poll(() => page.locator('.stage-controls').count()).toBe(0);
  await expect.poll(() => page.locator('.stage-note').textContent()).toMatch('couldn’t be loaded');
  await expectViewerAccessible(page);
  await press(page, 'Images');
  await page.locator('.gallery-strip img').first().waitFor();
  await expectViewerAccessible(page);
});

test('[D4] on a phone a swipe across turns it, one down scrolls; without WebGL the inside is flat', async () => {
  const { page } = await openViewer({
    viewport: PHONE,
    firstVisit: true,
    before: async (page) => {
      await watchShifts(page);
      await page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
          return kind === '2d' ? original.call(this, kind) : null;
        } as HTMLCanvasElement['getContext'];
      });
    },
  });
  await whole(page);
  await framesPass(page);
  await expectNothingMoved(page);
  await expectViewerAccessible(page);
  const box = await slider(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 130, (box?.y ?? 0) + 250];
  const hand = await handOn(page);
  await hand.touch([[0, -30, -60, -80, -100].map((dx) => [{ x: x + dx, y }])]);
  await turnsTo(page, 50);
  await hand.touch([[0, -10, -30, -60, -100, -150, -200].map((dy) => [{ x, y: y + dy }])]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await angle(page)).toBe('Angle 50 degrees');

  await press(page, 'Interior');
  const flat = page.getByRole('region', { name: 'Interior of 2021 Toyota Corolla' });
  await expect.poll(() => flat.evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(true);
  await expect.poll(() => page.locator('.stage-drawn').count()).toBe(0);
  expect(await flat.isVisible()).toBe(true);
  await expectViewerAccessible(page);
});

/** The browser of the other journeys draws without a graphics card; this one emulates one in software. */
async function pageWithGraphics(): Promise<Page> {
  const args = ['--headless=new', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
  page.setDefaultTimeout(inject('hungSeconds') * 500);
  countVisits(page.context());
  await page.goto(addressOf('harbour', path));
  await waitForHydration(page);
  return page;
}

test('[D4] the inside is looked around in by hand, buttons and keys; without graphics it is flat', async () => {
  const page = await pageWithGraphics();
  await press(page, 'Interior');
  const window = page.getByRole('application', { name: /^Interior of 2021 Toyota Corolla/ });
  const screen = page.locator('.point[aria-label^="Touch screen"]');
  await screen.waitFor();
  const place = async () => Math.round((await screen.boundingBox())?.x ?? -1);
  const middle = await place();
  await press(page, 'Look right');
  await expect.poll(place).toBeLessThan(middle);
  await press(page, 'Look left');
  await expect.poll(place).toBe(middle);
  await window.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBeGreaterThan(middle);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(middle);
  const box = (await window.boundingBox())!;
  const hand = await handOn(page);
  await hand.drag([
    { x: box.x + 300, y: box.y + 200 },
    { x: box.x + 250, y: box.y + 200 },
    { x: box.x + 200, y: box.y + 200 },
  ]);
  await expect.poll(place).toBeLessThan(middle);
  await framesPass(page, 2);
  const before = await place();
  const centre = box.x + box.width / 2;
  /** Two fingers around the middle, at one distance from it after the other. */
  const pinch = (...aparts: number[]) =>
    hand.touch([
      aparts.map((px) => [
        { x: centre - px, y: box.y + 200 },
        { x: centre + px, y: box.y + 200 },
      ]),
    ]);
  // Twice the zoom, about twice as far from the middle.
  await pinch(60, 90, 120);
  await expect.poll(async () => (centre - (await place())) / (centre - before)).toBeGreaterThan(1.7);
  await pinch(120, 90, 60);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await expectViewerAccessible(page);
  await press(page, 'Points of interest');
  await page.getByRole('button', { name: 'Second row for three, with room for child seats' }).click();
  await expect.poll(() => screen.count()).toBe(0);
  expect(await page.locator('.point-text').textContent()).toContain('Second row');
  await page
    .locator('.stage-drawn canvas')
    .evaluate((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect.poll(() => page.locator('.stage-drawn').count()).toBe(0);
  expect(await page.locator('.stage-flat').isVisible()).toBe(true);
});
