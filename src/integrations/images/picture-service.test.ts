import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PictureServer, samplePhoto, startPictureServer } from '../../../tests/samples/servers/picture-server.ts';
import { DiskCache } from './disk/disk-cache.ts';
import type { Measure } from './make-picture.ts';
import { type Measured, PictureService, type PictureServiceParts } from './picture-service.ts';

const GOOD = 'https://images.example.com';
const OTHER = 'https://other.example.com';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const root = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'));
let server: PictureServer;

beforeAll(async () => {
  server = await startPictureServer();
  const media = join(root, 'media');
  mkdirSync(join(media, 'suv'), { recursive: true });
  writeFileSync(join(media, 'suv', 'front.avif'), await samplePhoto(600, 400).avif().toBuffer());
  writeFileSync(join(media, 'suv', 'rear.jpg'), await samplePhoto(600, 400).jpeg().toBuffer());
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** A service with its own folder, whose clock is moved by hand, and by a step at every reading. */
function start(folder = mkdtempSync(join(root, 'cache-')), tickMs = 0, parts: Partial<PictureServiceParts> = {}) {
  const time = { now: Date.UTC(2026, 10, 20) };
  const made: string[] = [];
  const service = new PictureService({
    mediaFolder: join(root, 'media'),
    cache: new DiskCache(folder, 50_000_000),
    log: pino({ level: 'silent' }),
    wire: server.wire,
    clock: () => {
      time.now += tickMs;
      return new Date(time.now);
    },
    onMade: (format) => made.push(format),
    ...parts,
  });
  return { service, time, made, folder };
}

const local = (file: string, given: Partial<Measured> = {}): Measured => ({
  source: { kind: 'local', segments: ['suv', file], version: null },
  width: 320,
  height: null,
  quality: 75,
  format: 'avif',
  ...given,
});
const remote = (path: string, given: Partial<Measured> = {}): Measured => ({
  ...local(''),
  source: { kind: 'remote', url: new URL(path, GOOD) },
  format: 'webp',
  ...given,
});
const askedFor = (path: string) => server.asked.filter((each) => each.endsWith(path)).length;

test('[A8] a picture is made once, kept, and there after a restart under the same ETag', async () => {
  const { service, made, folder } = start(undefined, 1);
  const first = await service.find(local('rear.jpg'), []);
  expect(first).toMatchObject({ origin: 'made', format: 'avif' });
  const again = await start(folder).service.find(local('rear.jpg'), []);
  expect(again).toEqual({ ...first, origin: 'cached' });
  expect(made).toEqual(['avif']);
});

test('[A8] a crowd that asks for one picture has it made once', async () => {
  const { service, made } = start();
  await Promise.all(Array.from({ length: 20 }, () => service.find(local('rear.jpg', { width: 480 }), [])));
  expect(made).toHaveLength(1);
});

test('[A8] a small source that the browser takes is sent at once while the smaller one is made', async () => {
  const { service, made } = start();
  const first = await service.find(local('front.avif'), []);
  expect(first).toMatchObject({ origin: 'stand-in', etag: undefined });
  expect((await sharp(first?.bytes).metadata()).width).toBe(600);
  await expect.poll(async () => (await service.find(local('front.avif'), []))?.origin).toBe('cached');
  expect((await sharp((await service.find(local('front.avif'), []))?.bytes).metadata()).width).toBe(320);
  expect(made).toHaveLength(1);
  // A browser that does not accept it waits.
  expect(await service.find(local('front.avif', { format: 'jpeg' }), [])).toMatchObject({ origin: 'made' });
});

test('[A8] one that is made while somebody looks for it is not made again', async () => {
  const saved = Promise.withResolvers<void>();
  let looks = 0;
  class SlowCache extends DiskCache {
    // The second look finds nothing yet, and returns only when the picture is there.
    override async find(key: string, now: number) {
      looks += 1;
      const isSecond = looks === 2;
      const found = await super.find(key, now);
      if (isSecond) await saved.promise;
      return found;
    }
    override async save(key: string, bytes: Uint8Array, now: number) {
      await super.save(key, bytes, now);
      saved.resolve();
    }
  }
  const folder = mkdtempSync(join(root, 'cache-'));
  const { service, made } = start(folder, 0, { cache: new SlowCache(folder, 50_000_000) });
  const first = service.find(local('front.avif'), []);
  const second = service.find(local('front.avif'), []);
  await Promise.all([first, second]);
  await expect.poll(() => service.waitingLater).toBe(0);
  // Work that was queued earlier is done before these.
  for (const width of [100, 200, 300]) await service.find(local('rear.jpg', { width }), []);
  expect(made).toHaveLength(4);
});

test('[A8] a small source that is just what was asked for is sent for good, and nothing is made', async () => {
  const { service, made } = start();
  const first = await service.find(local('front.avif', { width: 600 }), []);
  expect(first).toMatchObject({ origin: 'source', etag: expect.stringMatching(/^"/) });
  expect(await service.find(local('front.avif', { width: 1200 }), [])).toMatchObject({ origin: 'source' });
  expect(await service.find(local('front.avif', { width: 600 }), [])).toEqual(first);
  expect(made).toEqual([]);
});

test('[A8] a file that was changed is made anew; one that is not there is undefined', async () => {
  const { service } = start();
  const path = join(root, 'media', 'suv', 'changing.jpg');
  cpSync(join(root, 'media', 'suv', 'rear.jpg'), path);
  const before = await service.find(local('changing.jpg'), []);
  writeFileSync(path, await samplePhoto(500, 100).jpeg().toBuffer());
  const after = await service.find(local('changing.jpg'), []);
  expect(after?.origin).toBe('made');
  expect(after?.etag).not.toBe(before?.etag);
  expect(await service.find(local('nowhere.jpg'), [])).toBeUndefined();
});

test('[A8] a remote picture is fetched once for all its sizes', async () => {
  const { service } = start();
  const sizes = [160, 320, 480].map((width) => service.find(remote('/good.jpg?sizes', { width }), [GOOD]));
  expect((await Promise.all(sizes)).map((picture) => picture?.origin)).toEqual(['made', 'made', 'made']);
  await service.find(remote('/good.jpg?sizes', { width: 600 }), [GOOD]);
  expect(askedFor('/good.jpg?sizes')).toBe(1);
});

test('[A8] after a day a remote picture is shown as it was while it is fetched anew', async () => {
  const { service, time } = start();
  const requested = remote('/good.jpg?days');
  await service.find(requested, [GOOD]);
  time.now += DAY - 1;
  expect(await service.find(requested, [GOOD])).toMatchObject({ origin: 'cached' });
  time.now += 2;
  expect(await service.find(requested, [GOOD])).toMatchObject({ origin: 'old' });
  await expect.poll(async () => (await service.find(requested, [GOOD]))?.origin).toBe('cached');
  expect(askedFor('/good.jpg?days')).toBe(2);
});

test('[A8] while its server fails a remote picture stays as it was, for a month', async () => {
  const { service, time } = start();
  const requested = remote('/good.jpg?outage');
  await service.find(requested, [GOOD]);
  server.names.set('images.example.com', ['10.0.0.1']);
  time.now += 29 * DAY;
  expect(await service.find(requested, [GOOD])).toMatchObject({ origin: 'old' });
  time.now += 2 * DAY;
  await expect(service.find(requested, [GOOD])).rejects.toMatchObject({ reason: 'not public' });
  server.names.clear();
  time.now += 61_000;
  expect(await service.find(requested, [GOOD])).toMatchObject({ origin: 'made' });
});

test('[A8] a server that fails is left alone for a minute, and no failure is cached on disk', async () => {
  const { service, time, folder } = start();
  const requested = remote('/error.jpg?minute');
  for (let times = 0; times < 3; times += 1)
    await expect(service.find(requested, [GOOD])).rejects.toMatchObject({ reason: 'bad answer' });
  expect(askedFor('/error.jpg?minute')).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  time.now += 60_001;
  await expect(service.find(requested, [GOOD])).rejects.toMatchObject({ reason: 'bad answer' });
  expect(askedFor('/error.jpg?minute')).toBe(2);
});

test('[A8] what one site may fetch, by an allowed redirect or at all, another may not have from the disk', async () => {
  const { service } = start();
  server.redirects.set('/shared.jpg', `${OTHER}/good.jpg`);
  const requested = remote('/shared.jpg');
  expect(await service.find(requested, [GOOD, OTHER])).toMatchObject({ origin: 'made' });
  await expect(service.find(requested, [GOOD])).rejects.toMatchObject({ reason: 'not allowed' });
  await expect(service.find(requested, [])).rejects.toMatchObject({ reason: 'not allowed' });
  expect(await service.find(requested, [OTHER, GOOD])).toMatchObject({ origin: 'cached' });
});

test('[A8] a disk that cannot be written costs work, not pictures', async () => {
  const { service, folder } = start();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file in its place');
  expect(await service.find(local('rear.jpg', { width: 160 }), [])).toMatchObject({ origin: 'made' });
});

/**
 * An encoder that the test controls: what it was asked to make, in order, as width and format; `end` lets one finish.
 */
function heldEncoder() {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  let held = true;
  const make = async (source: Buffer, { width, format }: Measure) => {
    const name = `${width} ${format}`;
    begun.push(name);
    if (held) await new Promise<void>((resolve) => gates.set(name, resolve));
    return source;
  };
  const end = async (name: string) => {
    await expect.poll(() => gates.has(name)).toBe(true);
    gates.get(name)?.();
  };
  const endAll = () => {
    held = false;
    for (const end of gates.values()) end();
  };
  return { begun, make, end, endAll };
}

/** A photo, since those become AVIF, requested by a browser that accepts WebP too. */
const avif = (given: Partial<Measured> = {}) => local('rear.jpg', { format: 'avif', standIn: 'webp', ...given });

// Regression: a page's pictures waited for AVIF, which takes ten times as long.
test('[A8] while an AVIF is made its WebP stands in, and the next who asks gets the AVIF', async () => {
  const { begun, make, end } = heldEncoder();
  const { service } = start(undefined, 0, { make });
  const first = service.find(avif(), []);
  await end('320 webp');
  expect(await first).toMatchObject({ origin: 'stand-in', format: 'webp', etag: undefined });
  expect(await service.find(avif(), [])).toMatchObject({ origin: 'stand-in', format: 'webp' });
  expect(begun).toEqual(['320 webp', '320 avif']);
  await end('320 avif');
  await expect.poll(async () => (await service.find(avif(), []))?.format).toBe('avif');
  expect(await service.find(local('rear.jpg', { format: 'webp' }), [])).toMatchObject({ origin: 'cached' });
});

// Regression: frames of a spin, and photos of a PDF, waited for everything that others had requested before them.
test('[D4] [D18] frames of a spin and photos of a document are not behind what others have asked for', async () => {
  const { begun, make, end, endAll } = heldEncoder();
  const { service } = start(undefined, 0, { make });
  const widths = [160, 320, 480, 600, 750, 840, 1200, 1600];
  const crowd = widths.map((width) => service.find(avif({ width }), [], { caller: 'a crowd' }));
  await expect.poll(() => service.waiting + begun.length).toBe(widths.length);
  const before = begun.length;
  const frame = service.find(local('rear.jpg', { width: 2000, format: 'webp' }), [], { caller: 'shopper' });
  await expect.poll(() => service.waiting + begun.length).toBe(widths.length + 1);
  // They take turns: at most one more of the crowd's, and then the shopper's.
  await end(begun[0] as string);
  await end(begun[1] as string);
  await expect.poll(() => begun.slice(0, before + 2)).toContain('2000 webp');
  expect(begun.filter((name) => name.endsWith('avif'))).toEqual([]);
  endAll();
  expect((await frame)?.origin).toBe('made');
  await Promise.all(crowd);
  await expect.poll(() => service.waitingLater).toBe(0);
});

test('[A8] a picture counts once for its caller; at the limit, existing ones are still served', async () => {
  const { service } = start();
  let requested = 0;
  const mayMake = () => {
    requested += 1;
    return requested === 1;
  };
  await service.find(avif(), [], { caller: 'one', mayMake });
  await expect.poll(async () => (await service.find(avif(), []))?.format).toBe('avif');
  expect(requested).toBe(1);
  await service.find(local('rear.jpg', { width: 160, format: 'webp' }), []);
  const other = avif({ width: 160 });
  expect(await service.find(other, [], { caller: 'one', mayMake })).toMatchObject({ format: 'webp' });
  const never = service.find(avif({ width: 480 }), [], { caller: 'one', mayMake });
  await expect(never).rejects.toMatchObject({ reason: 'too many' });
});

test('[A8] nothing is made for somebody who has left', async () => {
  const { begun, make, endAll } = heldEncoder();
  const { service } = start(undefined, 0, { make });
  const widths = [160, 320, 480].map((width) => ({ width, format: 'webp' as const }));
  const stays = widths.map((given) => service.find(local('rear.jpg', given), []));
  await expect.poll(() => service.waiting + begun.length).toBe(3);
  const leaving = new AbortController();
  const left = service.find(local('rear.jpg', { width: 840 }), [], { caller: 'one', signal: leaving.signal });
  await expect.poll(() => service.waiting + begun.length).toBe(4);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ reason: 'abandoned' });
  endAll();
  await Promise.all(stays);
  expect(begun).not.toContain('840 avif');
});

test('[A8] where nothing is kept an AVIF is made at once, for none would be there later', async () => {
  const { service, folder, made } = start(undefined, 0, {
    cache: new DiskCache(mkdtempSync(join(root, 'none-')), 0),
  });
  expect(await service.find(avif(), [])).toMatchObject({ origin: 'made', format: 'avif' });
  expect(made).toEqual(['avif']);
  expect(readdirSync(folder)).toEqual([]);
});

test('[A8] of a server that fails the WebP of old stands in for an AVIF that never was made', async () => {
  const { service, time } = start();
  const path = '/good.jpg?webp-of-old';
  await service.find(remote(path), [GOOD]);
  server.names.set('images.example.com', ['10.0.0.1']);
  time.now += 2 * DAY;
  const requested = remote(path, { format: 'avif', standIn: 'webp' });
  await expect(service.find(requested, [GOOD])).rejects.toMatchObject({ reason: 'not public' });
  expect(await service.find(requested, [GOOD])).toMatchObject({ origin: 'stand-in', format: 'webp' });
  server.names.clear();
});
