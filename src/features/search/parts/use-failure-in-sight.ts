import { type RefObject, useEffect } from 'react';
import type { SearchPageModel } from '../model.ts';
import { closeSheets } from './use-sheets.ts';

/**
 * Brings the notice of a failed search in sight, wherever on the page the search was changed: a sheet that covers it is
 * closed (S8, B10). Each failure is a model of its own, so a second one brings it in sight again.
 */
export function useFailureInSight(
  page: RefObject<HTMLElement | null>,
  notice: RefObject<HTMLElement | null>,
  model: SearchPageModel,
): void {
  useEffect(() => {
    if (!model.failed || !page.current || !notice.current) return;
    closeSheets(page.current);
    // The middle, so that nothing that sticks to the window's edges covers it.
    if (!isInSight(notice.current)) notice.current.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [page, notice, model]);
}

/** What may stick to the top or bottom of the window. */
const EDGE_PX = 100;

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= EDGE_PX && bottom <= window.innerHeight - EDGE_PX;
}
