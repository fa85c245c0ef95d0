/**
 * How a picture is shown: its scale relative to the fitted size, and the offset of its centre from the stage's, in CSS
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

/** The stage, and the size of the picture fitted into it. */
export interface StageSizes {
  stage: Size;
  picture: Size;
}

/** A position relative to the centre of the stage. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** At a larger scale there is nothing more to see. */
export const NEAREST = 4;
/** The scale of a double tap. */
const NEAR = 2.5;

/** The largest size with the picture's aspect ratio that fits on a stage. */
export function fitSize(natural: Size, stage: Size): Size {
  const times = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * times, height: natural.height * times };
}

/** A view without gaps: a picture larger than the stage reaches its edges, a smaller one is centred. */
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

/** The view at another scale; what is under the point stays there, as far as the limits allow. */
export function zoomAt(view: View, scale: number, point: Point, room: StageSizes): View {
  const limited = Math.min(Math.max(scale, WHOLE.scale), NEAREST);
  const times = limited / view.scale;
  const x = point.x - (point.x - view.x) * times;
  const y = point.y - (point.y - view.y) * times;
  return limitView({ scale: limited, x, y }, room);
}

/** The view moved by so many pixels, at most to the picture's edge. */
export function panBy(view: View, dx: number, dy: number, room: StageSizes): View {
  return limitView({ scale: view.scale, x: view.x + dx, y: view.y + dy }, room);
}

/** What a double tap does: zoom in at the point, or back out to the whole picture. */
export function tapTwice(view: View, point: Point, room: StageSizes): View {
  return view.scale > WHOLE.scale ? WHOLE : zoomAt(view, NEAR, point, room);
}

/** The view after two fingers moved: what was under them stays under them. */
export function pinch(view: View, from: readonly [Point, Point], to: readonly [Point, Point], room: StageSizes): View {
  const [began, now] = [middle(from), middle(to)];
  const scale = (view.scale * distance(to)) / Math.max(distance(from), 1);
  const zoomed = zoomAt(view, scale, began, room);
  return panBy(zoomed, now.x - began.x, now.y - began.y, room);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/** A drag over this share of the stage turns to the next slide, and so does a shorter but quicker one. */
const FAR = 0.25;
const QUICK_PX_PER_MS = 0.4;
const SHORTEST_PX = 24;

/** What a swipe does: 1 for the next slide, -1 for the previous one, 0 for none. */
export function decideSwipe(dx: number, elapsedMs: number, stageWidth: number): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > FAR * stageWidth;
  const isQuick = Math.abs(dx) > SHORTEST_PX && Math.abs(dx) / Math.max(elapsedMs, 1) > QUICK_PX_PER_MS;
  if (!isFar && !isQuick) return 0;
  return dx < 0 ? 1 : -1;
}
