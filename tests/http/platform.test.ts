import { request } from 'node:http';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { get, send } from '../http.ts';

const HARBOUR = 'harbour.localhost';
const others = ['bluegum', 'ironbark', 'longpaddock', 'roam', 'wattle-creek'];

test('[A1] an unknown host gets a plain 404 that names no other site', async () => {
  const { status, headers, body } = await get('nobody.example', '/');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe('There is no website at this address.\n');
});

test('[A1] every demo site answers at its own host with its own name', async () => {
  const homes = await Promise.all(
    ['harbour', ...others].map(async (slug) => (await get(`${slug}.localhost`, '/')).body),
  );
  const titles = homes.map((body) => /<title>([^<]+)<\/title>/.exec(body)?.[1]);
  expect(titles.every(Boolean)).toBe(true);
  expect(new Set(titles).size).toBe(homes.length);
});

test('[A1] a page kept for one site is never served to another', async () => {
  const path = '/search/used-cars';
  const first = await get(HARBOUR, path);
  const again = await get(HARBOUR, path);
  expect(again.headers.etag).toBe(first.headers.etag);
  for (const slug of others) {
    const { body } = await get(`${slug}.localhost`, path);
    expect(body).not.toBe(first.body);
    expect(body).toContain(`http://${slug}.localhost`);
    expect(body).not.toContain('harbour.localhost');
  }
});

/** The bytes of an icon; throws unless it is one. */
const bytesOf = (slug: string, path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const requested = {
      host: '127.0.0.1',
      port: inject('serverPort'),
      path,
      headers: { host: `${slug}.localhost` },
    };
    request(requested, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200 && answer.headers['content-type'] === 'image/x-icon'
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${slug}: ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });

test('[A7] every site has its own /favicon.ico, with three pictures that can be read', async () => {
  const icons = await Promise.all(['harbour', ...others].map((slug) => bytesOf(slug, '/favicon.ico')));
  for (const icon of icons) {
    const [bytes, begins] = [icon.readUInt32LE(6 + 8), icon.readUInt32LE(6 + 12)];
    const { format, width, height } = await sharp(icon.subarray(begins, begins + bytes)).metadata();
    expect([icon.readUInt16LE(4), format, width, height]).toEqual([3, 'png', 16, 16]);
  }
  expect(new Set(icons.map((icon) => icon.toString('base64'))).size).toBe(icons.length);
});

