/** Starts the islands inside an element that wait until they are asked for: from then on they are like others. */
export function askForIslands(around: Element): void {
  for (const island of around.querySelectorAll<HTMLElement>('[data-when=asked]')) delete island.dataset.when;
  document.dispatchEvent(new CustomEvent('content-changed', { detail: around }));
}
