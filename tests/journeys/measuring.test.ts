import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import type { SiteRecord } from '../../src/db/queries/sites/sites.ts';
import { findSiteBySlug, saveSite } from '../../src/db/queries/sites/sites.ts';
import { addressOf, get } from '../http.ts';
import { eventually } from '../settled.ts';
import { expectPartAccessible } from './browser/axe.ts';
import { PHONE, visitor, waitForHydration } from './browser/browser.ts';
import { recordEvents } from './browser/events.ts';
import { staying } from './browser/staying.ts';

const SITE = 'roam';
const HOST = `${SITE}.localhost`;
/** Each is accepted once. */
const TOKEN = `token-${Date.now()}`;
/** Stand-ins for a tag manager and for Turnstile: scripts that record in the page what they were given. */
const SCRIPTS: Record<string, string> = {
  '/gtm.js': 'document.documentElement.dataset.tags = new URL(document.currentScript.src).searchParams.get("id")',
  '/turnstile/api.js': `window.turnstile = { render(slot, options) {
    slot.textContent = 'Widget of ' + options.sitekey;
    setTimeout(options.callback, 0, '${TOKEN}');
  } }`,
};
let server: Server;
let origin: string;
let database: Database;
let own: SiteRecord;
const requested: { path: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const path = (req.url ?? '').split('?')[0] as string;
    let body = '';
    for await (const part of req) body += part;
    requested.push({ path, body });
    if (path === '/turnstile/siteverify') return res.end('{"success":true,"error-codes":[]}');
    res.writeHead(path in SCRIPTS ? 200 : 404, { 'Content-Type': 'text/javascript' });
    res.end(SCRIPTS[path]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
  own = (await database.asPlatform((tx) => findSiteBySlug(tx, SITE)))!;
  const settings = {
    ...own.settings,
    analytics: { tagManagerId: 'GTM-ABC123', tagManagerUrl: `${origin}/gtm.js` },
    integrations: {
      ...(own.settings.integrations as object),
      botCheck: {
        provider: 'turnstile',
        siteKey: 'public',
        keyEnv: 'JOURNEY_TURNSTILE_SECRET',
        url: `${origin}/turnstile`,
      },
    },
  };
  await database.asPlatform((tx) => saveSite(tx, { ...own, settings }));
  await eventually('the new settings', async () => (await get(HOST, '/')).body.includes('data-layer="asked"'));
});
afterAll(async () => {
  await database.asPlatform((tx) => saveSite(tx, own));
  await database.close();
  server.close();
});

const timesAsked = (path: string) => requested.filter((one) => one.path === path).length;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });
const answer = (page: Page, words: string) => banner(page).getByRole('button', { name: words }).click();
const loadedTags = (page: Page) => page.evaluate(() => document.documentElement.dataset.tags ?? null);
/** What the tag manager gets: commands, which are the arguments of a call, as lists. */
const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      'length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
const signals = (said: string) => ({
  ad_storage: said,
  ad_user_data: said,
  ad_personalization: said,
  analytics_storage: said,
});

async function open(page: Page, path: string) {
  await page.goto(addressOf(SITE, path));
  await waitForHydration(page);
}

/** Reopens the consent banner, and waits for it. */
async function askAgain(page: Page) {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).waitFor();
}

async function writeToDealer(page: Page) {
  const form = page.getByRole('main').locator('form.form');
  expect(await form.getByText('Widget of public').count()).toBe(0);
  expect(timesAsked('/turnstile/api.js')).toBe(0);
  await form.getByLabel('First Name').fill('Sam');
  await form.getByText('Widget of public').waitFor();
  await form.getByText('Checked.').waitFor();
  await form.getByLabel('Last Name').fill('Lee');
  await form.getByLabel('Email Address').fill(`turnstile-${Date.now()}@example.com`);
  await form.getByLabel('Mobile Number').fill('0412 345 678');
  await form.getByLabel('Postcode').fill('4000');
  for (const select of await form.locator('select[aria-required]').all()) await select.selectOption({ index: 1 });
  await form.locator('textarea').fill('Do you open on Sundays?');
  const ledTo = await staying(page);
  await form.locator('button[type=submit]').last().click();
  expect(await ledTo()).toMatch(/\/success/);
  expect(await layerOf(page)).toContainEqual(
    expect.objectContaining({ event: 'generate_lead', form: 'contact', lead_id: expect.any(Number) }),
  );
  const { body } = requested.find(({ path }) => path === '/turnstile/siteverify')!;
  expect(JSON.parse(body)).toMatchObject({ secret: 'a secret', response: TOKEN });
}

test('[I1] [G8] a tag manager loads after consent alone, gets events, goes again; Turnstile works too', async () => {
  const { page, complaints } = await visitor(PHONE);
  await page.addInitScript(recordEvents);
  const refused: string[] = [];
  await page.route('**/gtm.js*', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await open(page, '/contact');
  await banner(page).waitFor();
  await expectPartAccessible(page, '.measuring');
  // It covers the page and moves nothing.
  expect(await banner(page).evaluate((one) => getComputedStyle(one).position)).toBe('fixed');
  expect(refused).toEqual([]);

  // A script that fails to load changes nothing on the page.
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('could not be loaded')),
    answer(page, 'That’s fine'),
  ]);
  await banner(page).waitFor({ state: 'detached' });
  expect(refused).toEqual([`${origin}/gtm.js?id=GTM-ABC123`]);
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
  await writeToDealer(page);
  await page.unroute('**/gtm.js*');

  await open(page, '/search/used-cars');
  await expect.poll(() => loadedTags(page)).toBe('GTM-ABC123');
  await expect
    .poll(() => layerOf(page))
    .toContainEqual(expect.objectContaining({ event: 'search_page_view', event_id: 49, count: expect.any(Number) }));
  expect((await layerOf(page)).slice(0, 1)).toEqual([['consent', 'default', signals('denied')]]);
  expect(await layerOf(page)).toContainEqual(['consent', 'update', signals('granted')]);
  await askAgain(page);
  await Promise.all([page.waitForEvent('load'), answer(page, 'No, thanks')]);
  await waitForHydration(page);
  expect(await banner(page).count()).toBe(0);

  // A refusal holds on later pages, until it is withdrawn.
  await page.locator('.paging a[rel=next]').click();
  await page.waitForURL(/page=2/);
  await askAgain(page);
  await answer(page, 'No, thanks');
  await banner(page).waitFor({ state: 'detached' });
  await askAgain(page);
  expect([await loadedTags(page), timesAsked('/gtm.js')]).toEqual([null, 1]);
  await answer(page, 'That’s fine');
  await expect.poll(() => loadedTags(page)).toBe('GTM-ABC123');
  await expect.poll(() => layerOf(page)).toContainEqual(expect.objectContaining({ event: 'gtm.js' }));
  expect(complaints).toEqual([]);
});
