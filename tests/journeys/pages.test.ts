import { expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from './browser/browser.ts';
import { expectStandsOut } from './browser/stands-out.ts';

test('[A9] by touch the menu opens over the page, its groups one at a time, with ways on', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('harbour'));
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Service' }).tap();
  await menu.getByRole('link', { name: 'Roadside Assist' }).waitFor();
  await menu.locator('summary', { hasText: 'About Us' }).tap();
  await expect.poll(() => menu.locator('details[open]').count()).toBe(1);
  const questions = menu.getByRole('link', { name: 'FAQs' });
  expect(await questions.getAttribute('href')).toBe('/faqs');
  // Nothing covers it.
  await questions.tap({ trial: true });
  expect(complaints).toEqual([]);
});

test('[A9] [H11] by key a menu opens, names pages and closes when left; toasts are told one at a time', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf('wattle-creek', '/search/used-cars'));
  await waitForHydration(page);
  const opener = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Service' });
  const entry = page.getByRole('link', { name: 'Capped-Price Servicing' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await entry.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await entry.waitFor();
  // Left open, it would cover what has the focus now.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => entry.isVisible()).toBe(false);
  await opener.press('Enter');
  await entry.waitFor();
  await page.keyboard.press('Tab');
  const link = page.locator(':focus');
  expect(await link.evaluate((element) => element.closest('details')?.open)).toBe(true);
  expect(await link.getAttribute('href')).toMatch(/^\//);
  await page.keyboard.press('Escape');
  await expect.poll(() => entry.isVisible()).toBe(false);

  const heart = page.locator('main article button[aria-pressed]').filter({ visible: true }).first();
  const told = () => page.locator('.toast > span').allInnerTexts();
  await heart.click();
  await expect.poll(told).toEqual([expect.stringMatching(/^Car Saved/)]);
  await heart.click();
  await expect.poll(told).toEqual([expect.stringMatching(/^Car Removed/)]);
  expect(complaints).toEqual([]);
});

test('[A9] on hover menus open within 300 ms of fading, one at a time; Escape sends them away', async () => {
  const { page } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/faqs'));
  await expectStandsOut(page);
  await page.setViewportSize(DESKTOP);
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.evaluate((element) => getComputedStyle(element).getPropertyValue('--menu-ms'))).toBe('300ms');
  await waitForHydration(page);
  const opener = (name: string) => menu.locator('summary', { hasText: name });
  const careers = menu.locator('a', { hasText: 'Careers' });
  const inSight = () => careers.evaluate((link) => link.checkVisibility());
  // A menu that a press keeps open makes room for one that is hovered.
  await opener('About Us').click();
  await expect.poll(inSight).toBe(true);
  await opener('Brands').hover();
  await expect.poll(inSight).toBe(false);
  await opener('About Us').hover();
  await expect.poll(inSight).toBe(true);
  // Dismissed, it stays closed until the pointer enters again.
  await page.keyboard.press('Escape');
  await expect.poll(inSight).toBe(false);
  await page.mouse.move(700, 700);
  await opener('About Us').hover();
  expect(await careers.getAttribute('href')).toBe('/careers');
  await careers.click({ trial: true });
});
