import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/**
 * Whether something large may be loaded: not yet; only on the visitor's request, since their browser saves data; or
 * now.
 */
export type Wanted = 'no' | 'when-asked' | 'now';

/**
 * Tells when an element is worth its data: when it is visible and the page is idle. The function is for visitors who
 * request it; those who save data have to, unless the element is there on their request (`isAsked`).
 */
export function useWhenVisible(element: RefObject<HTMLElement | null>, isAsked: boolean): [Wanted, () => void] {
  const [wanted, setWanted] = useState<Wanted>('no');
  useEffect(() => {
    if (!element.current) return;
    if (!isAsked && savesData()) return setWanted('when-asked');
    return whenInSight(element.current, () => setWanted('now'));
  }, [element, isAsked]);
  return [wanted, () => setWanted('now')];
}

/**
 * A component whose script is loaded when it is wanted; null until then, and for good when it fails to load, which is
 * reported (`onFail`, console; S8).
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail?: (hasFailed: true) => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Component) => setLoaded(() => Component),
      (error: unknown) => {
        console.error('The view couldn’t be loaded.', error);
        onFail?.(true);
      },
    );
  }, [isWanted, load, onFail]);
  return Loaded;
}

/** Whether the element is visible at the present scroll position. */
export function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/** Whether the element is visible, or was before. */
export function useHasBeenVisible(element: RefObject<HTMLElement | null>): boolean {
  const isSeen = useIsVisible(element);
  const [wasSeen, setSeen] = useState(false);
  if (isSeen && !wasSeen) setSeen(true);
  return wasSeen;
}

function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData ?? false;
}

function whenInSight(element: HTMLElement, tell: () => void): () => void {
  const ending = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenLoaded(() => whenIdle(() => ending.signal.aborted || tell()), ending.signal);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

function whenLoaded(tell: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') tell();
  else window.addEventListener('load', tell, { once: true, signal });
}

/** Safari has no idle callback; there a moment after loading has to do. */
function whenIdle(tell: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(tell, { timeout: 3000 });
  else setTimeout(tell, 200);
}
