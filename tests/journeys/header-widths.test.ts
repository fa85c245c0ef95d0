import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { visitor } from './browser/browser.ts';
import { expectStandsOut } from './browser/stands-out.ts';

test.each(['harbour', 'ironbark'])(
  '[A9] what stands out in the header of %s, Sell My Car and Finance, does so from 1024 px on beside all else',
  async (site) => {
    const { page } = await visitor({ width: 1440, height: 600 });
    await page.goto(addressOf(site, '/contact'));
    expect(await page.locator('.head-link').allTextContents()).toEqual([expect.stringMatching(/^Sell My /), 'Finance']);
    await expectStandsOut(page);
  },
);
