import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../http.ts';
import { DESKTOP, PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { eventsOf, recordEvents } from '../browser/events.ts';

const OFFERS = '/special-offers';

const countOf = async (page: Page) => Number((await page.locator('h1 span').textContent())?.replace(/[^\d]/g, ''));

test('[B10][I1] event 49 tells of the page of offers; where none fits, Clear Filters leads to all', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  const session = await context.newCDPSession(page);
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  await session.send('Network.setUserAgentOverride', { userAgent });
  await page.addInitScript(recordEvents);
  await page.goto(addressOf('harbour', OFFERS));
  const all = await countOf(page);
  expect(all).toBeGreaterThan(10);
  await expect.poll(() => eventsOf(page)).toEqual([{ id: 49, path: OFFERS, data: { count: all } }]);

  await waitForHydration(page);
  await page.locator('main input[name=query]').fill('zzzzqqq');
  await page.locator('main input[name=query]').press('Enter');
  const card = page.locator('.found .none');
  expect(await card.getByRole('heading').textContent()).toBe('No Results Available');
  expect(await card.locator('p').last().textContent()).toBe(
    'There appears to be no offers currently available that meet the conditions of your search',
  );
  await card.getByRole('link', { name: 'Clear Filters' }).click();
  await page.waitForURL((url) => url.pathname === OFFERS && url.search === '');
  await expect.poll(() => countOf(page)).toBe(all);
  expect(complaints).toEqual([]);
});

test('[B16] a home page lands its shoppers in the site’s city, and the chip takes the city off', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.goto(addressOf('longpaddock'));
  await waitForHydration(page);
  const button = page.locator('.console button[type=submit]');
  const promised = Number((await button.textContent())?.replace(/[^\d]/g, ''));
  await button.click();
  await page.waitForURL(/\/search\/new-used-and-demo-cars\?city=Wangara$/);
  await waitForHydration(page);
  await expect.poll(() => countOf(page)).toBe(promised);
  await page.getByRole('link', { name: 'Remove Wangara' }).click();
  await page.waitForURL(/\/search\/new-used-and-demo-cars$/);
  await expect.poll(() => countOf(page)).toBeGreaterThan(promised);
  expect(complaints).toEqual([]);
});