test('a page that has not changed is answered with 304', async () => {
  const first = await get(HARBOUR, '/search/used-cars', { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await get(HARBOUR, '/search/used-cars', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('pages carry a policy that allows no inline script but their own', async () => {
  const { headers } = await get(HARBOUR, '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a built file of another release is a short 404, not a page', async () => {
  const { status, headers, body } = await get(HARBOUR, '/assets/entry-of-last-year.js');
  expect([status, headers['content-type'], body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no such file.\n',
  ]);
});

test('[B1] robots.txt names the sitemap, and every address in the sitemap answers', async () => {
  const robots = await get(HARBOUR, '/robots.txt');
  expect(robots.body).toMatch(/Sitemap: http:\/\/harbour\.localhost:\d+\/sitemap\.xml/);
  const { body, headers } = await get(HARBOUR, '/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path as string);
  const notSold = { queries: [{ filter: 'NOT sold:true', limit: 1 }] };
  const found = await send(
    HARBOUR,
    '/api/search/queries',
    'POST',
    { 'content-type': 'application/json' },
    JSON.stringify(notSold),
  );
  const [{ count }] = JSON.parse(found.body).results;
  expect(count).toBeGreaterThan(100);
  expect(paths.filter((path) => path.startsWith('/cars/'))).toHaveLength(count);
  expect(body.match(/<lastmod>/g)).toHaveLength(paths.length);
  const sample = paths.filter((path, n) => n < 4 || n % 60 === 0 || /^\/(trade-in|book-test-drive)/.test(path));
  const answers = await Promise.all(
    sample.map(async (path) => ({ path, ...(await get(HARBOUR, path.replaceAll('&amp;', '&'))) })),
  );
  for (const { path, status, body: page } of answers) {
    const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(page)?.[1];
    expect([path, status, canonical, /name="robots"/.test(page)]).toEqual([path, 200, path, false]);
  }
});

test.each([
  ['/nothing-here', 404],
  ['/cars/no-such-car', 404],
  ['/search/nothing-here', 404],
])('%s is answered with %i, in the look of the site, and kept from search engines', async (path, status) => {
  const answer = await get(HARBOUR, path);
  expect(answer.status).toBe(status);
  const { body: home } = await get(HARBOUR, '/');
  expect(answer.body).toContain(/data-template="\w+"/.exec(home)?.[0]);
  expect(answer.body).toContain('</h1>');
  expect(answer.body).not.toContain('rel="canonical"');
});

test.each([
  ['/search/used-cars?page=1', '/search/used-cars'],
  ['/search/used-cars?query=&make=Toyota&price_min=&price_max=', '/search/used-cars?make=Toyota'],
  ['/search/used-cars?price_min=10000&price_max=20000', '/search/used-cars?range[price]=10000:20000'],
])('[B2] %s leads to its one canonical address %s', async (path, canonical) => {
  const { status, headers } = await get(HARBOUR, path);
  expect([301, 302]).toContain(status);
  expect(decodeURIComponent(String(headers.location))).toMatch(new RegExp(`${canonical.replace(/[?[\]]/g, '\\$&')}$`));
});

test('a form that another website sends is refused', async () => {
  expect((await send(HARBOUR, '/', 'POST', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(HARBOUR, '/', 'POST', { origin: 'null' })).status).toBe(403);
});

test('a page that takes no form says so, and what it takes', async () => {
  const answer = await send(HARBOUR, '/', 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused without reaching a page', async (method) => {
  const answer = await send(HARBOUR, '/', method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test.each(['/cars/%00', '/search/%0a', '/%1F'])('%s is no address that a site could have', async (path) => {
  expect((await get(HARBOUR, path)).status).toBe(400);
});

test('operators find health, readiness and figures at any host', async () => {
  expect((await get('nobody.example', '/healthz')).status).toBe(200);
  expect((await get('nobody.example', '/readyz')).body).toBe('ready\n');
  const { body } = await get('nobody.example', '/metrics');
  expect(body).toMatch(/forecourt_stock_vehicles\{site="\d+"\} \d+/);
  expect(body).toMatch(/forecourt_page_cache_total\{result="hit"\} \d+/);
});

test('every answer carries a request id, and a plain one of the caller is kept', async () => {
  expect((await get(HARBOUR, '/', { 'x-request-id': 'abcdef12-3456' })).headers['x-request-id']).toBe('abcdef12-3456');
  expect((await get(HARBOUR, '/', { 'x-request-id': 'a"b c' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('a page that went well names no request, and is the same with a campaign or unknown parameter', async () => {
  const { headers, body } = await get(HARBOUR, '/?turn=first-asked-here');
  expect(body).not.toContain(String(headers['x-request-id']));
  const first = await get(HARBOUR, '/');
  expect((await get(HARBOUR, '/?x=1&utm_source=a&gclid=b')).headers.etag).toBe(first.headers.etag);
  const led = await get(HARBOUR, '/search/used-cars?page=1&utm_source=a');
  expect([led.status, led.headers.location]).toEqual([301, '/search/used-cars?utm_source=a']);
});

test('[A2] an old address that the settings name leads on for good', async () => {
  const { status, headers } = await get(HARBOUR, '/stock');
  expect([status, headers.location]).toEqual([301, '/search/new-used-and-demo-cars']);
  expect((await get('bluegum.localhost', '/stock')).status).toBe(404);
});
