import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useWatchedCount } from '../../../features/watchlist/parts/watched.ts';

/** Asks for the list anew when a heart on it was pressed, here or in what came before. */
export function useFreshList(): void {
  const { revalidate } = useRevalidator();
  const count = useWatchedCount();
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== null && count !== null && before.current !== count) revalidate();
    before.current = count;
  }, [count, revalidate]);
}
