import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

export function closeSheets(page: HTMLElement): void {
  for (const sheet of openSheets(page)) sheet.hidePopover();
}

const openSheets = (page: HTMLElement | null): HTMLElement[] => [
  ...(page?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? []),
];

/** What a search from an open sheet must know of the sheet's own history entry. */
export interface SheetEntry {
  /** Whether the newest entry is that of the open sheet. */
  isNewest(): boolean;
  /** Lets the search replace the entry; returns whether there was one. */
  take(): boolean;
}

/**
 * Back closes an open sheet first, as people expect of an overlay: an opened sheet has a history entry of its own,
 * which is removed when the sheet is closed in another way. A search made in the sheet replaces the entry, and is not
 * undone while the sheet is open.
 */
export function useSheets(page: RefObject<HTMLElement | null>): SheetEntry {
  const isNewest = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onToggle = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!('newState' in event) || !(target instanceof HTMLElement) || !target.popover) return;
    const { newState } = event;
    if (newState === 'closed' && isNewest.current) navigate(-1);
    isNewest.current = newState === 'open';
    if (newState === 'open') navigate(`${pathname}${search}#${target.id}`, { preventScrollReset: true });
  });
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPopState = () => {
      isNewest.current = false;
      closeSheets(element);
    };
    element.addEventListener('toggle', onToggle, { signal, capture: true });
    window.addEventListener('popstate', onPopState, { signal });
    return () => listening.abort();
  }, [page]);

  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && !isNewest.current && openSheets(page.current).length > 0,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  return {
    isNewest: () => isNewest.current,
    take: () => {
      const was = isNewest.current;
      isNewest.current = false;
      return was;
    },
  };
}
