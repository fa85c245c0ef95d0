/** Elements that have keys of their own, or are typed into. */
const OWN_KEYS = 'input, select, textarea, video, iframe, [contenteditable], [role=slider], [role=application]';

/**
 * An attribute for the element that several views of one thing share with the buttons that switch between them: keys
 * pressed inside go to the view that is shown.
 */
export const SHARES_KEYS = { 'data-shares-keys': '' };

/**
 * Handles keys for what is visible (S2): those pressed while only a container around the element has the focus (the
 * page, its main part), and those pressed in what it shares with other views, such as their buttons. Returns the
 * function that ends it.
 */
export function listenForGlobalKeys(element: HTMLElement, onKey: (event: KeyboardEvent) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
    if (isPlain && isInSight(element) && isUnfocused(event.target, element)) onKey(event);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

function isUnfocused(target: EventTarget | null, element: HTMLElement): boolean {
  if (!(target instanceof Element) || element.contains(target)) return false;
  if (target.contains(element)) return true;
  const shared = element.closest('[data-shares-keys]');
  return shared?.contains(target) === true && !target.closest(OWN_KEYS);
}

function isInSight(element: HTMLElement): boolean {
  const { bottom, top, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
