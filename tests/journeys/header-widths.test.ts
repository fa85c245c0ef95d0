import { test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, visitor } from './browser/browser.ts';
import { expectStandsOut } from './browser/stands-out.ts';

// `pages.test.ts` checks another look.
test('[A9] what stands out in the header, Sell My Car and Finance, does so from 1024 px on', async () => {
  const { page } = await visitor(DESKTOP);
  await page.goto(addressOf('ironbark', '/contact'));
  await expectStandsOut(page);
});
