import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync('src/templates/*/css/**/*.css').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

/** Selectors that match any element beside, or within `:has()`: each change of a page then restyles all of it. */
const ANYTHING = /^.*(?:[+~]\s*\*|:has\((?:>\s*)?\*|:has\(.*\).*>\s*\*).*$/gm;

test('Style rules name what they ask for, so that a change of the page is no change of all of it', () => {
  expect(SHEETS.length).toBeGreaterThan(10);
  const found = SHEETS.flatMap(({ path, text }) => (text.match(ANYTHING) ?? []).map((rule) => `${path}: ${rule}`));
  expect(found).toEqual([]);
});

/** What holds a whole page, or most of one. */
const WHOLE = [
  'html',
  ':root',
  'body',
  '#main',
  ...'shell search vehicle results found cards'.split(' ').map((one) => `.${one}`),
];
/** `:has()` asked of it: browsers that find any part of it changed then style all of it anew. */
const ASKED_OF_A_PAGE = new RegExp(
  `^.*(?<![\\w-])(?:${WHOLE.join('|').replaceAll('.', '\\.')})(?::not\\()?:has\\(.*$`,
  'gm',
);
/** Where nothing changes without a page of its own. */
const WITHOUT_SCRIPTS = /@media \(scripting: none\).*?\n\}/gs;

test('Style rules ask no page with :has() what is in it: the page says so itself', () => {
  const found = SHEETS.flatMap(({ path, text }) =>
    (text.replaceAll(WITHOUT_SCRIPTS, '').match(ASKED_OF_A_PAGE) ?? []).map((rule) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});

/** Words of the trade of web pages that are short by themselves. */
const SHORT_NAMES = ['btn', 'dot', 'faq', 'i', 'nav', 'tag', 'vh'];

test('Class names say what they are: none has three letters or fewer but the well-known', () => {
  const names = SHEETS.flatMap(({ text }) =>
    [...text.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '').matchAll(/\.([a-z]{1,3})(?![a-z0-9_-])/gi)].map(
      ([, name]) => name,
    ),
  );
  expect([...new Set(names)].sort()).toEqual(SHORT_NAMES);
});

test('Forced colours take a main action’s ground and a disabled one’s from their own, which stay', () => {
  const states = readFileSync('src/templates/parts/css/shell/states.css', 'utf8');
  const forced = states.slice(states.indexOf('@media (forced-colors: active)'));
  expect(forced).toMatch(/\.btn--accent[^{]*\{[^}]*background: ButtonText;\s*color: ButtonFace;/);
  expect(forced).toMatch(/:disabled[^{]*\{[^}]*color: GrayText;/);
});
