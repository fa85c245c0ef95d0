import { type RefObject, useEffect, useState } from 'react';

const HALF = 0.5;

export interface LoopingVideo {
  isPlaying: boolean;
  /** The file could not be loaded or played. */
  hasFailed: boolean;
  toggle(): void;
}

/**
 * Plays a silent video for as long as it is shown and inside the viewport, unless the visitor prefers reduced motion;
 * `toggle` stops and starts it, and from then on the visitor's choice counts (WCAG 2.2.2).
 */
export function useLoopingVideo(video: RefObject<HTMLVideoElement | null>, isShown: boolean): LoopingVideo {
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isInWindow, setInWindow] = useState(false);
  const [wish, setWish] = useState<boolean | null>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (type: string, act: () => void) => element.addEventListener(type, act, { signal: listening.signal });
    on('play', () => setPlaying(true));
    on('pause', () => setPlaying(false));
    on('error', () => setFailed(true));
    const sight = new IntersectionObserver((entries) => setInWindow((entries.at(-1)?.intersectionRatio ?? 0) >= HALF), {
      threshold: HALF,
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      listening.abort();
    };
  }, [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const isWanted = wish ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isShown || !isInWindow || !isWanted) return element.pause();
    // The browser may refuse, to save power for instance: then the button starts it.
    element.play().catch(() => setPlaying(false));
  }, [video, isShown, isInWindow, wish]);

  return { isPlaying, hasFailed, toggle: () => setWish(!isPlaying) };
}
