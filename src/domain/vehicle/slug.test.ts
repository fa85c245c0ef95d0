import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCarSlug, buildLocationSlug, slugify } from './slug.ts';

const car = { year: 2021, make: 'Škoda', model: 'Kodiaq', badge: '132TSI Style "4x4"', stocknum: 'U 1044/A' };

test('[D1] a car’s slug is year, make, model, badge and stock number', () => {
  expect(buildCarSlug(car)).toBe('2021-skoda-kodiaq-132tsi-style-4x4-u-1044-a');
  expect(buildCarSlug({ ...car, year: null, badge: null })).toBe('skoda-kodiaq-u-1044-a');
});

test.each([
  ['Harbour Cairns - Sales', 'harbour-cairns'],
  ['Harbour Cairns - Service', 'harbour-cairns'],
  ['Harbour Cairns - parts', 'harbour-cairns'],
  ['Harbour Cairns Parts', 'harbour-cairns-parts'],
  ['Sales - Harbour', 'sales-harbour'],
  ['Harbour koda', 'harbour-skoda'],
  ['Harbour Škoda - Sales', 'harbour-skoda'],
  ['Kodak Lane', 'kodak-lane'],
])('[H3] the location %s has its page at %s', (name, slug) => expect(buildLocationSlug(name)).toBe(slug));

test('[H3] a slug has lower-case letters, digits and single hyphens only, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const slug = slugify(words);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
