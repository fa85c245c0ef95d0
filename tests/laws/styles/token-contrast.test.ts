import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeContrast } from '../../../src/settings/colour.ts';
import { LOOKS } from '../../../src/settings/looks.ts';
import { checkColours } from '../../../src/settings/palette.ts';
import { settingsSchema } from '../../../src/settings/schema.ts';
import { findColours, readTokens, type Scheme, type Tokens } from './token-colours.ts';

/** What is written, on each of what it stands on: at least 4.5 (WCAG 2 AA). */
const TEXTS: readonly [string, readonly string[]][] = [
  ['--ink', ['--paper', '--wash', '--good-wash']],
  ['--ink-2', ['--paper', '--wash']],
  ['--ink-3', ['--paper', '--wash']],
  ['--accent-text', ['--paper', '--wash']],
  ['--good', ['--paper', '--good-wash']],
  ['--wrong', ['--paper', '--wash']],
  ['--on-fill', ['--fill']],
  ['--on-chosen', ['--chosen']],
  ['--on-accent', ['--accent']],
  ['--on-plate', ['--plate']],
  ['--on-plate-hover', ['--plate-hover']],
];
/** What is a shape only: at least 3. */
const SHAPES: readonly [string, readonly string[]][] = [
  ['--field', ['--paper']],
  ['--fill', ['--paper', '--wash']],
  ['--chosen', ['--paper', '--wash']],
  ['--star', ['--paper', '--wash']],
];
/** What only the dark theme promises: a light accent is painted on white in the other, with its label on it. */
const DARK_SHAPES: readonly [string, readonly string[]][] = [['--accent', ['--paper', '--wash']]];

const brandOf = (template: string, colours: object = {}) =>
  settingsSchema.parse({ brand: { name: 'Any', template, colours }, contact: { phone: '07 5550 1234' } }).brand;

/** The pairs of a table with less contrast than `least`. Throws for one whose colours cannot be told. */
function findFaint(tokens: Tokens, scheme: Scheme, rows: typeof TEXTS, least: number): string[] {
  return rows.flatMap(([token, grounds]) =>
    grounds.flatMap((ground) =>
      findColours(tokens, token, scheme).flatMap((one) =>
        findColours(tokens, ground, scheme).flatMap((other) => {
          const has = computeContrast(one, other);
          return has < least ? [`${token} ${one} on ${ground} ${other}: ${has.toFixed(2)} < ${least}`] : [];
        }),
      ),
    ),
  );
}

const findAllFaint = (tokens: Tokens, scheme: Scheme) => [
  ...findFaint(tokens, scheme, TEXTS, 4.5),
  ...findFaint(tokens, scheme, scheme === 'dark' ? [...SHAPES, ...DARK_SHAPES] : SHAPES, 3),
];

describe.each(LOOKS)('$name', ({ name, dark, paper }) => {
  test.each(['light', 'dark'] as const)('[A7] tokens of the %s theme can be read on what they stand on', (scheme) => {
    const tokens = readTokens(name, brandOf(name));
    expect(findAllFaint(tokens, scheme)).toEqual([]);
  });

  test('[A7] its page is dark in the dark theme, and every ground of it', () => {
    const tokens = readTokens(name, brandOf(name));
    const grounds = ['--paper', '--wash', '--raised', '--yard', '--good-wash', '--navy'].filter((each) =>
      tokens.has(each),
    );
    expect(grounds.flatMap((each) => findColours(tokens, each, 'light'))).toContain(paper);
    expect(grounds.flatMap((each) => findColours(tokens, each, 'dark'))).toContain(dark.paper);
    for (const ground of grounds)
      for (const colour of findColours(tokens, ground, 'dark'))
        expect(computeContrast(colour, '#ffffff'), ground).toBeGreaterThan(computeContrast(colour, '#000000'));
  });

  test('[A7] whatever colours a site takes that pass the checks, its dark theme can be read', () => {
    const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
    fc.assert(
      fc.property(hex, hex, (primary, accent) => {
        fc.pre(computeContrast(primary, '#ffffff') >= 7 && computeContrast(accent, primary) >= 3);
        const brand = brandOf(name, { primary, accent });
        fc.pre(checkColours(brand.colours, name).length === 0);
        expect(findAllFaint(readTokens(name, brand), 'dark')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test('[A7] mixed and translucent colours are told, and what is no colour is refused', () => {
  const tokens = new Map([
    ['--ink', 'light-dark(#000, #fff)'],
    ['--field', 'color-mix(in srgb, var(--ink) 60%, #ffffff)'],
    ['--over', 'light-dark(rgb(255 255 255 / 0.9), rgb(0 0 0 / 0.8))'],
    ['--line', 'color-mix(in srgb, var(--ink) 15%, transparent)'],
  ]);
  expect(findColours(tokens, '--field', 'light')).toEqual(['#666666']);
  expect(findColours(tokens, '--over', 'light')).toEqual(['#e6e6e6', '#ffffff']);
  expect(findColours(tokens, '--over', 'dark')).toEqual(['#000000', '#333333']);
  expect(() => findColours(tokens, '--line', 'dark')).toThrow('--line');
  expect(() => findColours(tokens, '--none', 'dark')).toThrow('--none');
});
