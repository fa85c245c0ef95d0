import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { visitor } from './browser/browser.ts';
import { expectStandsOut } from './browser/stands-out.ts';

test.each([
  ['meridian', 'harbour', '/contact'],
  ['corner', 'ironbark', '/contact'],
])(
  '[A9] what stands out in the header of the look %s (%s), Sell My Car and Finance, does so from 1024 px on beside all else',
  async (_look, site, path) => {
    const { page } = await visitor({ width: 1440, height: 600 });
    await page.goto(addressOf(site, path));
    expect(await page.locator('.head-link').allTextContents()).toEqual([
      expect.stringMatching(/^Sell My /),
      'Finance',
    ]);
    await expectStandsOut(page);
  },
);
