import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigationType } from 'react-router';
import type { SearchPageModel } from '../model.ts';

/**
 * The model for what may come a moment after what a visitor looks at first. After a filter or a link it is that of
 * before for one frame, so that the new count and the first cards are painted sooner. Back and forward restore a place
 * on the page, so there all of it is new at once. `catchUp` makes it new before it returns: for whoever asks the
 * panel's fields, which until then are of the search before.
 */
export function useDeferredModel(model: SearchPageModel): { late: SearchPageModel; catchUp: () => void } {
  const isBack = useNavigationType() === 'POP';
  const [late, setLate] = useState(model);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // The frame that is painted now holds the first part; the second begins after it.
      frame = requestAnimationFrame(() => startTransition(() => setLate(model)));
    });
    return () => cancelAnimationFrame(frame);
  }, [model]);
  const catchUp = () => {
    if (late !== model) flushSync(() => setLate(model));
  };
  return { late: isBack ? model : late, catchUp };
}
