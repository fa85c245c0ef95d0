import { useEffect, useRef } from 'react';

/**
 * Calls `wake` when the browser shows a page again that it had kept: what was under way when it was left is so no more.
 * A page that has just finished loading is no such page; what was pressed on it before its last picture came is still
 * under way.
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
