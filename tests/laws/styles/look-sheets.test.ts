import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOOK_NAMES } from '../../../src/settings/looks.ts';
import {
  getPageSheet,
  getSheetsBelow,
  listSheetsOnUse,
  STYLED_PAGES,
} from '../../../src/templates/page-sheets.server.ts';
import { readSheets } from '../../samples/look-sheets.ts';

/** What a look leaves out on purpose: a phone's list of small photos, which it doesn't offer. */
const LEFT_OUT = ['search-list.css'];

/** The sheets with rules of their own, in the order of the cascade. */
const pathsIn = (path: string) =>
  readSheets(path)
    .filter(({ text }) => text.includes('{'))
    .map((sheet) => sheet.path);

describe.each(LOOK_NAMES)('look %s', (look) => {
  const folder = `src/templates/${look}`;
  const whole = pathsIn(`${folder}/theme.css`);
  const parts = globSync(`${folder}/{pages,on-use}/*.css`).map((path) => ({ path, sheets: pathsIn(path) }));

  test('[A7] draws every part: by its shared sheet, or by a sheet of its own in that one’s place', () => {
    const shared = globSync('src/templates/parts/css/*/*.css');
    expect(shared.length).toBeGreaterThan(30);
    const own = whole.filter((path) => path.startsWith(folder)).map((path) => basename(path));
    const missing = shared.filter(
      (path) => !LEFT_OUT.includes(basename(path)) && !whole.includes(path) && !own.includes(basename(path)),
    );
    expect(missing).toEqual([]);
  });

  test('[A7] the sheets of a page or a part stand in the order of the whole', () => {
    expect(parts.length).toBeGreaterThan(STYLED_PAGES.length);
    for (const { path, sheets } of parts) {
      const places = sheets.map((sheet) => whole.indexOf(sheet));
      expect(places, path).not.toContain(-1);
      expect(places, path).toEqual([...new Set(places)].sort((one, other) => one - other));
    }
  });

  test('[A7] every sheet belongs to a page, or to a part that comes on use', () => {
    const used = new Set(parts.flatMap(({ sheets }) => sheets));
    expect(whole.filter((sheet) => !used.has(sheet))).toEqual([]);
  });

  test('[A7] has a sheet for every kind of page and every part on it, and no other', () => {
    const named = STYLED_PAGES.flatMap((page) => [
      getPageSheet(look, page),
      ...listSheetsOnUse(look, page).map(({ href }) => href),
      ...Object.values(getSheetsBelow(look, page)),
    ]);
    expect([...new Set(named)].map((href) => href.replace(/^\//, '')).sort()).toEqual(
      parts.map(({ path }) => path).sort(),
    );
  });
});
