import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { PHONE, visitor, waitForHydration } from '../journeys/browser/browser.ts';
import { LOOKS_ON_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { expectNothingLost } from '../journeys/page-kinds/fits.ts';
import { LIST, listedVehicles } from '../journeys/page-kinds/found-pages.ts';

/** Home, list, a vehicle, places, a form, an article, the menus, and a page that isn't there. */
const PATHS = ['/', LIST, '/dealer-locator', '/contact-us', '/about-us', '/menu', '/nothing-here'];

test.each(LOOKS_ON_SITES)(
  '[A7] in the look $look (on $site.slug) letters of twice the size fit a phone (WCAG 1.4.4)',
  async ({ site }) => {
    const { page, context } = await visitor(PHONE);
    const [vehicle = ''] = await listedVehicles(site);
    const faults: string[] = [];
    for (const path of [...PATHS, vehicle]) {
      await page.goto(addressOf(site.slug, path));
      await waitForHydration(page);
      // As browsers on phones do for those who ask for larger letters: nothing else grows.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNothingLost(page).catch(({ message }) => faults.push(`${path}: ${message}`));
    }
    await context.close();
    expect(faults, faults.join('\n')).toEqual([]);
  },
);
