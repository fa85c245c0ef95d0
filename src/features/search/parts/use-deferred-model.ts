import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigationType } from 'react-router';
import type { SearchPageModel } from '../model.ts';

/**
 * A deferred model for what is looked at second. After a filter or a link it is the previous model for one frame, so
 * that the new count and the first cards are painted sooner. Back and forward restore a scroll position, so there all
 * of it is new at once. `catchUp` updates it synchronously: for code that reads the panel's fields, which until then
 * belong to the search before.
 */
export function useDeferredModel(model: SearchPageModel): { late: SearchPageModel; catchUp: () => void } {
  const isBack = useNavigationType() === 'POP';
  const [late, setLate] = useState(model);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // This frame paints the first part; the second begins after it.
      frame = requestAnimationFrame(() => startTransition(() => setLate(model)));
    });
    return () => cancelAnimationFrame(frame);
  }, [model]);
  const catchUp = () => {
    if (late !== model) flushSync(() => setLate(model));
  };
  return { late: isBack ? model : late, catchUp };
}
