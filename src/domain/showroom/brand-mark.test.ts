import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abbreviateBrand, buildBrandMark, MARK_OUTLINES } from './brand-mark.ts';
import { MANUFACTURERS } from './manufacturers.ts';

test.each([
  ['BMW', 'BMW'],
  ['MG', 'MG'],
  ['Kia', 'K'],
  ['Land Rover', 'LR'],
  ['Mercedes-Benz', 'MB'],
  ['Alfa Romeo', 'AR'],
  ['Škoda', 'Š'],
  ['New Age Caravans of Epping', 'NAC'],
  ['Mini', 'M'],
])('[H7] %s is marked %s', (name, letters) => {
  expect(abbreviateBrand(name)).toBe(letters);
});

test('[H7] a mark is the same for the same name, and always complete', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const mark = buildBrandMark(name);
      expect(mark).toEqual(buildBrandMark(name));
      expect(MARK_OUTLINES).toContain(mark.outline);
      expect(mark.letters.length).toBeGreaterThan(0);
      expect(mark.hue).toBeGreaterThanOrEqual(0);
      expect(mark.hue).toBeLessThan(360);
    }),
  );
});

test('[H7] the marks of all makes are spread over all shapes and colours, and few look alike', () => {
  const marks = MANUFACTURERS.map(({ name }) => buildBrandMark(name));
  expect(new Set(marks.map(({ outline }) => outline)).size).toBe(MARK_OUTLINES.length);
  expect(new Set(marks.map(({ hue }) => hue)).size).toBe(15);
  const looks = new Set(marks.map((mark) => JSON.stringify(mark)));
  expect(looks.size).toBeGreaterThan(marks.length * 0.95);
});
