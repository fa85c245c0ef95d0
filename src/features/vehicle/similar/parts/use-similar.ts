import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardModel } from '../../../../kernel/cards/card.ts';

/** `waiting` until the part is near; `none` where there are none, and where they failed to load. */
export type SimilarState = { kind: 'waiting' | 'none' } | { kind: 'cards'; cards: readonly CardModel[] };

/** Starts this far from the window (S9). */
const NEAR = '500px';

/** Fetches similar vehicles once the element of `ref` comes near. A failure is only logged to the console (S8). */
export function useSimilar(from: string): { state: SimilarState; ref: RefObject<HTMLElement | null> } {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<SimilarState>({ kind: 'waiting' });
  useEffect(() => {
    if (!ref.current) return;
    const request = new AbortController();
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        loadSimilar(from, request.signal).then(setState, (error: unknown) => {
          if (request.signal.aborted) return;
          console.warn('Similar vehicles could not be loaded', error);
          setState({ kind: 'none' });
        });
      },
      { rootMargin: NEAR },
    );
    watch.observe(ref.current);
    return () => {
      watch.disconnect();
      request.abort();
    };
  }, [from]);
  return { state, ref };
}

async function loadSimilar(from: string, signal: AbortSignal): Promise<SimilarState> {
  const response = await fetch(from, { signal });
  if (!response.ok) throw new Error(`${from} answered ${response.status}`);
  const { cards }: { cards: CardModel[] } = await response.json();
  return cards.length === 0 ? { kind: 'none' } : { kind: 'cards', cards };
}
