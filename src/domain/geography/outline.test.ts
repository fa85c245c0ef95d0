import { expect, test } from 'vitest';
import { toOutline } from './outline.ts';

test('[H5] places are on the drawing of the states as on maps: further south, a degree of latitude is longer', () => {
  expect(toOutline({ lat: 0, long: 140 })).toEqual({ x: 14_000, y: 0 });
  const [cairns, sydney, hobart] = [-16.9, -33.9, -42.9].map((lat) => toOutline({ lat, long: 150 }).y);
  expect([cairns, sydney, hobart]).toEqual([1715, 3607, 4758]);
});
