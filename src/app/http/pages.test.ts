import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { eventually } from '../../../tests/settled.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { createVisit } from '../../kernel/request/visit.ts';
import { createMetrics } from '../operations/metrics.ts';
import { answerPage, type PageAnswerer } from './pages.ts';
import { SharedRenderings } from './renderings/shared-renderings.ts';
import { RenderingTurns } from './renderings/turns.ts';
import { PageCache } from './responses/page-cache.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

/** A server with everything before the router, whose pages come from `answer`. */
async function serve(
  answer: (request: Request, context: RequestContext) => Response | Promise<Response>,
  indexing: 'allowed' | 'forbidden' = 'allowed',
  cacheBytes = 1_000_000,
  absentBytes = 1_000_000,
  turns = new RenderingTurns(),
) {
  let rendered = 0;
  let requested = 0;
  let left = 0;
  const site = { id: 1, groupId: 1, settingsVersion: 1 };
  const stock = { version: 1 };
  const now = { ms: 0 };
  const warned: string[] = [];
  const pages: PageAnswerer = {
    cache: new PageCache(cacheBytes),
    absent: new PageCache(absentBytes),
    metrics: createMetrics(),
    answer: async (request, context) => {
      rendered += 1;
      return answer(request, context);
    },
    fallbacksUsed: () => 0,
    hasSecurityPolicy: true,
    turns,
    rendering: new SharedRenderings(),
  };
  server = createServer((req, res) => {
    res.once('close', () => {
      if (!res.writableFinished) left += 1;
    });
    const url = new URL(req.url ?? '/', 'http://yard.localhost');
    const context = {
      site: { ...site, origin: url.origin },
      log: { warn: (_facts: object, message: string) => warned.push(message) },
      stock,
      settings: sampleSettings({ seo: { indexing } }),
      now: new Date(now.ms),
      requestId: `request-${++requested}`,
      url,
      visit: createVisit(req.headers, 'somebody'),
    } as unknown as RequestContext;
    answerPage(req, res, context, pages).catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, rendered: () => rendered, asked: () => requested, left: () => left, pages, site, stock, now, warned };
}

interface Got {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

function ask(port: number, method = 'GET', headers: Record<string, string> = {}, path = '/search'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

test('a HEAD request has the headers of the page and no body; the cached page stays whole', async () => {
  const { port } = await serve(() => html('<p>289 cars</p>'));
  const head = await ask(port, 'HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '15']);
  expect((await ask(port)).body).toBe('<p>289 cars</p>');
});

test('[D4] a page that brings its own policy keeps that one, and another gets the site’s', async () => {
  const own = "default-src 'none'; sandbox allow-scripts";
  const { port } = await serve(({ url }) =>
    html('<p>spin</p>', url.endsWith('/spin') ? { 'Content-Security-Policy': own } : {}),
  );
  const policyOf = async (path: string) => (await ask(port, 'GET', {}, path)).headers['content-security-policy'];
  expect(await policyOf('/cars/kluger/spin')).toBe(own);
  expect(await policyOf('/cars/kluger')).toMatch(/^default-src 'self'; /);
});

test('[D19] a view is asked for once, with what the visitor sent', async () => {
  const { port, rendered } = await serve((request) => html(request.headers.get('User-Agent') ?? 'nobody'));
  const path = '/cars/kluger/view.json';
  expect((await ask(port, 'GET', { 'User-Agent': 'Ann' }, path)).body).toBe('Ann');
  expect((await ask(port, 'GET', { 'User-Agent': 'Ben' }, path)).body).toBe('Ben');
  expect(rendered()).toBe(2);
});

// Would have let every PDF be made twice: first for everybody, and discarded, because it is private.
test('[D18] a PDF is made once for each who asks, and for nobody besides', async () => {
  const made: string[] = [];
  const { port } = await serve((_request, { visit }) => {
    made.push(visit.caller);
    return new Response('%PDF', { headers: { 'Cache-Control': 'private, no-store' } });
  });
  for (const time of [1, 2]) {
    const { body, headers } = await ask(port, 'GET', {}, '/cars/kluger/pdf');
    expect([time, body, headers['cache-control']]).toEqual([time, '%PDF', 'private, no-store']);
  }
  expect(made).toEqual(['somebody', 'somebody']);
});

test('a crowd that asks for one page renders it once', async () => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const {
    port,
    rendered,
    asked: requested,
  } = await serve(async () => {
    await gate;
    return html('<p>all</p>');
  });
  const answers = Promise.all(Array.from({ length: 5 }, () => ask(port)));
  await eventually('the crowd', () => requested() === 5);
  open();
  expect((await answers).map(({ body }) => body)).toEqual(Array(5).fill('<p>all</p>'));
  expect(rendered()).toBe(1);
});

test('a visitor who leaves takes nothing from those who wait for the same page', async () => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const {
    port,
    asked: requested,
    left,
  } = await serve(async (requested) => {
    await gate;
    return requested.signal.aborted ? new Response(null, { status: 500 }) : html('<p>here</p>');
  });
  const leaving = request({ host: '127.0.0.1', port, path: '/search' }).on('error', () => {});
  leaving.end();
  await eventually('the one who leaves', () => requested() === 1);
  const staying = ask(port);
  await eventually('the one who stays', () => requested() === 2);
  leaving.destroy();
  await eventually('that the caller has left', () => left() === 1);
  open();
  expect((await staying).body).toBe('<p>here</p>');
});

test('a page for everyone is made from a request that carries no cookie of the first who asked', async () => {
  const { port } = await serve((requested) => html(`<p>${requested.headers.get('cookie') ?? 'nobody'}</p>`));
  expect((await ask(port, 'GET', { cookie: 'visitor=ann' })).body).toBe('<p>nobody</p>');
});

test('a page that says it is private is made for each visitor by itself, and never kept', async () => {
  const { port } = await serve((requested) =>
    html(`<p>${requested.headers.get('cookie') ?? 'nobody'}</p>`, { 'Cache-Control': 'private' }),
  );
  expect((await ask(port, 'GET', { cookie: 'ann' })).body).toBe('<p>ann</p>');
  expect((await ask(port, 'GET', { cookie: 'bob' })).body).toBe('<p>bob</p>');
});

test('a page that went wrong names its request', async () => {
  const { port } = await serve((_, { requestId }) => new Response(requestId, { status: 500 }));
  expect((await ask(port)).body).toBe('request-1');
});

test('a page that went wrong is not kept', async () => {
  let times = 0;
  const { port } = await serve(() => {
    times += 1;
    return times === 1 ? new Response('sorry', { status: 500 }) : html('<p>well</p>');
  });
  expect((await ask(port)).status).toBe(500);
  expect((await ask(port)).body).toBe('<p>well</p>');
});

test('a site that forbids indexing says so with every page', async () => {
  const { port } = await serve(() => html('<p>car</p>'), 'forbidden');
  expect((await ask(port)).headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('attack: the id of a request takes nothing out of a page that is kept, whatever it is', async () => {
  // Replacing the id in the finished page used to damage its content: 1800975707 emptied every phone link, Disallow the
  // whole of robots.txt.
  const { port } = await serve(() => html('<a href="tel:request-1">request-1</a>'));
  expect((await ask(port)).body).toBe('<a href="tel:request-1">request-1</a>');
});

test('a parameter that no page knows is left out: the page is rendered once, from an address without it', async () => {
  const { port, rendered } = await serve((requested, { url }) =>
    html(`${new URL(requested.url).search} ${url.search}`),
  );
  const bodies = [];
  for (const query of ['', '?x=1', '?x=2&utm_source=a', '?gclid=b', '?%78=3&', '?constructor=1'])
    bodies.push((await ask(port, 'GET', {}, `/search/used-cars${query}`)).body);
  expect([new Set(bodies), rendered()]).toEqual([new Set([' ']), 1]);
  expect((await ask(port, 'GET', {}, '/search/used-cars?x=1&make=Kia')).body).toBe('?make=Kia ?make=Kia');
});

// Would have let `/about?x=1` to `?x=n` render a page each, and block the process for everybody else.
test('attack: a page that is not there is rendered once for a flood, and pushes out no page that is', async () => {
  const { port, rendered } = await serve(
    ({ url }) => (url.endsWith('/search') ? html('all') : new Response('not here'.repeat(9), { status: 404 })),
    'allowed',
    100,
    100,
  );
  expect((await ask(port)).body).toBe('all');
  for (const n of [1, 2, 3]) {
    const { status, body, headers } = await ask(port, 'GET', {}, `/about?x=${n}`);
    expect([status, body.length, headers.etag]).toEqual([404, 72, undefined]);
  }
  expect(rendered()).toBe(2);
  for (const n of [1, 2, 3]) await ask(port, 'GET', {}, `/nothing-${n}`);
  expect((await ask(port)).body).toBe('all');
  expect(rendered()).toBe(5);
});

test('a port or another name in the Host makes no further page', async () => {
  const { port, rendered } = await serve(() => html('<p>all</p>'));
  for (const host of ['yard.localhost:1', 'yard.localhost:2']) await ask(port, 'GET', { host });
  expect(rendered()).toBe(1);
});

test('each visitor is led on with the campaign that they came by, and with nobody else’s', async () => {
  const { port } = await serve(() => new Response(null, { status: 301, headers: { Location: '/new?page=2#top' } }));
  const ledTo = async (query: string) => (await ask(port, 'GET', {}, `/old${query}`)).headers.location;
  const campaigns = ['?utm_source=ann&x=1', '?gclid=ben', ''];
  expect(await Promise.all(campaigns.map(ledTo))).toEqual([
    '/new?page=2&utm_source=ann#top',
    '/new?page=2&gclid=ben#top',
    '/new?page=2#top',
  ]);
});

test('the router’s own redirect of data is made anew with the campaign, which its room carries along', async () => {
  const { port } = await serve(({ url }) => new Response(new URL(url).search, { status: 202 }));
  expect((await ask(port, 'GET', {}, '/old.data?utm_source=ann')).body).toBe('?utm_source=ann');
});

test('[F1] attack: a page that asks for the visitor is made for each and never cached, whatever it says', async () => {
  const { port, rendered } = await serve((_request, { visit }) => {
    visit.isPersonal = true;
    const name = visit.header('cookie') ?? 'nobody';
    visit.newCookies.push(`seen=${name}`);
    return html(`<p>${name}</p>`, { 'Cache-Control': 'public, max-age=600' });
  });
  const crowd = await Promise.all(['ann', 'ben', 'cat'].map((name) => ask(port, 'GET', { Cookie: name })));
  expect(crowd.map(({ body }) => body)).toEqual(['<p>ann</p>', '<p>ben</p>', '<p>cat</p>']);
  expect(crowd.map(({ headers }) => headers['set-cookie'])).toEqual([['seen=ann'], ['seen=ben'], ['seen=cat']]);
  expect((await ask(port)).body).toBe('<p>nobody</p>');
  for (const { headers } of crowd) expect(headers['cache-control']).toBe('private, no-store');
  expect(rendered()).toBeGreaterThan(4);
});

test('[F1] a page for everybody is made without what the first visitor brought', async () => {
  const { port, rendered } = await serve((_request, { visit }) => html(`<p>${visit.header('cookie')}</p>`));
  const bodies = [];
  for (const name of ['ann', 'ben']) bodies.push((await ask(port, 'GET', { Cookie: name })).body);
  expect([...bodies, rendered()]).toEqual(['<p>null</p>', '<p>null</p>', 1]);
});

/** A site beyond its share: a rendering of it runs until it is let go on, and none may wait. */
async function serveBusy(answer: (path: string) => Response = () => html('<p>all</p>')) {
  let goOn: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const turns = new RenderingTurns({ atOnce: 1, mostWaiting: 0, isIdle: () => false });
  const served = await serve(
    async ({ method }, { url }) => {
      if (method === 'GET' && url.pathname === '/slow') await gate;
      return answer(url.pathname);
    },
    'allowed',
    1_000_000,
    1_000_000,
    turns,
  );
  const { port, rendered } = served;
  const get = (path: string) => ask(port, 'GET', {}, path);
  const makeBusy = async () => {
    const before = rendered();
    const slow = get('/slow');
    await eventually('the slow rendering', () => rendered() === before + 1);
    return () => {
      goOn();
      return slow;
    };
  };
  const refused = async () => {
    const { values } = await served.pages.metrics.renderingsRefused.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]));
  };
  return { ...served, get, makeBusy, refused };
}

test('[A1] a page that a site is too busy to render is 503, with when to ask again and the phone', async () => {
  const { get, makeBusy, refused, warned } = await serveBusy();
  const end = await makeBusy();
  const page = await get('/search');
  expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(page.body).toMatch(/try again, or call us on /);
  const api = await get('/api/watchlist');
  expect([api.status, api.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(api.body)).toMatchObject({ status: 503 });
  expect(await refused()).toEqual({ unavailable: 2 });
  expect(warned).toEqual(['A site is requested faster than its pages can be rendered']);
  expect((await end()).status).toBe(200);
  expect((await get('/search')).status).toBe(200);
});

test('[B14] a busy site’s page is served as it was before its time was over', async () => {
  const { get, makeBusy, refused, now } = await serveBusy();
  await get('/search');
  now.ms = 300_000;
  const end = await makeBusy();
  const page = await get('/search');
  expect([page.status, page.body, page.headers['retry-after']]).toEqual([200, '<p>all</p>', undefined]);
  expect(await refused()).toEqual({ outdated: 1 });
  now.ms = 700_000;
  expect((await get('/search')).status).toBe(503);
  await end();
});

test('a busy site’s page of other settings does not come back: they may have switched it off', async () => {
  const { get, makeBusy, site } = await serveBusy();
  await get('/search');
  site.settingsVersion = 2;
  const end = await makeBusy();
  expect((await get('/search')).status).toBe(503);
  await end();
});

test('what a busy site has cached is served', async () => {
  const { get, makeBusy, refused } = await serveBusy();
  await get('/search');
  const end = await makeBusy();
  expect((await get('/search')).status).toBe(200);
  expect(await refused()).toEqual({});
  await end();
});

test.each([
  ['is gone', () => new Response('gone', { status: 410 })],
  ['has moved', () => new Response(null, { status: 301, headers: { Location: '/elsewhere' } })],
  ['is private now', () => html('<p>yours</p>', { 'Cache-Control': 'private' })],
])('a page that %s does not come back when its site is busy', async (_what, later) => {
  let answer = () => html('<p>here</p>');
  const { get, makeBusy, stock } = await serveBusy((path) => (path === '/car' ? answer() : html('<p>all</p>')));
  await get('/car');
  answer = later;
  stock.version = 2;
  await get('/car');
  stock.version = 3;
  const end = await makeBusy();
  expect((await get('/car')).status).toBe(503);
  await end();
});

test('a page whose rendering failed may still be served as it was', async () => {
  let answer = () => html('<p>here</p>');
  const { get, makeBusy, stock } = await serveBusy((path) => (path === '/car' ? answer() : html('<p>all</p>')));
  await get('/car');
  answer = () => new Response('the database is away', { status: 503 });
  stock.version = 2;
  expect((await get('/car')).status).toBe(503);
  const end = await makeBusy();
  expect(await get('/car')).toMatchObject({ status: 200, body: '<p>here</p>' });
  await end();
});

test('[A1] a form and its bot check are taken at once, however busy the site is', async () => {
  const { port, get, makeBusy } = await serveBusy();
  const end = await makeBusy();
  const forms = await Promise.all(Array.from({ length: 9 }, () => ask(port, 'POST', {}, '/contact')));
  expect(forms.map(({ status }) => status)).toEqual(Array(9).fill(200));
  expect((await get('/api/bot-check')).status).toBe(200);
  await end();
});

test('a page that all who asked for it have left is not rendered', async () => {
  const turns = new RenderingTurns({ atOnce: 1, isIdle: () => false });
  let goOn: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const seen: string[] = [];
  const answer = async (_request: Request, { url }: RequestContext) => {
    seen.push(url.pathname);
    if (url.pathname === '/slow') await gate;
    return html('<p>all</p>');
  };
  const { port, asked: requested, left } = await serve(answer, 'allowed', 1_000_000, 1_000_000, turns);
  const slow = ask(port, 'GET', {}, '/slow');
  await eventually('the slow rendering', () => seen.length === 1);
  const leaving = request({ host: '127.0.0.1', port, path: '/left' }).on('error', () => {});
  leaving.end();
  await eventually('the one who leaves', () => requested() === 2);
  const staying = ask(port, 'GET', {}, '/stays');
  await eventually('the one who stays', () => requested() === 3);
  leaving.destroy();
  await eventually('that the caller has left', () => left() === 1);
  goOn();
  await Promise.all([slow, staying]);
  expect(seen).toEqual(['/slow', '/stays']);
});
