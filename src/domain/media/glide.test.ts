import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeGlideDistance, computeGlideMs, computeReleaseSpeed } from './glide.ts';

const speeds = fc.double({ min: -10, max: 10, noNaN: true });
const times = fc.double({ min: 0, max: 10_000, noNaN: true });

describe('[D4] what is let go while it moves', () => {
  test('has the speed of the last tenth of a second', () => {
    const samples = [
      { at: 0, timeMs: 0 },
      { at: 500, timeMs: 100 },
      { at: 500, timeMs: 150 },
      { at: 550, timeMs: 200 },
    ];
    expect(computeReleaseSpeed(samples, 200)).toBeCloseTo(0.5);
  });

  test.each([
    [
      'rested before it was let go',
      [
        { at: 0, timeMs: 0 },
        { at: 90, timeMs: 50 },
      ],
      400,
    ],
    ['was touched once', [{ at: 40, timeMs: 10 }], 10],
    ['was not touched', [], 10],
    [
      'crept',
      [
        { at: 0, timeMs: 0 },
        { at: 2, timeMs: 90 },
      ],
      90,
    ],
  ])('stands when it %s', (_, samples, releasedMs) => {
    expect(computeReleaseSpeed(samples, releasedMs)).toBe(0);
  });

  test('glides one way, ever slower, and no further than its speed carries it', () => {
    fc.assert(
      fc.property(speeds, times, times, (speed, one, other) => {
        const [early, late] = [one, other].sort((a, b) => a - b) as [number, number];
        const [before, after] = [computeGlideDistance(speed, early), computeGlideDistance(speed, late)].map(
          Math.abs,
        ) as [number, number];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(Math.abs(speed) * 325);
      }),
    );
  });

  test('comes to rest within five seconds, when it is too slow to be seen', () => {
    fc.assert(
      fc.property(speeds, (speed) => {
        const lastsMs = computeGlideMs(speed);
        expect(lastsMs).toBeGreaterThanOrEqual(0);
        expect(lastsMs).toBeLessThan(5000);
        const lastMs = Math.abs(computeGlideDistance(speed, lastsMs + 1) - computeGlideDistance(speed, lastsMs));
        expect(lastMs).toBeLessThanOrEqual(0.05);
      }),
    );
    expect(computeGlideMs(1)).toBeGreaterThan(500);
  });
});
