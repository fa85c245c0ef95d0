import { expect, test } from 'vitest';
import { type CachedPage, formatPageKey, formatPageVersion, PageCache } from './page-cache.ts';

const page = (bytes: number, expiresAt = 1000, version = 'v1'): CachedPage => ({
  version,
  status: 200,
  headers: [],
  etag: '"x"',
  body: new Uint8Array(bytes),
  encoded: new Map(),
  expiresAt,
});

test('[A1] two sites never share a key for one address, nor two settings or stocks of a site a version', () => {
  const base = {
    siteId: 1,
    requestSource: 'elsewhere' as const,
    address: '/search/used-cars?make=Toyota',
  };
  const keys = [
    base,
    { ...base, siteId: 2 },
    { ...base, requestSource: 'this_machine' as const },
    { ...base, address: '/' },
  ];
  expect(new Set(keys.map(formatPageKey)).size).toBe(keys.length);
  const versions = [
    { settings: 2, stock: 3 },
    { settings: 3, stock: 2 },
    { settings: 2, stock: 32 },
    { settings: 23, stock: 2 },
  ];
  expect(new Set(versions.map(formatPageVersion)).size).toBe(versions.length);
});

test('[B14] the oldest pages are dropped when the cap is passed', () => {
  const cache = new PageCache(100);
  cache.set('a', page(40));
  cache.set('b', page(40));
  cache.set('c', page(40));
  expect([
    cache.find('a', 'v1', 0),
    cache.find('b', 'v1', 0) !== undefined,
    cache.find('c', 'v1', 0) !== undefined,
  ]).toEqual([undefined, true, true]);
  expect(cache.bytes).toBe(80);
});

test('[B14] a page that is asked for stays, and the one that was not asked for the longest goes', () => {
  const cache = new PageCache(100);
  cache.set('a', page(40));
  cache.set('b', page(40));
  cache.find('a', 'v1', 0);
  cache.set('c', page(40));
  expect([
    cache.find('a', 'v1', 0) !== undefined,
    cache.find('b', 'v1', 0),
    cache.find('c', 'v1', 0) !== undefined,
  ]).toEqual([true, undefined, true]);
});

test('a cap of 0 keeps no page', () => {
  const cache = new PageCache(0);
  cache.set('a', page(40));
  expect(cache.size).toBe(0);
});

test('a page is not served past its time', () => {
  const cache = new PageCache(100);
  cache.set('a', page(10, 500));
  expect(cache.find('a', 'v1', 499)).toBeDefined();
  expect(cache.find('a', 'v1', 500)).toBeUndefined();
});

test('[B14] a page of another version of the site is not served as its page, and makes room for it', () => {
  const cache = new PageCache(100);
  cache.set('a', page(60, 500, 'v1'));
  expect(cache.find('a', 'v2', 0)).toBeUndefined();
  cache.set('a', page(70, 500, 'v2'));
  expect(cache.find('a', 'v1', 0)).toBeUndefined();
  expect(cache.find('a', 'v2', 0)).toBeDefined();
  expect(cache.bytes).toBe(70);
});

test('a page may stand in for that of a later stock, not of other settings, until ten minutes after its time', () => {
  const cache = new PageCache(100);
  cache.set('a', page(60, 500, formatPageVersion({ settings: 1, stock: 12 })));
  const later = formatPageVersion({ settings: 1, stock: 13 });
  expect(cache.findOutdated('a', later, 600_499)).toBeDefined();
  expect(cache.findOutdated('a', later, 600_500)).toBeUndefined();
  expect(cache.findOutdated('a', formatPageVersion({ settings: 11, stock: 12 }), 0)).toBeUndefined();
  cache.delete('a');
  expect(cache.findOutdated('a', later, 0)).toBeUndefined();
});

test('an encoding that was made of an older page is not added to a newer one', () => {
  const cache = new PageCache(100);
  cache.set('a', page(10));
  cache.addBody('a', { ...page(10), etag: '"older"' }, 'br', new Uint8Array(5));
  expect(cache.bytes).toBe(10);
});

test('a page larger than the cache is not kept', () => {
  const cache = new PageCache(100);
  cache.set('a', page(101));
  expect(cache.size).toBe(0);
});

test('a further encoding counts towards the cap', () => {
  const cache = new PageCache(100);
  cache.set('a', page(60));
  cache.addBody('a', page(60), 'br', new Uint8Array(30));
  cache.addBody('a', page(60), 'br', new Uint8Array(30));
  expect(cache.bytes).toBe(90);
  cache.set('a', page(20));
  expect(cache.bytes).toBe(20);
});
