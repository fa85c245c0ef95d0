import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After a new search the top of the results is in sight (B15), and the focus is where it was: on the field that was changed, even when it
 * moved, or on the results when a link was followed that is gone. Back and forward restore their own place instead.
 */
export function useResultsInSight(results: RefObject<HTMLElement | null>, address: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(address);
  const lastField = useLastChangedField();
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const region = results.current;
    if (navigationType === 'POP' || !region) return;
    if (region.getBoundingClientRect().top < 0) region.scrollIntoView({ behavior: 'instant' });
    if (document.activeElement && document.activeElement !== document.body) return;
    const moved = lastField.current && document.querySelector<HTMLElement>(lastField.current);
    (moved || region).focus({ preventScroll: true });
  }, [results, address, navigationType, lastField]);
}

/** A selector of the field that was changed last, and not left by following a link since. */
function useLastChangedField(): RefObject<string | null> {
  const selector = useRef<string | null>(null);
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      selector.current = name ? `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : null;
    };
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a')) selector.current = null;
    };
    const listening = new AbortController();
    document.addEventListener('change', onChange, { signal: listening.signal });
    document.addEventListener('click', onClick, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return selector;
}
