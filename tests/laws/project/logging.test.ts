import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../../scripts/import-rules.ts';

const CONSOLE = /(?<![.\w])console\.(log|info|warn|error|debug|trace)\b/;
/** Commands for a terminal, which print there. */
const COMMAND = /\/cli\.ts$|^src\/app\/serve\.ts$/;
/** Hooks, `use-….ts`, write when they run in a browser. */
const BROWSER_ENTRY = /^src\/(ui|templates)\/|\/parts\/|\/use-[^/]+$|^src\/app\/entry\.client\.tsx$/;
/** A log line with fields, up to the end of the plain ones. */
const LINE = /\blog\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^{}]*)/g;

type Files = ReadonlyMap<string, string>;

/** Files that browsers load too, and so write to the reader's console. */
function browserFiles(files: Files): Set<string> {
  const reached = new Set([...files.keys()].filter((path) => BROWSER_ENTRY.test(path)));
  for (const path of reached)
    for (const { to, typeOnly } of importsOf(path, files.get(path) ?? ''))
      if (!typeOnly && files.has(to)) reached.add(to);
  return reached;
}

function filesWithConsole(files: Files): string[] {
  const inBrowsers = browserFiles(files);
  return [...files]
    .filter(([path, text]) => CONSOLE.test(text) && !COMMAND.test(path) && !inBrowsers.has(path))
    .map(([path]) => path);
}

const LINES_OF_FEATURES = /^src\/(?!app\/|db\/|stock\/)/;

/** Log lines that do not name the feature they come from. `...about` may hold it. */
function linesWithoutFeature(files: Files): string[] {
  return [...files].flatMap(([path, text]) =>
    LINES_OF_FEATURES.test(path)
      ? [...text.matchAll(LINE)]
          .filter(([, fields = '']) => !/\bfeature:|\.\.\.about\b/.test(fields))
          .map(([line]) => `${path}: ${line}`)
      : [],
  );
}

const root = join(import.meta.dirname, '..', '..', '..');
const source: Files = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')]),
);

test('the server writes to its logger and never to the console', () => {
  expect(filesWithConsole(source)).toEqual([]);
});

test('a line of the log names the feature that wrote it', () => {
  expect(linesWithoutFeature(source)).toEqual([]);
});

test('the laws of logging find what breaks them', () => {
  const files = new Map([
    ['src/features/a/load.ts', "console.error('no');"],
    ['src/features/a/parts/b.ts', "import('../c.ts'); console.warn('no');"],
    ['src/features/a/c.ts', "console.warn('no');"],
    ['src/features/a/cli.ts', "console.error('no');"],
    ['src/features/a/home.tsx', 'home.console.error;'],
    ['src/features/a/d.ts', "log.error({ err: error }, 'no'); log.warn({ feature: 'a' }, 'yes');"],
  ]);
  expect(filesWithConsole(files)).toEqual(['src/features/a/load.ts']);
  expect(linesWithoutFeature(files)).toEqual([expect.stringMatching(/^src\/features\/a\/d\.ts: .*err: error/)]);
});
