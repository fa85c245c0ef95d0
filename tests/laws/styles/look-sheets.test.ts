import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOOK_NAMES } from '../../../src/settings/looks.ts';
import { STYLED_PAGES } from '../../../src/templates/page-sheets.server.ts';
import { readSheets } from '../../samples/look-sheets.ts';

/** What looks leave out on purpose: a phone's list of small photos, a vehicle's name above all, four facts in a row. */
const LEFT_OUT = ['search-list.css', 'vehicle-title.css', 'vehicle-facts.css'];

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

  test('[A7] has a sheet for every kind of page, and the same parts that come on use as every look', () => {
    const namesIn = (of: string, kind: string) =>
      globSync(`src/templates/${of}/${kind}/*.css`).map((path) => basename(path, '.css'));
    expect(namesIn(look, 'pages').sort()).toEqual([...STYLED_PAGES].sort());
    expect(namesIn(look, 'on-use').sort()).toEqual(namesIn(LOOK_NAMES[0] ?? '', 'on-use').sort());
  });
});
