import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What has keys of its own, or takes what is typed. */
const OWN_KEYS =
  'input, select, textarea, video, iframe, [contenteditable], [role=slider], [role=application]';

/**
 * Names, as an attribute, the element that several views of one thing share, with what chooses among them: keys pressed
 * in it are the shown view's.
 */
export const SHARES_KEYS = { 'data-shares-keys': '' };

/**
 * Hears keys that belong to what is in sight (S2): those pressed while nothing but a part around the element has the
 * focus (the page, its main part), and those pressed in what it shares with other views, such as their buttons.
 */
export function useGlobalKeys(
  element: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
    if (
      isPlain &&
      element.current &&
      isInSight(element.current) &&
      isUnfocused(event.target, element.current)
    )
      onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
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
