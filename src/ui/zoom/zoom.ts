/**
 * How a picture is looked at: how many times its fitted size, and how far its middle is from the stage's, in CSS
 * pixels.
 */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The stage, and the size of the picture when it just fits there. */
export interface StageSizes {
  stage: Size;
  picture: Size;
}

/** A place on the stage, from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Nearer than this there is nothing more to see. */
export const NEAREST = 4;
/** What two taps zoom to. */
const NEAR = 2.5;

/** The largest size of a picture's shape that fits on a stage. */
export function fitSize(natural: Size, stage: Size): Size {
  const times = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * times, height: natural.height * times };
}

/**
 * A view that leaves no gap: a picture larger than the stage reaches to its edges, one that is smaller stands in its
 * middle.
 */
export function limitView({ scale, x, y }: View, { stage, picture }: StageSizes): View {
  const limited = Math.min(Math.max(scale, WHOLE.scale), NEAREST);
  const within = (offset: number, length: number, room: number) => {
    const most = Math.max(0, (length * limited - room) / 2);
    return Math.min(Math.max(offset, -most), most);
  };
  return {
    scale: limited,
    x: within(x, picture.width, stage.width),
    y: within(y, picture.height, stage.height),
  };
}

/** The view at another scale, with what lies under a point staying there, as far as the limits let it. */
export function zoomAt(view: View, scale: number, point: Point, room: StageSizes): View {
  const limited = Math.min(Math.max(scale, WHOLE.scale), NEAREST);
  const times = limited / view.scale;
  const x = point.x - (point.x - view.x) * times;
  const y = point.y - (point.y - view.y) * times;
  return limitView({ scale: limited, x, y }, room);
}

/** The view moved by as many pixels, to the picture's edge at most. */
export function panBy(view: View, dx: number, dy: number, room: StageSizes): View {
  return limitView({ scale: view.scale, x: view.x + dx, y: view.y + dy }, room);
}

/** What two taps at a point do: come near it, or go back to the whole picture. */
export function tapTwice(view: View, point: Point, room: StageSizes): View {
  return view.scale > WHOLE.scale ? WHOLE : zoomAt(view, NEAR, point, room);
}

/** The view of two fingers that began in one place and are now in another: what was under them stays under them. */
export function pinch(
  view: View,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  room: StageSizes,
): View {
  const [began, now] = [middle(from), middle(to)];
  const scale = (view.scale * distance(to)) / Math.max(distance(from), 1);
  const zoomed = zoomAt(view, scale, began, room);
  return panBy(zoomed, now.x - began.x, now.y - began.y, room);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/** A stroke over this part of the stage turns to the next slide, and so does a quicker one that is shorter. */
const FAR = 0.25;
const QUICK_PX_PER_MS = 0.4;
const SHORTEST_PX = 24;

/** Where a stroke sideways leads: 1 to the next slide, -1 to the one before, 0 nowhere. */
export function decideSwipe(dx: number, elapsedMs: number, stageWidth: number): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > FAR * stageWidth;
  const isQuick = Math.abs(dx) > SHORTEST_PX && Math.abs(dx) / Math.max(elapsedMs, 1) > QUICK_PX_PER_MS;
  if (!isFar && !isQuick) return 0;
  return dx < 0 ? 1 : -1;
}
