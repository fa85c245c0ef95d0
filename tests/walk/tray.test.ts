import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../journeys/browser/browser.ts';
import { SITES_OF_LOOKS } from '../journeys/page-kinds/demo-sites.ts';
import { expectFocusSeen } from '../journeys/page-kinds/focus-seen.ts';
import { LIST, listedVehicles } from '../journeys/page-kinds/found-pages.ts';

const COMPARING = [...SITES_OF_LOOKS].flatMap(([look, sites]) => {
  const site = sites.find(({ settings }) => settings.card.compare === 'on');
  return site ? [{ look, site }] : [];
});

test.each(COMPARING)(
  'in the look $look the tray of vehicles to compare never lies over what has the focus',
  async ({ site }) => {
    const { page } = await visitor(PHONE);
    const open = async (path: string) => {
      await page.goto(addressOf(site.slug, path));
      await waitForHydration(page);
    };
    const [car = ''] = await listedVehicles(site);
    await open(car);
    await page.locator('main .compare-tick').filter({ visible: true }).first().click();
    for (const path of [LIST, '/', car]) {
      await open(path);
      await expect.poll(() => page.locator('.tray li').count()).toBeGreaterThan(0);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectFocusSeen(page);
      }
    }
  },
);
