import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../../scripts/import-rules.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/**
 * What the studio may import of the project around it: which pictures are needed, where they are, where Chromium is.
 */
const KNOWN_TO_STUDIO = /^(demo\/media\.ts|demo\/picture-set\/[a-z-]+\.ts|scripts\/browser\.mjs)$/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const importsBelow = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude: ['**/node_modules/**'] }).flatMap((path) =>
    importsOf(path, read(path)),
  );
const isPath = (to: string) => /^[^@].*\.(ts|tsx|mjs)$/.test(to);
const packageOf = (to: string) =>
  to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');

test('nothing outside the picture studio imports it', () => {
  const imports = importsBelow('{src,demo,tests,bench,scripts}');
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ to }) => /^studio\/|^forecourt-studio\b/.test(to))).toEqual([]);
});

test('the picture studio knows of the project only the set of pictures that it draws, and where Chromium is', () => {
  const outside = importsBelow('studio').filter(({ to }) => isPath(to) && !to.startsWith('studio/'));
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter(({ to }) => !KNOWN_TO_STUDIO.test(to))).toEqual([]);
});

test('the picture studio declares the packages that it imports, in the versions of the project', () => {
  const studio = JSON.parse(read('studio/package.json'));
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const imported = importsBelow('studio')
    .map(({ to }) => to)
    .filter((to) => !isPath(to) && !isBuiltin(to));
  expect([...new Set(imported.map(packageOf))].sort()).toEqual(Object.keys(studio.devDependencies).sort());
  expect({ ...dependencies, ...devDependencies }).toMatchObject(studio.devDependencies);
  // A deployment installs the product's packages: none of these may count as needed at run time.
  expect(studio.dependencies).toBeUndefined();
});
