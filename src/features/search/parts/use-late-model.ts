import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { SearchPageModel } from '../model.ts';

/**
 * The model for what may come a moment after what a visitor looks at first. After a filter or a link it is that of before for one frame, so that the new
 * count and the first cards are painted sooner. Back and forward restore a place on the page, so there all of it is new at once.
 */
export function useLateModel(model: SearchPageModel): SearchPageModel {
  const isBack = useNavigationType() === 'POP';
  const [late, setLate] = useState(model);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // The frame that is painted now holds the first part; the second begins after it.
      frame = requestAnimationFrame(() => startTransition(() => setLate(model)));
    });
    return () => cancelAnimationFrame(frame);
  }, [model]);
  return isBack ? model : late;
}
