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
  const load = async (siteId: number) => {
    if (siteId === failing) throw new Error('the yard is closed');
    loaded.push(siteId);
    return undefined as never;
  };
  const sites = { list: () => SITES, findById, open: async (site: KnownSite) => site as LiveSite };
  await warmSites({ sites, stock: { load, listLoaded: () => loaded }, log }, { file, most, stop });
  return { loaded, lines };
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
  expect((await warm(file, 2)).loaded).toEqual([3, 2]);
  expect((await warm(file, 20)).loaded).toEqual([3, 2, 1]);
  expect((await warm(file, 0)).loaded).toEqual([]);
  expect((await warm(file, 20, { stop: AbortSignal.abort() })).loaded).toEqual([]);
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
