import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attachPanZoom } from './pan-zoom.ts';
import { type StageSizes, type View, WHOLE } from './zoom.ts';

const ROOM: StageSizes = { stage: { width: 390, height: 700 }, picture: { width: 390, height: 260 } };

/** What an event's target is, for a page without a document: the stage, or a button on it. */
class Part {
  readonly kind: 'stage' | 'button';
  constructor(kind: 'stage' | 'button') {
    this.kind = kind;
  }
  closest = () => (this.kind === 'button' ? this : null);
}
beforeEach(() => {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
});

/** A stage of 390 by 700, with simulated pointers and a clock of its own. */
function stageUnderHand(room: () => StageSizes | undefined = () => ROOM) {
  const element = Object.assign(new EventTarget(), {
    clientWidth: 390,
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 390, height: 700 }),
  });
  const seen = { view: WHOLE, dragged: [] as number[], turned: [] as number[], glided: false };
  const show = (view: View, glides: boolean) => Object.assign(seen, { view, glided: glides });
  const end = attachPanZoom(element as unknown as HTMLElement, {
    view: () => seen.view,
    show,
    findSizes: room,
    drag: (dx) => seen.dragged.push(dx),
    turn: (way) => seen.turned.push(way),
  });
  let timeStamp = 0;
  const tell = (type: string, about: object, on: 'stage' | 'button' = 'stage') => {
    const event = new Event(type, { cancelable: true });
    const all = { clientY: 350, button: 0, target: new Part(on), timeStamp, ...about };
    for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
    element.dispatchEvent(event);
    return event;
  };
  const down = (pointerId: number, clientX: number, on?: 'stage' | 'button') =>
    tell('pointerdown', { pointerId, clientX }, on);
  const move = (pointerId: number, clientX: number) => tell('pointermove', { pointerId, clientX });
  const up = (pointerId: number, clientX: number) => tell('pointerup', { pointerId, clientX });
  const pass = (ms: number) => {
    timeStamp += ms;
  };
  const tap = (clientX: number) => {
    down(1, clientX);
    pass(50);
    up(1, clientX);
  };
  return { seen, tell, down, move, up, pass, tap, end };
}

describe('[D2] a hand on the stage', () => {
  test('drags the slides along and turns to the next one', () => {
    const { seen, down, move, up, pass } = stageUnderHand();
    down(1, 300);
    pass(500);
    move(1, 295);
    move(1, 180);
    up(1, 180);
    expect(seen).toMatchObject({ dragged: [-120, 0], turned: [1], view: WHOLE });
  });

  test('turns nothing by a short slow stroke, by one the browser takes over, or from a button', () => {
    const { seen, tell, down, move, up, pass } = stageUnderHand();
    down(1, 300);
    pass(500);
    move(1, 240);
    up(1, 240);
    down(1, 300);
    move(1, 100);
    tell('pointercancel', { pointerId: 1, clientX: 100 });
    down(1, 300, 'button');
    move(1, 100);
    expect(seen.turned).toEqual([]);
    expect(seen.dragged).toEqual([-60, 0, -200, 0]);
  });

  test('zooms by two fingers to where the last of them came, and turns nothing when they are lifted', () => {
    const { seen, down, move, up, pass } = stageUnderHand();
    down(1, 150);
    down(2, 240);
    pass(50);
    for (const [one, other] of [
      [120, 270],
      [60, 330],
    ] as const) {
      move(1, one);
      move(2, other);
    }
    up(1, 60);
    up(2, 330);
    expect(seen.view.scale).toBeCloseTo(3);
    expect(seen).toMatchObject({ turned: [], glided: false });
  });

  test('goes on from what two fingers left with the one that stays, and turns nothing', () => {
    const { seen, down, move, up } = stageUnderHand();
    down(1, 150);
    down(2, 240);
    move(1, 105);
    move(2, 285);
    up(2, 285);
    const { x } = seen.view;
    move(1, 55);
    expect(seen.view).toMatchObject({ scale: 2, x: x - 50 });
    up(1, 5);
    expect(seen.turned).toEqual([]);
  });

  test('comes near by two taps in the same place soon after each other, and by no others', () => {
    const { seen, tap, pass } = stageUnderHand();
    tap(200);
    pass(400);
    tap(200);
    pass(100);
    tap(300);
    expect(seen.view).toEqual(WHOLE);
    pass(100);
    tap(300);
    expect(seen).toMatchObject({ view: { scale: 2.5 }, glided: true });
    pass(400);
    tap(300);
    pass(100);
    tap(300);
    expect(seen.view).toEqual(WHOLE);
  });

  test('zooms by the wheel at the mouse, by a trackpad’s pinch in smaller steps, and keeps the page still', () => {
    const { seen, tell } = stageUnderHand();
    const event = tell('wheel', { clientX: 100, deltaX: 0, deltaY: -300, deltaMode: 0, ctrlKey: false });
    expect(event.defaultPrevented).toBe(true);
    expect(seen.view.scale).toBeCloseTo(Math.exp(0.6));
    // The mouse is left of the centre, so the picture moved to the right.
    expect(seen.view.x).toBeGreaterThan(0);
    tell('wheel', { clientX: 100, deltaX: 0, deltaY: 30, deltaMode: 0, ctrlKey: true });
    expect(seen.view.scale).toBeCloseTo(Math.exp(0.3));
  });

  test('zooms nothing where there is no picture to look at closely, but turns', () => {
    const { seen, tell, down, move, up, tap } = stageUnderHand(() => undefined);
    tap(200);
    tap(200);
    tell('wheel', { clientX: 100, deltaX: 0, deltaY: -300, deltaMode: 0, ctrlKey: false });
    down(1, 300);
    move(1, 100);
    up(1, 100);
    expect(seen).toMatchObject({ view: WHOLE, turned: [1] });
  });

  test('is followed no more once that ends', () => {
    const { seen, end, down, move } = stageUnderHand();
    end();
    down(1, 300);
    move(1, 100);
    expect(seen.dragged).toEqual([]);
  });
});
