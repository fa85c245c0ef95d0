/** The menu of narrow windows, over the whole of them. */
const DRAWER = '.drawer';
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
  root.addEventListener('pointerover', makeRoom);
  root.addEventListener('toggle', ({ target }) => coverPage(target), true);
  for (const drawer of root.querySelectorAll(DRAWER)) coverPage(drawer);
}

/**
 * Two menus that open on hover do not lie over each other: one that a press keeps open is closed for the one under the
 * pointer, unless keys are in it.
 */
function makeRoom({ target }: Event): void {
  const over = target instanceof Element ? target.closest('.nav--hover [data-menu]') : null;
  for (const menu of over?.parentElement?.querySelectorAll<HTMLDetailsElement>(OPEN_MENU) ?? [])
    if (menu !== over && !menu.querySelector(':focus-visible')) menu.open = false;
}

/** The page below an open drawer does not scroll. */
function coverPage(drawer: EventTarget | null): void {
  if (!(drawer instanceof HTMLDetailsElement) || !drawer.matches(DRAWER)) return;
  document.documentElement.classList.toggle('is-covered', drawer.open);
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
