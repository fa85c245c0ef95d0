/** The fields that were changed since the last search was sent, or since the last step back or forward. */
export interface Edits {
  has(field: Element): boolean;
  /** Notes a field that a script has changed for the visitor. */
  add(field: Element): void;
  /** A search is sent: the edits up to now are part of it. */
  forget(): void;
}

export function followEdits(root: HTMLElement): Edits {
  const edited = new Set<EventTarget>();
  root.addEventListener('input', ({ target }) => target && edited.add(target));
  window.addEventListener('popstate', () => edited.clear());
  return {
    has: (field) => edited.has(field),
    add: (field) => void edited.add(field),
    forget: () => edited.clear(),
  };
}
