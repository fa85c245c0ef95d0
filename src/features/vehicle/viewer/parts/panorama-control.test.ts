import { expect, test } from 'vitest';
import { NARROWEST, WIDEST } from '../../../../domain/media/panorama.ts';
import { createPanoramaControl } from './panorama-control.ts';

/** A window of 400 px; nothing moves by itself. */
const STILL = { nowMs: () => 0, nextFrame: () => 0, cancel: () => {} };
const held = () => {
  const looking = createPanoramaControl(true, STILL);
  looking.grab();
  return looking;
};

test.each([
  ['twice as far apart see half as much', 2, 37.5],
  ['that close see more', 0.9, 75 / 0.9],
  ['far apart come no nearer than the nearest', 9, NARROWEST],
  ['that all but meet see no more than the widest', 0.1, WIDEST],
])('[D4] two fingers %s', (_, times, height) => {
  const looking = held();
  looking.pinch(times, { x: 0, y: 0 }, 400);
  expect(looking.read().height).toBeCloseTo(height);
});

test('[D4] two fingers that move together pan, and a pinch there and back changes nothing', () => {
  const [pinched, dragged] = [held(), held()];
  pinched.pinch(1, { x: 40, y: -20 }, 400);
  dragged.drag({ x: 40, y: -20 }, 400);
  expect(pinched.read()).toEqual(dragged.read());
  const looking = held();
  const before = looking.read();
  looking.pinch(2, { x: 10, y: 10 }, 400);
  looking.pinch(1, { x: 0, y: 0 }, 400);
  expect(looking.read()).toEqual(before);
});

test('[D4] let go in movement it glides on as far as ever, even where no frame is drawn while that lasts', () => {
  const gazes = [16, 5000].map((frameMs) => {
    let now = 0;
    let waiting: (() => void) | undefined;
    const looking = createPanoramaControl(false, {
      nowMs: () => now,
      nextFrame: (draw) => {
        waiting = draw;
        return 1;
      },
      cancel: () => {
        waiting = undefined;
      },
    });
    looking.grab();
    looking.drag({ x: -50, y: 0 }, 400);
    looking.release({ x: -50, y: 0 }, { x: -1, y: 0 }, 400);
    while (waiting) {
      const draw = waiting;
      waiting = undefined;
      now += frameMs;
      draw();
    }
    return looking.read();
  });
  expect(gazes[0]).toEqual(gazes[1]);
  const dragged = held();
  dragged.drag({ x: -50 - 309, y: 0 }, 400);
  expect(gazes[0]?.yaw).toBeCloseTo(dragged.read().yaw, 0);
});
