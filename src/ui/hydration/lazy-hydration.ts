import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From this far off a part is near. */
const NEAR = '800px';

export interface LazyHydration<Props> {
  /** For the element that holds what the server wrote, and then the part. */
  ref: RefObject<HTMLDivElement | null>;
  /** The part with its script; null until it has come. */
  part: ComponentType<Props> | null;
}

/**
 * Fetches the script of a part when the part comes near; until then, and where the script cannot be had, what the
 * server wrote stands. The part takes its place in one step, with what was chosen (the element is marked `data-asleep`,
 * see `early-choices.ts`) and the focus.
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
            focused.current = element.contains(document.activeElement)
              ? (document.activeElement?.id ?? '')
              : '';
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
