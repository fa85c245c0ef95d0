import type { Hotspot } from '../vehicle/car.ts';
import { wrapFrame } from './spin.ts';

/** A place on a picture, in percent of its width and height from the top left. */
export interface Place {
  x: number;
  y: number;
}

/** Where a point is on a frame, or undefined where it cannot be seen from there. */
export function findPlace({ positions }: Hotspot, frame: number): Place | undefined {
  const found = positions.find(({ angle }) => angle === frame);
  return found && { x: found.x, y: found.y };
}

/**
 * The frame that shows a point best: the middle of the longest run of frames that show it at all, of which the ring has
 * `count`.
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

/** Of a point that is never out of sight, the frame that has it nearest to the middle. */
function middleMost(positions: Hotspot['positions']): number | undefined {
  const away = ({ x }: { x: number }) => Math.abs(x - 50);
  return [...positions].sort((a, b) => away(a) - away(b) || a.angle - b.angle)[0]?.angle;
}
