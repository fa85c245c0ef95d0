const HALF = 0.5;

export interface LoopingVideo {
  /** Whether it is the one to look at. */
  show(isShown: boolean): void;
  /** Stops and starts it; from then on the visitor's choice counts (WCAG 2.2.2). */
  toggle(): void;
  stop(): void;
}

interface Listeners {
  onChange(isPlaying: boolean): void;
  /** The file could not be loaded or played. */
  onFail(): void;
}

/** What visitors chose, by the file: one may be shown twice, as in a gallery and over the whole window. */
const wishes = new Map<string, boolean>();

/**
 * Plays a silent video for as long as it is shown (at first it is not) and inside the viewport, unless the visitor
 * prefers reduced motion.
 */
export function loopVideo(video: HTMLVideoElement, { onChange, onFail }: Listeners): LoopingVideo {
  let isShown = false;
  let isInWindow = false;
  const apply = () => {
    const isWanted = wishes.get(video.src) ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isShown || !isInWindow || !isWanted) video.pause();
    // The browser may refuse, to save power for instance: then the button starts it.
    else video.play().catch(() => onChange(false));
  };
  const listening = new AbortController();
  const { signal } = listening;
  video.addEventListener('play', () => onChange(true), { signal });
  video.addEventListener('pause', () => onChange(false), { signal });
  video.addEventListener('error', onFail, { signal });
  const sight = new IntersectionObserver(
    (entries) => {
      isInWindow = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
      apply();
    },
    { threshold: HALF },
  );
  sight.observe(video);
  return {
    show(shown) {
      if (isShown === shown) return;
      isShown = shown;
      apply();
    },
    toggle() {
      wishes.set(video.src, video.paused);
      apply();
    },
    stop() {
      sight.disconnect();
      listening.abort();
      video.pause();
    },
  };
}
