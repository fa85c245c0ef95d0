import { expect, test } from 'vitest';
import { warmReadCache } from './queries/cached-reads.ts';
import { ReadCache } from './read-cache.ts';
import type { SiteDb } from './scope.ts';
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
