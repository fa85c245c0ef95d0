import { computeGlideDistance, computeGlideMs } from '../../../../domain/media/glide.ts';
import { type Direction, type Gaze, interpolateGaze, limitGaze } from '../../../../domain/media/panorama.ts';
import type { Dragged } from './dragging.ts';
import { BROWSER_CLOCK, type Clock, createMotion, createMovement } from './motion.ts';

/** How long it takes to turn the gaze from one thing to another. */
const SEEKING_MS = 450;
/** Straight ahead and a little down, where the dashboard is. */
const FIRST_GAZE: Gaze = { yaw: 0, pitch: -16, height: 75 };

export type PanoramaControl = ReturnType<typeof createPanoramaControl>;

/**
 * Looking around in a panorama: by dragging, with inertia after release; by steps; to a direction; zooming, by two
 * fingers too.
 */
export function createPanoramaControl(calm: boolean, clock: Clock = BROWSER_CLOCK) {
  const motion = createMotion<Gaze>(FIRST_GAZE, clock);
  let grabbed = FIRST_GAZE;
  /** The point under the finger stays under it: a window's height in pixels is the gaze's height in degrees. */
  const draggedBy = ({ x, y }: Dragged, windowPx: number): Gaze => {
    const degreesPerPx = grabbed.height / windowPx;
    return limitGaze({
      ...grabbed,
      yaw: grabbed.yaw - x * degreesPerPx,
      pitch: grabbed.pitch + y * degreesPerPx,
    });
  };
  const lookAt = (target: Direction) => {
    const from = motion.read();
    if (calm) {
      motion.halt();
      return motion.set(interpolateGaze(from, target, 1));
    }
    motion.run(createMovement(SEEKING_MS, (part) => interpolateGaze(from, target, 1 - (1 - part) ** 3)));
  };
  return {
    read: motion.read,
    subscribe: motion.subscribe,
    halt: motion.halt,
    lookAt,
    turn(yaw: number, pitch: number) {
      const gaze = motion.read();
      lookAt(limitGaze({ ...gaze, yaw: gaze.yaw + yaw, pitch: gaze.pitch + pitch }));
    },
    zoom(factor: number) {
      const gaze = motion.read();
      motion.halt();
      motion.set(limitGaze({ ...gaze, height: gaze.height * factor }));
    },
    grab() {
      motion.halt();
      grabbed = motion.read();
    },
    drag(by: Dragged, windowPx: number) {
      motion.set(draggedBy(by, windowPx));
    },
    /**
     * `times`: the distance of two fingers as a factor of the initial one. What is under them moves along and grows.
     */
    pinch(times: number, by: Dragged, windowPx: number) {
      motion.set(limitGaze({ ...draggedBy(by, windowPx), height: grabbed.height / times }));
    },
    release(by: Dragged, speed: Dragged, windowPx: number) {
      const fastest = Math.hypot(speed.x, speed.y);
      if (fastest === 0 || calm) return;
      const lastsMs = computeGlideMs(fastest);
      const glided = (part: number): Dragged => ({
        x: by.x + computeGlideDistance(speed.x, lastsMs * part),
        y: by.y + computeGlideDistance(speed.y, lastsMs * part),
      });
      motion.run(createMovement(lastsMs, (part) => draggedBy(glided(part), windowPx)));
    },
  };
}
