import type { SearchHistory } from './history/search-history.ts';

export function closeSheets(root: HTMLElement): void {
  for (const sheet of listOpenSheets(root)) sheet.hidePopover();
}

/** The page's sheets that are open: one at most. */
export const listOpenSheets = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[popover]:popover-open'),
];

/** What a search from an open sheet must know of the sheet's own history entry. */
export interface SheetEntry {
  /** Whether the newest entry is that of the open sheet. */
  isNewest(): boolean;
  /** Lets the search replace the entry, or forgets it after a step back; returns whether there was one. */
  take(): boolean;
}

/**
 * Back closes an open sheet first, as people expect of an overlay: an opened sheet has a history entry of its own,
 * which is removed when the sheet is closed in another way. A search made in the sheet replaces the entry.
 */
export function followSheets(root: HTMLElement, history: SearchHistory): SheetEntry {
  let isNewest = false;
  const enter = ({ id }: HTMLElement) => {
    isNewest = true;
    history.push(`${location.pathname}${location.search}#${id}`);
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || !target.popover) return;
    if (newState === 'open') {
      if (!isNewest) enter(target);
      return;
    }
    if (isNewest) window.history.back();
    isNewest = false;
  };
  root.addEventListener('toggle', onToggle, true);
  // Opened before this script ran.
  for (const sheet of listOpenSheets(root)) enter(sheet);
  return {
    isNewest: () => isNewest,
    take: () => {
      const was = isNewest;
      isNewest = false;
      return was;
    },
  };
}
