import type { Page } from 'playwright-core';

/** A place in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Positions of the fingers over a gesture: they touch at the first, and lift at the last. */
export type Gesture = Place[][];

const STEP_SECONDS = 0.016;
const PAUSE_SECONDS = 0.1;
/** Longer than anything that counts as one gesture. */
const REST_SECONDS = 2;

/** The button that is pressed while dragging. */
const LEFT = { button: 'left', buttons: 1, clickCount: 1 } as const;

/**
 * A hand on a page whose events carry timestamps of their own: a frame lies between two movements, a tenth of a second
 * between two gestures of one call, and seconds between calls, however slow the machine is. So a quick stroke stays
 * quick, and two taps stay two taps.
 */
export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let timestamp = 0;
  const rest = () => {
    timestamp = Math.max(Date.now() / 1000, timestamp + REST_SECONDS);
  };
  const pass = (seconds: number) => {
    timestamp += seconds;
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', place: Place, about: object) =>
    session.send('Input.dispatchMouseEvent', { type, timestamp, ...place, ...about });
  return {
    /** Touch gestures, one soon after the other. In each, `between` is awaited before the last movement. */
    async touch(gestures: Gesture[], between: () => Promise<unknown> = async () => {}) {
      rest();
      for (const [first = [], ...moves] of gestures) {
        await touch('touchStart', first);
        for (const [at, places] of moves.entries()) {
          pass(STEP_SECONDS);
          if (at === moves.length - 1) await between();
          await touch('touchMove', places);
        }
        pass(STEP_SECONDS);
        await touch('touchEnd', []);
        pass(PAUSE_SECONDS);
      }
    },
    /** The mouse is pressed at the first place, moved through the others and released. */
    async drag([first, ...moves]: [Place, ...Place[]]) {
      rest();
      await mouse('mousePressed', first, LEFT);
      for (const place of moves) {
        pass(STEP_SECONDS);
        await mouse('mouseMoved', place, LEFT);
      }
      pass(STEP_SECONDS);
      await mouse('mouseReleased', moves.at(-1) ?? first, LEFT);
    },
    /** Two clicks in one place. */
    async clickTwice(place: Place) {
      rest();
      for (const clickCount of [1, 2]) {
        await mouse('mousePressed', place, { ...LEFT, clickCount });
        pass(STEP_SECONDS);
        await mouse('mouseReleased', place, { ...LEFT, clickCount });
        pass(PAUSE_SECONDS);
      }
    },
  };
}
