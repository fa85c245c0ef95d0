import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

const SITE = 'bluegum';

async function turn(page: Page, email: string, phone: string) {
  await page.getByLabel('First Name').fill('Sam');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Mobile Number').fill(phone);
  await page.getByLabel('Postcode').fill('7009');
  await page.getByLabel('I agree to the conditions of this promotion.').check();
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
}

test.each([
  ['a phone without JavaScript', PHONE, false, '0412 000 001'],
  ['a desktop', DESKTOP, true, '0412 000 002'],
  ['a phone', PHONE, true, '0412 000 003'],
])(
  '[G10] on %s the wheel is turned once, and what it won is told in words, again on the next visit',
  async (_, size, javaScript, phone) => {
    const email = `spin-${phone.replace(/\D/g, '')}@example.com`;
    const { page, context, complaints } = await visitor(size, { javaScript });
    await page.goto(addressOf(SITE, '/spin-to-win'));
    if (javaScript) await hydrated(page);
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.getByText('Please fix the following errors:').waitFor();
    if (javaScript) await expectAccessible(page);
    await turn(page, email, phone);
    await page.waitForURL(/#result$/);
    const prize = await page.locator('.spin-prize').innerText();
    expect(prize).not.toBe('');
    if (javaScript) await expectAccessible(page);
    await page.goto(addressOf(SITE, '/spin-to-win'));
    expect(await page.locator('.spin-prize').innerText()).toBe(prize);
    expect(await page.getByRole('button', { name: 'Spin the wheel' }).count()).toBe(0);
    // What a browser says of a page that came back with errors is no complaint.
    expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
    await context.close();
    const again = await visitor(PHONE, { javaScript: false });
    await again.page.goto(addressOf(SITE, '/spin-to-win'));
    await turn(again.page, email, '0412 999 999');
    await again.page.getByText('You have had your turn').waitFor();
    await again.context.close();
  },
);

test('[G10] it is there only where the site switches it on', async () => {
  expect((await get('harbour.localhost', '/spin-to-win')).status).toBe(404);
});
