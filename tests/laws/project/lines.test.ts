import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST_CHARACTERS = 120;

/** A row of data, its cells divided by `|`; points of a drawing; a picture in CSS: wrapping would spoil them. */
const DATA = /\w+ \| .* \| |\[\[.*\], \[|url\("|-gradient\(/;

test('no line of code or comment is longer than 120 characters', () => {
  const files = globSync('{*,{src,tests,scripts,bench,demo,studio}/**/*}.{ts,tsx,mjs,sh,css}').filter(
    (path) => !path.includes('node_modules'),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > MOST_CHARACTERS && !DATA.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
