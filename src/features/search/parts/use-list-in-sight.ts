import { type RefObject, useEffect } from 'react';

/** Where the address leads to a list of the panel, that list has the focus, and the sheet that holds it is open. */
export function useListInSight(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!list?.closest('[popover]') || !page.current?.contains(list)) return;
    openAround(list);
    list.focus();
  }, [page]);
}

/** Unfolds what an event's target stands in, so that a browser can show what is wrong with it. */
export function bringInSight({ target }: Event): void {
  openAround(target as Element);
}

function openAround(element: Element): void {
  const panel = element.closest<HTMLElement>('[popover]');
  if (panel && !panel.checkVisibility()) panel.showPopover();
  element.closest('details')?.setAttribute('open', '');
}
