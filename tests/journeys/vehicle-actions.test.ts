import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { putInYard } from './yard.ts';

let path: string;
let sold: string;
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  path = await putInYard({ ...yard, stocknum: 'ACTS1' });
  sold = await putInYard({ ...yard, stocknum: 'ACTS2', more: { status: 'sold' } });
});
afterAll(closeBrowser);

async function open(to: string, viewport = DESKTOP, javaScript = true) {
  const one = await visitor(viewport, { javaScript });
  await one.page.goto(addressOf('harbour', to));
  if (javaScript) await hydrated(one.page);
  return one;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const isOpened = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.hasAttribute('data-opened'));

/** Marks the page when the header or the foot of the window has moved what is there, once the typeface has come. */
async function watchMoves(page: Page) {
  await expect.poll(() => page.locator('link[rel="late-stylesheet"]').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const part = element?.closest('.vbar, .foot-bar');
          if (part) document.body.dataset.moved = part.className;
        }
    }).observe({ type: 'layout-shift' });
  });
}

async function expectNothingMoves(page: Page) {
  for (const top of [501, 901, 1_500, 600, 0]) {
    await scrollTo(page, top);
    await expect.poll(() => isOpened(page, '.vbar')).toBe(top > 500);
    await expect.poll(() => isOpened(page, '.foot-bar')).toBe(top > 900);
  }
  expect(await page.locator('body').getAttribute('data-moved')).toBeNull();
}

describe('[D5] with reading on', () => {
  test('the header with title, price and the main action comes after 500 px, goes again, and moves nothing', async () => {
    const { page, context, complaints } = await open(path);
    await watchMoves(page);
    const header = page.locator('.vbar');
    expect(await header.isVisible()).toBe(false);
    await scrollTo(page, 500);
    await scrollTo(page, 501);
    await header.waitFor({ state: 'visible' });
    expect(await header.textContent()).toMatch(/2021 Toyota Kluger Grande\s*\$54,990.*Reserve Car Now/);
    await scrollTo(page, 500);
    await header.waitFor({ state: 'hidden' });
    await expectNothingMoves(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the bar at a phone’s foot and the bubble open after 900 px, and move nothing', async () => {
    const { page, context } = await open(path, PHONE);
    await watchMoves(page);
    const call = page.locator('.dock .dock-next');
    const bubble = page.getByRole('button', { name: 'Message the yard' });
    const clip = () => bubble.evaluate((button) => getComputedStyle(button).clipPath);
    expect(await page.locator('.dock').isVisible()).toBe(true);
    const shut = await clip();
    await scrollTo(page, 900);
    expect(await call.isVisible()).toBe(false);
    await scrollTo(page, 901);
    await call.waitFor({ state: 'visible' });
    await expect.poll(clip).not.toBe(shut);
    await scrollTo(page, 0);
    await call.waitFor({ state: 'hidden' });
    await expect.poll(clip).toBe(shut);
    await expectNothingMoves(page);
    await context.close();
  });

  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('what is focused by keys is never hidden behind them, on %s', async (_, viewport) => {
    const { page, context } = await open(path, viewport);
    // Without motion the window is where it will be as soon as the focus has moved.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hidden = [];
    for (let step = 0; step < 90; step++) {
      await page.keyboard.press('Tab');
      hidden.push(await page.evaluate(hiddenFocus));
    }
    expect(hidden.filter((what) => what !== null)).toEqual([]);
    await context.close();
  });

  test('all of it is found by axe to be good, and stands still where motion is not wanted', async () => {
    const { page, context } = await open(path, PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 1_000);
    await page.locator('.dock .dock-next').waitFor({ state: 'visible' });
    await expectAccessible(page);
    for (const part of ['.vbar', '.bubble', '.dock-next'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).transitionProperty),
      ).toBe('none');
    await context.close();
  });
});

