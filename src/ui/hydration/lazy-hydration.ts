import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A part is loaded when it is this close to the viewport. */
const NEAR = '800px';

export interface LazyHydration<Props> {
  /** For the element that holds the server's HTML first, and then the part. */
  ref: RefObject<HTMLDivElement | null>;
  /** The part's component; null until its script has loaded. */
  part: ComponentType<Props> | null;
}

/**
 * Lazy hydration: loads a part's script when the part comes close to the viewport; until then, or if that fails, the
 * server's HTML stays. The part replaces it in one step and takes over early input (the element is marked
 * `data-asleep`, see `early-input.ts`) and the focus.
 */
export function useLazyHydration<Props>(load: () => Promise<ComponentType<Props>>): LazyHydration<Props> {
  const ref = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const focused = useRef('');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        load().then(
          (part) => {
            focused.current = element.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '';
            setPart(() => part);
          },
          (error: unknown) => console.warn('A part of the page stays as it came', error),
        );
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [load]);
  useLayoutEffect(() => {
    if (!part) return;
    if (focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
    if (ref.current) window.takeUpChoices?.(ref.current);
  }, [part]);
  return { ref, part };
}
