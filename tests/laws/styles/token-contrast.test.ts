import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeContrast } from '../../../src/settings/colour.ts';
import { LOOKS } from '../../../src/settings/looks.ts';
import { checkColours } from '../../../src/settings/palette.ts';
import { settingsSchema } from '../../../src/settings/schema.ts';
import { buildThemeCss } from '../../../src/templates/theme.ts';

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

type Scheme = 'light' | 'dark';

const brandOf = (template: string, colours: object = {}) =>
  settingsSchema.parse({ brand: { name: 'Any', template, colours }, contact: { phone: '07 5550 1234' } }).brand;

/** The custom properties of a look's root, those of a site among them. */
function readTokens(look: string, brand = brandOf(look)): Map<string, string> {
  const css = readFileSync(`src/templates/${look}/css/tokens.css`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const roots = [...css.matchAll(/(?:^|\n):root[^{]*\{([^}]*)\}/g)].map(([, body]) => body);
  const all = [...roots, buildThemeCss(brand).slice(6, -1)].join(';');
  return new Map([...all.matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The colour `#rrggbb` of a token in a theme; null for what is mixed or not opaque. */
function findColour(tokens: Map<string, string>, token: string, scheme: Scheme): string | null {
  const value = tokens.get(token) ?? '';
  const both = /^light-dark\((?<light>var\([^()]*\)|#\w+), (?<dark>var\([^()]*\)|#\w+)\)$/.exec(value);
  return followColour(tokens, both?.groups?.[scheme] ?? value, scheme);
}

function followColour(tokens: Map<string, string>, value: string, scheme: Scheme): string | null {
  const [, name, otherwise] = /^var\((--[\w-]+)(?:, (#\w+))?\)$/.exec(value) ?? [];
  if (name) return tokens.has(name) ? findColour(tokens, name, scheme) : (otherwise ?? null);
  if (/^#[0-9a-f]{3}$/i.test(value)) return `#${[...value.slice(1)].map((each) => each + each).join('')}`;
  return /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}

/** The pairs of a table with less contrast than `least`. */
function findFaint(tokens: Map<string, string>, scheme: Scheme, rows: typeof TEXTS, least: number): string[] {
  return rows.flatMap(([token, grounds]) =>
    grounds.flatMap((ground) => {
      const [one, other] = [findColour(tokens, token, scheme), findColour(tokens, ground, scheme)];
      if (one === null || other === null) return [];
      const has = computeContrast(one, other);
      return has < least ? [`${token} ${one} on ${ground} ${other}: ${has.toFixed(2)} < ${least}`] : [];
    }),
  );
}

const findAllFaint = (tokens: Map<string, string>, scheme: Scheme) => [
  ...findFaint(tokens, scheme, TEXTS, 4.5),
  ...findFaint(tokens, scheme, scheme === 'dark' ? [...SHAPES, ...DARK_SHAPES] : SHAPES, 3),
];

describe.each(LOOKS)('$name', ({ name, dark, paper }) => {
  test.each(['light', 'dark'] as const)('[A7] tokens of the %s theme can be read on what they stand on', (scheme) => {
    const tokens = readTokens(name);
    expect(findColour(tokens, '--ink', scheme)).toMatch(/^#[0-9a-f]{6}$/);
    expect(findAllFaint(tokens, scheme)).toEqual([]);
  });

  test('[A7] its page is dark in the dark theme, and every ground of it', () => {
    const tokens = readTokens(name);
    const grounds = ['--paper', '--wash', '--raised', '--yard', '--good-wash', '--navy'].filter((each) =>
      tokens.has(each),
    );
    expect(grounds.map((each) => findColour(tokens, each, 'light'))).toContain(paper);
    expect(grounds.map((each) => findColour(tokens, each, 'dark'))).toContain(dark.paper);
    for (const ground of grounds) {
      const colour = findColour(tokens, ground, 'dark') ?? '';
      expect(computeContrast(colour, '#ffffff'), ground).toBeGreaterThan(computeContrast(colour, '#000000'));
    }
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
