import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { startListener } from '../../../tests/samples/listener.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { RequestContext } from '../../features/request.ts';

test('a built file that is gone, as while a new version is put in place, ends its own answer and not the program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-built-'));
  await writeFile(join(folder, 'old.css'), 'p {}');
  await writeFile(join(folder, 'kept.css'), 'a {}');
  const assets = sirv(folder, { immutable: true });
  await rm(join(folder, 'old.css'));
  const context = {
    site: { id: 1, groupId: 1, origin: 'http://yard.example', settingsVersion: 1, storageName: 'yard' },
    settings: sampleSettings(),
    stock: sampleSiteStock([]),
  } as unknown as RequestContext;
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  const site = await startListener(context, async () => new Response('a page'), log, { assets });
  try {
    await expect(site.send({ path: '/old.css' })).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'a request failed', path: '/old.css', err: { code: 'ENOENT' } },
    ]);
    expect(await site.send({ path: '/kept.css' })).toMatchObject({ status: 200, body: 'a {}' });
  } finally {
    site.close();
    await rm(folder, { recursive: true });
  }
});
