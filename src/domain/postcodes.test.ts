import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';
import { POSTCODE_AREAS } from './postcode-areas.ts';
import { findPostcodeArea } from './postcodes.ts';

test.each([
  ['2000', 'Sydney', -33.87, 151.21],
  ['3000', 'Melbourne', -37.81, 144.96],
  ['4000', 'Brisbane', -27.47, 153.03],
  ['4870', 'Cairns', -16.92, 145.77],
  ['5000', 'Adelaide', -34.93, 138.6],
  ['6000', 'Perth', -31.95, 115.86],
  ['7000', 'Hobart', -42.88, 147.33],
  ['0800', 'Darwin', -12.46, 130.84],
  ['2600', 'Canberra', -35.3, 149.13],
])('[H10] %s is at %s, to 30 km', (postcode, _town, lat, long) => {
  const found = findPostcodeArea(postcode);
  expect(found && distanceKm(found, { lat, long })).toBeLessThan(30);
});

test.each(['', '400', '40000', '4O00', '0001', '1999x', '９９９９'])('[H10] %j is no postcode', (words) => {
  expect(findPostcodeArea(words)).toBeUndefined();
});

test('[H10] areas follow each other without overlapping, and are in Australia and its islands', () => {
  const spans = POSTCODE_AREAS.trim()
    .split(/,\s*/)
    .map((row) => /^(\d{4})(?:-(\d{4}))? (-?[\d.]+) ([\d.]+)$/.exec(row));
  expect(spans.length).toBeGreaterThan(200);
  let last = '';
  for (const span of spans) {
    const [, from = '', to = from, lat, long] = span ?? [];
    expect(from > last && from <= to, `${from}-${to}`).toBe(true);
    expect(Number(lat)).toBeGreaterThan(-45);
    expect(Number(lat)).toBeLessThan(-9);
    expect(Number(long)).toBeGreaterThan(95);
    expect(Number(long)).toBeLessThan(169);
    last = to;
  }
});

test('[H10] whatever is typed, it is answered with a point or with none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: 0, max: 9999 }).map(String)), (typed) => {
      const found = findPostcodeArea(typed);
      expect(found === undefined || (Number.isFinite(found.lat) && Number.isFinite(found.long))).toBe(true);
    }),
  );
});
