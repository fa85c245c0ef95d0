import { expect, test } from 'vitest';
import { addressOf, firstVehicle } from '../../http.ts';
import { expectPartAccessible } from '../browser/axe.ts';
import { DESKTOP, visitor, waitForHydration } from '../browser/browser.ts';

test('[D16] networks open in a small window; copying is told for 3 s and 1.5 s, or there is a field', async () => {
  const { page, context } = await visitor(DESKTOP, { firstVisit: true });
  const address = addressOf('harbour', await firstVehicle('/search/used-cars?make=Toyota'));
  await page.goto(address);
  await waitForHydration(page);
  const row = page.locator('#share');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const name = (await page.locator('h1').textContent())?.replaceAll(/\s+/g, ' ').trim();

  await page.evaluate(() => {
    window.open = (...given) => {
      Object.assign(window, { opened: given });
      return { opener: window } as unknown as Window;
    };
  });
  await row.getByRole('link', { name: 'Facebook' }).click();
  const [href, , features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(new URL(href ?? '').searchParams.get('u')).toBe(address);
  expect(features).toContain('width=550,height=400');
  expect(page.url()).toBe(address);

  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: () => Promise.reject(new Error('forbidden')),
    }),
  );
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  const field = dialog.getByRole('textbox');
  await expect.poll(() => field.inputValue()).toBe(address);
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(address.length);
  await expectPartAccessible(page, 'dialog.vabout');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // From here on time passes only on command, for all pages of a visitor: so this one comes once.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const later = async <T>(look: () => Promise<T>) => {
    await page.clock.runFor(100);
    return look();
  };
  await share.click();
  const toast = page.getByRole('status').filter({ hasText: 'to your clipboard!' });
  await expect.poll(() => toast.textContent()).toBe(`Copied ${name} to your clipboard!`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // It stays while it is hovered, and then as long again.
  const { x = 0, y = 0 } = (await toast.locator('.toast').boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expectPartAccessible(page, '[role=status]');
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_900);
  expect(await toast.count()).toBe(1);
  await expect.poll(() => later(() => toast.count())).toBe(0);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const copy = row.getByRole('button');
  await copy.click();
  await expect.poll(() => copy.textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.clock.runFor(1_400);
  expect(await copy.textContent()).toBe('Copied');
  await expect.poll(() => later(() => copy.textContent())).toBe('Copy link');
});
