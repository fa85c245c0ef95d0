import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Font {
  /** Of its files here. */
  name: string;
  family: string;
  italic?: boolean;
  /** Where it is from: a package, and the names of its files up to the script and after it. */
  from: { package: string; before: string; after: string };
  /** The lightest and the heaviest that a look asks for; a font with one weight has it twice. */
  weights: readonly [number, number];
  /** Where its axes are held, for a font of one cut. */
  cut?: Readonly<Record<string, { min: number; max: number }>>;
}

const variable = (name: string) => ({
  name,
  from: { package: `@fontsource-variable/${name}`, before: name, after: 'wght-normal' },
});
/** Cut for 24 px, a little lighter than its text: even lines in a card's title, fine ones on a first screen. */
const serif = (style: 'normal' | 'italic') => ({
  name: `source-serif-4-${style}`,
  family: 'Source Serif 4',
  from: { package: '@fontsource-variable/source-serif-4', before: 'source-serif-4', after: `opsz-${style}` },
  weights: [400, 400] as const,
  cut: { opsz: { min: 24, max: 24 }, wght: { min: 350, max: 350 } },
});

export const FONTS: readonly Font[] = [
  { ...variable('archivo'), family: 'Archivo Variable', weights: [400, 750] },
  { ...variable('hanken-grotesk'), family: 'Hanken Grotesk Variable', weights: [400, 750] },
  serif('normal'),
  { ...serif('italic'), italic: true },
  { ...variable('sofia-sans'), family: 'Sofia Sans Variable', weights: [400, 700] },
  {
    ...variable('sofia-sans-extra-condensed'),
    family: 'Sofia Sans Extra Condensed Variable',
    weights: [400, 900],
  },
];

/** What nearly every English page can do with: ASCII, its punctuation, units, and letters in the names of makes. */
export const BASIC = [
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B2, U+B3, U+B7, U+BD, U+D7, U+E4, U+E8, U+E9, U+EB, U+F6, U+FC, U+2013, U+2014',
  'U+2018, U+2019, U+201C, U+201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
].join(', ');

/** Kerning, and figures as wide as one another. */
const FEATURES = ['kern', 'tnum', 'lnum', 'pnum', 'ccmp', 'locl'];

/** What Australians' names are written in, where the font has it. */
const SCRIPTS = ['vietnamese', 'latin-ext', 'latin'] as const;

const ROOT = join(import.meta.dirname, '..', '..');

/** The first and the last code point of a range as CSS writes it (`U+20-7E`, `U+A0`). */
function boundsOf(range: string): [first: number, last: number] {
  const [first = 0, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}

/** The characters of a list of code points as CSS writes it (`U+20-7E, U+A0`). */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map(boundsOf)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
}

/** Makes in `folder`, of each font, a file of the basic characters, and a sheet that names it and the whole ones. */
async function makeFonts(folder: string): Promise<void> {
  await Promise.all(
    FONTS.map(async (font) => {
      const [min, max] = font.weights;
      const basic = await subsetFont(readFileSync(pathOf(font, 'latin')), charactersOf(BASIC), {
        targetFormat: 'woff2',
        variationAxes: font.cut ?? { wght: { min, max } },
        keepFeatures: FEATURES,
      });
      writeFileSync(join(folder, `${font.name}.woff2`), basic);
      writeFileSync(join(folder, `${font.name}.css`), formatSheet(font));
    }),
  );
}

const fileOf = ({ from }: Font, script: string) => `${from.package}/files/${from.before}-${script}-${from.after}.woff2`;
/** A file of the font's package, which need not exist for each of `SCRIPTS`. */
export const pathOf = (font: Font, script: string) => join(ROOT, 'node_modules', fileOf(font, script));

/** The last face whose range has a character is the one that is fetched for it, so the basic one comes last. */
function formatSheet(font: Font): string {
  const { name, family, italic, from, weights } = font;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', from.package, 'unicode.json'), 'utf8'),
  );
  const face = (url: string, range = '') =>
    `@font-face{font-family:"${family}";font-display:swap;font-style:${italic ? 'italic' : 'normal'};` +
    `font-weight:${weights.join(' ')};src:url("${url}") format("woff2");unicode-range:${range}}`;
  const whole = SCRIPTS.filter((script) => existsSync(pathOf(font, script)));
  return [
    ...whole.map((script) => face(fileOf(font, script), shorten(script, ranges[script] ?? ''))),
    face(`./${name}.woff2`, BASIC),
  ].join('\n');
}

/** Of the face that is fetched for any letter with an accent, each range stays as it is. */
const shorten = (script: (typeof SCRIPTS)[number], ranges: string) =>
  script === 'latin' ? ranges : joinRanges(ranges);

/** Code points between two ranges that may go into one with them: each pair is 12 letters of every page's sheet. */
const MOST_BETWEEN = 64;

/**
 * A list of code points with its near ranges joined: signs that are in between are on hardly any page, a later face
 * that has one is asked first, and what no face has is written in the next family all the same.
 */
export function joinRanges(ranges: string): string {
  const joined: [first: number, last: number][] = [];
  for (const [first, last] of ranges.split(',').map(boundsOf)) {
    const before = joined.at(-1);
    if (before && first - before[1] <= MOST_BETWEEN) before[1] = last;
    else joined.push([first, last]);
  }
  return joined.map((bounds) => `U+${bounds.map((code) => code.toString(16)).join('-')}`).join(', ');
}

/** The folder of the fonts, which are made unless the same ones were made before. */
export async function ensureFonts(): Promise<string> {
  // Not in `build`, which a build begins by removing.
  const all = join(ROOT, 'node_modules', '.cache', 'fonts');
  const folder = join(all, digestInputs());
  mkdirSync(all, { recursive: true });
  if (existsSync(folder)) return folder;
  // Several processes may begin at once, and none may read half a font.
  const own = mkdtempSync(`${folder}-`);
  try {
    await makeFonts(own);
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Makes the fonts that `#fonts` stands for in imports. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: async () => ({ resolve: { alias: { '#fonts': await ensureFonts() } } }),
  };
}

/** Names all that the fonts are made from. */
function digestInputs(): string {
  const packages = join(ROOT, 'node_modules');
  const inputs = [
    import.meta.filename,
    join(packages, 'subset-font', 'package.json'),
    ...FONTS.flatMap((font) => [pathOf(font, 'latin'), join(packages, font.from.package, 'unicode.json')]),
  ];
  return hash('sha256', inputs.map((path) => hash('sha256', readFileSync(path))).join(' ')).slice(0, 16);
}
