import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { findSiteBySlug } from '../../src/db/queries/sites/sites.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { get, newSender, type PlainResponse, send } from '../http.ts';
import { withDatabase } from '../journeys/stock-vehicle.ts';

const HARBOUR = 'harbour.localhost';

const found = async (host: string, query: string) => JSON.parse((await get(host, `/api/search?${query}`)).body);

const postJson = (host: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(host, path, 'POST', { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));

describe('[B5] a program searches a site', () => {
  test('and finds what its page finds, of this site alone', async () => {
    const query = 'make=Toyota&sortBy=price_asc';
    const { hits, count } = await found(HARBOUR, query);
    expect(count).toBeGreaterThan(21);
    const page = await get(HARBOUR, '/search/toyota?sortBy=price_asc');
    // On a page, consecutive sold cars share a card.
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
    const stocknum = `API${Date.now()}`;
    const before = await found(host, `query=${stocknum}`);
    expect(before.hits).toEqual([]);
    const vehicle = {
      stocknum,
      year: 2020,
      make: 'Zeekr',
      model: '7X',
      car_type: 'used',
      km: 10_000,
      price: 45_000,
      body: 'SUV',
      status: 'On Order',
      ETA: '12/03/2027',
    };
    await withDatabase(async (database) => {
      const site = await database.asPlatform((tx) => findSiteBySlug(tx, 'ironbark'));
      const { rows } = await database.asPlatform((tx) =>
        tx.client.query('select slug from dealership where group_id = $1 limit 1', [site!.group_id]),
      );
      const source = Readable.from([`${JSON.stringify({ ...vehicle, dealership_slug: rows[0]!.slug })}\n`]);
      const about = { site: 'ironbark', format: 'ndjson', feed: 'api-test', partial: true } as const;
      await importStock(database, { ...about, source, now: new Date() });
    });
    await expect.poll(async () => (await found(host, `query=${stocknum}`)).hits.length).toBe(1);
    const { body } = await postJson(host, '/api/search/queries', {
      queries: [{ filter: `stocknum:${stocknum}` }],
    });
    expect(JSON.parse(body).results[0].hits[0]).toMatchObject({
      make: 'Zeekr',
      price: 45_000,
      status: 'coming_soon',
      expected_date: '2027-03-12',
    });
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
  const host = 'wattle-creek.localhost';
  const sender = newSender();
  const ask = () => send(host, '/api/events', 'POST', {}, undefined, sender);
  let refused: PlainResponse | undefined;
  // On a slow machine some more may be allowed meanwhile.
  while (!refused) {
    const answers = await Promise.all(Array.from({ length: 130 }, ask));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(host, '/search/used-cars')).status).toBe(200);
});
