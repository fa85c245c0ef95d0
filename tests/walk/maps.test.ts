import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { expectAccessible, expectColours } from '../journeys/browser/axe.ts';
import { PHONE, visitor } from '../journeys/browser/browser.ts';
import { LOOKS_ON_SITES } from '../journeys/page-kinds/demo-sites.ts';

/** The brightness of most of the map, from 0 to 1. */
async function brightnessOf(map: Locator): Promise<number> {
  const { dominant } = await sharp(await map.locator('canvas').screenshot()).stats();
  return (dominant.r + dominant.g + dominant.b) / 3 / 255;
}

test.each(LOOKS_ON_SITES)(
  '[H1] [H5] [A7] the drawn map of the look $look (on $site.slug) can be used and read, and follows the theme',
  async ({ site }) => {
    const { page, complaints } = await visitor(PHONE, { drawsMaps: true });
    await page.goto(addressOf(site.slug, '/dealer-locator'));
    const map = page.locator('.loc-canvas').first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.locator('.loc-marker').count()).toBeGreaterThan(0);
    await expect.poll(() => map.getByText(/^\d+\sk?m$/).isVisible()).toBe(true);
    await expect.poll(() => brightnessOf(map)).toBeGreaterThan(0.7);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightnessOf(map)).toBeLessThan(0.3);
    await expectColours(page);
    expect(complaints).toEqual([]);
  },
);
