import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From this far off a part is near. */
const NEAR = '800px';

export interface Awake<Props> {
  /** For the element that holds what the server wrote. */
  ref: RefObject<HTMLDivElement | null>;
  /** The part with its script; null until it has come. */
  part: ComponentType<Props> | null;
  /** What stood in the element's forms when the script came, so that nothing that was typed is lost. */
  found: FormData | null;
}

/**
 * Fetches the script of a part when the part comes near; until then, and where the script cannot be had, what the server wrote stands. The
 * part takes its place in one step, with what was typed and the focus.
 */
export function useAwake<Props>(load: () => Promise<ComponentType<Props>>): Awake<Props> {
  const ref = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState<Omit<Awake<Props>, 'ref'>>({ part: null, found: null });
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
            setAwake({ part, found: typedIn(element) });
          },
          (error: unknown) => console.warn('A part of the page stays as it came', error),
        );
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part has taken its place
  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [awake.part]);
  return { ref, ...awake };
}

function typedIn(element: Element): FormData | null {
  const forms = [...element.querySelectorAll('form')];
  if (forms.length === 0) return null;
  const typed = new FormData();
  for (const form of forms) for (const [name, value] of new FormData(form)) typed.append(name, value);
  return typed;
}
