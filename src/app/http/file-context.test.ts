import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { SiteId } from '../../kernel/request/context.ts';
import { SiteRefused } from '../site-refused.ts';
import { createFileContexts } from './file-context.ts';

function makeFiles() {
  const known = { id: 7 as SiteId, slug: 'yard', hosts: ['yard.example'], settingsVersion: 1 };
  const settings = sampleSettings();
  const read = vi.fn(async (site: typeof known) => ({
    ...site,
    groupId: 1,
    changedAt: new Date(0),
    settings,
    db: {} as SiteDb,
  }));
  const find = createFileContexts({
    findSite: (host) => (known.hosts.includes(host) ? known : undefined),
    read,
    createPictures: () => ({ findJpeg: async () => undefined }),
    dataDir: '/nowhere',
    clock: () => new Date(0),
    log: pino({ level: 'silent' }),
  });
  const ask = (host = 'yard.example') => {
    const origin = `http://${host}:8080`;
    return find({ host, origin, requestSource: 'elsewhere' }, new URL('/robots.txt', origin), 'id');
  };
  return { known, read, ask };
}

test('[B14] files of a site that is not open read its settings once, and again when they have changed', async () => {
  const { known, read, ask } = makeFiles();
  for (const context of await Promise.all([ask(), ask(), ask()])) expect(context?.site.id).toBe(7);
  expect(read).toHaveBeenCalledTimes(1);
  known.settingsVersion = 2;
  expect((await ask())?.site.settingsVersion).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('settings that could not be read are read again for the next request', async () => {
  const { read, ask } = makeFiles();
  read.mockRejectedValueOnce(new SiteRefused('invalid'));
  await expect(ask()).rejects.toThrow(SiteRefused);
  expect((await ask())?.settings).toBeDefined();
});

test('a file names the site’s own address, and has no stock to read', async () => {
  const { known, ask } = makeFiles();
  known.hosts.push('www.yard.example', 'yard.localhost');
  expect((await ask('www.yard.example'))?.site.origin).toBe('http://yard.example');
  expect((await ask('yard.localhost'))?.site.origin).toBe('http://yard.localhost:8080');
  expect(await ask('other.example')).toBeUndefined();
  const context = await ask();
  expect(() => context?.stock.countByType()).toThrow(/without its stock/);
});
