import type { Hotspot } from '../vehicle/car.ts';
import { wrapFrame } from './spin.ts';

/** A position on a picture, in percent of its width and height from the top left. */
export interface Place {
  x: number;
  y: number;
}

/** Undefined where the point is not visible on that frame. */
export function findPlace({ positions }: Hotspot, frame: number): Place | undefined {
  const found = positions.find(({ angle }) => angle === frame);
  return found && { x: found.x, y: found.y };
}

/**
 * The frame that shows a point best: the middle of the longest run of frames in which it is visible. `count`: frames in
 * the ring.
 */
export function findBestFrame({ positions }: Hotspot, count: number): number | undefined {
  const seen = new Set(positions.map(({ angle }) => angle).filter((angle) => angle >= 0 && angle < count));
  if (seen.size === count) return middleMost(positions);
  let best: { start: number; length: number } | undefined;
  for (const start of [...seen].sort((a, b) => a - b)) {
    if (seen.has(wrapFrame(start - 1, count))) continue;
    const length = runFrom(start, seen, count);
    if (!best || length > best.length) best = { start, length };
  }
  return best && wrapFrame(best.start + Math.floor((best.length - 1) / 2), count);
}

function runFrom(start: number, seen: ReadonlySet<number>, count: number): number {
  let length = 1;
  while (seen.has(wrapFrame(start + length, count))) length++;
  return length;
}

/** For a point that is always visible, the frame that has it nearest to the middle. */
function middleMost(positions: Hotspot['positions']): number | undefined {
  const away = ({ x }: { x: number }) => Math.abs(x - 50);
  return [...positions].sort((a, b) => away(a) - away(b) || a.angle - b.angle)[0]?.angle;
}
