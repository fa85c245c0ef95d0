import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inLines, showDifferences } from './show.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-shown-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'differences');
}

test('a difference is shown by the lines around it, and the same one at many addresses once', () => {
  const change = (key: string, rest: string) => ({
    key,
    before: `<h1>${rest}</h1><p>Open</p><b>1</b>`,
    after: `<h1>${rest}</h1><p>Shut</p><b>1</b>`,
  });
  const folder = newFolder();
  const shown = showDifferences([change('GET a/', '1'), change('GET b/', '1'), change('GET c/', '2')], folder);
  expect(shown.split('\n')).toEqual([
    ...['== GET a/', '== GET b/', ' <h1>1</h1>', '-<p>Open</p>', '+<p>Shut</p>', ' <b>1</b>'],
    '',
    ...['== GET c/', ' <h1>2</h1>', '-<p>Open</p>', '+<p>Shut</p>', ' <b>1</b>'],
  ]);
  expect(readFileSync(join(folder, '0003', 'after'), 'utf8')).toContain('<p>Shut</p>');
});

test('a long line is shown around the place that differs', () => {
  const [before, after] = ['Open', 'Shut'].map((word) => `<p>${'a '.repeat(500)}${word}${' b'.repeat(500)}</p>`);
  const shown = showDifferences([{ key: 'GET a/', before, after }], newFolder());
  expect(shown).toMatch(/^-….*Open.*…$/m);
  expect(shown).toMatch(/^\+….*Shut.*…$/m);
  expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThan(220);
});

test('what only one record has is said, and nothing of an earlier comparison stays', () => {
  const folder = newFolder();
  showDifferences([{ key: 'GET a/', before: '1', after: '2' }], folder);
  expect(showDifferences([{ key: 'GET a/', before: '1', after: undefined }], folder)).toContain('the earlier record');
  expect(existsSync(folder)).toBe(false);
});

test('a line end that was there is told from one that is made for reading', () => {
  expect(inLines('<p>a</p>\n<p>b</p>')).not.toBe(inLines('<p>a</p><p>b</p>'));
});

test('of very many differences some are shown, and where the others are', () => {
  const folder = newFolder();
  const many = Array.from({ length: 30 }, (_, at) => ({
    key: `GET ${at}`,
    before: `${at}`,
    after: `${at}!`,
  }));
  const shown = showDifferences(many, folder);
  expect(shown.match(/^==/gm)).toHaveLength(25);
  expect(shown).toContain(`… and 5 more, in ${folder}`);
  expect(existsSync(join(folder, '0030', 'after'))).toBe(true);
});
