import { computeFrameAfterDrag, countSteps, wrapFrame } from '../../../../domain/media/spin.ts';
import { BROWSER_CLOCK, type Clock, createMotion, createMovement } from './motion.ts';

/** How long each frame is shown while the view turns to its target. */
const SEEKING_MS = 40;

export interface SpinControlOptions {
  count: number;
  pixelsPerFrame: number;
  /** Milliseconds a frame while it rotates by itself. */
  autoRotateMs: number;
  /** Whether the visitor prefers reduced motion: then the target is shown at once. */
  isCalm: boolean;
}

export interface TurnState {
  frame: number;
  isPlaying: boolean;
}

export type SpinControl = ReturnType<typeof createSpinControl>;

/**
 * The rotation of a 360 view (S2, S9): by dragging, without inertia, so that a drag is always the same number of
 * frames; step by step; to a frame; and by itself.
 */
export function createSpinControl(options: SpinControlOptions, clock: Clock = BROWSER_CLOCK) {
  const { count, pixelsPerFrame, autoRotateMs, isCalm } = options;
  const motion = createMotion<TurnState>({ frame: 0, isPlaying: false }, clock);
  let grabbedAt = 0;
  /** The target of the rotation, so that a second press counts from there. */
  let bound: number | null = null;
  const at = (frame: number, playing = false): TurnState => {
    const state = motion.read();
    const wrapped = wrapFrame(frame, count);
    return state.frame === wrapped && state.isPlaying === playing ? state : { frame: wrapped, isPlaying: playing };
  };
  const pause = () => {
    motion.halt();
    bound = null;
    motion.set(at(motion.read().frame));
  };
  const step = (frames: number) => {
    pause();
    motion.set(at(motion.read().frame + frames));
  };
  const turnTo = (frame: number) => {
    const from = motion.read().frame;
    const steps = countSteps(from, frame, count);
    if (isCalm) return step(steps);
    pause();
    bound = frame;
    motion.run(createMovement(Math.abs(steps) * SEEKING_MS, (part) => at(from + Math.round(steps * part))));
  };
  return {
    read: motion.read,
    subscribe: motion.subscribe,
    pause,
    step,
    /** Goes on turning; `once` only until the first frame comes round, which shows the vehicle best. */
    play(once = false) {
      pause();
      const from = motion.read().frame;
      motion.set(at(from, true));
      motion.run((elapsedMs) => {
        const steps = Math.floor(elapsedMs / autoRotateMs);
        if (!once || from + steps < count) return at(from + steps, true);
        return motion.read().isPlaying ? at(0) : undefined;
      });
    },
    grab() {
      pause();
      grabbedAt = motion.read().frame;
    },
    drag(byPx: number) {
      motion.set(at(computeFrameAfterDrag(grabbedAt, byPx, pixelsPerFrame, count)));
    },
    turnTo,
    turnBy(frames: number) {
      turnTo((bound ?? motion.read().frame) + frames);
    },
  };
}
