import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';

const folder = join(import.meta.dirname, '..', 'features');
const files = globSync('*/feature.ts', { cwd: folder }).sort();

test.each(files)('src/features/%s is listed in app/features.ts', async (file) => {
  const { feature } = await import(join(folder, file));
  expect(FEATURES).toContain(feature);
});

test('each is listed once', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  expect(FEATURES).toHaveLength(files.length);
});
