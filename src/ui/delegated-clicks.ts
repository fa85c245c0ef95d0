/**
 * Calls back for each click on an element that matches the selector, wherever on the page and however late it came to
 * be there: one listener on the document (event delegation).
 */
export function listenForClicks(selector: string, react: (pressed: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!pressed) return;
    window.dropChoice?.(pressed);
    react(pressed, event);
  });
}
