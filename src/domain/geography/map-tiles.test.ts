import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTileView, TILE_PX } from './map-tiles.ts';

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png';

test('[H5] a place at the middle of the world is between four tiles', () => {
  const view = buildTileView({ lat: 0, long: 0 }, TEMPLATE, { width: 256, height: 256, zoom: 1 });
  expect(view.tiles).toEqual([
    { src: 'https://tiles.example/1/0/0.png', left: -128, top: -128 },
    { src: 'https://tiles.example/1/1/0.png', left: 128, top: -128 },
    { src: 'https://tiles.example/1/0/1.png', left: -128, top: 128 },
    { src: 'https://tiles.example/1/1/1.png', left: 128, top: 128 },
  ]);
});

test('[H5] anywhere in Australia, the tiles cover the whole picture and no two are at one place', () => {
  const lat = fc.double({ min: -44, max: -10, noNaN: true });
  const long = fc.double({ min: 113, max: 154, noNaN: true });
  fc.assert(
    fc.property(lat, long, fc.integer({ min: 6, max: 18 }), (south, east, zoom) => {
      const { tiles } = buildTileView({ lat: south, long: east }, TEMPLATE, {
        width: 480,
        height: 230,
        zoom,
      });
      const lefts = tiles.map(({ left }) => left);
      const tops = tiles.map(({ top }) => top);
      expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
      expect(Math.min(...tops)).toBeLessThanOrEqual(0);
      expect(Math.max(...lefts) + TILE_PX).toBeGreaterThanOrEqual(480);
      expect(Math.max(...tops) + TILE_PX).toBeGreaterThanOrEqual(230);
      expect(new Set(tiles.map(({ src }) => src)).size).toBe(tiles.length);
    }),
  );
});
