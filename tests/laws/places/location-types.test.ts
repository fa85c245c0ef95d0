import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the field is created and stored, and the one place that defines its meaning. */
const OWN = /^src\/(?:db\/|domain\/places\/location(?:-type)?\.ts$|settings\/content\/places\.ts$)|\.test\.tsx?$/;

test('[G3] Only domain/places/location-type.ts says what a location does; a type alone does not', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const readers = files.filter((path) => readFileSync(path, 'utf8').includes('location_type'));
  expect(readers).toContain('src/domain/places/location-type.ts');
  expect(readers.filter((path) => !OWN.test(path))).toEqual([]);
});
