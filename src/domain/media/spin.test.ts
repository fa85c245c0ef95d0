import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeFrameAfterDrag,
  countSteps,
  findNearestLoaded,
  planLoadOrder,
  toDegrees,
  toFrame,
  wrapFrame,
} from './spin.ts';

const counts = fc.integer({ min: 1, max: 240 });
const frames = fc.integer({ min: -1000, max: 1000 });

describe('[D4] a 360 view', () => {
  test.each([
    { from: 0, dragged: -20, to: 1 },
    { from: 0, dragged: 20, to: 35 },
    { from: 0, dragged: 9, to: 0 },
    { from: 0, dragged: -11, to: 1 },
    { from: 30, dragged: -200, to: 4 },
    { from: 5, dragged: 720, to: 5 },
  ])('at frame $from of 36, dragged by $dragged px at 20 px a frame, shows frame $to', ({ from, dragged, to }) => {
    expect(computeFrameAfterDrag(from, dragged, 20, 36)).toBe(to);
  });

  test('is a ring: as many steps as it has frames lead back', () => {
    fc.assert(
      fc.property(frames, counts, (frame, count) => {
        const wrapped = wrapFrame(frame, count);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(count);
        expect(wrapFrame(frame + count, count)).toBe(wrapped);
      }),
    );
  });

  test('dragged there and back shows what it showed', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: -2000, max: 2000 }), counts, (frame, steps, count) => {
        const there = computeFrameAfterDrag(frame, steps * 20, 20, count);
        expect(computeFrameAfterDrag(there, -steps * 20, 20, count)).toBe(wrapFrame(frame, count));
      }),
    );
  });

  test('tells its angle in degrees', () => {
    expect([0, 9, 12, 35].map((frame) => toDegrees(frame, 36))).toEqual([0, 90, 120, 350]);
    expect(toDegrees(719, 720)).toBe(0);
  });

  test('finds the frame nearest to an angle', () => {
    expect([0, 40, 44, 359].map((degrees) => toFrame(degrees, 36))).toEqual([0, 4, 4, 0]);
    expect(toFrame(40, 12)).toBe(1);
  });

  test('turns to another frame the shorter way, which is never more than half a turn', () => {
    expect(countSteps(35, 1, 36)).toBe(2);
    expect(countSteps(1, 35, 36)).toBe(-2);
    fc.assert(
      fc.property(frames, frames, counts, (from, to, count) => {
        const steps = countSteps(from, to, count);
        expect(Math.abs(steps) * 2).toBeLessThanOrEqual(count);
        expect(wrapFrame(from + steps, count)).toBe(wrapFrame(to, count));
      }),
    );
  });
});

describe('[D4] frames are fetched', () => {
  test('from the one in sight, every 8th, then every 4th, then every 2nd, then the rest', () => {
    expect(planLoadOrder(16)).toEqual([0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]);
    expect(planLoadOrder(8, 3).slice(0, 4)).toEqual([3, 7, 5, 1]);
  });

  test('each once', () => {
    fc.assert(
      fc.property(counts, frames, (count, first) => {
        const order = planLoadOrder(count, first);
        expect(order[0]).toBe(wrapFrame(first, count));
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, frame) => frame));
      }),
    );
  });

  test('and until then the nearest that is there stands in', () => {
    expect(findNearestLoaded(5, 16, (frame) => [0, 8].includes(frame))).toBe(8);
    expect(findNearestLoaded(15, 16, (frame) => [0, 8].includes(frame))).toBe(0);
    expect(findNearestLoaded(5, 16, () => false)).toBeUndefined();
    fc.assert(
      fc.property(counts, fc.infiniteStream(fc.boolean()), fc.nat(), (count, stream, wish) => {
        const loaded = new Set<number>();
        for (let frame = 0; frame < count; frame++) if (stream.next().value) loaded.add(frame);
        const wanted = wish % count;
        const away = (frame: number) => Math.abs(countSteps(wanted, frame, count));
        const found = findNearestLoaded(wanted, count, (frame) => loaded.has(frame));
        const least = Math.min(...[...loaded].map(away));
        expect(found === undefined ? Number.POSITIVE_INFINITY : away(found)).toBe(least);
      }),
    );
  });
});
