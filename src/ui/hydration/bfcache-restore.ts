import { useEffect, useRef } from 'react';

/**
 * Calls `wake` when the browser restores a page from its bfcache: what was under way when it was left is not any more.
 * A page that has just finished loading does not count; what was pressed before its last picture came is still under
 * way.
 */
export function useBfcacheRestore(wake: () => void): void {
  const latest = useRef(wake);
  latest.current = wake;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
