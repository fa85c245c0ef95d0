import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

/** Closes every sheet of the page that is open. */
export function closeSheets(page: HTMLElement): void {
  for (const sheet of openSheets(page)) sheet.hidePopover();
}

const openSheets = (page: HTMLElement | null): HTMLElement[] => [
  ...(page?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? []),
];

/** What a search that is made while a sheet is open must know of the sheet's own entry in the history. */
export interface SheetEntry {
  /** Whether the newest entry is that of the open sheet. */
  isNewest(): boolean;
  /** The search takes the entry's place; whether there was one. */
  take(): boolean;
}

/**
 * Back closes an open sheet before it does anything else, as people expect of what covers the page: an opened sheet is
 * an entry of its own, which goes when the sheet is closed in another way. A search made in the sheet takes its place,
 * and is not undone while the sheet is open.
 */
export function useSheets(page: RefObject<HTMLElement | null>): SheetEntry {
  const isNewest = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onToggle = useEffectEvent((event: Event) => {
    const { newState, target } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || !target.popover) return;
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
    ({ historyAction }) =>
      historyAction === 'POP' && !isNewest.current && openSheets(page.current).length > 0,
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
