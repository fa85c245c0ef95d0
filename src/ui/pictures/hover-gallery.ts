/** CSS pixels that a finger moves sideways before it means the next picture. */
const SWIPE = 28;

/** Called for each step: `step` gives the place of the next picture from that of the one before. */
export type Turn = (step: (shown: number) => number, byKey: boolean) => void;

/**
 * Lets visitors browse the pictures in a frame of a card: by the mouse's position over it, by swiping, and by the arrow
 * keys while a link of the card has the focus. Tab, the other keys, vertical scrolling and the link itself work as
 * usual. `count` is the number of pictures.
 */
export function startHoverGallery(card: HTMLElement, frame: HTMLElement, count: number, turn: Turn): void {
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => card.addEventListener(type, act, { capture });
  const finger = fingerOf(frame, turn);
  on('pointermove', (event) => {
    if (event.pointerType === 'touch') return finger.move(event);
    const place = placeIn(frame, event);
    if (place !== null) turn(() => Math.floor(place * count), false);
  });
  on('pointerleave', (event) => event.pointerType !== 'touch' && turn(() => 0, false));
  on('pointerdown', finger.down);
  on('pointerup', finger.up);
  on('pointercancel', finger.up);
  on('click', finger.click, true);
  on('keydown', (event) => turnByKey(event, frame, turn));
}

/** A pointer's distance from the frame's left edge, 0 to just under 1; null outside the frame. */
function placeIn(frame: HTMLElement, { clientX, clientY }: PointerEvent): number | null {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return isInside ? (clientX - left) / (right - left) : null;
}

/** A swipe over the frame turns one picture, and is then not a tap on the link. */
function fingerOf(frame: HTMLElement, turn: Turn) {
  let from: number | null = null;
  let hasTurned = false;
  return {
    down(event: PointerEvent) {
      hasTurned = false;
      from = event.pointerType === 'touch' && placeIn(frame, event) !== null ? event.clientX : null;
    },
    move(event: PointerEvent) {
      // The touch that made the page load this code began before anything listened.
      if (from === null && !hasTurned && placeIn(frame, event) !== null) from = event.clientX;
      if (from === null || Math.abs(event.clientX - from) < SWIPE) return;
      const way = event.clientX < from ? 1 : -1;
      from = null;
      hasTurned = true;
      turn((shown) => shown + way, false);
    },
    up() {
      from = null;
    },
    click(event: MouseEvent) {
      if (hasTurned) event.preventDefault();
      hasTurned = false;
    },
  };
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function turnByKey(event: KeyboardEvent, frame: HTMLElement, turn: Turn): void {
  const way = KEYS[event.key];
  const isOnLink = event.target instanceof HTMLAnchorElement && !frame.contains(event.target);
  if (way === undefined || !isOnLink || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  turn((shown) => shown + way, true);
}
