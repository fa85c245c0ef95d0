import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DiskCache } from './disk-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'forecourt-cache-'));
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = () => join(mkdtempSync(join(root, 'test-')), 'cache');
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('[A8] what was kept is there after a restart, with the time it was made', async () => {
  const folder = newFolder();
  await new DiskCache(folder, 10_000).save('aa1', Buffer.from('picture'), NOON);
  expect(await new DiskCache(folder, 10_000).find('aa1', NOON + HOUR)).toEqual({
    bytes: Buffer.from('picture'),
    madeAt: NOON,
  });
  expect(await new DiskCache(folder, 10_000).find('aa2', NOON)).toBeUndefined();
});

test('[A8] what was used longest ago goes first, and the room is never passed', async () => {
  const folder = newFolder();
  const cache = new DiskCache(folder, 10_000);
  for (let hour = 0; hour < 8; hour += 1) await cache.save(`a${hour}key`, Buffer.alloc(1000), NOON + hour * HOUR);
  expect(await cache.find('a0key', NOON + 20 * HOUR)).toBeDefined();
  for (let hour = 30; hour < 35; hour += 1) {
    await cache.save(`b${hour}key`, Buffer.alloc(1000), NOON + hour * HOUR);
    expect(filesIn(folder)).toBeLessThanOrEqual(10);
  }
  expect(await cache.find('a0key', NOON + 40 * HOUR)).toBeDefined();
  expect(await cache.find('a1key', NOON + 40 * HOUR)).toBeUndefined();
  expect(await cache.find('b34key', NOON + 40 * HOUR)).toBeDefined();
});

test('[A8] a restart with less room makes it', async () => {
  const folder = newFolder();
  const before = new DiskCache(folder, 10_000);
  for (let hour = 0; hour < 8; hour += 1) await before.save(`a${hour}key`, Buffer.alloc(1000), NOON + hour * HOUR);
  await new DiskCache(folder, 3_000).save('new', Buffer.alloc(100), NOON + 9 * HOUR);
  expect(filesIn(folder)).toBe(3);
});

test('[A8] what is larger than the room is not kept; without room nothing is, and no folder is made', async () => {
  const folder = newFolder();
  const small = new DiskCache(folder, 1_000);
  await small.save('large', Buffer.alloc(2_000), NOON);
  expect(await small.find('large', NOON)).toBeUndefined();
  const nothing = newFolder();
  await new DiskCache(nothing, 0).save('key', Buffer.from('picture'), NOON);
  expect(existsSync(nothing)).toBe(false);
});

test('[A8] what a process left half written is no picture, and is taken away', async () => {
  const folder = newFolder();
  const cache = new DiskCache(folder, 10_000);
  mkdirSync(join(folder, 'aa'));
  const leftOver = join(folder, 'aa', 'aakey.1234.tmp');
  writeFileSync(leftOver, 'half');
  utimesSync(leftOver, NOON / 1000, NOON / 1000);
  writeFileSync(join(folder, 'aa', 'aaempty'), '');
  expect(await cache.find('aaempty', NOON)).toBeUndefined();
  await cache.save('bbkey', Buffer.from('whole'), NOON + 2 * HOUR);
  expect(existsSync(leftOver)).toBe(false);
});

test('[A8] two processes share a folder: each finds what the other cached, and survives its removal', async () => {
  const folder = newFolder();
  const [one, other] = [new DiskCache(folder, 10_000), new DiskCache(folder, 10_000)];
  await one.save('aakey', Buffer.from('picture'), NOON);
  expect((await other.find('aakey', NOON))?.bytes.toString()).toBe('picture');
  rmSync(join(folder, 'aa'), { recursive: true });
  expect(await one.find('aakey', NOON)).toBeUndefined();
});
