const WAITING = '[data-when=asked], [data-when=idle]';

/** Starts an island, or those inside an element, that wait to be asked for: from then on they are like others. */
export function askForIslands(around: HTMLElement): void {
  for (const island of [around, ...around.querySelectorAll<HTMLElement>(WAITING)])
    if (island.matches(WAITING)) delete island.dataset.when;
  document.dispatchEvent(new CustomEvent('content-changed', { detail: around }));
}