/** What has the focus and lies wholly behind the header or the foot of the window; null when that can be seen. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('.vbar, .foot-bar, dialog')) return null;
  const { top, bottom, width } = focused.getBoundingClientRect();
  const over = document.querySelector('.vbar[data-opened]')?.getBoundingClientRect().bottom ?? 0;
  const under = document.querySelector('.dock')?.getBoundingClientRect();
  // Below the end of the page's own part the foot has gone with it.
  const floor = under?.height && under.bottom >= window.innerHeight - 1 ? under.top : window.innerHeight;
  return width > 0 && (bottom <= over || top >= floor) ? focused.outerHTML.slice(0, 120) : null;
}

/** How many things to press with these words can be seen in the window as it stands. */
const inWindow = (page: Page, words: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('main a, main button')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (
          one.textContent.includes(wanted) &&
          one.checkVisibility({ visibilityProperty: true }) &&
          bottom > 0 &&
          top < innerHeight
        );
      }).length,
    words,
  );

test.each([
  ['that can be had', () => path, 'Reserve Car Now'],
  ['that is sold', () => sold, 'Find Me Something Similar'],
])(
  '[D5] the page of a vehicle %s shows its main button once in a phone’s window, wherever one reads',
  async (_, to, label) => {
    const { page, context } = await open(to(), PHONE);
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (const top of [0, 300, 900, end / 2]) {
      await scrollTo(page, top);
      await expect.poll(() => inWindow(page, label)).toBe(1);
    }
    await context.close();
  },
);

test('[D6] actions that would lead nowhere are not there, and those that are lead somewhere', async () => {
  const { page, context } = await open(path);
  const box = page.locator('.buy .box');
  for (const name of ['Reserve Car Now', 'Test Drive', 'Trade-in', 'Get Finance Quote', 'Enquire Now']) {
    const link = box.getByRole('link', { name });
    for (const href of await link.evaluateAll((links) => links.map((one) => one.getAttribute('href')))) {
      const path = (href ?? '').split('#')[0] as string;
      const { status, headers } = await get('harbour.localhost', path);
      // What the site shows to its visitors only leads to where they sign in, and on from there.
      const there = status === 302 ? await get('harbour.localhost', String(headers.location)) : { status };
      expect([name, there.status]).toEqual([name, 200]);
    }
  }
  expect(await box.getByRole('link', { name: 'Instant Message' }).isVisible()).toBe(true);
  expect(await box.getByText('Call Now').isVisible()).toBe(true);
  await context.close();
});

test('[D7] a sold vehicle says so above and below while one reads, and cannot be messaged about', async () => {
  const { page, context } = await open(sold);
  expect(await page.getByRole('heading', { name: 'SOLD' }).isVisible()).toBe(true);
  expect(await page.getByText('Instant Message').count()).toBe(0);
  expect(await page.locator('.bubble').count()).toBe(0);
  await scrollTo(page, 600);
  await page.locator('.vbar').waitFor({ state: 'visible' });
  expect(await page.locator('.vbar').textContent()).toMatch(/Kluger.*SOLD.*Find Me Something Similar/);
  await context.close();
});

test('[D6] without JavaScript everything can still be done from the foot of a phone', async () => {
  const { page, context } = await open(path, PHONE, false);
  const dock = page.locator('.dock');
  expect(await dock.getByText('Reserve Car Now').isVisible()).toBe(true);
  expect(await dock.getByText('Instant Message').isVisible()).toBe(true);
  expect(await page.locator('.bubble').isVisible()).toBe(false);
  expect(await page.locator('.vbar').isVisible()).toBe(false);
  await dock.getByRole('link', { name: 'Instant Message' }).click();
  await page.waitForURL(/\/chat\?car=/);
  await context.close();
});

test('[D5] nothing hangs out of the window, however wide it is, and from 960 px price and pictures stand side by side', async () => {
  const { page, context } = await open(path, { width: 360, height: 800 });
  for (const width of [360, 390, 768, 959, 960, 1_024, 1_600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        // Where the window is moves with what has become narrower or wider above it.
        await scrollTo(page, 1_000);
        return isOpened(page, '.foot-bar');
      })
      .toBe(true);
    const out = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const cut = await page
      .locator('.dock .btn:visible, .vbar .btn:visible')
      .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    const isBeside = await page.evaluate(() => {
      const [pictures, price] = ['.gal, .viewer', '.buy'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return price!.left >= pictures!.right;
    });
    expect([width, out, cut, isBeside]).toEqual([width, 0, 0, width >= 960]);
  }
  await context.close();
});
