import { type RefObject, useEffect } from 'react';
import type { SearchPageModel } from '../model.ts';
import { closeSheets } from './use-sheets.ts';

/**
 * Scrolls the notice of a failed search into view, wherever on the page the search was changed: a sheet that covers it
 * is closed (S8, B10). Each failure is a model of its own, so a second one scrolls again.
 */
export function useFailureInSight(
  page: RefObject<HTMLElement | null>,
  notice: RefObject<HTMLElement | null>,
  model: SearchPageModel,
): void {
  useEffect(() => {
    if (!model.failed || !page.current || !notice.current) return;
    closeSheets(page.current);
    // Centred, so that nothing sticky at the window's edges covers it.
    if (!isInSight(notice.current)) notice.current.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [page, notice, model]);
}

/** The height of sticky elements at the top or bottom of the window. */
const EDGE_PX = 100;

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= EDGE_PX && bottom <= window.innerHeight - EDGE_PX;
}
