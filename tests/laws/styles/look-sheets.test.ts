import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOOK_NAMES } from '../../../src/settings/looks.ts';

/** What a look leaves out on purpose: a phone's list of small photos, which it doesn't offer. */
const LEFT_OUT = ['search-list.css'];

const IMPORT = /@import "([^"]+)"/g;
const importsOf = (path: string) => [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);

describe.each(LOOK_NAMES)('look %s', (look) => {
  const folder = `src/templates/${look}`;
  const imports = importsOf(`${folder}/theme.css`);

  test('[A7] draws every part: by its shared sheet, or by a sheet of its own in that one’s place', () => {
    const parts = globSync('src/templates/parts/css/*/*.css');
    expect(parts.length).toBeGreaterThan(30);
    const missing = parts.filter(
      (path) =>
        basename(path) !== 'first-picture.css' &&
        !LEFT_OUT.includes(basename(path)) &&
        !imports.includes(path.replace('src/templates/', '../')) &&
        !existsSync(`${folder}/css/${basename(path)}`),
    );
    expect(missing).toEqual([]);
  });

  test('[A7] a page’s first rules stand in the order of the whole sheet', () => {
    for (const page of ['home', 'search', 'vehicle']) {
      const flat = importsOf(`${folder}/critical/${page}.css`).flatMap((name) =>
        name.startsWith('./') ? importsOf(`${folder}/critical/${name.slice(2)}`) : [name],
      );
      const places = flat
        .filter((name) => !name.endsWith('first-picture.css'))
        .map((name) => imports.indexOf(name.startsWith('../../') ? name.slice(3) : `.${name.slice(2)}`));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});
