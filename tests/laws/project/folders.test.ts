import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** As many as one takes in at a glance; more want sub-folders that say what is where. */
const MOST_FILES = 25;

test('no folder of code has more files than one takes in at a glance', () => {
  const files = globSync('{src,tests,scripts,bench,demo,studio}/**/*.{ts,tsx,mjs,css}').filter(
    (path) => !path.includes('node_modules'),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const folders = Map.groupBy(files, (path) => dirname(path));
  const full = [...folders].filter(([, inside]) => inside.length > MOST_FILES);
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length} files`)).toEqual([]);
});
