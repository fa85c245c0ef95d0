import { computeReleaseSpeed, type PointerSample } from '../../../../domain/media/glide.ts';

/** Pixels from where it began, to the right and down. */
export interface Dragged {
  x: number;
  y: number;
}

export interface DragListener {
  onGrab(): void;
  onDrag(by: Dragged): void;
  /** `speed` in pixels a millisecond, 0 when it rested or the browser took over to scroll the page. */
  onRelease(by: Dragged, speed: Dragged): void;
}

/**
 * Listens to drags on an element by mouse, pen or one finger; returns the function that stops it. Presses on buttons
 * are left to them.
 */
export function followDrags(element: HTMLElement, listener: DragListener): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let drag: ReturnType<typeof beginDrag> | undefined;
  element.addEventListener(
    'pointerdown',
    (event) => {
      const pressed = event.target as Element;
      if (drag || event.button !== 0 || !event.isPrimary || pressed.closest('button, a, [data-still]')) return;
      drag = beginDrag(event);
      element.setPointerCapture(event.pointerId);
      listener.onGrab();
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (drag?.id === event.pointerId) listener.onDrag(drag.move(event));
    },
    options,
  );
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const { by, speed } = drag.end(event);
    drag = undefined;
    listener.onRelease(by, event.type === 'pointerup' ? speed : { x: 0, y: 0 });
  };
  element.addEventListener('pointerup', end, options);
  element.addEventListener('pointercancel', end, options);
  return () => listening.abort();
}

function beginDrag(first: PointerEvent) {
  const xs: PointerSample[] = [];
  const ys: PointerSample[] = [];
  let by: Dragged = { x: 0, y: 0 };
  const away = (event: PointerEvent): Dragged => ({
    x: event.clientX - first.clientX,
    y: event.clientY - first.clientY,
  });
  const move = (event: PointerEvent): Dragged => {
    xs.push({ at: event.clientX, timeMs: event.timeStamp });
    ys.push({ at: event.clientY, timeMs: event.timeStamp });
    by = away(event);
    return by;
  };
  /**
   * The point of release counts, though no movement event came from there; one that the browser takes over has no
   * point.
   */
  const end = (event: PointerEvent) => ({
    by: event.type === 'pointerup' ? away(event) : by,
    speed: { x: computeReleaseSpeed(xs, event.timeStamp), y: computeReleaseSpeed(ys, event.timeStamp) },
  });
  move(first);
  return { id: first.pointerId, move, end };
}
