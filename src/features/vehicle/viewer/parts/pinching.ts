import type { Dragged } from './dragging.ts';

export interface PinchListener {
  onBegin(): void;
  /** The distance of two fingers as a factor of the initial one, and how far their middle has moved. */
  onPinch(times: number, by: Dragged): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Listens to two fingers that part or close on an element; returns the function that stops it. */
export function followPinches(element: HTMLElement, listener: PinchListener): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const fingers = new Map<number, Finger>();
  let began: { apart: number; middle: Finger } | undefined;
  const put = ({ pointerId, clientX, clientY }: PointerEvent) => fingers.set(pointerId, { x: clientX, y: clientY });
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      put(event);
      const pair = pairOf(fingers);
      began = pair && measure(pair);
      if (began) listener.onBegin();
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      put(event);
      const pair = pairOf(fingers);
      if (!pair || !began) return;
      const { apart, middle } = measure(pair);
      listener.onPinch(apart / began.apart, { x: middle.x - began.middle.x, y: middle.y - began.middle.y });
    },
    options,
  );
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId)) began = undefined;
  };
  element.addEventListener('pointerup', lift, options);
  element.addEventListener('pointercancel', lift, options);
  return () => listening.abort();
}

function pairOf(fingers: ReadonlyMap<number, Finger>): [Finger, Finger] | undefined {
  const [one, other, third] = fingers.values();
  return one && other && !third ? [one, other] : undefined;
}

function measure([one, other]: [Finger, Finger]) {
  return {
    apart: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
