import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, pageOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { handOn, type Place } from '../browser/hand.ts';
import { openWithoutScripts } from '../browser/held-scripts.ts';
import { addToStock } from '../stock-vehicle.ts';

const SITE = 'harbour';
const LIST = '/search/used-cars?query=lookthrough';
const VIEWS = ['front-left', 'side', 'rear-left', 'wheel', 'dash', 'cargo'];
/** Their descriptions on the page. */
const FRONT = 'front left three-quarter';
const LOOKED_AT = [FRONT, 'side', 'rear left three-quarter', 'wheel', 'dashboard'];
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';

/** Two cars with six photos each, without files: each test serves them. */
beforeAll(async () => {
  for (const [n, colour] of ['White', 'Blue'].entries())
    await addToStock({
      site: SITE,
      location: 'harbour-toyota-cairns',
      hours: 'open',
      stocknum: `LOOKED${n + 1}`,
      more: {
        make: 'Mazda',
        model: 'CX-9',
        badge: 'Lookthrough',
        colour,
        images: VIEWS.map((view) => ({ image: { url: `/photos/${colour}/${view}.svg` } })),
      },
    });
});

/** Serves photos, and returns those that were requested. */
async function answerPhotos(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/photos/*/*', (route) => {
    requested.push(/(\w+\/[\w-]+)\.svg/.exec(route.request().url())?.[1] as string);
    return route.fulfill({ contentType: 'image/svg+xml', body: SQUARE });
  });
  return requested;
}

const cardOf = (page: Page, colour: string) =>
  page.locator('article', { has: page.locator(`img[alt^="${colour} 2021 Mazda"]`) });

/** The description of the topmost picture. */
const seenOn = (card: Locator) =>
  card.locator('.card-media').evaluate((frame) => {
    const top = frame.querySelector('.pics img.is-on') ?? frame.querySelector(':scope > img');
    return top?.getAttribute('alt')?.replace(/^\w+ 2021 Mazda CX-9[^,]*, /, '');
  });

/** Waits until the further pictures are loaded and listen, which is after the frame in which they appeared. */
async function ready(card: Locator) {
  await card.locator('.pics').waitFor({ state: 'attached' });
  await card.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

const placeIn = async (card: Locator, share: number): Promise<Place> => {
  const box = (await card.locator('.card-media').boundingBox())!;
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
};

test('without JavaScript a card is its first photo and its link', async () => {
  const page = await pageOf(SITE, LIST);
  const frames = [...page.querySelectorAll('article .card-media')];
  expect(frames).toHaveLength(2);
  for (const frame of frames) {
    const pictures = [...frame.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/photos\/\w+\/front-left\.svg/),
    ]);
    expect(frame.closest('article')!.querySelector('.card-t a')!.getAttribute('href')).toMatch(/^\/cars\//);
  }
});

test('arrow keys and the mouse’s position show the first five photos, which are fetched only then', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const requested = await answerPhotos(page);
  await page.goto(addressOf(SITE, LIST));
  await waitForHydration(page);
  const [white, blue] = [cardOf(page, 'White'), cardOf(page, 'Blue')];
  await expect.poll(() => requested.toSorted()).toEqual(['Blue/front-left', 'White/front-left']);

  const link = white.locator('.card-t a');
  await link.focus();
  await ready(white);
  await link.press('ArrowRight');
  await expect.poll(() => seenOn(white)).toBe('side');
  await expect
    .poll(() => white.locator('.pics [aria-live]').textContent())
    .toBe('Picture 2 of 5: White 2021 Mazda CX-9, side');
  await expectPartAccessible(page, 'article:has(.is-turned)');
  await link.press('ArrowLeft');
  await link.press('ArrowLeft');
  await expect.poll(() => seenOn(white)).toBe(FRONT);
  await link.press('Tab');
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(false);
  expect(requested.filter((photo) => photo.startsWith('Blue'))).toEqual(['Blue/front-left']);

  const pointAt = async (share: number) => {
    const { x, y } = await placeIn(blue, share);
    await page.mouse.move(x, y);
  };
  await pointAt(0.05);
  await ready(blue);
  expect(await blue.locator('.pics-bars i').count()).toBe(5);
  await pointAt(0.3);
  await expect.poll(() => seenOn(blue)).toBe('side');
  await pointAt(0.95);
  await expect.poll(() => seenOn(blue)).toBe('dashboard');
  await page.mouse.move(2, 2);
  await expect.poll(() => seenOn(blue)).toBe(FRONT);
  expect(requested.filter((photo) => photo.endsWith('cargo'))).toEqual([]);
  await blue.locator('.card-media').click({ position: { x: 20, y: 100 }, force: true });
  await page.waitForURL(/\/cars\//);
  expect(complaints).toEqual([]);
});

test('a finger turns one photo a stroke and opens nothing; a tap opens the car', async () => {
  const { page } = await visitor(PHONE);
  await answerPhotos(page);
  await page.goto(addressOf(SITE, LIST));
  await waitForHydration(page);
  const card = cardOf(page, 'White');
  await card.scrollIntoViewIfNeeded();
  const hand = await handOn(page);
  const stroke = async () => {
    const { x, y } = await placeIn(card, 0.9);
    await hand.touch([[0, 15, 30, 45, 60, 75].map((way) => [{ x: x - way, y }])]);
  };
  // The first touch loads the code that turns them.
  await stroke();
  await ready(card);
  const turnedTo = await card
    .locator('.pics-bars i')
    .evaluateAll((bars) => bars.findIndex((bar) => bar.matches('.is-on')));
  expect(turnedTo).toBeOneOf([0, 1]);
  for (const view of LOOKED_AT.slice(turnedTo + 1, 4)) {
    await stroke();
    await expect.poll(() => seenOn(card)).toBe(view);
  }
  expect(page.url()).toBe(addressOf(SITE, LIST));
  const { x, y } = await placeIn(card, 0.1);
  // A tap right after a stroke only ends the stroke, as everywhere on a touch screen.
  await expect
    .poll(
      async () => {
        if (!page.url().includes('/cars/')) await page.touchscreen.tap(x, y);
        return page.url();
      },
      { interval: 600 },
    )
    .toContain('/cars/');
});

const inSight = (page: Page) => page.locator('#newest ~ .pager-b .pager-n').textContent();

/** Swipes the row of the newest cars and back, and returns how far it moved. */
const sweep = (page: Page) =>
  page.locator('.strip.cards').evaluate((strip) => {
    strip.scrollTo({ left: 500, behavior: 'instant' });
    const { scrollLeft } = strip;
    strip.scrollTo({ left: 0, behavior: 'instant' });
    return scrollLeft;
  });

test('[B15] the newest cars are swiped before scripts load; buttons move a page, arrow keys one', async () => {
  const { page, complaints } = await visitor(PHONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const come = await openWithoutScripts(page, addressOf(SITE));
  await page.locator('.strip.cards article').nth(1).waitFor();
  // To the second card: those after it come with the scripts.
  await expect.poll(() => sweep(page)).toBeGreaterThan(200);
  expect(await width()).toBe(PHONE.width);
  come();
  await waitForHydration(page);
  await page.locator('.strip.cards').scrollIntoViewIfNeeded();
  await expect.poll(() => sweep(page)).toBeGreaterThan(250);
  expect(await width()).toBe(PHONE.width);

  await page.setViewportSize(DESKTOP);
  const pager = page.locator('#newest ~ .pager-b');
  const at = (text: string) => expect.poll(() => inSight(page)).toBe(text);
  await at('1 to 4 of 8');
  await expect.poll(() => pager.getByRole('button').first().getAttribute('aria-disabled')).toBe('true');
  await pager.getByRole('button', { name: 'More cars' }).click();
  await at('5 to 8 of 8');
  await pager.getByRole('button', { name: 'Previous cars' }).click();
  await at('1 to 4 of 8');
  await page.locator('.strip.cards').focus();
  await page.keyboard.press('ArrowRight');
  await at('2 to 5 of 8');
  await expectPartAccessible(page, '.section:has(#newest)');
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
});
