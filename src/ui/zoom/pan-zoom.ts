import { decideSwipe, type Point, panBy, pinch, type StageSizes, tapTwice, type View, WHOLE, zoomAt } from './zoom.ts';

/** What fingers, the mouse and its wheel control on a stage. */
export interface Stage {
  view(): View;
  show(view: View, glides: boolean): void;
  /** Undefined while there is no picture to zoom: on a video, or before the picture has loaded. */
  findSizes(): StageSizes | undefined;
  /** A horizontal drag is under way, by so many pixels; 0 when it ends. */
  drag(dx: number): void;
  turn(way: -1 | 1): void;
}

const MOVED_PX = 8;
const TAP_MS = 300;
const SECOND_TAP_PX = 30;
const LINE_PX = 16;

/**
 * Pan and zoom on a stage: a swipe turns to the next slide, pinch and wheel zoom, a double tap zooms in and out, one
 * finger pans a zoomed picture. Buttons and frames on the stage keep their own gestures. Returns the function that
 * detaches it.
 */
export function attachPanZoom(element: HTMLElement, stage: Stage): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hand = createPointerTracker(element, stage);
  element.addEventListener('pointerdown', hand.down, { signal });
  element.addEventListener('pointermove', hand.move, { signal });
  element.addEventListener('pointerup', hand.up, { signal });
  element.addEventListener('pointercancel', hand.cancel, { signal });
  // The browser's own dragging of pictures and links would end the gesture.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('wheel', (event) => wheel(element, stage, event), { signal, passive: false });
  return () => listening.abort();
}

type Touches = [Point, ...Point[]];

interface Gesture {
  view: View;
  from: Touches;
  at: number;
}

function createPointerTracker(element: HTMLElement, stage: Stage) {
  const fingers = new Map<number, Point>();
  let gesture: Gesture | null = null;
  let hasMoved = false;
  let lastTap: (Point & { at: number }) | null = null;

  const findTouches = (): Touches | undefined => {
    const [first, ...others] = fingers.values();
    return first && [first, ...others];
  };
  const begin = (at: number) => {
    const from = findTouches();
    gesture = from ? { view: stage.view(), from, at } : null;
  };
  const end = (event: PointerEvent) => {
    const ended = fingers.delete(event.pointerId) ? gesture : null;
    if (ended) begin(event.timeStamp);
    if (fingers.size === 0) stage.drag(0);
    return ended;
  };
  const tap = (point: Point, at: number) => {
    const room = stage.findSizes();
    const isSecond =
      lastTap && at - lastTap.at < TAP_MS && Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < SECOND_TAP_PX;
    lastTap = isSecond ? null : { ...point, at };
    if (isSecond && room) stage.show(tapTwice(stage.view(), point, room), true);
  };
  return {
    down(event: PointerEvent) {
      const isOther = event.target instanceof Element && event.target.closest('button, a, iframe');
      if (event.button !== 0 || isOther || fingers.size === 2) return;
      element.setPointerCapture(event.pointerId);
      if (fingers.size === 0) hasMoved = false;
      fingers.set(event.pointerId, pointOn(element, event));
      begin(event.timeStamp);
    },
    move(event: PointerEvent) {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, pointOn(element, event));
      const touches = findTouches();
      if (!gesture || !touches) return;
      hasMoved ||= isFar(gesture.from, touches);
      if (hasMoved) moveBy(stage, gesture, touches);
    },
    up(event: PointerEvent) {
      const ended = end(event);
      if (!ended || fingers.size > 0) return;
      const point = pointOn(element, event);
      if (!hasMoved && event.timeStamp - ended.at < TAP_MS) tap(point, event.timeStamp);
      const dx = point.x - ended.from[0].x;
      const way = decideSwipe(dx, event.timeStamp - ended.at, element.clientWidth);
      if (hasMoved && way !== 0 && ended.view.scale === WHOLE.scale && ended.from.length === 1) stage.turn(way);
    },
    cancel: (event: PointerEvent) => void end(event),
  };
}

function moveBy(stage: Stage, { view, from: [began, beganOther] }: Gesture, [now, nowOther]: Touches): void {
  const room = stage.findSizes();
  if (beganOther && nowOther) {
    stage.drag(0);
    if (room) stage.show(pinch(view, [began, beganOther], [now, nowOther], room), false);
  } else if (view.scale > WHOLE.scale && room) {
    stage.show(panBy(view, now.x - began.x, now.y - began.y, room), false);
  } else stage.drag(now.x - began.x);
}

const isFar = (from: Point[], to: Point[]) =>
  to.some(({ x, y }, index) => {
    const began = from[index];
    return began && Math.hypot(began.x - x, began.y - y) > MOVED_PX;
  });

/** An event's position relative to the centre of the stage. */
function pointOn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** The wheel zooms at the mouse; a trackpad's pinch arrives as a wheel event with ctrl, in smaller steps. */
function wheel(element: HTMLElement, stage: Stage, event: WheelEvent): void {
  event.preventDefault();
  const room = stage.findSizes();
  if (!room || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const times = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
  const view = stage.view();
  stage.show(zoomAt(view, view.scale * times, pointOn(element, event), room), false);
}
