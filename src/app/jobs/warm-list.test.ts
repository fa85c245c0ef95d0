import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import type { KnownSite, LiveSite } from '../sites/registry.ts';
import { saveUsed, warmSites } from './warm-list.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-warm-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SITES = ['dos', 'tres', 'uno'].map((slug, at) => ({ id: at + 1, slug }) as KnownSite);
const findById = (id: number) => SITES.find((site) => site.id === id);

/** Which sites are loaded, in order; the stock of `failing` cannot be. */
async function warm(file: string, most: number, { failing = 0, stop = new AbortController().signal } = {}) {
  const { log, lines } = createRecordedLog();
  const loaded: number[] = [];
  /** The most recently used last, as in the index. */
  const used = new Set<number>();
  const load = async (siteId: number) => {
    if (siteId === failing) throw new Error('the yard is closed');
    if (!used.delete(siteId)) loaded.push(siteId);
    used.add(siteId);
    return undefined as never;
  };
  const sites = { list: () => SITES, findById, open: async (site: KnownSite) => site as LiveSite };
  await warmSites({ sites, stock: { load, listLoaded: () => [...used] }, log }, { file, most, stop });
  return { loaded, used: [...used].reverse(), lines };
}

test('sites used last are loaded first, then others by slug, up to a number', async () => {
  const file = join(folder, 'used.json');
  const stock = {
    used: [3, 9, 2],
    listLoaded() {
      return this.used;
    },
  };
  await saveUsed(file, stock);
  expect(await warm(file, 2)).toMatchObject({ loaded: [3, 2], used: [3, 2] });
  expect((await warm(file, 20)).loaded).toEqual([3, 2, 1]);
  expect((await warm(file, 0)).loaded).toEqual([]);
  expect((await warm(file, 20, { stop: AbortSignal.abort() })).loaded).toEqual([]);
});

test('a stop before all are loaded again keeps the rest of the list', async () => {
  const file = join(folder, 'new', 'used.json');
  await saveUsed(file, { listLoaded: () => [3, 1, 2] });
  await saveUsed(file, { listLoaded: () => [2] });
  expect((await warm(file, 20)).loaded).toEqual([2, 3, 1]);
});

test('without a list, or with a damaged one, sites are loaded by slug', async () => {
  expect((await warm(join(folder, 'none.json'), 20)).loaded).toEqual([1, 2, 3]);
  const damaged = join(folder, 'damaged.json');
  await writeFile(damaged, '[3, "two"');
  expect((await warm(damaged, 20)).loaded).toEqual([1, 2, 3]);
});

test('a site that cannot be loaded is logged, and the others are loaded', async () => {
  const { loaded, lines } = await warm(join(folder, 'none.json'), 20, { failing: 2 });
  expect(loaded).toEqual([1, 3]);
  expect(lines).toMatchObject([{ level: 40, site: 'tres', err: { message: 'the yard is closed' } }]);
});
