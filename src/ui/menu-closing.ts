import { type RefObject, useEffect } from 'react';

const OPEN_MENU = 'details[data-menu][open]';

/**
 * Closes open `details[data-menu]` below the given element as people expect of menus: at a press elsewhere, at Escape (focus goes
 * back to what opened it), and once one of its links is followed. Without JavaScript they stay plain disclosures.
 */
export function useMenuClosing(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      (event) => closeMenus(root, (menu) => !menu.contains(event.target as Node)),
      {
        signal,
      },
    );
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeMenus(root, focusOpener), {
      signal,
    });
    root.addEventListener('click', (event) => (event.target as Element).closest('a') && closeMenus(root), {
      signal,
    });
    return () => listening.abort();
  }, [within]);
}

function closeMenus(root: HTMLElement, mayClose: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN_MENU))
    if (mayClose(menu)) menu.open = false;
}

function focusOpener(menu: HTMLDetailsElement): boolean {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  return true;
}
