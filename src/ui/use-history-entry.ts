import { useEffect, useEffectEvent, useRef } from 'react';
import { enterHistory, type HistoryEntry } from './history-entry.ts';

/**
 * `enterHistory` for as long as a component is shown. Returns the function for closing it in another way than by going
 * back, which removes the entry again.
 */
export function useHistoryEntry(hash: string, onBack: () => void): () => void {
  const entry = useRef<HistoryEntry | null>(null);
  const goneBack = useEffectEvent(onBack);
  useEffect(() => {
    const entered = enterHistory(hash, () => goneBack());
    entry.current = entered;
    return () => entered.forget();
  }, [hash]);
  return () => entry.current?.leave();
}
