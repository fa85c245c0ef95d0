import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abbreviateBrand } from './brand-mark.ts';
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

test('[H7] a mark has one to three letters, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const letters = abbreviateBrand(name);
      expect(letters).toBe(abbreviateBrand(name));
      expect([...letters].length).toBeGreaterThan(0);
      expect([...letters].length).toBeLessThanOrEqual(3);
    }),
  );
});

test('[H7] every make that is known has a mark', () => {
  for (const { name } of MANUFACTURERS) expect(abbreviateBrand(name), name).toMatch(/^[\p{Lu}\p{N}]{1,3}$/u);
});
