import { expect, test } from 'vitest';
import { readAllKept } from './queries/kept-reads.ts';
import type { SiteDb } from './scope.ts';
import { StandIns } from './stand-ins.ts';
import { DatabaseUnavailable } from './unavailable.ts';

// Let through: pages of the version before, kept for good as those of a version that was read while the database went
// away.
test('what was read last stands in for a page, and never for what a new version of a site is made from', async () => {
  const standIns = new StandIns(() => {});
  let answer: () => Promise<unknown> = async () => ({ specialHours: [] });
  const run = () => answer();
  const db = {
    readKept: (name: string) => standIns.readKept(name, run),
    readAnew: (name: string) => standIns.readAnew(name, run),
  } as unknown as SiteDb;
  await readAllKept(db);
  answer = () => Promise.reject(new DatabaseUnavailable('away'));
  await expect(db.readKept('reviews', async () => 'now')).resolves.toEqual({ specialHours: [] });
  await expect(readAllKept(db)).rejects.toThrow(DatabaseUnavailable);
});
