import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, get, pageOf } from '../http.ts';
import { visitor, waitForHydration } from './browser/browser.ts';

const LIST = '/search/used-cars';

/** The first listed vehicle whose page begins with pictures, not with a 360 view. */
async function findPictured(site: string): Promise<string> {
  const links = (await pageOf(site, LIST)).querySelectorAll('article :is(h2, h3) a[href^="/cars/"]');
  for (const link of links) {
    const path = link.getAttribute('href') ?? '';
    if (!(await get(`${site}.localhost`, path)).body.includes('data-pane="spinner"')) return path;
  }
  throw new Error(`${site} lists no vehicle without a 360 view`);
}

/** Which part moves from page to page: the name that the picture has there. */
const nameOf = (picture: Locator) => picture.evaluate((element) => getComputedStyle(element).viewTransitionName);

/**
 * Checks that the picture of a pressed card and that of its page have one name, by which the browser lets the one grow
 * into the other, unless reduced motion is preferred.
 */
export async function expectGrowingPicture(site: string): Promise<void> {
  const path = await findPictured(site);
  const { page, complaints } = await visitor(undefined, { motion: true });
  await page.goto(addressOf(site, LIST));
  await waitForHydration(page);
  const link = page.locator(`article :is(h2, h3) a[href="${path}"]`);
  const card = page.locator('article', { has: page.locator(`a[href="${path}"]`) }).locator('.card-media');
  expect(await nameOf(card)).toBe('none');
  await link.focus();
  expect(await nameOf(card)).toBe('vehicle');
  await link.click();
  await page.waitForURL(addressOf(site, path));
  const gallery = page.locator('.gallery-main').first();
  expect(await nameOf(gallery)).toBe('vehicle');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await nameOf(gallery)).toBe('none');
  expect(complaints).toEqual([]);
}
