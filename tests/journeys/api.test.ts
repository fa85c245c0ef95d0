import { Readable } from 'node:stream';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { listEvents } from '../../src/db/queries/events.ts';
import { findSiteBySlug } from '../../src/db/queries/sites.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
import { addressOf, closeBrowser, DESKTOP, get, hydrated, PHONE, send, visitor } from './browser.ts';

const HARBOUR = 'harbour.localhost';
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
});
afterAll(async () => {
  await closeBrowser();
  await database.close();
});

const found = async (host: string, query: string) =>
  JSON.parse((await get(host, `/api/search?${query}`)).body);

const postJson = (host: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(host, path, 'POST', { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));

describe('[B5] a program searches a site', () => {
  test('and finds what its page finds, of this site alone', async () => {
    const query = 'make=Toyota&sortBy=price_asc';
    const { hits, count } = await found(HARBOUR, query);
    expect(count).toBeGreaterThan(21);
    const page = await get(HARBOUR, '/search/toyota?sortBy=price_asc');
    // On a page, sold cars that follow each other are one.
    for (const { path, sold } of hits) if (!sold) expect(page.body).toContain(`href="${path}"`);
    const elsewhere = (await found('longpaddock.localhost', query)).hits.map(({ id }: { id: number }) => id);
    expect(hits.filter(({ id }: { id: number }) => elsewhere.includes(id))).toEqual([]);
  });

  test('[B14] and gets a kept answer again without its body', async () => {
    const path = '/api/search?make=Ford&limit=3';
    const first = await get(HARBOUR, path, { 'Accept-Encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' });
    const etag = String(first.headers.etag);
    const again = await get(HARBOUR, path, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('[B14] and finds a car as soon as it is in stock', async () => {
    const host = 'ironbark.localhost';
    const before = await found(host, 'query=apitest1');
    expect(before.hits).toEqual([]);
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, 'ironbark'));
    const { rows } = await database.asPlatform((tx) =>
      tx.client.query('select slug from dealership where group_id = $1 limit 1', [site!.group_id]),
    );
    const vehicle = {
      stocknum: 'APITEST1',
      year: 2020,
      make: 'Zeekr',
      model: '7X',
      car_type: 'used',
      km: 10_000,
      price: 45_000,
      body: 'SUV',
      dealership_slug: rows[0]!.slug,
    };
    await importStock(database, {
      site: 'ironbark',
      format: 'ndjson',
      feed: 'api-test',
      source: Readable.from([`${JSON.stringify(vehicle)}\n`]),
      partial: true,
      now: new Date(),
    });
    await eventually('the new car', async () => (await found(host, 'make=Zeekr')).count === 1);
    const { body } = await postJson(host, '/api/search/queries', {
      queries: [{ filter: 'stocknum:APITEST1' }],
    });
    expect(JSON.parse(body).results[0].hits[0]).toMatchObject({ make: 'Zeekr', price: 45_000 });
  });

  test('and is told what it did wrong, as a program is told', async () => {
    const wrong = await get(HARBOUR, '/api/search?colours=red');
    expect([wrong.status, wrong.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(JSON.parse(wrong.body).errors[0].suggestion).toBe('Did you mean colour?');
    const method = await get(HARBOUR, '/api/search/queries');
    expect([method.status, method.headers.allow]).toEqual([405, 'POST']);
    expect((await postJson(HARBOUR, '/api/search', {})).status).toBe(405);
    for (const refused of [
      await send(HARBOUR, '/api/search', 'PUT'),
      await send(HARBOUR, '/%61pi/search/queries', 'DELETE'),
      await send(HARBOUR, '/api/leads', 'POST', { Origin: 'https://evil.example' }, '{}'),
    ]) {
      expect(refused.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(refused.body)).toMatchObject({ type: 'about:blank', status: refused.status });
    }
    expect((await send(HARBOUR, '/api/search', 'PUT')).headers.allow).toBe('GET, HEAD, POST');
  });

  test('but no page of another website can', async () => {
    const { headers } = await get(HARBOUR, '/api/search', { Origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const body = { queries: [{}] };
    const foreign = await postJson(HARBOUR, '/api/search/queries', body, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });
});

test('[B17] many queries in one request are answered over HTTP', async () => {
  const queries = [
    { filter: 'make:Toyota AND price: 20000 TO 60000', limit: 2 },
    { filter: 'NOT sold:true', query: 'ute', limit: 1, highlightPreTag: '<b>' },
  ];
  const { status, body, headers } = await postJson(HARBOUR, '/api/search/queries', { queries });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const { results } = JSON.parse(body);
  expect(results.map(({ hits }: { hits: unknown[] }) => hits.length)).toEqual([2, 1]);
});

test('the API is described at the site’s own address', async () => {
  const { body } = await get(HARBOUR, '/api/openapi.json');
  const { openapi, servers, paths } = JSON.parse(body);
  expect(openapi).toBe('3.1.0');
  expect(servers[0].url).toContain('harbour.localhost');
  expect(Object.keys(paths)).toEqual(['/api/search', '/api/search/queries', '/api/events']);
});

test('who asks too often is told to wait', async () => {
  const asked = await Promise.all(
    Array.from({ length: 130 }, () => send('wattle-creek.localhost', '/api/events', 'POST')),
  );
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('wattle-creek.localhost', '/search/used-cars')).status).toBe(200);
});

describe('[I1] event 49, the search page view', () => {
  /** A visitor whose browser says neither that it is a bot nor that it is steered; and the events that it sends. */
  async function shopper(viewport: typeof DESKTOP, { steered = false } = {}) {
    const { page, context, complaints } = await visitor(viewport);
    const session = await context.newCDPSession(page);
    const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
    await session.send('Network.setUserAgentOverride', { userAgent });
    if (!steered) await page.addInitScript(hideSteering);
    const sent: string[] = [];
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/api/events')) sent.push(request.method());
    });
    return { page, context, complaints, sent };
  }
  const hideSteering = () => Object.defineProperty(navigator, 'webdriver', { get: () => false });

  const countOn = async (page: Page) =>
    Number(
      (await page.locator('h1').locator('xpath=ancestor::main').innerText())
        .match(/([\d,]+) (?:cars?|vehicles?)/)?.[1]
        ?.replace(',', ''),
    );

  /** Path and count of each event that the site has kept, in their order. */
  const kept = async () => {
    const site = await database.asPlatform((tx) => findSiteBySlug(tx, 'harbour'));
    const db = database.forSite({ groupId: site!.group_id, siteId: site!.id });
    const events = await db.run((tx) => listEvents(tx, 49, 50));
    return events.map(({ path, data }) => ({ path, count: data.count })).reverse();
  };

  /** What the page in sight would be kept as. */
  const inSight = async (page: Page) => ({
    path: decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search),
    count: await countOn(page),
  });

  test('is sent once for the page that was opened and once for each that is walked to, and kept', async () => {
    const { page, sent, complaints, context } = await shopper(PHONE);
    await page.goto(addressOf('harbour', '/search/used-cars?make=Kia'));
    await hydrated(page);
    const opened = await inSight(page);
    expect(opened.path).toBe('/search/used-cars?make=Kia');
    await expect.poll(kept).toEqual([opened]);
    await page.locator('.chips a').last().click();
    await page.waitForURL((url) => !url.search.includes('Kia'));
    await expect.poll(async () => (await kept()).length).toBe(2);
    const walkedTo = await inSight(page);
    expect(walkedTo.count).toBeGreaterThan(opened.count);
    await page.goBack();
    await expect.poll(kept).toEqual([opened, walkedTo, opened]);
    expect(sent).toEqual(['POST', 'POST', 'POST']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is not sent by a browser that a program steers', async () => {
    const { page, sent, context } = await shopper(DESKTOP, { steered: true });
    await page.goto(addressOf('harbour', '/search/used-cars?make=Mazda'));
    await hydrated(page);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    await context.close();
  });

  test('stops nothing when it cannot be sent', async () => {
    const { page, sent, complaints, context } = await shopper(DESKTOP);
    await page.addInitScript(() => {
      navigator.sendBeacon = () => {
        throw new Error('blocked');
      };
    });
    const warned = page.waitForEvent('console', (message) => message.text().includes('was not sent'));
    await page.goto(addressOf('harbour', '/search/used-cars?make=Ford'));
    await warned;
    await page.locator('.chips a').last().click();
    await page.waitForURL((url) => !url.search.includes('Ford'));
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
