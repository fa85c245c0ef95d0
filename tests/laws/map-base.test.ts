import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BASE_PATH, mapFiles, OUTLINES_PATH } from '../../scripts/generated/map/map-files.ts';
import { type PackedBase, unpackBase } from '../../src/domain/geography/map-base.ts';
import { loadShippedTable } from '../../src/integrations/geocoding/postal-table.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

test('[H5] the files of the map are what their generator makes (npm run map-base writes them), and small', async () => {
  const { places } = await loadShippedTable();
  for (const [path, text] of Object.entries(mapFiles(places)))
    expect(read(path).equals(Buffer.from(text)), path).toBe(true);
  expect(brotliCompressSync(read(BASE_PATH)).length).toBeLessThan(40_000);
  expect(brotliCompressSync(read(OUTLINES_PATH)).length).toBeLessThan(2_500);
});

test('[H5] the map has every state as closed rings, capitals first, and each town on land or within 5 km of it', () => {
  const { land, towns } = unpackBase(JSON.parse(read(BASE_PATH).toString()) as PackedBase);
  const rings = land.features.flatMap(({ geometry }) => geometry.coordinates.flat());
  expect(land.features).toHaveLength(8);
  for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  const names = towns.features.map(({ properties }) => properties.name);
  expect(names.slice(0, 8).toSorted()).toEqual([
    'Adelaide',
    'Brisbane',
    'Canberra',
    'Darwin',
    'Hobart',
    'Melbourne',
    'Perth',
    'Sydney',
  ]);
  const far = towns.features.filter(({ geometry }) => !isNearLand(geometry.coordinates, rings));
  expect(far.map(({ properties }) => properties.name)).toEqual([]);
});

/** 5 kilometres, in degrees. */
const NEAR = 0.05;

function isNearLand([long = 0, lat = 0]: number[], rings: readonly number[][][]): boolean {
  return [
    [0, 0],
    [NEAR, 0],
    [-NEAR, 0],
    [0, NEAR],
    [0, -NEAR],
  ].some(([x = 0, y = 0]) => rings.some((ring) => isWithin(long + x, lat + y, ring)));
}

/** By the number of sides that a ray to the east crosses. */
function isWithin(x: number, y: number, ring: readonly number[][]): boolean {
  let isIn = false;
  for (const [at, [toX = 0, toY = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring[at - 1] ?? [toX, toY];
    if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isIn = !isIn;
  }
  return isIn;
}
