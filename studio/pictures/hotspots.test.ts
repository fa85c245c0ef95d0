import { expect, test } from 'vitest';
import { hotspotsInCabin, hotspotsOnSpin, placeOnPanorama } from './hotspots.ts';

const at = (x: number, y: number, seen = true) => ({ x, y, seen });

test('[D4] a hotspot has a position on each frame where it is seen, and none where hidden or at the edge', () => {
  const steps = [[at(20.04, 55)], [at(30, 55, false)], [at(99.8, 50)], [at(60, 40)]];
  expect(hotspotsOnSpin(['Tail lamp'], steps)).toEqual([
    {
      description: 'Tail lamp',
      positions: [
        { angle: 0, x: 20, y: 55 },
        { angle: 3, x: 60, y: 40 },
      ],
    },
  ]);
});

test.each([
  ['the nose is in the middle', [-1, 0, 0], { x: 50, y: 50 }],
  ['right is a quarter further right', [0, 1, 0], { x: 75, y: 50 }],
  ['left is a quarter further left', [0, -1, 0], { x: 25, y: 50 }],
  ['half-way up is a quarter up', [-1, 0, 1], { x: 50, y: 25 }],
  ['half-way down is a quarter down', [-1, 0, -1], { x: 50, y: 75 }],
] as const)('[D4] on a panorama %s', (_what, direction, place) => {
  const eye = [0.4, 0.1, 1.1] as const;
  const point = [eye[0] + direction[0], eye[1] + direction[1], eye[2] + direction[2]] as const;
  expect(placeOnPanorama(eye, point)).toEqual(place);
});

test('[D4] a hotspot of a cabin stands at the one angle of a panorama', () => {
  expect(hotspotsInCabin([0, 0, 1], [{ description: 'Screen', at: [-2, 0, 1] }])).toEqual([
    { description: 'Screen', positions: [{ angle: 0, x: 50, y: 50 }] },
  ]);
});
