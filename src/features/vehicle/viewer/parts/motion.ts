/** The browser's clock and animation frames; tests bring their own. */
export interface Clock {
  nowMs(): number;
  nextFrame(draw: () => void): number;
  cancel(id: number): void;
}

export const BROWSER_CLOCK: Clock = {
  nowMs: () => performance.now(),
  nextFrame: (draw) => requestAnimationFrame(draw),
  cancel: (id) => cancelAnimationFrame(id),
};

/** The state after an elapsed time, or undefined when the movement is over. */
export type Movement<State> = (elapsedMs: number) => State | undefined;

/**
 * A movement of a fixed duration that always completes: `stateAt` is called for parts from 0 to 1, and finally for 1.
 */
export function createMovement<State>(durationMs: number, stateAt: (part: number) => State): Movement<State> {
  let arrived = false;
  return (elapsedMs) => {
    if (arrived) return undefined;
    const part = durationMs > 0 ? Math.min(elapsedMs / durationMs, 1) : 1;
    arrived = part === 1;
    return stateAt(part);
  };
}

/**
 * A state that is set, or animated frame by frame, and notifies its subscribers of changes. One movement runs at a
 * time.
 */
export interface Motion<State> {
  read(): State;
  subscribe(listener: () => void): () => void;
  set(state: State): void;
  run(movement: Movement<State>): void;
  /** Stops the movement where it is. */
  halt(): void;
}

export function createMotion<State>(initial: State, clock: Clock = BROWSER_CLOCK): Motion<State> {
  let state = initial;
  let pending: number | undefined;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const halt = () => {
    if (pending !== undefined) clock.cancel(pending);
    pending = undefined;
  };
  const run = (movement: Movement<State>) => {
    halt();
    const startMs = clock.nowMs();
    const draw = () => {
      const next = movement(clock.nowMs() - startMs);
      pending = next === undefined ? undefined : clock.nextFrame(draw);
      if (next !== undefined) set(next);
    };
    pending = clock.nextFrame(draw);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return { read: () => state, subscribe, set, run, halt };
}
