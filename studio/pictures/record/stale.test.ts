import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeStale } from './stale.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-stale-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('only what the manifest does not name is removed, with folders that are empty then', async () => {
  const kept = ['manifest.json', 'suv-1/white/side.avif', 'suv-1/turn.mp4'];
  for (const path of [...kept, 'suv-1/white/rear.avif', 'suv-9/red/side.avif', 'side.avif.new']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  const files = { 'suv-1/white/side.avif': '11111111', 'suv-1/turn.mp4': '22222222' };
  await removeStale({ designs: {}, cabins: {}, files }, folder);
  const left = readdirSync(folder, { recursive: true }).map(String);
  expect(left.sort()).toEqual([...kept, 'suv-1', 'suv-1/white'].sort());
});
