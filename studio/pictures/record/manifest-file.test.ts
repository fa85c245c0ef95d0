import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readManifest } from '../../../demo/picture-set/manifest.ts';
import { readOrBeginManifest, saveManifest } from './manifest-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('drawing begins with an empty manifest where there is none, and saves it in a folder of its own', async () => {
  const path = join(folder, 'pictures', 'manifest.json');
  expect(() => readManifest(path)).toThrow('ENOENT');
  const begun = readOrBeginManifest(path);
  expect(begun).toEqual({ designs: {}, cabins: {}, files: {} });
  await saveManifest(path, begun);
  expect(readManifest(path)).toEqual(begun);
});

test('a manifest that is none is refused by its path and the place of the mistake', () => {
  const path = join(folder, 'broken.json');
  writeFileSync(path, '{"designs": {}, "cabins": {}, "files": {"a.avif": "x"}}');
  expect(() => readOrBeginManifest(path)).toThrow(/broken\.json is no manifest of pictures:[\s\S]*a\.avif/);
});
