import { useEffect, useState } from 'react';

/** A response that comes sooner shows no busy state: that would only delay it. */
const PATIENCE_MS = 150;

/** Whether something has been pending for so long that a busy state is due. */
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
