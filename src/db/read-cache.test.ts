import { expect, test } from 'vitest';
import { warmReadCache } from './queries/cached-reads.ts';
import { ReadCache } from './read-cache.ts';
import { createSiteDb, forgetReads, type SiteDb, type Transactions } from './scope.ts';
import { DatabaseUnavailable } from './unavailable.ts';

// Regression: pages of the previous version stayed cached for good as those of a version that was read while the
// database went away.
test('what was read last stands in for a page, and never for what a new version of a site is made from', async () => {
  const standIns = new ReadCache(() => {});
  let answer: () => Promise<unknown> = async () => ({ specialHours: [] });
  const run = () => answer();
  const db = {
    readCached: (name: string) => standIns.readCached(name, run),
    readFresh: (name: string) => standIns.readFresh(name, run),
  } as unknown as SiteDb;
  await warmReadCache(db);
  answer = () => Promise.reject(new DatabaseUnavailable('away'));
  await expect(db.readCached('reviews', async () => 'now')).resolves.toEqual({ specialHours: [] });
  await expect(warmReadCache(db)).rejects.toThrow(DatabaseUnavailable);
});

test('what was read for a version of a site is what its pages get, without a query; none can change it', async () => {
  let begun = 0;
  const client = { query: async () => ({ rows: [] }), release: () => {} };
  const begin = async () => {
    begun += 1;
    return client;
  };
  const transactions = { begin, siteRole: null, readCache: new ReadCache(() => {}) } as unknown as Transactions;
  const former = createSiteDb(transactions, { groupId: 1, siteId: 1 });
  const read = async () => [{ name: 'North yard', tags: ['open'] }];
  expect(await former.readCached('places', read)).toEqual(await read());
  expect(await former.readCached('places', read)).toEqual(await read());
  expect(begun).toBe(2);

  const present = createSiteDb(transactions, { groupId: 1, siteId: 1 });
  const fresh = await present.readFresh('places', read);
  expect(await present.readCached('places', read)).toBe(fresh);
  expect(begun).toBe(3);
  expect(() => fresh[0]?.tags.push('changed')).toThrow(TypeError);
});

test('what is forgotten of a site stands in for nothing any more, and what is known of others still does', async () => {
  const readCache = new ReadCache(() => {});
  const away = () => Promise.reject(new DatabaseUnavailable('away'));
  for (const key of ['1 1 reviews', '1 11 reviews']) await readCache.readFresh(key, async () => key);
  forgetReads({ readCache }, { groupId: 1, siteId: 1 });
  await expect(readCache.readCached('1 1 reviews', away)).rejects.toThrow(DatabaseUnavailable);
  await expect(readCache.readCached('1 11 reviews', away)).resolves.toBe('1 11 reviews');
});
