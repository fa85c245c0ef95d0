import { beforeAll, expect, test } from 'vitest';
import { forgetVisitors } from '../../http/account/signed-in.ts';
import { addressOf } from '../../http.ts';
import { expectAccessible } from '../browser/axe.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';

beforeAll(forgetVisitors);

test('[F1] [F6] on a phone, by keyboard: number, code, the page that was wanted, the number filled in', async () => {
  const { page, complaints } = await visitor(PHONE);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.goto(addressOf('harbour', '/finance'));
  await page.getByRole('heading', { name: 'Sign in for finance', level: 1 }).waitFor();
  // The calculator comes first on this page, so the box is not focused by itself, which would scroll past it.
  await page.locator('#signin-phone').focus();
  await page.keyboard.type('0412 000 003');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code of 6 digits');
  await code.waitFor();
  // It counts from hydration on.
  await page.getByRole('button', { name: /Send a new code in \d+ s/ }).waitFor();
  await waitForHydration(page);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await expectAccessible(page);
  await expect.poll(focused).toBe('signin-code');
  await page.keyboard.type(await page.locator('.signin-note b').innerText());
  await Promise.all([page.waitForURL(addressOf('harbour', '/finance')), page.keyboard.press('Enter')]);
  await expect.poll(() => page.getByLabel('Mobile Number').inputValue()).toBe('0412 000 003');
  await page.getByRole('link', { name: 'My Garage' }).waitFor();
  expect(complaints).toEqual([]);
});
