import { useEffect, useState } from 'react';

/** An answer that comes sooner than this is not waited for: saying so would only delay it. */
const PATIENCE_MS = 150;

/** Whether something has been on its way for so long that it has to be said. */
export function useBusy(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const patience = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(patience);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
