import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBestFrame, findPlace } from './hotspot.ts';
import { wrapFrame } from './spin.ts';

const seenFrom = (...angles: number[]) => ({
  description: 'Towbar',
  positions: angles.map((angle) => ({ angle, x: 10 + angle, y: 60 })),
});

describe('[D4] a hotspot', () => {
  test('is where its angle says, and nowhere on the frames that do not have it', () => {
    expect(findPlace(seenFrom(3, 4), 4)).toEqual({ x: 14, y: 60 });
    expect(findPlace(seenFrom(3, 4), 5)).toBeUndefined();
  });

  test.each([
    { angles: [3, 4, 5, 6, 7], best: 5 },
    { angles: [34, 35, 0, 1, 2], best: 0 },
    { angles: [3, 20, 21, 22], best: 21 },
    { angles: [12], best: 12 },
    { angles: [], best: undefined },
    { angles: [40], best: undefined },
  ])('seen from $angles of 36 is seen best from $best', ({ angles, best }) => {
    expect(findBestFrame(seenFrom(...angles), 36)).toBe(best);
  });

  test('never out of sight is seen best where it is nearest to the middle', () => {
    expect(findBestFrame(seenFrom(...Array.from({ length: 60 }, (_, angle) => angle)), 60)).toBe(40);
  });

  test('can be seen from its best frame, with as much turn to either side as there is', () => {
    const runs = fc.record({ start: fc.nat(35), length: fc.integer({ min: 1, max: 35 }) });
    fc.assert(
      fc.property(runs, ({ start, length }) => {
        const angles = Array.from({ length }, (_, step) => wrapFrame(start + step, 36));
        const best = findBestFrame(seenFrom(...angles), 36) as number;
        expect(findPlace(seenFrom(...angles), best)).toBeDefined();
        expect(wrapFrame(best - start, 36)).toBe(Math.floor((length - 1) / 2));
      }),
    );
  });
});
