import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsVisible } from '../../../../ui/on-sight.ts';
import type { SpinModel } from '../model.ts';
import { createFrames, type Frames, fetchPicture } from './frames.ts';
import { createSpinControl, type SpinControl } from './spin-control.ts';

/** The speed of rotation when a visitor starts it where the site does not (S9). */
const USUAL_MS = 100;

export interface SpinEngine {
  turning: SpinControl;
  frames: Frames<HTMLImageElement>;
  /** Whether it should rotate, as soon as it can. */
  isRolling: boolean;
  setRolling: (isRolling: boolean) => void;
}

export function hasReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A 360 view: it loads its frames and, once they are there, rotates by itself while it is visible (S2): once round, so
 * that it comes to rest as the vehicle is best seen, and on and on where a visitor asks for it. A touch stops it.
 */
export function useSpin(spin: SpinModel, stage: RefObject<HTMLElement | null>): SpinEngine {
  const [{ turning, frames, calm }] = useState(() => engineOf(spin));
  const [rolling, roll] = useState<'once' | 'on' | 'off'>(spin.autoRotateMs !== null && !calm ? 'once' : 'off');
  const setRolling = useCallback((isRolling: boolean) => roll(isRolling ? 'on' : 'off'), []);
  const isSeen = useIsVisible(stage);
  const { isDone } = useSyncExternalStore(frames.subscribe, frames.read);
  useEffect(() => frames.start(), [frames]);
  useEffect(() => turning.pause, [turning]);
  const turns = isSeen && isDone ? rolling : 'off';
  useEffect(() => {
    if (turns === 'off') return;
    turning.play(turns === 'once');
    const stopWatching = turning.subscribe(() => turning.read().isPlaying || roll('off'));
    return () => {
      stopWatching();
      if (turning.read().isPlaying) turning.pause();
    };
  }, [turns, turning]);
  return { turning, frames, isRolling: rolling !== 'off', setRolling };
}

function engineOf({ frames: addresses, pixelsPerFrame, autoRotateMs }: SpinModel) {
  const calm = hasReducedMotion();
  const turning = createSpinControl({
    count: addresses.length,
    pixelsPerFrame,
    autoRotateMs: autoRotateMs ?? USUAL_MS,
    isCalm: calm,
  });
  const frames = createFrames(addresses, fetchPicture, (address) =>
    console.error(`A frame of the 360 view could not be loaded: ${address}`),
  );
  return { turning, frames, calm };
}
