import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { waitForStyles } from '../browser/wait-for-styles.ts';
import { addToStock } from '../stock-vehicle.ts';

let path: string;
let sold: string;
beforeAll(async () => {
  const yard = { site: 'harbour', location: 'harbour-hyundai-cairns', hours: 'open' as const };
  path = await addToStock({ ...yard, stocknum: 'ACTS1' });
  sold = await addToStock({ ...yard, stocknum: 'ACTS2', more: { status: 'sold' } });
});

/** Opens a vehicle's page with motion allowed. */
async function open(to: string, viewport = DESKTOP) {
  const one = await visitor(viewport, { motion: true });
  await one.page.goto(addressOf('harbour', to));
  await waitForHydration(one.page);
  return one;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const isOpened = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.hasAttribute('data-opened'));

/** Marks the page when its sticky header or footer has shifted the layout, once the font has loaded. */
async function watchMoves(page: Page) {
  await waitForStyles(page);
  await page.evaluate(() => {
    type Shift = PerformanceEntry & {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const part = element?.closest('.vbar, .foot-bar');
          // Parts that were out of view report an empty rectangle: nobody has seen them move.
          if (part && previousRect.width > 0)
            document.body.dataset.moved = JSON.stringify([part.className, previousRect, currentRect]);
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

/**
 * Tabs through the page, to its end at most: there the browser has the focus, and begins at the top with the header
 * still open for a frame. Without motion the scroll position is final as soon as the focus has moved.
 */
async function expectFocusInSight(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hidden = [];
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    hidden.push(await page.evaluate(hiddenFocus));
  }
  expect(hidden.length).toBeGreaterThan(40);
  expect(hidden.filter((what) => what !== null)).toEqual([]);
}

/** A focused element wholly behind the sticky header or footer; null when it is visible. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('.vbar, .foot-bar, dialog')) return null;
  const { top, bottom, width } = focused.getBoundingClientRect();
  const over = document.querySelector('.vbar[data-opened]')?.getBoundingClientRect().bottom ?? 0;
  const under = document.querySelector('.dock')?.getBoundingClientRect();
  // Below the end of the page's main part the footer has scrolled away with it.
  const floor = under?.height && under.bottom >= window.innerHeight - 1 ? under.top : window.innerHeight;
  return width > 0 && (bottom <= over || top >= floor) ? focused.outerHTML.slice(0, 120) : null;
}

/** How many pixels of the page show between the header and the links to its sections. */
function barToLinks(): number {
  const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  return (box('.secnav')?.top ?? Number.NaN) - (box('.vbar')?.bottom ?? 0);
}

/**
 * Text and controls below the chat's initial icon (52 px at its right end): there must be none, since it is part of the
 * bar.
 */
function overChat(): string[] {
  const { top, right, bottom } = document.querySelector('.bubble')!.getBoundingClientRect();
  const bar = document.querySelector('.dock')!.getBoundingClientRect();
  const outside = top < bar.top || bottom > bar.bottom ? ['the page'] : [];
  const parts = [...document.querySelectorAll('.dock > *')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const covered = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < right && box.right > right - 52;
  });
  return [...outside, ...covered.map(({ textContent }) => textContent)];
}

/** How many controls with this text are visible in the window. */
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

async function expectOnceInWindow(page: Page, words: string) {
  const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  for (const top of [0, 300, 900, end / 2]) {
    await scrollTo(page, top);
    await expect.poll(() => inWindow(page, words)).toBe(1);
  }
}

/** Nothing overflows or is cut off at any width; from 960 px price and pictures are side by side. */
async function expectAllWidthsFit(page: Page) {
  for (const width of [360, 390, 768, 959, 960, 1_024, 1_600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        // The scroll position changes with the width of what is above it.
        await scrollTo(page, 1_000);
        return isOpened(page, '.foot-bar');
      })
      .toBe(true);
    const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const cut = await page
      .locator('.dock .btn:visible, .vbar .btn:visible')
      .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    const isBeside = await page.evaluate(() => {
      const [pictures, price] = ['.gallery, .viewer', '.price-box'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return price!.left >= pictures!.right;
    });
    expect([width, out, cut, isBeside]).toEqual([width, 0, 0, width >= 960]);
  }
}

/** At the page's end, where the foot no longer sticks, the chat lies over no text and no control. */
async function expectChatAside(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 1_000_000);
  await expect.poll(() => isOpened(page, '.foot-bar')).toBe(true);
  const covered = await page.evaluate(() => {
    const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(p, a, button, li)')]
      .filter((part) => part.checkVisibility() && !part.closest('.foot-bar'))
      .filter((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        return top < bubble.bottom && bottom > bubble.top && left < bubble.right && right > bubble.left;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(covered, 'what the chat lies over').toEqual([]);
}

test('[D5] [D6] the header comes after 500 px, moves nothing, hides nothing focused; every width fits', async () => {
  const { page, complaints } = await open(path);
  const box = page.locator('.buy-panel .price-box');
  expect(await box.getByRole('link', { name: 'Instant Message' }).isVisible()).toBe(true);
  expect(await box.getByText('Call Now').isVisible()).toBe(true);
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
  await expectFocusInSight(page);
  await expectChatAside(page);
  await expectAllWidthsFit(page);
  expect(complaints).toEqual([]);
});

test('[D5] a phone’s foot opens after 900 px, moves and hides nothing; the main button is there once', async () => {
  const { page } = await open(path, PHONE);
  await watchMoves(page);
  const call = page.locator('.dock .dock-next');
  const bubble = page.getByRole('button', { name: 'Message the yard' });
  const clip = () => bubble.evaluate((button) => getComputedStyle(button).clipPath);
  expect(await page.locator('.dock').isVisible()).toBe(true);
  expect(await page.evaluate(overChat), 'what the chat lies over').toEqual([]);
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
  await expectFocusInSight(page);
  await expectChatAside(page);
  await expectOnceInWindow(page, 'Reserve Car Now');
  // The links to the page's sections stick right below the header.
  await page.locator('#key').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const between = () => page.evaluate(barToLinks);
  await expect.poll(between).toBeLessThanOrEqual(0);
  await expect.poll(between).toBeGreaterThanOrEqual(-2);
  await scrollTo(page, 1_000);
  await call.waitFor({ state: 'visible' });
  await expectPartAccessible(page, '.vbar, .foot-bar');
  // With reduced motion they stand still.
  for (const part of ['.vbar', '.bubble', '.dock-next']) {
    const moving = page.locator(part).first();
    expect(await moving.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('none');
  }
});

test('[D5] [D7] a sold vehicle says so wherever one reads, leads on, and cannot be messaged about', async () => {
  const { page } = await open(sold, PHONE);
  expect(await page.getByRole('heading', { name: 'SOLD' }).isVisible()).toBe(true);
  expect(await page.getByText('Unfortunately this vehicle recently sold.').isVisible()).toBe(true);
  expect(await page.getByText('Instant Message').count()).toBe(0);
  expect(await page.locator('.bubble').count()).toBe(0);
  await expectOnceInWindow(page, 'Find Me Something Similar');
  await page.setViewportSize(DESKTOP);
  await scrollTo(page, 600);
  await page.locator('.vbar').waitFor({ state: 'visible' });
  expect(await page.locator('.vbar').textContent()).toMatch(/Kluger.*SOLD.*Find Me Something Similar/);
});
