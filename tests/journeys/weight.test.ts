import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectDarkOnWhite } from './dark-on-white.ts';
import { expectLight } from './expect-light.ts';
import { PAGES } from './weighed-pages.ts';

/** The heaviest look of home and search, and the vehicle of each; tests/walk weighs all. */
const HEAVIEST = PAGES.filter(({ look, name }) => look === 'meridian' || name === 'vehicle');

test.each(HEAVIEST)(
  'a first visit ($name, $look) fetches no more than its kind may before any input; nothing moves; it prints well',
  async (weighed) => {
    const page = await expectLight(weighed);
    if (weighed.name === 'vehicle') await expectPrintable(page);
  },
);

/** A4 between usual margins, in CSS pixels. */
const PAPER = { width: 718, height: 1045 };

/**
 * A vehicle is printed with its number, dark on white, and without what can only be pressed; its picture stays on the
 * paper.
 */
async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectDarkOnWhite(page);
  const pressed = page.locator(':is(.btn, .action-row > *):visible');
  expect(await pressed.allTextContents()).toEqual([]);
  expect(await page.locator('main').innerText()).toMatch(/\b\d{2} \d{4} \d{4}\b/);
  const { x = -1, width = 0 } = (await page.locator('.pictures').first().boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PAPER.width);
}
