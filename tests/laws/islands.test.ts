import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const components = globSync('src/**/*.tsx', { cwd: root })
  .filter((path) => !path.endsWith('.test.tsx'))
  .map(read);

/** The names of a table of what browsers load, in `templates/<file>`. */
const rowsOf = (file: string) =>
  [...read(`src/templates/${file}`).matchAll(/^ {2}'?([\w-]+)'?: async \(\) =>/gm)].map(([, name]) => name);

const namedBy = (...patterns: RegExp[]) =>
  new Set(components.flatMap((text) => patterns.flatMap((one) => [...text.matchAll(one)].map(([, name]) => name))));

test('browsers can load each island that a page has, and every island of the table is on a page', () => {
  expect(new Set(rowsOf('islands.ts'))).toEqual(namedBy(/<Island\s+name="([\w-]+)"/g));
});

test('browsers can load each behaviour that a page names, and every behaviour of the table is on a page', () => {
  const named = namedBy(/<Behaviour\s+name="([\w-]+)"/g, /useBehaviour\('([\w-]+)'/g, /data-behaviour="([\w-]+)"/g);
  expect(new Set(rowsOf('behaviours.ts'))).toEqual(named);
});

/** The files that a file loads with it, of the project and others; those it loads later, or only types of, are none. */
function importsOf(path: string): string[] {
  const named = [...read(path).matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gms)];
  return named.map(([, from = '']) => (from.startsWith('.') ? join(dirname(path), from) : from));
}

test('behaviours need no React, which comes after them', () => {
  const table = 'src/templates/behaviours.ts';
  const started = [...read(table).matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => join(dirname(table), from));
  expect(started.length).toBeGreaterThan(10);
  const found = new Set(['src/app/start-page.ts', ...started]);
  for (const path of found) if (path.startsWith('src/')) for (const other of importsOf(path)) found.add(other);
  expect([...found].filter((path) => /^react|\.tsx$/.test(path))).toEqual([]);
});

test('what runs in browsers uses no hook or component of the router', () => {
  const HOOKS = /\b(?:use(?:Navigate|Location|Navigation|Revalidator|Blocker|Fetcher|Submit)|Link|NavLink|Form)\b/;
  const imports = globSync('src/{ui,kernel,features,templates}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/import \{([^}]*)\} from 'react-router'/g)].map(([, names = '']) => `${path}: ${names}`),
  );
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter((line) => HOOKS.test(line))).toEqual([]);
});
