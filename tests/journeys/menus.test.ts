import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, pageOf } from '../http.ts';
import { expectPartAccessible } from './browser/axe.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from './browser/browser.ts';
import { openWithoutScripts } from './browser/held-scripts.ts';

const SITE = 'wattle-creek';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const hrefsIn = (part: Locator) =>
  part.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The paths of requests to addresses below `/menu/`, without their versions. */
function followMenus(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/menu/')) requested.push(pathname);
  });
  return requested;
}

async function open(page: Page, path: string) {
  await page.goto(addressOf(SITE, path));
  await waitForHydration(page);
}

test('[A9] what is in menus comes by pointer, key or touch, once, and is that of the page with all menus', async () => {
  const { page, complaints } = await visitor(DESKTOP);
  const requested = followMenus(page);
  const whole = await pageOf(SITE, '/menu');
  const all = [...whole.querySelectorAll('main section a')].map((link) => link.getAttribute('href'));
  await open(page, '/search/used-cars');
  const openings = main(page).locator('details');
  expect(requested).toEqual([]);
  expect(await main(page).locator('details a').count()).toBe(await openings.count());

  await openings.first().locator('summary').hover();
  await expect.poll(() => hrefsIn(openings.locator('.mega'))).toEqual(all);
  await openings.last().locator('summary').hover();
  await openings.last().locator('summary').click();
  await openings.last().locator('.mega').waitFor();
  await expectPartAccessible(page, 'nav.nav');
  expect(requested).toEqual(['/menu/wide']);

  await open(page, '/compare');
  await openings.first().locator('summary').focus();
  await expect.poll(() => hrefsIn(openings.locator('.mega'))).toEqual(all);

  await page.setViewportSize(PHONE);
  await page.locator('.drawer > summary').click();
  await expect.poll(() => hrefsIn(page.locator('.drawer-in'))).toEqual(expect.arrayContaining(all));
  expect(requested.filter((path) => !path.startsWith('/menu/footer'))).toEqual([
    '/menu/wide',
    '/menu/wide',
    '/menu/narrow',
  ]);
  expect(complaints).toEqual([]);
});

test('[A9] a menu that cannot be fetched leads to the page with all menus; one opened early is filled', async () => {
  const { page } = await visitor(DESKTOP);
  const service = main(page).locator('details', { hasText: 'Service' });
  const come = await openWithoutScripts(page, addressOf(SITE, '/search/used-cars'));
  await service.locator('summary').click();
  expect(await hrefsIn(service)).toEqual(['/menu#menu-service']);
  come();
  await service.getByRole('link', { name: 'Capped-Price Servicing' }).waitFor();

  await page.route('**/menu/wide*', (route) => route.abort());
  await open(page, '/compare');
  await service.locator('summary').click();
  await page.waitForURL(/\/menu#menu-service$/);
  const place = page.locator('#menu-service');
  expect(await place.getByRole('link', { name: 'Capped-Price Servicing' }).isVisible()).toBe(true);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('[F3] a page without islands fetches no React, and a heart that was pressed early is saved', async () => {
  const { page, complaints } = await visitor(PHONE);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const come = await openWithoutScripts(page, addressOf(SITE, '/search/used-cars'));
  const heart = page.locator('main article .heart').filter({ visible: true }).first();
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  come();
  await waitForHydration(page);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Saved cars, 1' }).waitFor({ state: 'attached' });
  expect(scripts.filter((path) => /\/entry\./.test(path))).toHaveLength(1);
  expect(scripts.filter((path) => /\/framework-/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});
