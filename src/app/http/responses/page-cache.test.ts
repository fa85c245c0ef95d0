import { expect, test } from 'vitest';
import { type CachedPage, formatPageKey, PageCache } from './page-cache.ts';

const page = (bytes: number, expiresAt = 1000): CachedPage => ({
  status: 200,
  headers: [],
  etag: '"x"',
  body: new Uint8Array(bytes),
  encoded: new Map(),
  expiresAt,
});

test('[A1] two sites, two settings or two stock versions never share a key for one address', () => {
  const base = {
    siteId: 1,
    settingsVersion: 2,
    stockVersion: 3,
    requestSource: 'elsewhere' as const,
    address: '/search/used-cars?make=Toyota',
  };
  const keys = [
    base,
    { ...base, siteId: 2 },
    { ...base, settingsVersion: 3 },
    { ...base, stockVersion: 4 },
    { ...base, requestSource: 'this_machine' as const },
    { ...base, address: '/' },
  ];
  expect(new Set(keys.map(formatPageKey)).size).toBe(keys.length);
});

test('[B14] the oldest pages are dropped when the cap is passed', () => {
  const cache = new PageCache(100);
  cache.set('a', page(40));
  cache.set('b', page(40));
  cache.set('c', page(40));
  expect([cache.find('a', 0), cache.find('b', 0) !== undefined, cache.find('c', 0) !== undefined]).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(cache.bytes).toBe(80);
});

test('[B14] a page that is asked for stays, and the one that was not asked for the longest goes', () => {
  const cache = new PageCache(100);
  cache.set('a', page(40));
  cache.set('b', page(40));
  cache.find('a', 0);
  cache.set('c', page(40));
  expect([cache.find('a', 0) !== undefined, cache.find('b', 0), cache.find('c', 0) !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
});

test('a cap of 0 keeps no page', () => {
  const cache = new PageCache(0);
  cache.set('a', page(40));
  expect(cache.size).toBe(0);
});

test('a page is not served past its time', () => {
  const cache = new PageCache(100);
  cache.set('a', page(10, 500));
  expect(cache.find('a', 499)).toBeDefined();
  expect(cache.find('a', 500)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('a page larger than the cache is not kept', () => {
  const cache = new PageCache(100);
  cache.set('a', page(101));
  expect(cache.size).toBe(0);
});

test('a further encoding counts towards the cap', () => {
  const cache = new PageCache(100);
  cache.set('a', page(60));
  cache.addBody('a', 'br', new Uint8Array(30));
  cache.addBody('a', 'br', new Uint8Array(30));
  expect(cache.bytes).toBe(90);
  cache.set('a', page(20));
  expect(cache.bytes).toBe(20);
});
