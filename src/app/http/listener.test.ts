import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { startListener } from '../../../tests/samples/servers/listener.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { eventually } from '../../../tests/settled.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { SiteRefused } from '../site-refused.ts';
import type { Middleware } from './media.ts';

/** The program's listener with a page that shows its context, and the lines of its log. */
async function listen(room: Parameters<typeof startListener>[1], files: Parameters<typeof startListener>[3] = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, site: await startListener(SITE, room, log, files) };
}

const SITE = {
  site: { id: 1, groupId: 1, origin: 'http://yard.example', settingsVersion: 1, storageName: 'yard' },
  settings: sampleSettings({ api: { pagesPerMinute: 3 } }),
  stock: sampleSiteStock([]),
} as unknown as RequestContext;

test('the id that a caller sends is answered and logged beside the program’s own, and no page knows it', async () => {
  const { lines, site } = await listen(async (_, { requestId }) => new Response(requestId));
  try {
    const sent = await site.send({ method: 'GET', path: '/', headers: { 'X-Request-Id': '1800975707' } });
    expect(sent.body).toMatch(/^[\da-f-]{36}$/);
    expect(sent.headers['x-request-id']).toBe('1800975707');
    const forged = await site.send({ method: 'GET', path: '/', headers: { 'X-Request-Id': 'a"b c "' } });
    expect(forged.headers['x-request-id']).toBe(forged.body);
    await eventually('both lines', () => lines.length === 2);
    expect(lines[0]).toMatchObject({ requestId: sent.body, callerRequestId: '1800975707' });
    expect(lines[1]).not.toHaveProperty('callerRequestId');
  } finally {
    site.close();
  }
});

test('what came by https is asked for by https alone from then on; what did not, or only says so, is not', async () => {
  const strict = async (trustProxy: boolean, headers: Record<string, string>) => {
    const { site } = await listen(async () => new Response('a page'), { trustProxy });
    const answers = await Promise.all(
      ['/', '/healthz', '/nothing'].map((path) => site.send({ method: 'GET', path, headers })),
    );
    site.close();
    return new Set(answers.map((answer) => answer.headers['strict-transport-security']));
  };
  expect(await strict(true, { 'X-Forwarded-Proto': 'https' })).toEqual(new Set(['max-age=31536000']));
  expect(await strict(true, { 'X-Forwarded-Proto': 'http' })).toEqual(new Set([undefined]));
  expect(await strict(false, { 'X-Forwarded-Proto': 'https' })).toEqual(new Set([undefined]));
});

test('an address that asks for too many pages gets a short page with the time to wait; others do not', async () => {
  const { site } = await listen(async () => new Response('a page'), { trustProxy: true });
  const ask = (path: string, from = '203.0.113.7') =>
    site.send({ method: 'GET', path, headers: { 'X-Forwarded-For': from } });
  try {
    for (const path of ['/icons/180.png', '/social.png', '/', '/?x=1', '/a.png'])
      expect((await ask(path)).status).toBe(200);
    const refused = await ask('/search/used-cars');
    expect(refused).toMatchObject({ status: 429, type: 'text/html; charset=utf-8' });
    expect(refused.headers['retry-after']).toBe('20');
    expect(refused.body).toMatch(/<h1>That was a lot at once<\/h1>\s*<p>.*wait 20 seconds.*call us on/);
    expect((await ask('/', '203.0.113.8')).status).toBe(200);
    expect((await ask('/favicon.svg')).status).toBe(200);
  } finally {
    site.close();
  }
});

test('a built file that is gone, as during a deployment, ends its own answer and not the program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-built-'));
  await writeFile(join(folder, 'old.css'), 'p {}');
  await writeFile(join(folder, 'kept.css'), 'a {}');
  const assets = sirv(folder, { immutable: true });
  await rm(join(folder, 'old.css'));
  const { lines, site } = await listen(async () => new Response('a page'), { assets });
  try {
    await expect(site.send({ path: '/old.css' })).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
    expect(lines.filter(({ msg }) => msg !== 'request')).toMatchObject([
      { msg: 'A request failed', path: '/old.css', err: { code: 'ENOENT' } },
    ]);
    expect(await site.send({ path: '/kept.css' })).toMatchObject({ status: 200, body: 'a {}' });
  } finally {
    site.close();
    await rm(folder, { recursive: true });
  }
});

test('a site that cannot be opened for now says so, and when to come back', async () => {
  const failures: Error[] = [new SiteRefused('its settings are invalid'), new DatabaseUnavailable('away')];
  const { lines, site } = await listen(async () => new Response('a page'), {
    findContext: async () => {
      throw failures.shift() ?? new Error('broken');
    },
  });
  try {
    const page = await site.send({ method: 'GET', path: '/search/used-cars' });
    expect(page).toMatchObject({ status: 503, type: 'text/html; charset=utf-8' });
    expect(page.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(page.body).toMatch(/^<!DOCTYPE html><html lang="en-AU">.*<title>Back soon<\/title>/s);
    expect(page.body).toContain('<h1>We’ll be right back</h1>');
    expect(page.body).toContain('We can’t show this website right now. Please try again in a minute.');
    const api = await site.send({ method: 'GET', path: '/api/cars' });
    expect([api.status, api.type, api.headers['retry-after']]).toEqual([503, 'application/problem+json', '30']);
    expect((await site.send({ method: 'GET', path: '/' })).status).toBe(500);
    expect(lines.filter(({ level }) => Number(level) >= 40)).toHaveLength(3);
  } finally {
    site.close();
  }
});

test('[B14] only what shows stock loads it: files, pictures and refusals do not', async () => {
  const loadedFor: string[] = [];
  const answerBelow =
    (prefix: string): Middleware =>
    (req, res, next) =>
      req.url?.startsWith(prefix) ? res.end('a file') : next();
  const { site } = await listen(async () => new Response('made of settings'), {
    media: answerBelow('/media/'),
    assets: answerBelow('/assets/'),
    findSite: (host) => (host === 'yard.example' ? { slug: 'yard' } : undefined),
    findContext: async (_address, { pathname }) => {
      loadedFor.push(pathname);
      throw new SiteRefused('its stock is loaded');
    },
  });
  const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    (await site.send({ path, method, headers: { Host: 'yard.example', ...headers } })).status;
  try {
    const files = ['/healthz', '/media/a.jpg', '/assets/a.js', '/robots.txt', '/favicon.ico', '/icons/180.png'];
    for (const path of files) expect([path, await ask(path)]).toEqual([path, 200]);
    expect(await ask('/img/320/q75/media/none.jpg')).toBe(404);
    expect(await ask('/img/320/q75/media/none.jpg', 'POST')).toBe(405);
    expect(await ask('/', 'DELETE')).toBe(405);
    expect(await ask('/contact', 'POST', { Origin: 'https://evil.example' })).toBe(403);
    expect(await ask('/', 'GET', { Host: 'unknown.example' })).toBe(404);
    expect(loadedFor).toEqual([]);
    for (const path of ['/', '/sitemap.xml', '/icons/..', '//robots.txt', '/x/../img/320']) await ask(path);
    expect(loadedFor).toEqual(['/', '/sitemap.xml', '/', '//robots.txt', '/img/320']);
  } finally {
    site.close();
  }
});
