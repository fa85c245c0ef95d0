import { type RefObject, useEffect } from 'react';

const OPEN_MENU = 'details[data-menu][open]';
/** What the pointer draws without opening it. */
const DRAWN = '.nav--hover [data-menu]:hover';
/** On a drawn menu that was sent away: style sheets leave it shut until the pointer has left it. */
const SENT_AWAY = 'data-sent-away';

/**
 * Closes open `details[data-menu]` below the given element as people expect of menus: at a press elsewhere, once the
 * focus has gone elsewhere (it would be under them), at Escape (focus goes back to what opened it; one that is drawn
 * stays away until the pointer has left it), and once one of its links is followed. Without JavaScript they stay plain
 * disclosures.
 */
export function useMenuClosing(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOthers = ({ target }: Event) => closeMenus(root, target as Node);
    for (const gone of ['pointerdown', 'focusin']) document.addEventListener(gone, closeOthers, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && sendAway(root), { signal });
    root.addEventListener('click', (event) => (event.target as Element).closest('a') && closeMenus(root), {
      signal,
    });
    return () => listening.abort();
  }, [within]);
}

/** Closes them, but for the one that has `kept` in it. The focus does not stay in what is no longer to be seen. */
function closeMenus(root: HTMLElement, kept: Node | null = null): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
    if (menu.contains(kept)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

function sendAway(root: HTMLElement): void {
  closeMenus(root);
  for (const menu of root.querySelectorAll<HTMLElement>(DRAWN)) {
    menu.toggleAttribute(SENT_AWAY, true);
    menu.onpointerleave = () => menu.toggleAttribute(SENT_AWAY, false);
  }
}
