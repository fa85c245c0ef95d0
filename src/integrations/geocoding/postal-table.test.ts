import { readFileSync, statSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { type loadShippedTable, SHIPPED_FILE } from './postal-table.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A fresh copy of the module, as in a process that has just started. */
const begun = (): Promise<{ loadShippedTable: typeof loadShippedTable }> =>
  import(`${new URL('./postal-table.ts', import.meta.url)}?begun=${Math.random()}&.ts`);

test('[H10] the shipped table is read when it is first asked for, and once', async () => {
  const read = vi.spyOn(files, 'readFile');
  syncBuiltinESMExports();
  const timesRead = () => read.mock.calls.filter(([file]) => file === SHIPPED_FILE).length;
  const fresh = await begun();
  expect(timesRead()).toBe(0);
  const [one, other] = await Promise.all([fresh.loadShippedTable(), fresh.loadShippedTable()]);
  expect([timesRead(), one === other, one.named('Toowong').length]).toEqual([1, true, 1]);
});

test('[H10] a table that could not be read is read when it is asked for again', async () => {
  vi.spyOn(files, 'readFile').mockRejectedValueOnce(new Error('gone'));
  syncBuiltinESMExports();
  const fresh = await begun();
  await expect(fresh.loadShippedTable()).rejects.toThrow('gone');
  expect((await fresh.loadShippedTable()).ofPostcode('4066').length).toBeGreaterThan(1);
});

test('[H10] the shipped table is small on the disk, and whose it is stands with the licences', () => {
  expect(statSync(SHIPPED_FILE).size).toBeLessThan(300_000);
  const notice = readFileSync('NOTICE', 'utf8');
  for (const said of ['postcodes.tsv.br', 'GeoNames', 'creativecommons.org/licenses/by/4.0'])
    expect(notice).toContain(said);
});
