import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOOK_NAMES } from '../../../src/settings/looks.ts';

/** Paper has sizes of its own: this sheet's, and whatever is in points. */
const PAPER = 'src/templates/parts/css/shell/print.css';
/** Letters in drawings are of the drawing's size. */
const DRAWN = /^(?:\.bmark|\.mark-letters|\.spin-wheel text)/;

/**
 * What names a size: a step of the scale, at most a part of the window's or the frame's width; a token that has one; or
 * what the element stands in. `0` hides.
 */
const NAMED =
  /^(?:(?:min\()?var\(--[a-z0-9-]+(?:, (?:var\(--t-\d+\)|inherit)\))*\)?(?:, [\d.]+(?:vw|cqi)\))?|inherit|0|\d+pt)$/;

interface Declaration {
  path: string;
  selector: string;
  name: string;
  value: string;
}

function readDeclarations(pattern: string): Declaration[] {
  return globSync(pattern)
    .filter((path) => path !== PAPER)
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/@font-face \{.*?\}/gs, '');
      return [...text.matchAll(/([^{};]+)\{|([a-z0-9-]+):\s*([^;{}]+);/g)].reduce<Declaration[]>(
        (found, [, selector, name, value]) => {
          if (selector) found.push({ path, selector: selector.trim(), name: '', value: '' });
          else if (name && value) found.push({ path, selector: found.at(-1)?.selector ?? '', name, value });
          return found;
        },
        [],
      );
    })
    .filter(({ name }) => name !== '');
}

/** The size in a font's shorthand (`700 var(--t-28) / 1.15 var(--font)`); nothing where it is a token or inherited. */
const sizeOf = (font: string) => /^(?:italic )?\d{3} (.+) \/ /.exec(font)?.[1];

/** The size that a declaration gives. */
function sizeIn({ name, value }: Declaration): string | undefined {
  if (name === 'font-size' || /^--(?:rs|rail-unit|[a-z]+-size|section-title|words-btn|btn-small|prose)$/.test(name))
    return value;
  return sizeOf(value);
}

const tidy = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

describe.each(LOOK_NAMES)('look %s', (look) => {
  const declarations = readDeclarations(`src/templates/{${look},parts}/css/**/*.css`);

  test('[A7] gives every text a size of its one scale, by its token', () => {
    expect(declarations.length).toBeGreaterThan(1_000);
    const others = declarations
      .filter(({ selector, name }) => !DRAWN.test(selector) && name !== '--mark-font')
      .flatMap((each) => {
        const size = sizeIn(each);
        return size === undefined || NAMED.test(tidy(size)) ? [] : [`${each.path}: ${each.selector}: ${size}`];
      });
    expect(others).toEqual([]);
  });

  test('[A7] has a scale of nine steps at most, none below 12 px, and headings take theirs from it', () => {
    const given = (of: Declaration[]) => new Map(of.map(({ name, value }) => [name, tidy(value)]));
    const steps = declarations.filter(({ name }) => /^--t-\d+$/.test(name));
    const atRoot = steps.filter(({ selector }) => selector.endsWith(':root') || selector === ':where(:root)');
    const shared = given(atRoot.filter(({ path }) => path.includes('/parts/')));
    const scale = new Map([...shared, ...given(atRoot.filter(({ path }) => path.includes(`/${look}/`)))]);
    const sizes = new Set(scale.values());
    expect(sizes.size).toBeLessThanOrEqual(9);
    const least = Math.min(...[...sizes].map((size) => Number.parseFloat(size.replace('clamp(', ''))));
    expect(least).toBeGreaterThanOrEqual(0.75);
    const elsewhere = steps.filter((step) => !atRoot.includes(step));
    const strange = elsewhere.filter(({ value }) => !sizes.has(value) && !/^var\(--t-\d+\)$/.test(value));
    expect(strange).toEqual([]);
    const unknown = declarations.flatMap(({ path, value }) =>
      [...value.matchAll(/var\((--t-\d+)/g)].filter(([, token = '']) => !scale.has(token)).map(([use]) => path + use),
    );
    expect(unknown).toEqual([]);
  });
});
