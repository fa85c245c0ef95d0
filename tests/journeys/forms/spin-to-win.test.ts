import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { newEmail } from '../../http/forms/saved-leads.ts';
import { addressOf, pageOf, textOf } from '../../http.ts';
import { expectAccessible } from '../browser/axe.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';

const SITE = 'bluegum';

test('[G10] the wheel is turned once, and what it won is told in words, again on the next visit', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.goto(addressOf(SITE, '/spin-to-win'));
  await waitForHydration(page);
  const spin = page.getByRole('button', { name: 'Spin the wheel' });
  await spin.click();
  await page.getByText('Please fix the following errors:').waitFor();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Sam');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email Address').fill(newEmail('spin'));
  await page.getByLabel('Mobile Number').fill(`04${randomInt(10_000_000, 99_999_999)}`);
  await page.getByLabel('Postcode').fill('7009');
  await page.getByLabel('I agree to the conditions of this promotion.').check();
  await spin.click();
  await page.waitForURL(/#result$/);
  const prize = await page.locator('.spin-prize').innerText();
  expect(prize).not.toBe('');
  await expectAccessible(page);
  const cookie = (await context.cookies(addressOf(SITE))).map((one) => `${one.name}=${one.value}`).join('; ');
  const next = await pageOf(SITE, '/spin-to-win', { cookie });
  expect(textOf(next, '.spin-prize')).toBe(prize);
  expect(next.querySelector('form.form')).toBeNull();
  expect(complaints).toEqual([]);
});
