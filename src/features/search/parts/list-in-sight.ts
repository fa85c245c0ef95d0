/**
 * Where the address names a list of the panel, that list gets the focus, and the sheet that contains it is opened. A
 * page without filters has no panel to open.
 */
export function showNamedList(root: HTMLElement): void {
  const list = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!list?.closest('[popover]') || list.closest('.results--whole') || !root.contains(list)) return;
  openAround(list);
  list.focus();
}

/** Unfolds what contains an event's target, so that a browser can show its validation error. */
export function openAroundTarget({ target }: Event): void {
  if (target instanceof Element) openAround(target);
}

function openAround(element: Element): void {
  const panel = element.closest<HTMLElement>('[popover]');
  if (panel && !panel.checkVisibility()) panel.showPopover();
  element.closest('details')?.setAttribute('open', '');
}
