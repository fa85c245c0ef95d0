import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePhoto } from '../../../tests/samples/servers/picture-server.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { DiskCache } from '../../integrations/images/disk/disk-cache.ts';
import { PictureFailure } from '../../integrations/images/picture-failure.ts';
import {
  type Measured,
  type Picture,
  type PictureRequester,
  PictureService,
} from '../../integrations/images/picture-service.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { createMetrics } from '../operations/metrics.ts';
import { answerImage } from './images.ts';
import { TokenBuckets } from './limits/token-buckets.ts';

const GOOD = 'https://images.example.com';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-img-'));
let logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
const metrics = createMetrics();
const limits = new TokenBuckets(100);
/** Replaces the service's own result, per test. */
let instead: ((requested: Measured) => Picture | undefined) | undefined;
let settings: SiteSettings;
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, 'front.jpg'), await samplePhoto(600, 400).jpeg().toBuffer());
  writeFileSync(join(folder, 'none.jpg'), await samplePhoto(320, 200).jpeg().toBuffer());
  writeFileSync(join(folder, 'broken.jpg'), 'no picture');
  const cache = new DiskCache(join(folder, 'cache'), 10_000_000);
  const real = new PictureService({ mediaFolder: folder, cache, log });
  const service = {
    waiting: 0,
    waitingLater: 0,
    cacheBytes: 0,
    find: async (requested: Measured, sources: readonly string[], asker: PictureRequester) =>
      instead && requested.source.kind === 'remote' ? instead(requested) : real.find(requested, sources, asker),
  } as Pick<PictureService, 'find' | 'waiting' | 'waitingLater' | 'cacheBytes'> as PictureService;
  server = createServer((req, res) => {
    const context = { site: { id: 1 }, settings, log, now: new Date(0) } as RequestContext;
    const parts = { service, metrics, limits };
    void answerImage(req, res, context, String(req.headers.from), parts).then((done) => done || res.end('a page'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  logged = [];
  instead = undefined;
  settings = sampleSettings({ images: { sources: [GOOD] } });
});

interface Got {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const FRONT = '/img/320x213/q75/media/front.jpg';
const REMOTE = linkToImage(`${GOOD}/a.jpg`, { width: 160, crop: '3:2' }, [GOOD]);
const fail = (reason: PictureFailure['reason']) => () => {
  throw new PictureFailure(reason, 'as the test wants it');
};

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('[A8] a browser that takes %s gets %s, and caches are told that others may get another', async (accept, type) => {
  // The first who accepts AVIF gets another format until it is made.
  await expect.poll(async () => (await ask(FRONT, { accept })).headers['content-type']).toBe(type);
  const { status, headers, body } = await ask(FRONT, { accept });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': String(body.length),
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
});

// Would have let browsers and CDNs that accept AVIF cache a WebP for a year.
test.each([
  ['image/avif,image/webp,*/*', 'image/webp'],
  ['image/avif,*/*', 'image/jpeg'],
])(
  '[A8] a browser that says %s is sent %s at once, for a minute, and the AVIF when it is made',
  async (accept, type) => {
    const path = `/img/160x107/q76/media/front.jpg?v=${type.slice(6)}`;
    const first = await ask(path, { accept });
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=60',
      vary: 'Accept',
    });
    expect(first.headers).not.toHaveProperty('etag');
    await expect.poll(async () => (await ask(path, { accept })).headers['content-type']).toBe('image/avif');
    expect((await ask(path, { accept })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    rmSync(join(folder, 'cache'), { recursive: true });
  },
);

test.each([
  ['a version', '?v=3f9a', 'public, max-age=31536000, immutable'],
  ['no version', '', 'public, max-age=3600'],
])('[A8] a picture whose address has %s says how long it may be kept', async (_what, query, life) => {
  expect((await ask(`${FRONT}${query}`)).headers['cache-control']).toBe(life);
});

test('[A8] what the browser has already is not sent again; a HEAD has no body', async () => {
  const { headers } = await ask(FRONT);
  const again = await ask(FRONT, { 'if-none-match': `"other", ${headers.etag}` });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect((await ask(FRONT, { 'if-none-match': '"other"' })).status).toBe(200);
  expect(await ask(FRONT, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('[A8] a picture can only be read, and other addresses are not pictures', async () => {
  expect(await ask(FRONT, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect((await ask('/imgs/320/q75/media/front.jpg')).body.toString()).toBe('a page');
  expect((await ask('/search/img/320')).body.toString()).toBe('a page');
});

test('[A8] a stand-in or an old picture is cached for a minute, a fresh one of another server for a day', async () => {
  for (const [origin, life] of [
    ['stand-in', 'public, max-age=60'],
    ['old', 'public, max-age=60'],
    ['made', 'public, max-age=86400'],
  ] as const) {
    instead = () => ({ bytes: Buffer.from('x'), format: 'jpeg', origin, etag: undefined });
    expect((await ask(REMOTE)).headers['cache-control']).toBe(life);
  }
});

test('[A8] a failure shows a drawing for a minute, and is counted', async () => {
  instead = fail('unreachable');
  const before = await placeholders();
  const { status, headers, body } = await ask(REMOTE);
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'image/svg+xml; charset=utf-8',
  });
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(body.toString()).toMatch(/^<svg /);
  expect(await placeholders()).toBe(before + 1);
});

async function placeholders(): Promise<number> {
  const said = await metrics.registry.getSingleMetricAsString('forecourt_pictures_total');
  return Number(/result="placeholder"} (\d+)/.exec(said)?.[1] ?? 0);
}

test('[A8] a failure shows the picture that the site has chosen for it, in the size and format asked for', async () => {
  instead = fail('too slow');
  settings = sampleSettings({
    images: { sources: [GOOD], placeholder: 'image', placeholderImage: '/media/none.jpg' },
  });
  const { status, headers } = await ask(REMOTE, { accept: 'image/webp' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
  settings = sampleSettings({
    images: { sources: [GOOD], placeholder: 'image', placeholderImage: `${GOOD}/placeholder.jpg` },
  });
  expect((await ask(REMOTE)).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('[A8] when too much is asked at once, the visitor is told when to come again', async () => {
  instead = fail('busy');
  expect(await ask(REMOTE)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
});

test('[A8] one caller may have so many new pictures made; existing pictures and others are not limited', async () => {
  settings = sampleSettings({ images: { newPerMinute: 2 } });
  const requested = (width: number, from: string) => ask(`/img/${width}/q80/media/front.jpg`, { from });
  expect((await requested(160, 'one')).status).toBe(200);
  expect((await requested(320, 'one')).status).toBe(200);
  expect(await requested(480, 'one')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
  expect((await requested(160, 'one')).status).toBe(200);
  expect((await requested(480, 'other')).status).toBe(200);
  expect((await requested(480, 'one')).status).toBe(200);
});

test('[A8] a picture that fails is in the log by its path and why, without its query', async () => {
  const path = '/img/320x213/q75/media/broken.jpg';
  expect((await ask(`${path}?v=whatever`)).status).toBe(200);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'Could not serve a picture', feature: 'images', path, reason: 'not a picture' },
  ]);
  expect(logged.join('')).not.toContain('whatever');
});
