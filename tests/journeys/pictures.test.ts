import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, get } from '../http.ts';
import { DESKTOP, PHONE, visitor } from './browser/browser.ts';

const CARDS = '.card-media > img';

/** The visible cards' pictures: the width in the chosen address, and the drawn width. */
const inSight = (page: Page) =>
  page.locator(CARDS).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => ({
        had: image.complete && image.naturalWidth > 0,
        asked: Number(/\/img\/(\d+)p\//.exec(image.currentSrc)?.[1]),
        drawn: image.clientWidth,
      })),
  );

/** How many visible pictures have not loaded, or have the wrong width; undefined while there are none. */
async function countUnfit(page: Page): Promise<number | undefined> {
  const pictures = await inSight(page);
  const isMade = ({ asked: count }: { asked: number }) => !Number.isNaN(count);
  if (!pictures.some(isMade)) return undefined;
  const isFit = (count: number, drawn: number) => count >= drawn && count < 2.2 * drawn;
  return pictures.filter((one) => !one.had || (isMade(one) && !isFit(one.asked, one.drawn))).length;
}

test('[A8] cards fetch pictures in about the width they are drawn in, on a phone and in a wide window', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/search/used-cars'));
  await expect.poll(() => countUnfit(page)).toBe(0);
  const { body } = await get('harbour.localhost', '/search/used-cars');
  // The cards further down come once the page's scripts run, a row after the other.
  await expect.poll(() => page.locator('.cards > noscript').count()).toBe(0);
  const [inPage, sent] = await page.evaluate(
    ([cards, html]) => {
      const offered = (from: Document) =>
        [...from.querySelectorAll(cards)].map((image) =>
          ['src', 'srcset', 'sizes'].map((name) => image.getAttribute(name)),
        );
      return [offered(document), offered(new DOMParser().parseFromString(html, 'text/html'))] as const;
    },
    [CARDS, body] as const,
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(inPage).toEqual(sent);
  // Loaded pictures stay when the window becomes wide; the next page's are chosen for it.
  await page.setViewportSize(DESKTOP);
  await page.locator('a[href*="page=2"]').last().click();
  const isAnother = (src: string | null) => src !== inPage[0]?.[0];
  await expect.poll(async () => isAnother(await page.locator(CARDS).first().getAttribute('src'))).toBe(true);
  await expect.poll(() => countUnfit(page)).toBe(0);
  expect(complaints).toEqual([]);
});
