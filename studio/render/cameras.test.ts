import { describe, expect, test } from 'vitest';
import { lensOf, onPicture } from '../page/matrices.ts';
import { OUTSIDE_VIEWS, type OutsideView, outsideCamera, SPIN_FRAMES, spinCamera } from './cameras.ts';

const HATCH = { length: 4.1, width: 1.78, height: 1.46 };
const VAN = { length: 5.9, width: 2.05, height: 2.6 };
const VIEWS = Object.keys(OUTSIDE_VIEWS) as OutsideView[];

/** How far the box of a vehicle reaches on a picture, each way, in shares of its half. */
function reach(sitter: typeof HATCH, camera: Parameters<typeof lensOf>[0]) {
  const lens = lensOf(camera, 1.5);
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [0, 1].map((z) => onPicture(lens, [(x * sitter.length) / 2, (y * sitter.width) / 2, z * sitter.height])),
    ),
  );
  const [across, up] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    down: Math.min(...up),
    up: Math.max(...up),
  };
}

describe.each([
  ['a hatch', HATCH],
  ['a high van', VAN],
])('%s', (_name, sitter) => {
  test.each(VIEWS)('stands whole, large and in the middle of the picture: %s', (view) => {
    const { left, right, down, up } = reach(sitter, outsideCamera(sitter, view));
    expect(Math.abs(left + right)).toBeLessThan(0.1);
    expect(Math.max(right, up, -down)).toBeGreaterThan(0.5);
    expect(Math.max(right, -left, up, -down)).toBeLessThan(0.95);
  });

  test('stays whole through a spin, turning about its middle at one distance', () => {
    const cameras = Array.from({ length: SPIN_FRAMES }, (_, frame) => spinCamera(sitter, frame));
    for (const camera of cameras) {
      expect(camera.target).toEqual([expect.closeTo(0), expect.closeTo(0), cameras[0]!.target[2]]);
      const { left, right, down, up } = reach(sitter, camera);
      expect(Math.max(right, -left, up, -down)).toBeLessThan(0.95);
    }
  });
});

test('a spin begins before the nose and comes to the vehicle’s left flank a quarter later', () => {
  const [nose, flank] = [spinCamera(HATCH, 0).position, spinCamera(HATCH, 9).position];
  expect(nose[0]).toBeLessThan(-HATCH.length);
  expect(nose[1]).toBeCloseTo(0);
  expect(flank[0]).toBeCloseTo(0);
  expect(flank[1]).toBeLessThan(-HATCH.length);
});
