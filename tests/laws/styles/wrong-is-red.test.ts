import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeContrast, toHsl } from '../../../src/settings/colour.ts';

/** The tokens of each look on its page; those of darker bands come later. */
const LOOKS = globSync('src/templates/*/css/tokens.css').map((path) => {
  const text = readFileSync(path, 'utf8');
  const token = (name: string) => new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(text)?.[1] ?? '';
  return { path, wrong: token('wrong'), grounds: [token('paper'), token('wash')] };
});

test('[H11] in every look what is wrong with a form is red, and can be read', () => {
  expect(LOOKS.length).toBeGreaterThan(1);
  for (const { path, wrong, grounds } of LOOKS) {
    expect(wrong, path).toMatch(/^#/);
    const { hue, saturation } = toHsl(wrong);
    expect(Math.min(hue, 360 - hue), path).toBeLessThan(15);
    expect(saturation, path).toBeGreaterThan(0.5);
    for (const ground of grounds) expect(computeContrast(wrong, ground), path).toBeGreaterThan(4.5);
  }
});

test('[H11] the list of errors and the boxes that are wrong take that red', () => {
  const sheet = readFileSync('src/templates/parts/css/forms/forms.css', 'utf8');
  for (const rule of ['.form-errors', '.form-errors a', '.form [aria-invalid]']) {
    const body = sheet.slice(sheet.indexOf(`\n${rule} {`), sheet.indexOf('}', sheet.indexOf(`\n${rule} {`)));
    expect(body, rule).toContain('var(--wrong)');
  }
});
