import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import type { SiteRecord } from '../../src/db/queries/sites.ts';
import { findSiteBySlug, saveSite } from '../../src/db/queries/sites.ts';
import { eventually } from '../settled.ts';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectPartAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';
import { keepEvents } from './events.ts';

const SITE = 'roam';
const HOST = `${SITE}.localhost`;
/** Stands in for a tag manager and for Turnstile: scripts that say in the page what they were given. */
const SCRIPTS: Record<string, string> = {
  '/gtm.js':
    'document.documentElement.dataset.tags = new URL(document.currentScript.src).searchParams.get("id")',
  '/turnstile/api.js': `window.turnstile = { render(slot, options) {
    slot.textContent = 'Widget of ' + options.sitekey;
    setTimeout(options.callback, 0, 'a-token');
  } }`,
};
let server: Server;
let origin: string;
let database: Database;
let own: SiteRecord;
const asked: { path: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const path = (req.url ?? '').split('?')[0] as string;
    let body = '';
    for await (const part of req) body += part;
    asked.push({ path, body });
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
  await eventually('the new settings', async () => (await get(HOST, '/')).body.includes('data-layer="on"'));
});
afterAll(async () => {
  await database.asPlatform((tx) => saveSite(tx, own));
  await Promise.all([closeBrowser(), database.close()]);
  server.close();
});

const timesAsked = (path: string) => asked.filter((one) => one.path === path).length;

test('[I1] a tag manager comes after a yes alone, is remembered, gets the events, and goes again', async () => {
  const { page, context, complaints } = await visitor(PHONE);
  await page.addInitScript(keepEvents);
  const banner = page.getByRole('region', { name: 'Measuring' });
  const open = async (path: string) => {
    await page.goto(addressOf(SITE, path));
    await hydrated(page);
  };
  const isLoaded = () => page.evaluate(() => document.documentElement.dataset.tags ?? null);
  await open('/');
  await banner.waitFor();
  await expectPartAccessible(page, '.measuring');
  expect(await page.evaluate(() => performance.getEntriesByType('layout-shift').length)).toBe(0);
  await banner.getByRole('button', { name: 'No, thanks' }).click();
  await banner.waitFor({ state: 'detached' });
  await open('/search/used-cars');
  expect(timesAsked('/gtm.js')).toBe(0);
  await page.getByRole('button', { name: 'Measuring' }).click();
  await banner.getByRole('button', { name: 'That’s fine' }).click();
  await expect.poll(isLoaded).toBe('GTM-ABC123');
  await open('/search/used-cars?page=2');
  await expect.poll(isLoaded).toBe('GTM-ABC123');
  const layer = () => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? []);
  await expect
    .poll(layer)
    .toContainEqual(
      expect.objectContaining({ event: 'search_page_view', event_id: 49, count: expect.any(Number) }),
    );
  await page.getByRole('button', { name: 'Measuring' }).click();
  await Promise.all([page.waitForEvent('load'), banner.getByRole('button', { name: 'No, thanks' }).click()]);
  await hydrated(page);
  expect([await isLoaded(), await banner.count()]).toEqual([null, 0]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[I1] a tag manager that does not come changes nothing on the page', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.route('**/gtm.js*', (route) => route.abort());
  await page.goto(addressOf(SITE, '/search/used-cars'));
  await hydrated(page);
  await page.getByRole('region', { name: 'Measuring' }).getByRole('button', { name: 'That’s fine' }).click();
  await page.locator('h1').waitFor();
  expect(await page.locator('.measuring').count()).toBe(0);
  await context.close();
});

test('[G8] a form on a site with Turnstile shows its widget when it is touched, and its token is asked about', async () => {
  const { page, context, complaints } = await visitor(DESKTOP);
  await page.goto(addressOf(SITE, '/contact'));
  await hydrated(page);
  const form = page.getByRole('main').locator('form.form');
  expect(await form.getByText('Widget of public').count()).toBe(0);
  expect(timesAsked('/turnstile/api.js')).toBe(0);
  await form.getByLabel('First Name').fill('Sam');
  await form.getByText('Widget of public').waitFor();
  await form.getByText('Checked.').waitFor();
  await form.getByLabel('Last Name').fill('Lee');
  await form.getByLabel('Email Address').fill('turnstile@example.com');
  await form.getByLabel('Mobile Number').fill('0412 345 678');
  await form.getByLabel('Postcode').fill('4000');
  for (const select of await form.locator('select[aria-required]').all())
    await select.selectOption({ index: 1 });
  await form.locator('textarea').fill('Do you open on Sundays?');
  await form.locator('button[type=submit]').last().click();
  await page.waitForURL(/\/success/);
  const { body } = asked.find(({ path }) => path === '/turnstile/siteverify')!;
  expect(JSON.parse(body)).toMatchObject({ secret: 'a secret', response: 'a-token' });
  expect(complaints).toEqual([]);
  await context.close();
});
