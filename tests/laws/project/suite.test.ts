import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testsFor } from '../../../scripts/changed-tests.mjs';
import { ROWS, rowsOfTests } from '../../../scripts/index-rows.mjs';
import { readFigures, slowestFiles } from '../../../scripts/suite-figures.mjs';

test('every row of the specification’s index has a test that bears its ID', () => {
  expect(ROWS).toHaveLength(98);
  const bare = [...rowsOfTests()].filter(([, places]) => places.length === 0);
  expect(bare.map(([row]) => row)).toEqual([]);
});

describe('npm run test:changed runs', () => {
  test.each([
    ['nothing for a text', ['README.md', 'docs/reference/feeds.md'], [], []],
    ['what imports a module of no page', ['scripts/run.mjs'], ['scripts/run.mjs'], []],
    [
      'what imports a module of a page, and all that asks a server',
      ['src/search/codec.ts'],
      ['src/search/codec.ts'],
      ['pages', 'journeys'],
    ],
    [
      'what imports a module of the picture studio, of which no page has any',
      ['studio/render/cameras.ts'],
      ['studio/render/cameras.ts'],
      [],
    ],
    ['a test of a module alone', ['src/search/codec.test.ts'], ['src/search/codec.test.ts'], []],
    [
      'all that asks a server when one of its tests has changed',
      ['tests/journeys/browser/browser.ts', 'tests/plain-form.ts'],
      [],
      ['pages', 'journeys'],
    ],
    [
      'what imports a sample, and all that asks a server, which has it',
      ['tests/samples/sample-stock.ts'],
      ['tests/samples/sample-stock.ts'],
      ['pages', 'journeys'],
    ],
    [
      'everything for what tests read from the disk',
      ['src/templates/parts/css/forms/forms.css', 'src/search/codec.ts'],
      [],
      ['unit', 'database', 'processes', 'pages', 'journeys'],
    ],
  ])('%s', (_what, files, related, projects) => {
    expect(testsFor(files)).toEqual({ related, projects });
  });
});

test('the end of a run names the ten files that took longest, with their set-up, database and browser', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    file: `${at}.test.ts`,
    total: at * 1000,
    setUp: 100,
    database: 200,
    browser: at * 10,
    visits: at === 11 ? 3 : 0,
    passed: 1,
    failed: 0,
    skipped: 0,
  }));
  const [, , first, ...others] = slowestFiles(files);
  expect(first).toBe('    11.0     0.1     0.2     0.1  11.test.ts (3 visits)');
  expect(others).toHaveLength(9);
  expect(others.at(-1)).toContain('2.test.ts');
});

test('the end of a run says once more what failed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'figures-')), 'run.json');
  const file = { file: 'a.test.ts', total: 1, setUp: 1, database: 0, browser: 0, visits: 2, passed: 3, failed: 1 };
  writeFileSync(path, JSON.stringify({ files: [{ ...file, skipped: 0 }], wrongs: ['a.test.ts › breaks'] }));
  expect(readFigures([path, path])).toMatchObject({
    visits: 4,
    passed: 6,
    failed: 2,
    wrongs: ['a.test.ts › breaks', 'a.test.ts › breaks'],
  });
});

test('a run that left no figures adds none', () => {
  expect(readFigures(['/no/such/file.json'])).toEqual({
    files: [],
    visits: 0,
    passed: 0,
    failed: 0,
    skipped: 0,
    wrongs: [],
  });
});
