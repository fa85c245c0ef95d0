import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideSwipe,
  fitSize,
  limitView,
  NEAREST,
  panBy,
  pinch,
  type StageSizes,
  tapTwice,
  type View,
  WHOLE,
  zoomAt,
} from './zoom.ts';

const length = fc.double({ min: 200, max: 3000, noNaN: true });
const rooms: fc.Arbitrary<StageSizes> = fc
  .record({ width: length, height: length, w: length, h: length })
  .map(({ width, height, w, h }) => {
    const stage = { width, height };
    return { stage, picture: fitSize({ width: w, height: h }, stage) };
  });
const offset = fc.double({ min: -2000, max: 2000, noNaN: true });
const scales = fc.double({ min: 0.1, max: 12, noNaN: true });
const views = fc.record({ scale: scales, x: offset, y: offset });
const points = fc.record({ x: offset, y: offset });

/** How far the picture extends beyond the stage at each side; negative for a gap. */
function overhang({ scale, x, y }: View, { stage, picture }: StageSizes) {
  const [w, h] = [(picture.width * scale - stage.width) / 2, (picture.height * scale - stage.height) / 2];
  return { left: w - x, right: w + x, top: h - y, bottom: h + y };
}

test('[D2] neither zoom nor pan leaves a gap beside a larger picture, or moves a smaller one', () => {
  fc.assert(
    fc.property(views, rooms, points, scales, (given, room, point, scale) => {
      const view = limitView(given, room);
      for (const next of [view, zoomAt(view, scale, point, room), panBy(view, point.x, point.y, room)]) {
        expect(next.scale).toBeGreaterThanOrEqual(1);
        expect(next.scale).toBeLessThanOrEqual(NEAREST);
        const { left, right, top, bottom } = overhang(next, room);
        if (left + right <= 0) expect(next.x).toBeCloseTo(0);
        else expect(Math.min(left, right)).toBeGreaterThanOrEqual(-1e-6);
        if (top + bottom <= 0) expect(next.y).toBeCloseTo(0);
        else expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(-1e-6);
      }
    }),
  );
});

test('[D2] what lies under the point stays there while one zooms in, as long as no edge comes into the stage', () => {
  fc.assert(
    fc.property(rooms, points, fc.double({ min: 1, max: 3.9, noNaN: true }), (room, given, scale) => {
      const before = zoomAt(WHOLE, scale, { x: 0, y: 0 }, room);
      const [w, h] = [room.picture.width / 2, room.picture.height / 2];
      const point = { x: Math.max(-w, Math.min(w, given.x)), y: Math.max(-h, Math.min(h, given.y)) };
      const after = zoomAt(before, NEAREST, point, room);
      const on = (view: View) => ({ x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale });
      const free = { x: point.x - on(before).x * NEAREST, y: point.y - on(before).y * NEAREST };
      if (limitView({ scale: NEAREST, ...free }, room).x === free.x) expect(on(after).x).toBeCloseTo(on(before).x, 5);
      if (limitView({ scale: NEAREST, ...free }, room).y === free.y) expect(on(after).y).toBeCloseTo(on(before).y, 5);
    }),
  );
});

const room: StageSizes = { stage: { width: 390, height: 700 }, picture: { width: 390, height: 260 } };

test('[D2] two taps come near, two more show the whole picture again', () => {
  const near = tapTwice(WHOLE, { x: 50, y: 10 }, room);
  expect(near.scale).toBe(2.5);
  expect(tapTwice(near, { x: 0, y: 0 }, room)).toEqual(WHOLE);
});

test('[D2] two fingers that part to twice their distance double the picture, and carry it with them', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const apart = pinch(
    WHOLE,
    from,
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    room,
  );
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 });
  expect(
    pinch(
      WHOLE,
      from,
      [
        { x: -70, y: 0 },
        { x: 130, y: 0 },
      ],
      room,
    ),
  ).toEqual({ scale: 2, x: 30, y: 0 });
  expect(
    pinch(
      apart,
      from,
      [
        { x: -5, y: 0 },
        { x: 5, y: 0 },
      ],
      room,
    ),
  ).toEqual(WHOLE);
});

test.each([
  [-120, 600, 1],
  [120, 600, -1],
  [-60, 600, 0],
  [-60, 90, 1],
  [20, 20, 0],
  [0, 0, 0],
])('[D2] a stroke of %i px in %i ms leads %i', (dx, elapsedMs, way) => {
  expect(decideSwipe(dx, elapsedMs, 390)).toBe(way);
});
