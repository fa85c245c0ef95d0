import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

/** The cards' pictures in sight: the width in the address that the browser chose, and the width that it is drawn in. */
const inSight = (page: Page) =>
  page.locator('.card-media > img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => ({
        had: image.complete && image.naturalWidth > 0,
        asked: Number(/\/img\/(\d+)x\d+\/q75\/media\//.exec(image.currentSrc)?.[1]),
        drawn: image.clientWidth,
      })),
  );

test.each([
  ['a phone', PHONE, true],
  ['a wide window', DESKTOP, true],
  ['a phone without JavaScript', PHONE, false],
] as const)(
  '[A8] on %s cards fetch pictures in about the width they are drawn in',
  async (_what, size, javaScript) => {
    const { page, complaints } = await visitor(size, { javaScript });
    await page.goto(addressOf('harbour', '/search/used-cars'));
    await expect.poll(async () => (await inSight(page)).every(({ had }) => had)).toBe(true);
    const pictures = (await inSight(page)).filter(({ asked }) => !Number.isNaN(asked));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { asked, drawn } of pictures) {
      expect(asked).toBeGreaterThanOrEqual(drawn);
      expect(asked).toBeLessThan(2.2 * drawn);
    }
    expect(complaints).toEqual([]);
  },
);

test('[A8] the picture of a card is had in the format that the browser takes, and may be kept for good once it is made', async () => {
  const { page } = await visitor(PHONE);
  await page.goto(addressOf('harbour', '/search/used-cars'));
  const src = await page.locator('.card-media > img[src*="/media/"]').first().getAttribute('src');
  const headersFor = (accept: string) =>
    page.evaluate(
      async ([address, taken]) => {
        const { headers } = await fetch(address, { headers: { accept: taken }, cache: 'no-store' });
        return Object.fromEntries(headers);
      },
      [src ?? '', accept] as const,
    );
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    await expect
      .poll(async () => (await headersFor(accept))['cache-control'])
      .toBe('public, max-age=31536000, immutable');
    expect(await headersFor(accept)).toMatchObject({ 'content-type': type, vary: 'Accept' });
  }
});
