import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMedia } from './media.ts';

const outside = mkdtempSync(join(tmpdir(), 'forecourt-media-'));
const folder = join(outside, 'media');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'suv'), { recursive: true });
  writeFileSync(join(folder, 'suv', 'front.avif'), 'a picture');
  writeFileSync(join(folder, 'loop.webm'), '0123456789');
  writeFileSync(join(folder, '.secret'), 'hidden');
  writeFileSync(join(outside, 'password.txt'), 'outside');
  mkdirSync(join(outside, 'media-of-others'));
  writeFileSync(join(outside, 'media-of-others', 'a.avif'), 'outside');
  const media = createMedia(folder);
  server = createServer((req, res) => media(req, res, () => res.end('a page')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

interface Got {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Requests the path as it is; browsers would normalise it. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('[A8] a picture is served with its type, and kept for good when its address has a version', async () => {
  const { status, headers, body } = await ask('/media/suv/front.avif?v=3f9a2c1b');
  expect([status, body]).toEqual([200, 'a picture']);
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('without a version it is kept for an hour, and answered with 304 while it is the same', async () => {
  const first = await ask('/media/suv/front.avif');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const again = await ask('/media/suv/front.avif', 'GET', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('[D3] a part of a video can be asked for', async () => {
  const { status, headers, body } = await ask('/media/loop.webm', 'GET', { range: 'bytes=2-4' });
  expect([status, body, headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect(headers['content-type']).toBe('video/webm');
});

test('a file that comes while the program runs is there at once', async () => {
  writeFileSync(join(folder, 'late.avif'), 'late');
  expect((await ask('/media/late.avif')).body).toBe('late');
});

test.each([
  '/media/nothing.avif',
  '/media/',
  '/media/suv',
  '/media/suv/',
  '/media/../password.txt',
  '/media/%2e%2e/password.txt',
  '/media/..%2fpassword.txt',
  '/media/suv/../../password.txt',
  '/media/..%5cpassword.txt',
  '/media//../password.txt',
  '/media/../media-of-others/a.avif',
  '/media/.secret',
  '/media/%2esecret',
  '/media/%',
  '/media/%c0%ae%c0%ae/password.txt',
])('%s is a plain 404 that is not kept', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', 'There is no such file.\n']);
});

test('nothing can be written there', async () => {
  expect((await ask('/media/suv/front.avif', 'POST')).status).toBe(404);
});

test('other addresses go on to the pages', async () => {
  expect((await ask('/mediation')).body).toBe('a page');
});

test('a folder that is not there is named', () => {
  expect(() => createMedia(join(outside, 'nowhere'))).toThrow(/MEDIA_DIR: there is no folder .*nowhere/);
});
