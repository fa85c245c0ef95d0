import { type RefObject, useEffect } from 'react';

/** Where the address leads to a list of the panel, that list has the focus, and the sheet that holds it is open. */
export function useListInSight(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const panel = list?.closest<HTMLElement>('[popover]');
    if (!list || !panel || !page.current?.contains(panel)) return;
    if (!panel.checkVisibility()) panel.showPopover();
    list.closest('details')?.setAttribute('open', '');
    list.focus();
  }, [page]);
}
