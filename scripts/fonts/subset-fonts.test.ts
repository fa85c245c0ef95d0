import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { BASIC, charactersOf, ensureFonts, FONTS, joinRanges, pathOf } from './subset-fonts.ts';

const root = join(import.meta.dirname, '..', '..');

test('a range of code points is its characters', () => {
  expect(charactersOf('U+41-43, U+20AC')).toBe('ABC€');
});

test('near ranges are joined, and what is in them stays in them; far ones stay apart', () => {
  expect(joinRanges('U+0100-02BA,U+02BD-02C5,U+0304,U+1E00-1E9F,U+1EF2-1EFF')).toBe(
    'U+100-304, U+1e00-1e9f, U+1ef2-1eff',
  );
});

test.each(FONTS)('$name has every basic character, so that no English page fetches its whole file', async (font) => {
  const made = openSync(join(await ensureFonts(), `${font.name}.woff2`));
  const whole = openSync(pathOf(font, 'latin'));
  const missing = [...charactersOf(BASIC)].filter((letter) => {
    const code = letter.codePointAt(0)!;
    return whole.hasGlyphForCodePoint(code) && !made.hasGlyphForCodePoint(code);
  });
  expect(missing).toEqual([]);
});

test.each(FONTS)('$name is at most 20 KB', async ({ name }) => {
  expect(readFileSync(join(await ensureFonts(), `${name}.woff2`)).byteLength).toBeLessThan(20_000);
});

test('a letter that is not basic is in the whole file, which the sheet names before the basic one', async () => {
  const sheet = readFileSync(join(await ensureFonts(), 'archivo.css'), 'utf8');
  const faces = [...sheet.matchAll(/src:url\("([^"]*)"\)[^}]*unicode-range:([^}]*)/g)];
  const findLast = (letter: string) =>
    faces.findLast(([, , range = '']) => charactersOf(range).includes(letter))?.[1]?.replace(/^.*\//, '');
  expect(['A', 'é', 'ñ', 'ő'].map(findLast)).toEqual([
    'archivo.woff2',
    'archivo.woff2',
    'archivo-latin-wght-normal.woff2',
    'archivo-latin-ext-wght-normal.woff2',
  ]);
});

test.each(['meridian', 'atelier', 'corner'])('%s asks for no weight that none of its fonts has', (look) => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const shell = read(`src/templates/${look}/shell.css`);
  const fonts = FONTS.filter(({ name }) => shell.includes(`"#fonts/${name}.css"`));
  expect(fonts.length).toBeGreaterThan(0);
  const sheets = globSync(`src/{templates/{${look},parts},ui,features}/**/*.css`, { cwd: root }).map(read);
  const asked = sheets.flatMap((sheet) =>
    [...sheet.replaceAll(/@font-face \{[^}]*\}/g, '').matchAll(/font(?:-weight)?: ?(?:italic )?([1-9]\d{2})\b/g)].map(
      ([, weight]) => Number(weight),
    ),
  );
  expect(asked.length).toBeGreaterThan(50);
  const missing = asked.filter((weight) => !fonts.some(({ weights: [min, max] }) => min <= weight && weight <= max));
  expect([...new Set(missing)]).toEqual([]);
});
