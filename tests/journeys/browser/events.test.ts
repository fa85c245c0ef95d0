import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSiteBySlug } from '../../../src/db/queries/sites/sites.ts';
import { listEvents } from '../../../src/db/queries/visitors/events.ts';
import { addressOf } from '../../http.ts';
import { withDatabase } from '../stock-vehicle.ts';
import { PHONE, visitor, waitForHydration } from './browser.ts';

/** Path and count of each event 49 that the site has stored, in order. */
const kept = () =>
  withDatabase(async (database) => {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, 'harbour'));
    const db = database.forSite({ groupId: site!.group_id, siteId: site!.id });
    const events = await db.run((tx) => listEvents(tx, 49, 1000));
    return events.map(({ path, data }) => ({ path, count: data.count })).reverse();
  });

/** The event that the current page would be stored as. */
async function inSight(page: Page) {
  const { pathname, search } = new URL(page.url());
  const said = await page.locator('main:has(h1)').innerText();
  const count = Number(said.match(/([\d,]+) (?:cars?|vehicles?)/)?.[1]?.replace(',', ''));
  return { path: decodeURIComponent(pathname + search), count };
}

test('[I1] event 49, the search page view, is sent once a page opened or walked to, and stops nothing', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  // A browser that neither calls itself a bot nor admits to automation.
  const session = await context.newCDPSession(page);
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  await session.send('Network.setUserAgentOverride', { userAgent });
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.method());
  });
  const { length: before } = await kept();
  const keptNow = async () => (await kept()).slice(before);

  await page.goto(addressOf('harbour', '/search/used-cars?make=Kia'));
  await waitForHydration(page);
  const opened = await inSight(page);
  expect(opened.path).toBe('/search/used-cars?make=Kia');
  await expect.poll(keptNow).toEqual([opened]);
  const chip = page.locator('.chips a', { hasText: 'Kia' });
  await chip.click();
  await page.waitForURL((url) => !url.search.includes('Kia'));
  await expect.poll(async () => (await keptNow()).length).toBe(2);
  const walkedTo = await inSight(page);
  expect(walkedTo.count).toBeGreaterThan(opened.count);
  await page.goBack();
  await expect.poll(keptNow).toEqual([opened, walkedTo, opened]);
  expect(sent).toEqual(['POST', 'POST', 'POST']);

  await page.evaluate(() => {
    navigator.sendBeacon = () => {
      throw new Error('blocked');
    };
  });
  const warned = page.waitForEvent('console', (message) => message.text().includes('was not sent'));
  await chip.click();
  await page.waitForURL((url) => !url.search.includes('Kia'));
  await warned;
  await expect.poll(() => inSight(page)).toEqual(walkedTo);
  expect(sent).toHaveLength(3);
  expect(complaints).toEqual([]);
});
