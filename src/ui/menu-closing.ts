const OPEN_MENU = 'details[data-menu][open]';
/** A menu shown by hovering, without being opened. */
const DRAWN = '.nav--hover [data-menu]:hover';
/** On a hover menu that was dismissed: style sheets hide it until the pointer has left it. */
const SENT_AWAY = 'data-sent-away';

/**
 * Closes open `details[data-menu]` below the given element as people expect of menus: on a press elsewhere, when the
 * focus moves elsewhere (they would cover it), on Escape (the focus returns to what opened it; a hover menu stays
 * hidden until the pointer has left it), and when one of its links is followed. Without JavaScript they are plain
 * disclosures.
 */
export function closeMenusOutside(root: HTMLElement): void {
  const closeOthers = ({ target }: Event) => closeMenus(root, target instanceof Node ? target : null);
  for (const gone of ['pointerdown', 'focusin']) document.addEventListener(gone, closeOthers);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && sendAway(root));
  root.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && closeMenus(root));
}

/** Closes all menus except the one that contains `kept`. The focus must not stay in a hidden one. */
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
