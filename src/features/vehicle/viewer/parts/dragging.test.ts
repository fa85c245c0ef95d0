import { expect, test } from 'vitest';
import { type Dragged, followDrags } from './dragging.ts';

/** An element that gets pointer events at these places, and what its listener gets. */
function dragged(events: [type: string, x: number][]) {
  const target = Object.assign(new EventTarget(), { setPointerCapture: () => {}, closest: () => null });
  const told: [string, number][] = [];
  followDrags(target as unknown as HTMLElement, {
    onGrab: () => void told.push(['grab', 0]),
    onDrag: ({ x }: Dragged) => void told.push(['drag', x]),
    onRelease: ({ x }: Dragged) => void told.push(['release', x]),
  });
  for (const [type, clientX] of events) {
    const place = { clientX, clientY: 0, pointerId: 1, button: 0, isPrimary: true };
    target.dispatchEvent(Object.assign(new Event(type), place));
  }
  return told;
}

// A quick finger is released further on than its last movement event: one drag would be three frames now and five then.
test('[D4] [S9] where a drag is let go counts, though no movement was told of there', () => {
  const slow = dragged([
    ['pointerdown', 200],
    ['pointermove', 140],
    ['pointermove', 100],
    ['pointerup', 100],
  ]);
  const quick = dragged([
    ['pointerdown', 200],
    ['pointermove', 140],
    ['pointerup', 100],
  ]);
  expect([slow.at(-1), quick.at(-1)]).toEqual([
    ['release', -100],
    ['release', -100],
  ]);
});

test('[D4] a drag that the browser takes over to scroll stands where it was', () => {
  const taken = dragged([
    ['pointerdown', 200],
    ['pointermove', 140],
    ['pointercancel', 0],
  ]);
  expect(taken.at(-1)).toEqual(['release', -60]);
});
