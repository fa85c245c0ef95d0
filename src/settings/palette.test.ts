import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeContrast, toHex, toHsl } from './colour.ts';
import { getLook, LOOKS, type LookName } from './looks.ts';
import { buildDarkColours, buildPalette, checkColours, listPairs } from './palette.ts';
import type { SiteSettings } from './schema.ts';

type Colours = SiteSettings['brand']['colours'];
const colours = (given: Partial<Colours> = {}): Colours => ({
  primary: '#0a1930',
  primarySoft: null,
  primaryLine: null,
  onPrimary: null,
  onPrimarySoft: null,
  accent: '#ff5c1f',
  accentHover: null,
  onAccent: null,
  accentText: null,
  ...given,
});

const DEFAULT = LOOKS[0].name;

test('[A7] black and white have a contrast of 21, equal colours of 1', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(computeContrast('#777777', '#777777')).toBe(1);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(LOOKS)('[A7] the default colours pass in the look $name', ({ name }) =>
  expect(checkColours(colours(), name)).toEqual([]),
);

test.each([
  ['white letters on a yellow accent', { accent: '#ffd400', onAccent: '#ffffff' }, 'brand.colours.onAccent'],
  ['a light main colour', { primary: '#d8dee6', accent: '#7a1f00' }, 'brand.colours.primary'],
  ['an accent as dark as the main colour', { accent: '#152948' }, 'brand.colours.accent'],
  ['an accent too light for text on white', { accentText: '#ff5c1f' }, 'brand.colours.accentText'],
])('[A7] %s is refused with what would pass', (_, given, path) => {
  const [problem] = checkColours(colours(given), DEFAULT);
  expect(problem?.path).toBe(path);
  expect(problem?.reason).toMatch(/has a contrast of \d+\.\d\d:1, and .+ needs [\d.]+:1$/);
  expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6} would pass\.$/);
});

test.each(LOOKS)(
  '[A7] an accent that stands out on the main colour as paint, but not as words, is refused by $name if it writes so',
  ({ name, hasAccentText }) => {
    const refused = checkColours(colours({ primary: '#12343b', accent: '#b0706b' }), name);
    expect(refused.map(({ path }) => path)).toEqual(hasAccentText ? ['brand.colours.accent'] : []);
  },
);

test('[A7] taking the suggestion mends what it was made for', () => {
  const given = colours({ accent: '#ffd400', onAccent: '#ffffff' });
  const [problem] = checkColours(given, DEFAULT);
  const mended = { ...given, onAccent: problem!.suggestion!.slice(0, 7) };
  expect(checkColours(mended, DEFAULT).filter(({ reason }) => reason.includes('labels on the accent needs'))).toEqual(
    [],
  );
});

/** Pairs that stand on a look's own ground in the dark theme only. */
const DARK_PAIRS = [
  { colour: 'accent', on: 'paper', ratio: 3 },
  { colour: 'accent', on: 'wash', ratio: 3 },
] as const;

/** The pairs of a look's dark theme, whose colours are all derived, with too little contrast. */
function findFaintInDark(given: Colours, look: LookName) {
  const derived = { ...buildPalette(given), ...buildDarkColours(given, look) };
  const palette = { ...derived, ...getLook(look).dark, white: '#ffffff' };
  return [...listPairs(look), ...DARK_PAIRS].filter(
    ({ colour, on, ratio }) => computeContrast(palette[colour], palette[on]) < ratio,
  );
}

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const dark = fc.stringMatching(/^#(?:[0-3][0-9a-f]){3}$/);
const letters = fc.constantFrom('#000000', '#ffffff');

test('[A7] whatever dark main colour and distinct accent a site takes, the colours worked out can be read', () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      fc.pre(computeContrast(primary, '#ffffff') >= 7 && computeContrast(accent, primary) >= 3);
      for (const { name, hasAccentText } of LOOKS) {
        if (hasAccentText && computeContrast(accent, primary) < 4.5) continue;
        expect(checkColours(colours({ primary, accent }), name)).toEqual([]);
        expect(findFaintInDark(colours({ primary, accent }), name)).toEqual([]);
      }
    }),
  );
});

test('[A7] whatever colours a site gives that pass the checks, those of its dark theme can be read', () => {
  fc.assert(
    fc.property(dark, hex, letters, (primary, accent, onAccent) => {
      const given = colours({ primary, accent, onAccent });
      for (const { name } of LOOKS)
        if (checkColours(given, name).length === 0) expect(findFaintInDark(given, name)).toEqual([]);
    }),
  );
});

test('[A7] an accent that stands out on the dark ground is the same there; one that does not is lighter', () => {
  expect(buildDarkColours(colours({ onAccent: '#000000' }), DEFAULT)).toMatchObject({
    accent: '#ff5c1f',
    onAccent: '#000000',
  });
  const dim = colours({ primary: '#000000', accent: '#6b4a4a' });
  const { accent } = buildDarkColours(dim, DEFAULT);
  expect(toHsl(accent).lightness).toBeGreaterThan(toHsl(dim.accent).lightness);
});

test('[A7] a colour the site gives is never replaced', () => {
  fc.assert(
    fc.property(hex, (accentHover) => {
      expect(buildPalette(colours({ accentHover })).accentHover).toBe(accentHover);
    }),
  );
});

test('[A7] a colour taken apart and put together is the same', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(toHex(toHsl(colour))).toBe(colour);
    }),
  );
});
