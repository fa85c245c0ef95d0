import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInWindow, interpolateGaze, limitGaze, toDirection, wrapYaw } from './panorama.ts';

const yaws = fc.double({ min: -720, max: 720, noNaN: true });
const pitches = fc.double({ min: -80, max: 80, noNaN: true });
const heights = fc.double({ min: 30, max: 90, noNaN: true });

describe('[D4] a panorama', () => {
  test.each([
    { x: 50, y: 50, yaw: 0, pitch: 0 },
    { x: 75, y: 50, yaw: 90, pitch: 0 },
    { x: 0, y: 25, yaw: -180, pitch: 45 },
    { x: 100, y: 100, yaw: -180, pitch: -90 },
  ])('has what is $x% from its left and $y% from its top at yaw $yaw, pitch $pitch', ({ x, y, ...direction }) => {
    expect(toDirection({ x, y })).toEqual(direction);
  });

  test('shows what is looked at in the middle of its window', () => {
    fc.assert(
      fc.property(
        yaws,
        pitches,
        heights,
        fc.double({ min: 0.4, max: 3, noNaN: true }),
        (yaw, pitch, height, aspect) => {
          const place = findInWindow({ yaw, pitch }, { yaw, pitch, height }, aspect);
          expect(place?.x).toBeCloseTo(50, 4);
          expect(place?.y).toBeCloseTo(50, 4);
        },
      ),
    );
  });

  test('shows what is to the right on the right, what is above above, and nothing that is behind', () => {
    const gaze = { yaw: 170, pitch: 0, height: 60 };
    expect(findInWindow({ yaw: -170, pitch: 0 }, gaze, 1.5)?.x).toBeGreaterThan(55);
    expect(findInWindow({ yaw: 170, pitch: 10 }, gaze, 1.5)?.y).toBeLessThan(45);
    expect(findInWindow({ yaw: -10, pitch: 0 }, gaze, 1.5)).toBeUndefined();
    expect(findInWindow({ yaw: 170, pitch: 31 }, gaze, 1.5)).toBeUndefined();
    expect(findInWindow({ yaw: 170, pitch: 29 }, gaze, 1.5)).toBeDefined();
  });

  test('can be looked around in for ever, but not stood on its head, nor come too near', () => {
    fc.assert(
      fc.property(
        yaws,
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.double({ min: -10, max: 400, noNaN: true }),
        (yaw, pitch, height) => {
          const gaze = limitGaze({ yaw, pitch, height });
          expect(gaze.yaw).toBeGreaterThanOrEqual(-180);
          expect(gaze.yaw).toBeLessThan(180);
          expect(Math.abs(gaze.pitch)).toBeLessThanOrEqual(85);
          expect(gaze.height).toBeGreaterThanOrEqual(30);
          expect(gaze.height).toBeLessThanOrEqual(90);
        },
      ),
    );
  });

  test('is turned to a direction the shorter way', () => {
    const from = { yaw: 170, pitch: 0, height: 70 };
    expect(interpolateGaze(from, { yaw: -170, pitch: 20 }, 0.5)).toEqual({
      yaw: -180,
      pitch: 10,
      height: 70,
    });
    fc.assert(
      fc.property(yaws, yaws, pitches, (yaw, target, pitch) => {
        const gaze = interpolateGaze({ yaw, pitch: 0, height: 70 }, { yaw: target, pitch }, 1);
        expect(Math.abs(wrapYaw(gaze.yaw - target))).toBeLessThan(1e-6);
        expect(gaze.pitch).toBeCloseTo(pitch);
      }),
    );
  });
});
