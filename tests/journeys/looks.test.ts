import { afterAll, expect, test } from 'vitest';
import { addressOf, closeBrowser, expectAccessible, firstVehicle, hydrated, visitor } from './browser.ts';

afterAll(closeBrowser);

const LIST = '/search/used-cars';

/** A site of each look that is not the first one's, which the other journeys walk on. */
const SITES: [look: string, site: string][] = [
  ['atelier', 'harbour-prestige'],
  ['corner', 'bluegum'],
];

test.each(SITES)(
  '[A7] home, list, vehicle and a form of the look %s (on %s) are accessible on a desktop, fit the window and complain of nothing',
  async (look, site) => {
    const { page, context, complaints } = await visitor();
    for (const path of ['/', LIST, await firstVehicle(LIST, site), '/finance']) {
      await page.goto(addressOf(site, path));
      await hydrated(page);
      expect(await page.locator('html').getAttribute('data-template')).toBe(look);
      await expectAccessible(page);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(SITES)(
  '[A7] menus of the look %s (on %s) open without scripts, and filters narrow its list',
  async (_look, site) => {
    const { page, context } = await visitor(undefined, { javaScript: false });
    await page.goto(addressOf(site, LIST));
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary').first();
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const before = await entries.count();
    await menu.click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    const all = await page.getByRole('article').count();
    await page.locator('#filters input[name=transmission]').first().check();
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL(/transmission=/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(all);
    await context.close();
  },
);
