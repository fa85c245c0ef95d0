import { expect, test } from 'vitest';
import {
  box,
  circle,
  dashes,
  insideOut,
  lathe,
  posed,
  roundedOutline,
  slab,
  type Triangles,
  tube,
  warp,
} from './solids.ts';

function volume(triangles: Triangles): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 18) {
    const [a, b, c] = [0, 6, 12].map((k) => triangles.slice(t + k, t + k + 3)) as [number[], number[], number[]];
    sum +=
      a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) +
      a[1]! * (b[2]! * c[0]! - b[0]! * c[2]!) +
      a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!);
  }
  return sum / 6;
}

/** Triangles whose corners run against their normals. */
function turnedAway(triangles: Triangles): number {
  let count = 0;
  for (let t = 0; t < triangles.length; t += 18) {
    const e = [0, 1, 2].map((k) => triangles[t + 6 + k]! - triangles[t + k]!);
    const f = [0, 1, 2].map((k) => triangles[t + 12 + k]! - triangles[t + k]!);
    const n = [e[1]! * f[2]! - e[2]! * f[1]!, e[2]! * f[0]! - e[0]! * f[2]!, e[0]! * f[1]! - e[1]! * f[0]!];
    const along = [0, 1, 2].reduce(
      (sum, k) => sum + n[k]! * (triangles[t + 3 + k]! + triangles[t + 9 + k]! + triangles[t + 15 + k]!),
      0,
    );
    if (along < -1e-12) count++;
  }
  return count;
}

test('a box without rounding to speak of holds what its sides say', () => {
  expect(volume(box([0.1, 0.2, 0.3], 1e-4))).toBeCloseTo(0.048, 4);
});

test('a warp that slants keeps the volume and turns the normals along', () => {
  const slanted = warp(box([0.1, 0.1, 0.1], 0.02), ([x, y, z]) => [x + 0.5 * z, y, z]);
  expect(volume(slanted)).toBeCloseTo(volume(box([0.1, 0.1, 0.1], 0.02)), 6);
  expect(turnedAway(slanted)).toBe(0);
});

test('a ring of pipe holds about its length times its section', () => {
  const ring = tube(
    circle(0.2, 96).map(([u, v]) => [u, v, 0] as const),
    0.02,
    { closed: true, sides: 48 },
  );
  expect(volume(ring)).toBeCloseTo(2 * Math.PI * 0.2 * Math.PI * 0.02 ** 2, 4);
});

test('a turned body holds what its profile says', () => {
  expect(
    volume(
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.2],
          [0, 0.2],
        ],
        128,
      ),
    ),
  ).toBeCloseTo(Math.PI * 0.1 ** 2 * 0.2, 4);
});

test('all solids face outwards, also where they are put elsewhere', () => {
  const pose = { at: [1, 2, 3], right: [0, -1, 0], up: [0.3, 0, 1] } as const;
  const solids = [
    box([0.1, 0.2, 0.05], 0.03),
    slab(roundedOutline(0.1, 0.05, 0.02), 0.02),
    tube(
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0.5],
      ],
      0.05,
    ),
    dashes([
      [0, 0, 0],
      [0.1, 0, 0],
    ]),
  ];
  for (const solid of solids) expect(turnedAway(posed(solid, pose))).toBe(0);
});

test('turning inside out turns every face and every normal', () => {
  const solid = box([0.1, 0.1, 0.1], 0.02);
  expect(volume(insideOut(solid))).toBeCloseTo(-volume(solid), 9);
  expect(turnedAway(insideOut(solid))).toBe(0);
});
