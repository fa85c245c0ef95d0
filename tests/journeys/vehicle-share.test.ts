import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectPartAccessible,
  firstVehicle,
  hydrated,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

async function openVehicle(javaScript = true) {
  const { page, context, complaints } = await visitor(DESKTOP, { javaScript });
  const address = addressOf('harbour', await firstVehicle('/search/used-cars?make=Toyota'));
  await page.goto(address);
  if (javaScript) await hydrated(page);
  return { page, context, complaints, address };
}

const row = (page: Page) => page.locator('#share');
const nameOf = async (page: Page) => (await page.locator('h1').textContent())?.replaceAll(/\s+/g, ' ').trim();

test('[D16] the sidebar’s button copies the page’s address and says so for 3 s, the copied link for 1.5 s', async () => {
  const { page, context, address } = await openVehicle();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'to your clipboard!' });
  await expect.poll(() => toast.textContent()).toBe(`Copied ${await nameOf(page)} to your clipboard!`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectPartAccessible(page, '[role=status]');
  // It stays while someone points at it.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(3_000);
  await expect.poll(() => toast.count()).toBe(0);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const copy = row(page).getByRole('button');
  await copy.click();
  await expect.poll(() => copy.textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.clock.fastForward(1_500);
  await expect.poll(() => copy.textContent()).toBe('Copy link');
  await context.close();
});

test('[D16] where the clipboard is forbidden there is a field to copy from, and focus comes back', async () => {
  const { page, context, address } = await openVehicle();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('forbidden')),
    }),
  );
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  const field = dialog.getByRole('textbox');
  await expect.poll(() => field.inputValue()).toBe(address);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(address.length);
  await expectPartAccessible(page, 'dialog.vabout');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test('[D16] networks open in a window of 550 by 400, with the page’s address', async () => {
  const { page, context, address } = await openVehicle();
  await page.evaluate(() => {
    window.open = (...given) => {
      Object.assign(window, { opened: given });
      return { opener: window } as unknown as Window;
    };
  });
  await row(page).getByRole('link', { name: 'Facebook' }).click();
  const [href, , features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(new URL(href ?? '').searchParams.get('u')).toBe(address);
  expect(features).toContain('width=550,height=400');
  expect(page.url()).toBe(address);
  await context.close();
});

test('[D16] without JavaScript the links share all the same, and no button promises more', async () => {
  const { page, context, address } = await openVehicle(false);
  const links = row(page).getByRole('link');
  expect(await links.allTextContents()).toEqual(['fFacebook', 'tTwitter', 'WhatsApp', 'E-mail', 'SMS']);
  for (const link of await links.all())
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
  expect(await row(page).getByRole('button').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
  await context.close();
});
